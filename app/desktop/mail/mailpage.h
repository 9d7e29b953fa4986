// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "app/desktop/base/modepage.h"
#include "app/desktop/mail/mailcontroller.h"
#include "editor/widgets/translated.h"

class QAction;
class QCheckBox;
class QDateTimeEdit;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace marches::app {

class Actions;
class Application;
class MailBoard;
class MailStart;
class MessageBar;
class PowerList;
class ReportsPanel;
class SheetPanel;

/// The game master's desk of a game by mail: who has sent what, the sheets and what they come to, the turn carried out,
/// and the reports for each reader. While reports are on the page nothing else is, since a report may be shown to its
/// reader.
///
/// In two sources: mailpageparts.cpp makes the parts and connects them, a list apart from what the page does.
class MailPage : public editor::Translated<QWidget>, public ModePage {
    Q_OBJECT
public:
    MailPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent = nullptr);
    ~MailPage() override;

    MailController& controller() const { return *m_controller; }
    PowerList& powers() const { return *m_powers; }
    SheetPanel& sheets() const { return *m_sheets; }
    ReportsPanel& reports() const { return *m_reports; }
    MailStart& start() const { return *m_start; }
    MailBoard& board() const { return *m_board; }
    MessageBar& bar() const { return *m_bar; }
    QPushButton* resolveButton() const { return m_resolve; }
    QPushButton* backButton() const { return m_back; }
    QListWidget* turns() const { return m_turns; }
    QLineEdit* answersField() const { return m_answers; }
    bool showsReports() const;

    /// Opens a game by mail. False, with the reason on the page, where it cannot be.
    bool open(const QString& file);
    /// The same, but asks first where the game on the desk is in no file as it stands.
    void openAsking(const QString& file);
    /// The program is about to end: what is on the desk is kept.
    void finish();
    /// Takes in a file that holds a sheet; says why where it is none.
    void takeFile(const QString& file);
    void takeText(const QString& text, const QString& from);
    /// Shows the reports of a turn that was played, by its number among MailController::turns().
    void showTurn(int turn);
    /// Carries the turn out, or asks first about sheets that have not come or have mistakes.
    void resolve();

    QWidget* widget() override { return this; }
    QString title() const override;
    QList<QWidget*> areas() override;
    Scope scope() const override { return Scope::Mail; }
    bool isModified() const override { return m_controller->isModified(); }
    QString savingState() const override;
    QString savingPlace() const override { return m_controller->file(); }
    bool save() override;
    bool saveElsewhere() override;
    bool closeWork() override;
    QList<QAction*> menuActions(MenuId menu) override;
    void enter() override;

signals:
    /// A file that is no sheet: a game, a map.
    void otherFileDropped(const QString& file);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeParts();
    void makeActions(Actions& actions);
    void connectParts();
    QWidget* makeLeft();
    void begin();
    void openWithDialog();
    void paste();
    void resolveNow();
    void goBack();
    void askAbout(const QString& sentence, const QString& button, const std::function<void()>& action);
    void say(const QString& sentence);
    void showDesk();
    void showReports(const engine::MailTurnRecord& turn);
    void onOpened();
    void onTurn();
    void refresh();
    void fillTurns();
    void fillAnswers();
    void fillDeadline();
    void onAnswers();
    void onDeadline();
    void onTurnActivated(QListWidgetItem* item);
    QString namesOf(const std::vector<int>& seats) const;
    QString suggestedFile() const;
    void retranslate() final;

    Application& m_application;
    MainWindowInterface& m_window;
    MailController* m_controller;
    QStackedWidget* m_stack;
    MailStart* m_start;
    QWidget* m_table;
    QSplitter* m_parts;
    MessageBar* m_bar;
    std::function<void()> m_askAgain; ///< asks anew what the bar asks, in another language; null: nothing
    QLabel* m_season;
    QLabel* m_allowed;
    PowerList* m_powers;
    QLabel* m_turnsHead;
    QListWidget* m_turns;
    QCheckBox* m_hasDeadline;
    QDateTimeEdit* m_deadline;
    QLabel* m_answersWord;
    QLineEdit* m_answers;
    QPushButton* m_paste;
    QPushButton* m_resolve;
    QPushButton* m_back;
    SheetPanel* m_sheets;
    MailBoard* m_board;
    ReportsPanel* m_reports;
    QAction* m_pasteAction = nullptr;
    QAction* m_resolveAction = nullptr;
    QAction* m_backAction = nullptr;
    QAction* m_openAction = nullptr;
    bool m_entered = false;
};

} // namespace marches::app
