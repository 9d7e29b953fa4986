// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/translate/translationcontroller.h"
#include "editor/translation/translationprogress.h"
#include "editor/widgets/translated.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace marches::app {

/// How far every source of texts is in a language, at once; one that is chosen is opened on the bench. The files are
/// read in another thread, line after line.
class OverviewDialog : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    explicit OverviewDialog(TranslationController& controller, QWidget* parent = nullptr);
    ~OverviewDialog() override;

    QComboBox& languages() { return *m_languages; }
    QTreeWidget& list() { return *m_list; }
    QPushButton& openButton() { return *m_open; }
    /// The sentence about all of them.
    QString summary() const;
    bool isCounting() const { return m_counting.isRunning(); }

signals:
    void openRequested(const QString& source, const QString& language);

private:
    void arrange();
    void count();
    void refresh();
    void openChosen();
    void retranslate() final;
    QString language() const;

    TranslationController& m_controller;
    std::vector<TranslatableTexts> m_choices;
    std::vector<std::optional<engine::Result<editor::TextCounts>>> m_counts; ///< by choice; nothing: not yet known
    editor::LongWork m_counting;
    QLabel* m_languageLabel;
    QComboBox* m_languages;
    QLabel* m_summary;
    QProgressBar* m_bar;
    QTreeWidget* m_list;
    QPushButton* m_close;
    QPushButton* m_open;
};

} // namespace marches::app
