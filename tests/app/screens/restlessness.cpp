// SPDX-License-Identifier: GPL-3.0-or-later
#include "restlessness.h"

#include <QApplication>
#include <QEvent>
#include <QHash>
#include <QWidget>

namespace marches::app {

namespace {

constexpr int kPasses = 24; ///< of the event loop, each of which sees what was posted in the one before
constexpr int kMost = 16;   ///< layouts of one widget in these; what has just been shown settles in a few

/// Classes from the window to a widget.
QString wayTo(const QWidget* widget)
{
    QStringList way;
    for (; widget != nullptr; widget = widget->parentWidget())
        way.prepend(QString::fromLatin1(widget->metaObject()->className()));
    return way.join(QLatin1Char('/'));
}

class LayoutCount : public QObject {
public:
    explicit LayoutCount(QWidget& shown) : m_window(shown.window()) { qApp->installEventFilter(this); }
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() != QEvent::LayoutRequest) return false;
        auto* widget = qobject_cast<QWidget*>(object);
        if (widget != nullptr && widget->window() == m_window && ++m_times[widget] == kMost)
            m_restless << wayTo(widget);
        return false;
    }
    const QStringList& restless() const { return m_restless; }

private:
    QWidget* m_window;
    QHash<const QObject*, int> m_times; ///< of what may be gone by then
    QStringList m_restless;
};

} // namespace

QStringList restlessWidgets(QWidget& shown)
{
    LayoutCount count(shown);
    for (int i = 0; i < kPasses; ++i) QCoreApplication::processEvents();
    QStringList told;
    for (const QString& way : count.restless()) told << QStringLiteral("laid out without end: ") + way;
    return told;
}

} // namespace marches::app
