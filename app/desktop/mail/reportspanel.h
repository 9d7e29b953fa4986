// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QImage>
#include <QWidget>

#include "app/desktop/mail/mailcontroller.h"
#include "editor/widgets/translated.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTabBar;
class QTextBrowser;

namespace marches::app {

/// The reports of a turn that was played, a tab a reader, text and picture as they will be sent. Whoever looks at one
/// sees nothing that its reader may not know.
class ReportsPanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    ReportsPanel(Application& application, MailController& controller, QWidget* parent = nullptr);

    /// Shows a turn; nothing: none.
    void showTurn(const std::optional<engine::MailTurnRecord>& turn);
    /// Writes all reports into a folder. False: that failed, with the reason shown, or was given up.
    bool saveTo(const QString& folder);

    QTabBar* tabs() const { return m_tabs; }
    QTextBrowser* page() const { return m_page; }
    QComboBox* languageBox() const { return m_language; }
    QPushButton* copyButton() const { return m_copy; }
    QPushButton* saveButton() const { return m_save; }
    QPushButton* printButton() const { return m_print; }
    QPushButton* backButton() const { return m_back; }
    QPushButton* continueButton() const { return m_continue; }

signals:
    /// Back to the sheets.
    void backRequested();
    /// The game is to go on from the turn that is shown, which is on another branch.
    void continueRequested(const marches::engine::MailTurnRecord& turn);
    void told(const QString& sentence);

private:
    /// In the language of the reader.
    engine::MessageFormatter wordingFor(std::size_t reader) const;
    editor::MailReport report(std::size_t reader) const;
    QByteArray picture(std::size_t reader);
    QString deadline(const std::string& language) const;
    void fillLanguages();
    void onLanguage(int index);
    void showReader(int tab);
    void refresh();
    void copy();
    void saveWithDialog();
    void print();
    void retranslate() final;

    Application& m_application;
    MailController& m_controller;
    QLabel* m_head;
    QTabBar* m_tabs;
    QLabel* m_languageWord;
    QComboBox* m_language;
    QTextBrowser* m_page;
    QPushButton* m_copy;
    QPushButton* m_save;
    QPushButton* m_print;
    QPushButton* m_continue;
    QPushButton* m_back;
    QLabel* m_told;
    std::optional<engine::MailTurnRecord> m_turn;
    std::shared_ptr<const PlayedMail> m_played;
    std::shared_ptr<const editor::BoardDrawing> m_drawing;
    QImage m_ground; ///< of the pictures; null: not drawn yet
    std::vector<editor::ReportReader> m_readers;
};

} // namespace marches::app
