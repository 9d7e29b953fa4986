// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QMetaProperty>
#include <QSet>
#include <QTabBar>
#include <QTextEdit>
#include <QWidget>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <vector>

namespace marches::monkey {

namespace {

/// What programs call things, which nobody reads.
bool isForPrograms(const QByteArray& name)
{
    static const QSet<QByteArray> kNames{
        "objectName", "styleSheet",  "inputMask",  "windowRole",   "windowFilePath",         "html",
        "markdown",   "currentFont", "fontFamily", "selectedText", "_q_styleSheetWidgetFont"};
    return kNames.contains(name);
}

/// Properties of a class that hold words.
const std::vector<QMetaProperty>& wordsOf(const QMetaObject& kind)
{
    static std::map<const QMetaObject*, std::vector<QMetaProperty>> known;
    const auto [at, isNew] = known.try_emplace(&kind);
    for (int i = 0; isNew && i < kind.propertyCount(); ++i) {
        const QMetaProperty property = kind.property(i);
        const int type = property.metaType().id();
        if (property.isReadable() && (type == QMetaType::QString || type == QMetaType::QStringList) &&
            !isForPrograms(property.name()))
            at->second.push_back(property);
    }
    return at->second;
}

class Collector {
public:
    void object(const QObject& who)
    {
        m_by = &who;
        m_who.clear();
        const QObject* const room = who.parent();
        if (room != nullptr) m_who = QLatin1String(room->metaObject()->className()) + QLatin1Char('/');
        m_who += QLatin1String(who.metaObject()->className()) + QLatin1Char(' ');
        if (!who.objectName().contains(QLatin1Char('/'))) m_who += who.objectName(); // else it is a counter of Qt's
        for (const QMetaProperty& property : wordsOf(*who.metaObject()))
            add(property.name(), property.read(&who).toStringList().join(QLatin1Char('\n')));
        for (const QByteArray& name : who.dynamicPropertyNames())
            if (!isForPrograms(name) && who.property(name).metaType().id() == QMetaType::QString)
                add(name, who.property(name).toString());
    }

    void widget(QWidget& who)
    {
        object(who);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&who)) model(view->model());
        if (const auto* box = qobject_cast<const QComboBox*>(&who)) model(box->model());
        if (const auto* tabs = qobject_cast<const QTabBar*>(&who))
            for (int i = 0; i < tabs->count(); ++i) {
                add("tab", tabs->tabText(i));
                add("tab's tip", tabs->tabToolTip(i));
                add("tab's name", tabs->accessibleTabName(i));
            }
        if (who.inherits("marches::editor::CanvasView")) places(who);
    }

    void action(const QAction& who) { object(who); }

    std::vector<Said> take() { return std::move(m_lines); }

private:
    void add(const char* what, const QString& words)
    {
        if (words.isEmpty()) return;
        m_lines.push_back({m_who + QLatin1Char(' ') + QString::fromUtf8(what) + QLatin1String(": ") + words, m_by});
    }

    void model(const QAbstractItemModel* read)
    {
        if (read == nullptr || m_models.contains(read) || read->inherits("QFileSystemModel")) return;
        m_models.insert(read);
        rows(*read, {});
        for (int i = 0; i < std::min(read->columnCount(), 20); ++i) {
            const QVariant head = read->headerData(i, Qt::Horizontal);
            if (head.metaType().id() == QMetaType::QString) add("header", head.toString()); // a number is nobody's word
        }
    }

    void rows(const QAbstractItemModel& read, const QModelIndex& parent)
    {
        static constexpr std::array kRoles{static_cast<int>(Qt::DisplayRole),
                                           static_cast<int>(Qt::EditRole),
                                           static_cast<int>(Qt::ToolTipRole),
                                           static_cast<int>(Qt::StatusTipRole),
                                           static_cast<int>(Qt::WhatsThisRole),
                                           static_cast<int>(Qt::AccessibleTextRole),
                                           static_cast<int>(Qt::AccessibleDescriptionRole)};
        constexpr int kOwnRoles = 12; // of the program's models
        const auto say = [this](const QVariant& value) {
            if (value.metaType().id() == QMetaType::QString) add("cell", value.toString());
        };
        for (int row = 0; row < read.rowCount(parent); ++row)
            for (int column = 0; column < read.columnCount(parent); ++column) {
                const QModelIndex cell = read.index(row, column, parent);
                for (const int role : kRoles) say(cell.data(role));
                for (int role = Qt::UserRole; role < Qt::UserRole + kOwnRoles; ++role) say(cell.data(role));
                if (column == 0) rows(read, cell);
            }
    }

    void places(QWidget& canvas)
    {
        const QAccessibleInterface* all = QAccessible::queryAccessibleInterface(&canvas);
        for (int i = 0; all != nullptr && i < all->childCount(); ++i) {
            const QAccessibleInterface* place = all->child(i);
            if (place == nullptr) continue;
            // Which place says it, as many say the same.
            const QByteArray which = "place " + place->text(QAccessible::Name).toUtf8();
            for (const QAccessible::Text kind :
                 {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
                add(which.constData(), place->text(kind));
        }
    }

    const QObject* m_by = nullptr;
    QString m_who;
    std::vector<Said> m_lines;
    QSet<const QAbstractItemModel*> m_models;
};

} // namespace

std::vector<Said> saidByAll()
{
    Collector collector;
    QSet<const QAction*> actions;
    for (QWidget* widget : QApplication::allWidgets()) {
        collector.widget(*widget);
        for (const QAction* action : widget->actions()) actions.insert(action);
        for (const QObject* child : widget->children())
            if (const auto* action = qobject_cast<const QAction*>(child)) actions.insert(action);
    }
    for (const QAction* action : actions) collector.action(*action);
    return collector.take();
}

QStringList linesOf(const std::vector<Said>& said)
{
    QStringList lines;
    for (const Said& one : said) lines.append(one.line);
    lines.sort();
    return lines;
}

QStringList saidAnywhere() { return linesOf(saidByAll()); }

QStringList without(const QStringList& lines, const QStringList& others)
{
    QStringList left;
    std::set_difference(lines.begin(), lines.end(), others.begin(), others.end(), std::back_inserter(left));
    return left;
}

} // namespace marches::monkey
