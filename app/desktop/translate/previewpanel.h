// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/previewtexts.h"

class QStackedWidget;

namespace marches::app {

class Actions;
class Application;
class BoardNameBar;
class BoardPreview;
class SamplePreview;
class TextCard;
class TranslationController;

/// The real thing in the language that is being translated, as one types: for a map its board, for an option its row,
/// for a card the card, for what the game says the bar or the log that says it.
class PreviewPanel : public QWidget {
    Q_OBJECT
public:
    PreviewPanel(Application& application, const Actions& actions, TranslationController& controller,
                 QWidget* parent = nullptr);
    ~PreviewPanel() override;

    QSize sizeHint() const override { return {450, 360}; }
    /// Another translation, or none.
    void take();
    void show(int row);
    /// A text has changed.
    void onRowChanged(int row);

    BoardPreview& board() { return *m_board; }
    BoardNameBar& nameBar() { return *m_bar; }
    SamplePreview& sample() { return *m_sample; }
    /// What is read beside the board, or in the widgets that say a text.
    QString said() const;
    const PreviewTexts* texts() const { return m_texts.get(); }

signals:
    void nameProblemsFound(const std::vector<marches::app::NameProblem>& problems);
    void textChosen(int row);

protected:
    void changeEvent(QEvent* event) override;

private:
    void checkNames();
    void refreshFoot();

    Application& m_application;
    TranslationController& m_controller;
    std::unique_ptr<PreviewTexts> m_texts;
    QStackedWidget* m_stack;
    QWidget* m_boardPage;
    BoardPreview* m_board;
    BoardNameBar* m_bar;
    TextCard* m_card; ///< below the board, for names that the board does not write
    SamplePreview* m_sample;
    int m_row = -1;
    QTimer m_soon;
};

} // namespace marches::app
