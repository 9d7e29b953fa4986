// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/translate/translationcontroller.h"
#include "editor/translation/textsearch.h"
#include "editor/widgets/translated.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace marches::app {

/// Words that are looked for in all translations into a language at once, whatever is open: each text that holds them
/// with what it would become; those that are ticked are replaced together. The files are read in another thread.
class TextSearchDialog : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    /// `nameOf`: what a person calls a source.
    TextSearchDialog(TranslationController& controller, std::function<QString(const std::string& source)> nameOf,
                     QWidget* parent = nullptr);
    ~TextSearchDialog() override;

    QLineEdit& words() { return *m_words; }
    QLineEdit& replacement() { return *m_replacement; }
    QCheckBox& matchCase() { return *m_case; }
    QCheckBox& wholeWords() { return *m_whole; }
    QTreeWidget& list() { return *m_list; }
    QPushButton& replaceButton() { return *m_replace; }
    QPushButton& openButton() { return *m_open; }
    QString summary() const;
    bool isSearching() const { return m_searching.isRunning(); }

    /// What is ticked, as it is to be written.
    std::vector<editor::SourceChanges> chosen() const;

signals:
    void openRequested(const QString& source, const QString& key);
    /// Accepted: what chosen() tells is to be written.
    void replaceRequested();

private:
    void arrange();
    void search();
    void show(engine::Result<std::vector<editor::SourceChanges>> found);
    void fill();
    void refreshReplacements();
    void refreshState();
    void openCurrent();
    void retranslate() final;
    editor::TextSearch asked() const;
    /// Whoever only searches is not shown texts without the words.
    bool replaces() const;

    TranslationController& m_controller;
    std::function<QString(const std::string& source)> m_nameOf;
    std::vector<editor::SourceChanges> m_found;
    engine::Errors m_errors;
    bool m_filling = false;
    editor::LongWork m_searching;
    QTimer m_pause;    ///< after the last key
    QTimer m_counting; ///< once after many ticks
    QLabel* m_wordsLabel;
    QLineEdit* m_words;
    QLabel* m_replacementLabel;
    QLineEdit* m_replacement;
    QCheckBox* m_case;
    QCheckBox* m_whole;
    QLabel* m_summary;
    QTreeWidget* m_list;
    QPushButton* m_open;
    QPushButton* m_close;
    QPushButton* m_replace;
};

} // namespace marches::app
