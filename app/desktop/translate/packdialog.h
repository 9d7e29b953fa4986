// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translation/languagepack.h"

#include <QDialog>
#include <QStringList>

#include <functional>

class QPushButton;
class QRadioButton;
class QTreeWidget;

namespace marches::app {

/// What a zip of translations would bring, before anything is written: by source what is new and what differs, and
/// which of both is to hold there.
class PackDialog : public QDialog {
    Q_OBJECT
public:
    /// `name`: of the zip; `nameOf`: what a person calls a source; `notes`: sentences about what is left out.
    PackDialog(const QString& name, const editor::PackComparison& pack,
               const std::function<QString(const std::string& source)>& nameOf, const QStringList& notes,
               QWidget* parent = nullptr);

    /// Where both sides have a translation, theirs is to be taken.
    bool takesTheirs() const;
    QRadioButton& theirs() { return *m_theirs; }
    QPushButton& takeButton() { return *m_take; }
    QTreeWidget& list() { return *m_list; }

private:
    QTreeWidget* m_list;
    QRadioButton* m_mine;
    QRadioButton* m_theirs;
    QPushButton* m_take;
};

} // namespace marches::app
