// SPDX-License-Identifier: GPL-3.0-or-later
#include "sight.h"

#include "paths.h"
#include "spots.h"
#include "stage.h"
#include "words.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QMenu>
#include <QToolButton>
#include <QWidget>

#include <array>
#include <numeric>

namespace marches::monkey {

namespace {

/// What the monkey leaves alone, each for a reason.
bool isLeftAlone(const QWidget& widget)
{
    if (widget.inherits("QToolTip") || widget.windowType() == Qt::ToolTip || widget.inherits("QWhatsThat")) return true;
    const QString text = qobject_cast<const QAbstractButton*>(&widget) != nullptr
                             ? static_cast<const QAbstractButton&>(widget).text()
                             : QString();
    return text.contains(
        QLatin1String("Pick Screen Color")); // would take every click until one on another program's window
}

bool isLeftAlone(const QAction& action)
{
    return action.objectName() == QLatin1String("file.quit"); // the run would be over; the act "restart" does it
}

void gather(QWidget& widget, QList<QWidget*>& seen)
{
    if (!widget.isVisible() || !widget.isEnabled() || isLeftAlone(widget)) return;
    if (widget.width() > 0 && widget.height() > 0) seen.append(&widget);
    for (QWidget* part : partsInOrder(widget)) gather(*part, seen);
}

enum Kind {
    Press,
    Fill,
    Point,
    PointAnywhere,
    Row,
    Entry,
    Action,
    RecordId,
    Type,
    Wheel,
    Drag,
    Draw,
    Wait,
    World,
    Answers,
    Kinds
};
/// How often each is tried.
constexpr std::array<int, Kinds> kWeights{14, 12, 24, 3, 9, 6, 10, 9, 4, 2, 5, 5, 3, 2, 6};

constexpr std::initializer_list<const char*> kCanvases{"marches::editor::CanvasView"};
constexpr std::initializer_list<const char*> kFields{"QLineEdit", "QAbstractSpinBox", "QPlainTextEdit", "QTextEdit"};

} // namespace

QWidget* inFront()
{
    if (QWidget* popup = QApplication::activePopupWidget()) return popup;
    return QApplication::activeModalWidget();
}

void Sight::look()
{
    m_seen.clear();
    m_front = inFront();
    if (m_front != nullptr) {
        gather(*m_front, m_seen);
        return;
    }
    for (QWidget* window : windowsInOrder()) gather(*window, m_seen);
}

Act Sight::choose()
{
    look();
    if (!m_plan.empty()) {
        const Act planned = m_plan.front();
        m_plan.pop_front();
        return planned;
    }
    if (qobject_cast<QFileDialog*>(m_front) != nullptr) return inFileDialog();
    if (m_front != nullptr && (m_front->inherits("QPrintDialog") || m_lot.onceIn(6)))
        return {QStringLiteral("key"), {}, {}, QStringLiteral("Esc"), {}};
    Act act;
    for (int tries = 0; tries < 60; ++tries) {
        int number = m_lot.below(std::accumulate(kWeights.begin(), kWeights.end(), 0));
        int kind = 0;
        while (kind + 1 < Kinds && number >= kWeights[static_cast<std::size_t>(kind)])
            number -= kWeights[static_cast<std::size_t>(kind++)];
        act = {};
        if (!tryKind(kind, act)) continue;
        goOnFrom(act);
        return act;
    }
    return {QStringLiteral("key"), {}, {}, QStringLiteral("Esc"), {}};
}

bool Sight::pressTool(const QStringList& actions, Act& act)
{
    for (QWidget* widget : m_seen) {
        const auto* button = qobject_cast<const QToolButton*>(widget);
        if (button == nullptr || button->defaultAction() == nullptr ||
            !actions.contains(button->defaultAction()->objectName()))
            continue;
        if (!pointOf(*widget, {})) continue;
        act = {QStringLiteral("click"), pathOf(*widget), {}, {}, button->text()};
        return true;
    }
    return false;
}

void Sight::goOnFrom(const Act& act)
{
    if (m_front != nullptr) return;
    const bool typed = act.kind == QLatin1String("fill") || act.kind == QLatin1String("type");
    const QString done = act.kind == QLatin1String("key") ? act.argument : act.target;
    static const QStringList kTaking{QStringLiteral("Ctrl+Z"),    QStringLiteral("Del"),
                                     QStringLiteral("Ctrl+Del"),  QStringLiteral("edit.remove"),
                                     QStringLiteral("edit.undo"), QStringLiteral("edit.cut"),
                                     QStringLiteral("Ctrl+X")};
    Act next;
    // A button of a tool bar takes no focus: what was typed is still in its field.
    if (typed && m_lot.onceIn(4) &&
        pressTool({QStringLiteral("edit.undo"), QStringLiteral("play.undo"), QStringLiteral("edit.redo")}, next))
        m_plan.push_back(next);
    else if (typed && m_lot.onceIn(4) && spotted(one({"QToolButton"}), next))
        m_plan.push_back({QStringLiteral("click"), next.target, next.spot, {}, {}});
    else if (kTaking.contains(done) && m_lot.onceIn(4))
        m_plan.push_back({QStringLiteral("key"), {}, {}, QStringLiteral("Alt+%1").arg(m_lot.between(1, 2)), {}});
}

bool Sight::draw(Act& act)
{
    QWidget* map = one({"marches::editor::MapView"});
    if (map == nullptr || m_front != nullptr) return false;
    QStringList tools;
    for (const QAction* each : m_stage.window().findChildren<QAction*>())
        if (each->objectName().startsWith(QLatin1String("tool.")) && each->isEnabled() && each->isVisible())
            tools.append(each->objectName());
    if (tools.isEmpty()) return false;
    QStringList spots;
    Act at;
    for (int i = m_lot.between(2, 5); i > 0; --i) {
        if (m_lot.onceIn(3) && spotted(map, at))
            spots.append(at.spot);
        else
            spots.append(QStringLiteral("at %1,%2").arg(m_lot.between(1, 39) * 25).arg(m_lot.between(1, 39) * 25));
    }
    const QString tool = m_lot.onceIn(3) ? QStringLiteral("tool.territory") : m_lot.of(tools);
    m_plan.push_back({QStringLiteral("trail"), pathOf(*map), {}, spots.join(QLatin1Char(';')), {}});
    act = {QStringLiteral("do"), tool, {}, {}, {}};
    return true;
}

Act Sight::inFileDialog()
{
    QStringList names = m_stage.fileNames();
    names << QStringLiteral("new") << QStringLiteral("été.marches-save") << QStringLiteral("not/there")
          << QStringLiteral("out.pdf");
    if (m_lot.onceIn(4)) return {QStringLiteral("key"), {}, {}, QStringLiteral("Esc"), {}};
    return {QStringLiteral("choose"), pathOf(*m_front), {}, m_lot.of(names), {}};
}

bool Sight::tryKind(int kind, Act& act)
{
    switch (kind) {
    case Press: return press(act);
    case Fill: return fill(act);
    case Point: return point(act);
    case PointAnywhere: return pointAnywhere(act);
    case Row: return row(act);
    case Entry: return entry(act);
    case Action: return action(act);
    case RecordId: return key(act);
    case Type: return type(act);
    case Wheel: return wheel(act);
    case Drag: return drag(act);
    case Draw: return draw(act);
    case Wait: return wait(act);
    case Answers: return answers(act);
    default: return world(act);
    }
}

QWidget* Sight::one(std::initializer_list<const char*> classes)
{
    QList<QWidget*> wanted;
    for (QWidget* widget : m_seen)
        for (const char* name : classes)
            if (widget->inherits(name)) {
                wanted.append(widget);
                break;
            }
    return wanted.isEmpty() ? nullptr : m_lot.of(wanted);
}

bool Sight::spotted(QWidget* widget, Act& act)
{
    if (widget == nullptr) return false;
    const std::optional<Spot> spot = drawSpot(*widget, m_lot);
    if (!spot || !pointOf(*widget, spot->where)) return false;
    act.target = pathOf(*widget);
    act.spot = spot->where;
    act.comment = spot->comment;
    return true;
}

bool Sight::press(Act& act)
{
    QWidget* button = one({"QAbstractButton"});
    if (!spotted(button, act)) return false;
    act.kind = QStringLiteral("click");
    act.comment = static_cast<QAbstractButton*>(button)->text();
    if (act.comment.isEmpty()) act.comment = button->accessibleName();
    return true;
}

bool Sight::fill(Act& act)
{
    if (!spotted(one(kFields), act)) return false;
    act.kind = QStringLiteral("fill");
    act.argument = drawWord(m_lot);
    return true;
}

bool Sight::point(Act& act)
{
    if (!spotted(one(kCanvases), act)) return false;
    static const QStringList kWays{QStringLiteral("click"), QStringLiteral("click"),  QStringLiteral("click"),
                                   QStringLiteral("click"), QStringLiteral("click"),  QStringLiteral("click"),
                                   QStringLiteral("click"), QStringLiteral("double"), QStringLiteral("menu"),
                                   QStringLiteral("hover")};
    act.kind = m_lot.of(kWays);
    if (act.kind == QLatin1String("click") && m_lot.onceIn(6))
        act.argument = m_lot.of(QStringList{QStringLiteral("Shift"), QStringLiteral("Ctrl"), QStringLiteral("Alt")});
    return true;
}

bool Sight::pointAnywhere(Act& act)
{
    if (m_seen.isEmpty() || !spotted(m_lot.of(m_seen), act)) return false;
    act.kind = m_lot.of(QStringList{QStringLiteral("click"), QStringLiteral("double"), QStringLiteral("menu"),
                                    QStringLiteral("hover")});
    return true;
}

bool Sight::row(Act& act)
{
    if (!spotted(one({"QAbstractItemView"}), act)) return false;
    static const QStringList kWays{QStringLiteral("click"), QStringLiteral("click"), QStringLiteral("click"),
                                   QStringLiteral("double"), QStringLiteral("menu")};
    act.kind = m_lot.of(kWays);
    if (m_lot.onceIn(8)) act.argument = m_lot.of(QStringList{QStringLiteral("Shift"), QStringLiteral("Ctrl")});
    return true;
}

bool Sight::entry(Act& act)
{
    if (!spotted(one({"QMenu", "QMenuBar", "QTabBar", "QComboBox", "QAbstractSlider"}), act)) return false;
    act.kind = QStringLiteral("click");
    return true;
}

bool Sight::action(Act& act)
{
    if (m_front != nullptr) return false;
    QList<QAction*> wanted;
    for (QAction* one : m_stage.window().findChildren<QAction*>())
        if (one->isEnabled() && one->isVisible() && !one->objectName().isEmpty() && !isLeftAlone(*one))
            wanted.append(one);
    if (wanted.isEmpty()) return false;
    const QAction& chosen = *m_lot.of(wanted);
    act.comment = chosen.text();
    if (!chosen.shortcut().isEmpty() && !m_lot.onceIn(3)) {
        act.kind = QStringLiteral("key");
        act.argument = chosen.shortcut().toString(QKeySequence::PortableText);
    } else {
        act.kind = QStringLiteral("do");
        act.target = chosen.objectName();
    }
    return true;
}

bool Sight::key(Act& act)
{
    act.kind = QStringLiteral("key");
    act.argument = drawKey(m_lot);
    return true;
}

bool Sight::type(Act& act)
{
    if (QApplication::focusWidget() == nullptr) return false;
    act.kind = QStringLiteral("type");
    act.argument = drawWord(m_lot);
    return true;
}

bool Sight::wheel(Act& act)
{
    if (m_seen.isEmpty()) return false;
    QWidget* over = m_lot.onceIn(2) ? one({"QAbstractSpinBox", "QComboBox", "QAbstractSlider"}) : m_lot.of(m_seen);
    if (!spotted(over, act)) return false;
    act.kind = QStringLiteral("wheel");
    act.argument = m_lot.onceIn(2) ? QStringLiteral("120") : QStringLiteral("-120");
    return true;
}

bool Sight::drag(Act& act)
{
    static const std::initializer_list<const char*> kFrom{"marches::editor::CanvasView",
                                                          "QAbstractItemView",
                                                          "QAbstractSlider",
                                                          "QSplitterHandle",
                                                          "marches::editor::RuledView",
                                                          "QTabBar"};
    if (!spotted(one(m_lot.onceIn(3) ? kFrom : kCanvases), act)) return false;
    Act other;
    QWidget* to = m_lot.onceIn(4) ? one(kFrom) : widgetAt(act.target);
    if (!spotted(to, other)) return false;
    act.kind = QStringLiteral("drag");
    act.argument = other.target + QLatin1Char(';') + other.spot;
    return true;
}

bool Sight::wait(Act& act)
{
    act.kind = QStringLiteral("wait");
    static const QStringList kTimes{QStringLiteral("100"),  QStringLiteral("300"),   QStringLiteral("300"),
                                    QStringLiteral("1000"), QStringLiteral("20000"), QStringLiteral("90000000")};
    act.argument = m_lot.of(kTimes);
    return true;
}

bool Sight::answers(Act& act)
{
    if (m_front != nullptr || !m_stage.mayPlayOn()) return false;
    act.kind = QStringLiteral("world");
    act.target = QStringLiteral("answers");
    act.argument = QString::number(m_lot.between(1, 40));
    return true;
}

bool Sight::world(Act& act)
{
    act.kind = QStringLiteral("world");
    const QStringList names = m_stage.fileNames();
    switch (m_lot.below(9)) {
    case 0:
        act.target = QStringLiteral("language");
        act.argument = m_lot.onceIn(2) ? QStringLiteral("fr") : QStringLiteral("en");
        break;
    case 1:
        act.target = QStringLiteral("theme");
        act.argument = QString::number(m_lot.below(3));
        break;
    case 2:
        act.target = QStringLiteral("resize");
        act.argument = QStringLiteral("%1,%2").arg(m_lot.between(6, 15) * 100).arg(m_lot.between(5, 10) * 100);
        break;
    case 3:
        act.target = QStringLiteral("clipboard");
        act.argument = drawWord(m_lot);
        break;
    case 4:
        act.target = m_lot.of(QStringList{QStringLiteral("append"), QStringLiteral("append"), QStringLiteral("cut"),
                                          QStringLiteral("garble"), QStringLiteral("delete")});
        break;
    case 5:
        if (m_front != nullptr) return false;
        act.target = QStringLiteral("open");
        break;
    case 6:
        if (m_front != nullptr || !m_lot.onceIn(4)) return false;
        act.kind = m_lot.onceIn(2) ? QStringLiteral("restart") : QStringLiteral("kill");
        break;
    default:
        act.kind = QStringLiteral("wait");
        act.argument = QStringLiteral("300");
        return true;
    }
    if (act.target.isEmpty() || !act.argument.isEmpty()) return true;
    if (names.isEmpty()) return false;
    act.argument = m_lot.of(names);
    return true;
}

} // namespace marches::monkey
