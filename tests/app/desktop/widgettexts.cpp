// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgettexts.h"

#include "app/desktop/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QTabBar>
#include <QTextEdit>

namespace marches::app {

namespace {

QString wayTo(const QObject* of)
{
    QString way;
    for (const QObject* at = of; at != nullptr; at = at->parent()) {
        // A button's own name tells it from others in its row.
        const bool named = qobject_cast<const QAbstractButton*>(at) != nullptr && !at->objectName().isEmpty();
        way = QString::fromLatin1(at->metaObject()->className()) +
              (named ? QLatin1Char('#') + at->objectName() : QString()) + QLatin1Char('/') + way;
    }
    return way;
}

/// In a dock behind another one, which lies left of the window.
bool isBehind(const QWidget& widget) { return widget.mapTo(widget.window(), widget.rect().topRight()).x() < 0; }

class Collector {
public:
    void widget(const QWidget* widget)
    {
        const bool shown = widget->isVisible();
        note(widget, "tip", widget->toolTip());
        note(widget, "name", widget->accessibleName());
        note(widget, "description", widget->accessibleDescription());
        note(widget, "title", widget->windowTitle());
        if (const auto* label = qobject_cast<const QLabel*>(widget)) note(widget, "text", label->text(), shown);
        if (const auto* label = qobject_cast<const ElidedLabel*>(widget)) note(widget, "text", label->text(), shown);
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            note(widget, "text", button->text(), shown);
        if (const auto* group = qobject_cast<const QGroupBox*>(widget)) note(widget, "head", group->title(), shown);
        if (const auto* field = qobject_cast<const QLineEdit*>(widget))
            note(widget, "placeholder", field->placeholderText(), shown);
        if (const auto* text = qobject_cast<const QTextEdit*>(widget)) note(widget, "text", text->toPlainText(), shown);
        if (const auto* menu = qobject_cast<const QMenu*>(widget)) note(widget, "menu", menu->title());
        if (const auto* box = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i)
                note(widget, "item", box->itemText(i), shown && i == box->currentIndex());
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i) note(widget, "tab", tabs->tabText(i), shown);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) rows(*view);
    }
    void action(const QAction* action)
    {
        note(action, "action", action->text());
        note(action, "tip", action->toolTip());
    }

    std::vector<ShownText> found;

private:
    void note(const QObject* of, const char* what, const QString& text, bool seen = false)
    {
        const auto* widget = qobject_cast<const QWidget*>(of);
        const bool here = widget == nullptr || qobject_cast<const QMenu*>(of) != nullptr ||
                          (widget->isVisible() && !isBehind(*widget));
        if (!text.isEmpty()) found.push_back({wayTo(of), QString::fromLatin1(what), text, seen, here});
    }
    void rows(const QAbstractItemView& view)
    {
        const QAbstractItemModel* model = view.model();
        if (model == nullptr || qobject_cast<const QHeaderView*>(&view) != nullptr) return;
        for (int column = 0; column < model->columnCount(); ++column)
            note(&view, "head", model->headerData(column, Qt::Horizontal).toString());
        below(view, *model, {});
    }
    void below(const QAbstractItemView& view, const QAbstractItemModel& model, const QModelIndex& parent)
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                note(&view, "row", index.data().toString(), view.isVisible());
                note(&view, "row tip", index.data(Qt::ToolTipRole).toString());
                note(&view, "row name", index.data(Qt::AccessibleTextRole).toString());
            }
            below(view, model, model.index(row, 0, parent));
        }
    }
};

QString clippedRow(const QAbstractItemView& view, const QModelIndex& index)
{
    const QRect room = view.visualRect(index);
    const QString text = index.data().toString();
    if (!room.isValid() || text.isEmpty() || !index.data(Qt::ToolTipRole).toString().isEmpty()) return {};
    if (view.sizeHintForIndex(index).width() <= room.width() + 1 ||
        view.itemDelegateForIndex(index)->inherits("marches::app::LogDelegate"))
        return {};
    return QStringLiteral("row %1: %2 px of %3").arg(text).arg(room.width()).arg(view.sizeHintForIndex(index).width());
}

/// What is wrong with one widget's room, or nothing.
QString clippedIn(const QWidget& widget)
{
    QString text;
    bool bad = false;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        text = label->text();
        const int wide = std::max(1, label->width());
        bad = label->wordWrap() ? label->height() + 1 < label->heightForWidth(wide)
                                : label->width() + 1 < label->sizeHint().width();
        bad = bad && label->toolTip().isEmpty();
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        const bool worded = qobject_cast<const QPushButton*>(button) != nullptr ||
                            qobject_cast<const QCheckBox*>(button) != nullptr ||
                            qobject_cast<const QRadioButton*>(button) != nullptr;
        text = button->text();
        bad = worded && button->width() + 1 < button->minimumSizeHint().width() && button->toolTip().isEmpty();
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        const QAbstractItemModel* model = view->model();
        if (model == nullptr || qobject_cast<const QHeaderView*>(view) != nullptr) return {};
        QStringList rows;
        for (int row = 0; row < model->rowCount(); ++row)
            for (int column = 0; column < model->columnCount(); ++column)
                if (const QString found = clippedRow(*view, model->index(row, column)); !found.isEmpty())
                    rows.append(found);
        return rows.join(QLatin1Char('\n'));
    }
    if (!bad || text.isEmpty() || widget.objectName() == QLatin1String("spokenLine")) return {};
    return QStringLiteral("%1: %2 px of %3").arg(text).arg(widget.width()).arg(widget.sizeHint().width());
}

} // namespace

std::vector<ShownText> textsIn(QWidget& window)
{
    Collector collector;
    collector.widget(&window);
    for (const QWidget* widget : window.findChildren<QWidget*>()) collector.widget(widget);
    for (const QAction* action : window.findChildren<QAction*>()) collector.action(action);
    return std::move(collector.found);
}

QStringList textLines(QWidget& window)
{
    QStringList lines;
    for (const ShownText& each : textsIn(window))
        if (each.here) lines.append(each.way + each.what + QStringLiteral(" = ") + each.text);
    lines.sort();
    return lines;
}

QStringList clippedTexts(QWidget& page)
{
    QStringList found;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        if (const QString wrong = clippedIn(*widget); !wrong.isEmpty()) found.append(wrong);
        // Nothing may stick out of the page at the right: there is no scroll bar for it.
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const QPoint right = widget->mapTo(&page, QPoint(widget->width(), 0));
        if (button != nullptr && qobject_cast<const QTabBar*>(button->parent()) == nullptr &&
            right.x() > page.width() + 1)
            found.append(
                QStringLiteral("outside: %1 ends at %2 of %3").arg(button->text()).arg(right.x()).arg(page.width()));
    }
    return found;
}

} // namespace marches::app
