// SPDX-License-Identifier: GPL-3.0-or-later
#include "invariants.h"
#include "sight.h"
#include "stage.h"
#include "worldclock.h"

#include "app/desktop/edit/editpage.h"
#include "editor/canvas/mapview.h"
#include "editor/panels/connectionspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/regionspanel.h"
#include "editor/panels/regiontree.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>

#include <algorithm>

namespace marches::monkey {

namespace {

constexpr int kPanelsCatchUp = 20; ///< milliseconds that a panel waits for more of what is done (editor::MapPanel)

void rowsBelow(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& lines)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells.append(model.index(row, column, parent).data().toString());
        lines.append(QStringLiteral("row ") + cells.join(QLatin1String(" | ")));
        rowsBelow(model, model.index(row, 0, parent), lines);
    }
}

/// What one widget says of the model; empty: nothing.
QStringList saidBy(const QWidget& widget)
{
    QStringList lines;
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) lines.append(field->text());
    if (const auto* note = qobject_cast<const QPlainTextEdit*>(&widget)) lines.append(note->toPlainText());
    // What was typed last and refused is told until something else is selected; the model says nothing of it.
    if (const auto* label = qobject_cast<const QLabel*>(&widget);
        label && label->objectName() != QLatin1String("refusal"))
        lines.append(label->text());
    if (const auto* choice = qobject_cast<const QComboBox*>(&widget)) lines.append(choice->currentText());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        lines.append(button->text() + (button->isChecked() ? QLatin1String(" [on]") : QLatin1String()));
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    if (view != nullptr && view->model() != nullptr && qobject_cast<const QHeaderView*>(view) == nullptr)
        rowsBelow(*view->model(), {}, lines);
    lines.removeAll(QString());
    return lines;
}

/// The field of a row in a window that is not the active one: it closes as soon as it loses the focus, which nothing
/// gives it here, since no window manager makes a window active that is clicked.
bool isFieldWithoutFocus(const QWidget& widget)
{
    if (widget.isActiveWindow() || qobject_cast<const QLineEdit*>(&widget) == nullptr) return false;
    const QWidget* field = &widget;
    // The line of a spin box is within the field that the row has open.
    if (qobject_cast<const QAbstractSpinBox*>(field->parentWidget()) != nullptr) field = field->parentWidget();
    const QWidget* room = field->parentWidget();
    const auto* view = room != nullptr ? qobject_cast<const QAbstractItemView*>(room->parentWidget()) : nullptr;
    return view != nullptr && view->viewport() == room;
}

/// All that a panel shows, from the first of its widgets to the last.
QStringList saidIn(const QWidget& panel)
{
    QStringList lines;
    QList<const QWidget*> widgets{&panel};
    for (const QWidget* widget : panel.findChildren<QWidget*>())
        if (widget->isVisibleTo(&panel) && !isFieldWithoutFocus(*widget)) widgets.append(widget);
    for (const QWidget* widget : widgets) {
        const QString who = QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
        for (const QString& line : saidBy(*widget)) lines.append(who + QLatin1String(": ") + line);
    }
    lines.sort();
    return lines;
}

/// Lines of one that are not in the other.
QStringList without(QStringList lines, const QStringList& others)
{
    for (const QString& line : others) lines.removeOne(line);
    return lines;
}

/// What is unfolded is a person's choice, and nothing that the map says.
void foldAlike(const QWidget& shown, const QWidget& fresh)
{
    const QList<QToolButton*> theirs = shown.findChildren<QToolButton*>(QStringLiteral("forms"));
    const QList<QToolButton*> ours = fresh.findChildren<QToolButton*>(QStringLiteral("forms"));
    for (qsizetype i = 0; i < std::min(theirs.size(), ours.size()); ++i) ours[i]->setChecked(theirs[i]->isChecked());
}

/// Of the list of regions the rows: below them stands the one that was clicked last.
template <class Panel> const QWidget& compared(const Panel& panel)
{
    if constexpr (std::is_same_v<Panel, editor::RegionsPanel>)
        return *panel.template findChild<editor::RegionTree*>();
    else
        return panel;
}

/// It says the same as a panel of its kind that is made now. Empty: it does.
template <class Panel> QString agrees(Stage& stage)
{
    const auto* shown = stage.window().edit().findChild<Panel*>();
    if (shown == nullptr || !shown->isVisible()) return {};
    Panel fresh;
    if constexpr (std::is_same_v<Panel, editor::RegionsPanel>) fresh.setColours(&editor::regionColour);
    fresh.setMap(shown->selection());
    fresh.refreshNow();
    foldAlike(*shown, fresh);
    const QStringList said = saidIn(compared(*shown));
    const QStringList anew = saidIn(compared(fresh));
    if (said == anew) return {};
    return QStringLiteral("%1 shows {%2} where the map says {%3}")
        .arg(QLatin1String(shown->metaObject()->className()), without(said, anew).join(QLatin1String("; ")),
             without(anew, said).join(QLatin1String("; ")));
}

/// Nothing in a form or list is left from what it showed before.
QString panelsAgree(Stage& stage)
{
    app::EditPage& edit = stage.window().edit();
    if (!edit.isVisible() || edit.controller().document() == nullptr || inFront() != nullptr) return {};
    if (QApplication::focusWidget() != nullptr && QApplication::focusWidget() != &edit.canvas()) return {};
    advanceWorldClock(kPanelsCatchUp);
    QCoreApplication::processEvents();
    for (const auto& agree :
         {agrees<editor::PropertiesPanel>, agrees<editor::ConnectionsPanel>, agrees<editor::RegionsPanel>})
        if (const QString broken = agree(stage); !broken.isEmpty()) return broken;
    return {};
}

} // namespace

std::vector<Invariant> panelInvariants() { return {{"panels-agree", 25, panelsAgree}}; }

} // namespace marches::monkey
