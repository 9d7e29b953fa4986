// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/longwork.h"
#include "editor/document/mapsaving.h"
#include "editor/exchange/exportmap.h"
#include "editor/widgets/translated.h"

#include <QDialog>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <string>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace marches::app {

/// The open map in the form of another program. Says what the form cannot hold before anything is written, and why
/// nothing was where that failed.
class ForeignExportDialog : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    /// What went wrong or is left out, for a person.
    using ErrorWords = std::function<QString(const engine::Errors&)>;

    /// What the document becomes later has no part in it.
    ForeignExportDialog(editor::MapSaving map, ErrorWords words, QWidget* parent = nullptr);

    std::string form() const;
    void setForm(const std::string& form);
    /// The files of the form are still being made.
    bool isBusy() const { return m_work.isRunning(); }
    /// Notes and reasons, as they are shown.
    QStringList told() const;
    QPushButton& saveButton() const { return *m_save; }
    /// Writes what was made: the one file, or a zip of several. False, with the reason shown, when that fails.
    [[nodiscard]] bool writeTo(const QString& file);
    /// Where the file is proposed to be; afterwards where it was put.
    void setFolder(const QString& folder) { m_folder = folder; }
    const QString& folder() const { return m_folder; }
    /// Empty: none.
    const QStringList& written() const { return m_written; }

private:
    void arrange();
    void make();
    void addNotes(const engine::Errors& errors);
    void refresh();
    void saved();
    void retranslate() final;

    std::shared_ptr<const editor::MapSaving> m_map;
    ErrorWords m_words;
    QString m_folder;
    QStringList m_written;
    editor::LongWork m_work;
    std::optional<engine::Result<editor::ExportedMap>> m_made;
    engine::Errors m_trouble; ///< of the last writing
    QLabel* m_formLabel;
    QComboBox* m_form;
    QLabel* m_purpose;
    QLabel* m_notesLabel;
    QListWidget* m_notes;
    QPushButton* m_cancel;
    QPushButton* m_save;
};

} // namespace marches::app
