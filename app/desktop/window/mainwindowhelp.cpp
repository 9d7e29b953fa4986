// SPDX-License-Identifier: GPL-3.0-or-later
// F1 and Shift+F1: the page of the guide about what has the focus, and what the thing itself is for.
#include "app/desktop/base/application.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/lab/labpage.h"
#include "app/desktop/mail/mailpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/answertip.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/settings/settingspage.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/window/guidewindow.h"
#include "app/desktop/window/helpdialogs.h"
#include "app/desktop/window/mainwindow.h"
#include "app/desktop/window/moderail.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QWhatsThis>

namespace marches::app {

namespace {

constexpr char kGuidePage[] = "guidePage";
constexpr int kHigh = 200; ///< pixels; what is higher is explained inside

/// What a part says of itself: its name, what it is for, and its tip.
QStringList ownWords(const QWidget& widget)
{
    QStringList parts{widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()};
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        button != nullptr && parts.first().isEmpty())
        parts.first() = button->text().remove(QLatin1Char('&'));
    if (widget.toolTip() == widget.accessibleName()) parts.removeLast();
    return parts;
}

} // namespace

QString MainWindow::explanation(const QWidget& focus)
{
    QStringList parts = ownWords(focus);
    for (const QWidget* widget = &focus; widget != nullptr; widget = widget->parentWidget())
        if (!widget->whatsThis().isEmpty()) {
            parts << widget->whatsThis();
            break;
        }
    parts.removeAll(QString());
    parts.removeDuplicates();
    return parts.join(QLatin1Char('\n'));
}

void MainWindow::explainFocus()
{
    QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr) focus = m_current->widget();
    const QString words = explanation(*focus);
    const QPoint at = focus->height() > kHigh ? QPoint(kHigh / 4, kHigh / 4) : QPoint(0, focus->height());
    if (!words.isEmpty()) QWhatsThis::showText(focus->mapToGlobal(at), words, focus);
}

void MainWindow::explainPages()
{
    m_rail->setWhatsThis(tr("The modes of the program: playing, drawing maps, the lab, translating, settings. Each "
                            "keeps what is open in it."));
    m_welcome->setWhatsThis(tr("Start a game with one click, continue one you have begun, or open a map. A game you "
                               "leave stays in the list of unsaved games, so starting another loses nothing."));
    if (m_newGame != nullptr)
        m_newGame->setWhatsThis(
            tr("Choose a map and a game, then who sits where, then the rules. Every choice has a default, so Start "
               "game works at once. The seed is different each time, unless you type one."));
    m_edit->setWhatsThis(
        tr("Draw a map: choose a tool, then press or drag on the drawing. The line below says what the tool does next; "
           "the panels show what is chosen and what is still missing."));
    m_import->setWhatsThis(tr("What was found in the drawing or picture, before it becomes a map: leave out or name "
                              "what you like, then make the map."));
    m_lab->setWhatsThis(tr(
        "The lab lets bots play many games to answer a question: what a change of the rules does, which rule matters, "
        "which number is fair. The answer grows while the games are played; Stop keeps what is there."));
    m_translate->setWhatsThis(
        tr("The translator's bench: the list at the left holds the texts, the field in the middle is yours, and the "
           "panels show where a text stands and what is wrong with it."));
    m_settings->setWhatsThis(tr("What you choose here takes effect at once and is remembered."));
    m_play->explainParts();
}

/// Which page of the guide is about what, of the pages that are there. They are called the same in every language.
void MainWindow::namePages()
{
    const auto about = [](QWidget* part, const char* page) {
        part->setProperty(kGuidePage, QString::fromLatin1(page));
    };
    about(m_welcome, "first-game");
    if (m_newGame != nullptr) about(m_newGame, "new-game");
    about(m_play, "playing");
    about(m_edit, "editor-tools");
    about(m_lab, "experiments");
    about(m_import, "exchange");
    about(m_mail, "by-mail");
    about(m_translate, "bench");
    about(m_settings, "keys");
    about(m_rail, "index");
    using Part = std::pair<const char*, const char*>;
    for (const auto& [name, page] : {Part{"orders", "orders"}, Part{"why", "orders"}, Part{"position", "going-back"},
                                     Part{"timeline", "going-back"}, Part{"hintStrip", "bots"}})
        if (auto* part = m_play->findChild<QWidget*>(QLatin1String(name))) about(part, page);
    for (const auto& [name, page] :
         {Part{"problems", "problems"}, Part{"connections", "connections"}, Part{"playable", "connections"},
          Part{"style", "styles"}, Part{"colours", "styles"}, Part{"stamps", "stamps"}})
        if (auto* part = m_edit->findChild<QDockWidget*>(QLatin1String(name))) about(part, page);
}

QString MainWindow::guidePageOf(const QWidget& part)
{
    for (const QWidget* widget = &part; widget != nullptr; widget = widget->parentWidget())
        if (const QString page = widget->property(kGuidePage).toString(); !page.isEmpty()) return page;
    return editor::Guide::indexId();
}

GuideWindow& MainWindow::guide()
{
    if (m_guide == nullptr) {
        m_guide = new GuideWindow(m_application, this);
        connect(m_guide, &GuideWindow::actionRequested, this, [this](const QString& id) {
            QAction* action = m_actions.find(id);
            if (action == nullptr) return;
            activateWindow();
            if (action->isEnabled() && action->isVisible())
                action->trigger();
            else
                speak(tr("“%1” cannot be done on this page.").arg(withoutMnemonic(action->text())));
        });
    }
    m_guide->setVisible(true);
    m_guide->raise();
    m_guide->activateWindow();
    return *m_guide;
}

void MainWindow::showGuide()
{
    const QWidget* focus = QApplication::focusWidget();
    // An answer is explained best by its rule.
    const QString rule = focus != nullptr ? focus->property(kRuleOfAnswer).toString() : QString();
    if (!rule.isEmpty() && m_play->session() != nullptr) {
        showRuleBook(m_play->session()->setup().rules.data.id, rule);
        return;
    }
    const QString page = guidePageOf(focus != nullptr && isAncestorOf(focus) ? *focus : *m_current->widget());
    guide().showPage(page);
}

void MainWindow::showRuleBook(const std::string& ruleset, const QString& rule)
{
    const GameSession* session = m_play->session();
    std::optional<engine::OptionValues> now;
    if (session != nullptr && session->setup().rules.data.id == ruleset) now = session->game().options();
    guide().showRules(ruleset, rule, now);
}

void MainWindow::showRulesOfGame()
{
    if (const GameSession* session = m_play->session(); session != nullptr && m_current != m_newGame)
        showRuleBook(session->setup().rules.data.id, {});
    else if (!newGame().model().isEmpty())
        showRuleBook(newGame().model().game().ruleset, {});
    else
        guide().showPage(editor::Guide::indexId());
}

} // namespace marches::app
