// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include <QWidget>

#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/translate/previewtexts.h"

class QLabel;
class QListView;
class QStackedWidget;
class QStandardItemModel;
class QVBoxLayout;

namespace marches::app {

class Actions;
class Application;
class Card;
class CardReader;
class LogDelegate;
class OptionRow;
class PromptBar;
class TextCard;
class WindowSample;

/// A text in the widget that shows it in the game: an option row, a card, the question bar with a question or a
/// refusal, lines of the log, a rule, a widget of the window. Placeholders hold samples.
class SamplePreview : public QWidget {
    Q_OBJECT
public:
    SamplePreview(Application& application, const Actions& actions, QWidget* parent = nullptr);
    ~SamplePreview() override;

    /// Null: none. The texts outlive this or the next call.
    void setTexts(const PreviewTexts* texts, const editor::TranslationDocument* document);
    void show(int row);
    void refresh() { show(m_row); }
    /// What is read on it.
    QString text() const;

private:
    QWidget* showOption(const std::string& key);
    QWidget* showCard(const std::string& key);
    QWidget* showQuestion(bool refusal);
    QWidget* showLog();
    /// By the widget that says such a text in a game; nothing: there is none.
    QWidget* pageFor(int row);
    static QString wordsOn(const QWidget& page);
    QStringList sentences() const;

    Application& m_application;
    std::unique_ptr<NewGameModel> m_model;
    const PreviewTexts* m_texts = nullptr;
    const editor::TranslationDocument* m_document = nullptr;
    int m_row = -1;
    QStackedWidget* m_stack;
    QWidget* m_optionPage;
    QVBoxLayout* m_optionColumn;
    OptionRow* m_option = nullptr;
    QWidget* m_cardPage;
    CardReader* m_card;
    QWidget* m_barPage;
    PromptBar* m_bar;
    QListView* m_log;
    QStandardItemModel* m_logModel;
    WindowSample* m_window;
    TextCard* m_plain; ///< below, or instead of, what the game itself would show
    QWidget* m_rest;   ///< the room below it
};

} // namespace marches::app
