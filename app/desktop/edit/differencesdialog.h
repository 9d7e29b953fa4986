// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/listdialog.h"
#include "editor/document/mapdifferences.h"
#include "editor/widgets/translated.h"

#include <vector>

namespace marches::app {

/// What one state of a map has that another has not, line by line.
class DifferencesDialog : public editor::Translated<ListDialog> {
    Q_OBJECT
public:
    /// Which two states are compared.
    enum class Between {
        FileAndUnsaved, ///< what a crash left, against the file
        NothingAndUnsaved,
        OursAndTheirs, ///< the open map, against what another program made of its files
        BackupAndNow,  ///< a backup, against the map as it is
    };

    DifferencesDialog(Between between, QString map, std::vector<editor::MapDifference> differences,
                      QWidget* parent = nullptr);

private:
    void retranslate() final;

    Between m_between;
    QString m_map;
    std::vector<editor::MapDifference> m_differences;
};

/// "New territory: Beruna"
QString differenceWords(const editor::MapDifference& difference);

} // namespace marches::app
