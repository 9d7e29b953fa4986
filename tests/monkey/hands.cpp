// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands.h"

#include "paths.h"
#include "sight.h"
#include "spots.h"
#include "stage.h"
#include "worldclock.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QKeySequence>
#include <QLineEdit>
#include <QPointer>
#include <QTest>
#include <QThread>
#include <QWheelEvent>
#include <QWindow>

namespace marches::monkey {

namespace {

int timestamp() { return static_cast<int>(worldMilliseconds()); }

Qt::KeyboardModifiers modifiersOf(const QString& words)
{
    Qt::KeyboardModifiers modifiers;
    if (words.contains(QLatin1String("Shift"))) modifiers |= Qt::ShiftModifier;
    if (words.contains(QLatin1String("Ctrl"))) modifiers |= Qt::ControlModifier;
    if (words.contains(QLatin1String("Alt"))) modifiers |= Qt::AltModifier;
    return modifiers;
}

/// The window that the keyboard writes to.
QWindow* keyWindow()
{
    if (const QWidget* front = inFront(); front != nullptr && front->windowHandle() != nullptr)
        return front->windowHandle();
    return QGuiApplication::focusWindow();
}

void sendKey(int key, Qt::KeyboardModifiers modifiers, const QString& text)
{
    if (QWindow* window = keyWindow()) qt_handleKeyEvent(window, QEvent::KeyPress, key, modifiers, text);
    if (QWindow* window = keyWindow()) qt_handleKeyEvent(window, QEvent::KeyRelease, key, modifiers, text);
}

} // namespace

bool Hands::begin(const Act& act)
{
    m_motions.clear();
    Aim at;
    const auto aimed = [&] { return aim(act.target, act.spot, at); };
    if (act.kind == QLatin1String("click")) {
        if (!aimed()) return false;
        press(at, Qt::LeftButton, modifiersOf(act.argument));
    } else if (act.kind == QLatin1String("double")) {
        if (!aimed()) return false;
        press(at, Qt::LeftButton, {}, 2);
    } else if (act.kind == QLatin1String("menu")) {
        if (!aimed()) return false;
        press(at, Qt::RightButton, {});
    } else if (act.kind == QLatin1String("hover")) {
        if (!aimed()) return false;
        mouse(at, QEvent::MouseMove, Qt::NoButton, {});
    } else if (act.kind == QLatin1String("fill")) {
        if (!aimed()) return false;
        press(at, Qt::LeftButton, {});
        key(QStringLiteral("Ctrl+A"));
        type(act.argument);
    } else if (act.kind == QLatin1String("drag")) {
        Aim to;
        if (!aimed() ||
            !aim(act.argument.section(QLatin1Char(';'), 0, 0), act.argument.section(QLatin1Char(';'), 1), to))
            return false;
        drag(at, to);
    } else if (act.kind == QLatin1String("trail")) {
        return trail(act);
    } else if (act.kind == QLatin1String("key")) {
        key(act.argument);
    } else if (act.kind == QLatin1String("type")) {
        type(act.argument);
    } else if (act.kind == QLatin1String("wheel")) {
        return wheel(act);
    } else if (act.kind == QLatin1String("do")) {
        return trigger(act.target);
    } else if (act.kind == QLatin1String("choose")) {
        return chooseFile(act);
    } else if (act.kind == QLatin1String("wait")) {
        advanceWorldClock(act.argument.toLongLong());
    } else if (act.kind == QLatin1String("world")) {
        return m_stage.happen(act.target, act.argument);
    } else if (act.kind == QLatin1String("restart") || act.kind == QLatin1String("kill")) {
        if (QThread::currentThread()->loopLevel() > 1 || inFront() != nullptr) return false;
        m_stage.restart(act.kind == QLatin1String("kill"));
    } else {
        return false;
    }
    return true;
}

void Hands::move()
{
    const std::function<void()> motion = std::move(m_motions.front());
    m_motions.pop_front();
    motion();
}

bool Hands::aim(const QString& path, const QString& spot, Aim& aim) const
{
    QWidget* widget = widgetAt(path);
    if (widget == nullptr || !widget->isEnabled()) return false;
    const std::optional<QPoint> point = pointOf(*widget, spot);
    if (!point) return false;
    aim.window = widget->window();
    aim.at = widget->mapTo(aim.window, *point);
    // A window behind a dialog or a menu hears nothing of the mouse.
    return inFront() == nullptr || aim.window == inFront();
}

void Hands::mouse(const Aim& aim, int type, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    later([window = QPointer<QWidget>(aim.window), at = aim.at, type, button, modifiers] {
        if (window == nullptr || window->windowHandle() == nullptr) return;
        advanceWorldClock(2);
        const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MouseButtons(button);
        qt_handleMouseEvent(window->windowHandle(), at, window->mapToGlobal(at), held,
                            type == QEvent::MouseMove ? Qt::NoButton : button, static_cast<QEvent::Type>(type),
                            modifiers, timestamp());
    });
}

void Hands::press(const Aim& aim, Qt::MouseButton button, Qt::KeyboardModifiers modifiers, int times)
{
    mouse(aim, QEvent::MouseMove, Qt::NoButton, modifiers);
    for (int i = 0; i < times; ++i) {
        mouse(aim, QEvent::MouseButtonPress, button, modifiers);
        mouse(aim, QEvent::MouseButtonRelease, button, modifiers);
    }
    later([] { advanceWorldClock(500); }); // else the next click is a double one
}

void Hands::drag(const Aim& from, const Aim& to)
{
    mouse(from, QEvent::MouseMove, Qt::NoButton, {});
    mouse(from, QEvent::MouseButtonPress, Qt::LeftButton, {});
    constexpr int kSteps = 4;
    for (int i = 1; i <= kSteps; ++i) {
        Aim at = from;
        at.at = from.at + (from.window->mapFromGlobal(to.window->mapToGlobal(to.at)) - from.at) * i / kSteps;
        mouse(at, QEvent::MouseMove, Qt::LeftButton, {});
        if (i == kSteps) mouse(at, QEvent::MouseButtonRelease, Qt::LeftButton, {});
    }
    later([] { advanceWorldClock(500); });
}

bool Hands::trail(const Act& act)
{
    bool any = false;
    for (const QString& spot : act.argument.split(QLatin1Char(';'))) {
        Aim at;
        if (!aim(act.target, spot, at)) continue;
        press(at, Qt::LeftButton, {});
        any = true;
    }
    if (any) key(QStringLiteral("Return"));
    return any;
}

void Hands::key(const QString& sequence)
{
    const QKeySequence keys(sequence, QKeySequence::PortableText);
    for (int i = 0; i < keys.count(); ++i) {
        const QKeyCombination one = keys[static_cast<uint>(i)];
        later([one] {
            advanceWorldClock(20);
            const bool plain = (one.keyboardModifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier;
            const bool letter = plain && one.key() >= Qt::Key_Space && one.key() <= Qt::Key_ydiaeresis;
            const QString text = letter ? QString(QChar(one.key())) : QString();
            sendKey(one.key(), one.keyboardModifiers(),
                    one.keyboardModifiers() == Qt::NoModifier ? text.toLower() : text);
        });
    }
}

void Hands::type(const QString& text)
{
    // All at once: between two letters of a word nothing happens that would be another act.
    later([text] {
        for (qsizetype i = 0; i < text.size(); ++i) {
            advanceWorldClock(5);
            const int size = text[i].isHighSurrogate() ? 2 : 1;
            const ushort code = text[i].toUpper().unicode();
            sendKey(size == 1 && code < 0x100 && text[i].isPrint() ? code : static_cast<int>(Qt::Key_unknown), {},
                    text.mid(i, size));
            i += size - 1;
        }
    });
}

bool Hands::wheel(const Act& act)
{
    QWidget* widget = widgetAt(act.target);
    if (widget == nullptr) return false;
    const std::optional<QPoint> point = pointOf(*widget, act.spot);
    if (!point) return false;
    QWidget* window = widget->window();
    QWidget* under = window->childAt(widget->mapTo(window, *point));
    later([under = QPointer<QWidget>(under != nullptr ? under : window), global = widget->mapToGlobal(*point),
           turn = act.argument.toInt()] {
        if (under == nullptr) return;
        advanceWorldClock(20);
        QWheelEvent event(under->mapFromGlobal(global), global, {}, QPoint(0, turn), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&event); // else it would go no further than to what is under the pointer
        qApp->notify(under, &event);
    });
    return true;
}

bool Hands::trigger(const QString& id)
{
    if (inFront() != nullptr) return false;
    for (QAction* action : m_stage.window().findChildren<QAction*>(id))
        if (action->isEnabled() && action->isVisible()) {
            later([action = QPointer<QAction>(action)] {
                if (action != nullptr) action->trigger();
            });
            return true;
        }
    return false;
}

bool Hands::chooseFile(const Act& act)
{
    auto* dialog = qobject_cast<QFileDialog*>(inFront());
    auto* name = dialog != nullptr ? dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")) : nullptr;
    if (name == nullptr) return false;
    later([name = QPointer<QLineEdit>(name), dialog = QPointer<QFileDialog>(dialog),
           path = m_stage.files() + QLatin1Char('/') + act.argument] {
        if (name == nullptr || dialog == nullptr) return;
        name->setText(path);
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
    });
    return true;
}

} // namespace marches::monkey
