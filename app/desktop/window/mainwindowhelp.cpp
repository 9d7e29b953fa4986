// SPDX-License-Identifier: GPL-3.0-or-later
// F1: what has the focus, and what the page around it is for.
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/lab/labpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/settings/settingspage.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/window/mainwindow.h"
#include "app/desktop/window/moderail.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QWhatsThis>

namespace marches::app {

namespace {

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
    m_welcome->setWhatsThis(
        tr("Here you start a game with one press, go on with one that you began, or open a map. A game that you "
           "leave stays in the list of games that are not saved, so nothing is lost by starting another."));
    m_newGame->setWhatsThis(
        tr("Choose a map and a game, then who sits where, then the rules. Every choice has a usual value: Start game "
           "works at once. The seed is another one each time, unless you type one."));
    m_edit->setWhatsThis(
        tr("Draw a map: choose a tool, then press or drag on the drawing. The line below says what the tool does next; "
           "the panels show what is chosen and what is still missing."));
    m_import->setWhatsThis(
        tr("What was found in the drawing or picture, before it becomes a map: leave out or name what you like, then "
           "take it over."));
    m_lab->setWhatsThis(tr(
        "The lab lets bots play many games to answer a question: what a change of the rules does, which rule matters, "
        "which number is fair. The answer grows while the games are played; Stop keeps what is there."));
    m_translate->setWhatsThis(
        tr("The translator's bench: the list at the left holds the texts, the field in the middle is yours, and the "
           "panels show where a text stands and what is wrong with it."));
    m_settings->setWhatsThis(tr("What you choose here holds at once and is kept for the next start."));
    m_play->explainParts();
}

} // namespace marches::app
