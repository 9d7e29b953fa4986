// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "editor/document/mapfragment.h"

#include <QCoreApplication>
#include <QString>

namespace marches::app {

/// What has become of pasted things, for the spoken line: what they brought with them, and what is otherwise than where
/// they come from.
class PasteWords {
    Q_DECLARE_TR_FUNCTIONS(marches::app::PasteWords)
public:
    static QString of(const editor::Inserted& added, const editor::MapDocument& document);
};

} // namespace marches::app
