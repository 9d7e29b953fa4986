// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>

#include <memory>
#include <vector>

namespace marches::editor {
class MapDocument;
}

namespace marches::monkey {

/// Goes back and forth over the steps of edited maps and compares the bytes. A step is gone over at the first look
/// after it was made, with all that came after it. Whenever half as many steps have been gone over as there are, all of
/// them are, since a step may spoil what an older one needs. So looks cost what has been done, however long the list
/// has become; to go over all of it each time would be most of what an act costs after some thousand of them.
class StepWalk {
public:
    /// What is wrong; empty: nothing. `whole`: from the very start, whatever has been looked at.
    QString look(editor::MapDocument& document, bool whole);

private:
    struct Known {
        QPointer<editor::MapDocument> document;
        int lowest = 0; ///< steps from here on were made or taken back since the last look
        int step = -1;  ///< MapDocument::step() after it
        int gone = 0;   ///< steps that were gone over since all of them were
    };
    Known& known(editor::MapDocument& document);

    std::vector<std::shared_ptr<Known>> m_known; ///< which the documents tell of changes for as long as they live
};

} // namespace marches::monkey
