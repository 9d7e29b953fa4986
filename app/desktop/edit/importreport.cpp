// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/importreport.h"

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/edit/mapforms.h"

#include <QFileInfo>
#include <QLocale>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace marches::app {

using editor::ImportedShape;

namespace {

constexpr int kMostRows = 400; ///< of each kind of finding

void add(QTreeWidgetItem* group, const char* glyph, const QString& sentence)
{
    auto* item = new QTreeWidgetItem(group);
    item->setIcon(0, icon(QLatin1String(glyph)));
    item->setText(0, sentence);
    item->setToolTip(0, sentence);
}

/// Rows as high as their sentence is in the width of the list: a tree alone cuts it off.
class SentenceDelegate : public QStyledItemDelegate {
public:
    explicit SentenceDelegate(QTreeView* view) : QStyledItemDelegate(view), m_view(view) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem wrapped = option;
        const int depth = index.parent().isValid() ? 2 : 1;
        wrapped.rect =
            QRect(0, 0, m_view->viewport()->width() - depth * m_view->indentation(), option.fontMetrics.height());
        return QStyledItemDelegate::sizeHint(wrapped, index);
    }

private:
    QTreeView* m_view;
};

/// A note without the folder of the file that is being imported, which everybody knows: where in it stays.
engine::Error withoutFolder(engine::Error note)
{
    note.file = note.line > 0 ? QFileInfo(QString::fromStdString(note.file)).fileName().toStdString() : std::string();
    return note;
}

/// Which group of the report the note of an import belongs to: what it does not guess or leave to check, it drops.
enum class NoteGroup { Guessed, Dropped, Check };

NoteGroup groupOf(std::string_view code)
{
    constexpr std::array<std::string_view, 9> kGuesses{
        "import-guessed",     "import-one-sided",        "import-start-elsewhere",
        "import-gaps-closed", "import-sea-by-name",      "import-sea-by-colour",
        "import-coast-lanes", "godip-names-of-comments", "geo-turned"};
    constexpr std::array<std::string_view, 4> kChecks{"import-closed", "import-lane", "import-one-way",
                                                      "import-bonus-out-of-range"};
    if (std::ranges::find(kGuesses, code) != kGuesses.end()) return NoteGroup::Guessed;
    return std::ranges::find(kChecks, code) != kChecks.end() ? NoteGroup::Check : NoteGroup::Dropped;
}

/// The name of a face: shapes that are used became faces in their order.
QString nameOf(const editor::ImportPlan& plan, editor::FaceId face)
{
    const std::vector<std::size_t> used = plan.usedShapes();
    const auto index = static_cast<std::size_t>(face);
    return index < used.size() ? plan.shapes[used[index]].name : QString();
}

} // namespace

ImportReport::ImportReport(QWidget* parent) : QTreeWidget(parent)
{
    setHeaderHidden(true);
    setRootIsDecorated(true);
    setWordWrap(true);
    setItemDelegate(new SentenceDelegate(this));
    setSelectionMode(QAbstractItemView::SingleSelection);
}

void ImportReport::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    scheduleDelayedItemsLayout(); // sentences have other lines then
}

QTreeWidgetItem* ImportReport::group(const QString& words)
{
    auto* item = new QTreeWidgetItem(this);
    item->setText(0, words);
    item->setFont(0, fontFor(TextRole::Strong));
    return item;
}

void ImportReport::finish(QTreeWidgetItem* group)
{
    group->setText(0,
                   tr("%1 (%2)", "a group of the report, how many rows").arg(group->text(0)).arg(group->childCount()));
    group->setExpanded(true);
    group->setHidden(group->childCount() == 0);
}

void ImportReport::tell(const editor::ImportPlan& plan, const editor::WeldedMap& welded)
{
    setAccessibleName(tr("Report of the import"));
    clear();
    QTreeWidgetItem* found = group(tr("Found"));
    int rows = 0;
    for (const ImportedShape& shape : plan.shapes)
        if (shape.used && rows++ < kMostRows)
            add(found, "check",
                shape.kind == engine::PlaceKind::Sea ? tr("%1: a sea zone").arg(shape.name)
                                                     : tr("%1: a territory").arg(shape.name));
    finish(found);
    addGuesses(plan);
    addFindings(plan, welded);
}

void ImportReport::addCounts(const editor::ImportedMap& map)
{
    QTreeWidgetItem* taken = group(tr("Imported"));
    const auto count = [taken](int number, const QString& words) {
        if (number > 0) add(taken, "check", words);
    };
    count(map.territories, tr("%n territory(ies)", nullptr, map.territories));
    count(map.seas, tr("%n sea zone(s)", nullptr, map.seas));
    count(map.coasts, tr("%n coast(s)", nullptr, map.coasts));
    count(map.regions, tr("%n region(s)", nullptr, map.regions));
    count(map.connections, tr("%n connection(s)", nullptr, map.connections));
    const auto languages = static_cast<int>(map.files.translations.size());
    count(languages, tr("%n translation(s)", nullptr, languages));
    const auto others = static_cast<int>(map.others.size());
    count(others, tr("%n variant(s) or picture(s)", nullptr, others));
    finish(taken);
}

void ImportReport::tell(const editor::ImportedMap& map, const std::function<QString(const engine::Errors&)>& words)
{
    setAccessibleName(tr("Report of the import"));
    clear();
    addCounts(map);
    const std::map<NoteGroup, QTreeWidgetItem*> groups{{NoteGroup::Guessed, group(tr("Guessed"))},
                                                       {NoteGroup::Dropped, group(tr("Dropped"))},
                                                       {NoteGroup::Check, group(tr("To check"))}};
    const auto glyph = [](NoteGroup in) {
        return in == NoteGroup::Guessed ? "info" : in == NoteGroup::Dropped ? "minus" : "warning";
    };
    std::map<std::string, int> rows; // of each kind
    for (const engine::Error& note : map.notes)
        if (const NoteGroup in = groupOf(note.code); rows[note.code]++ < kMostRows)
            add(groups.at(in), glyph(in), words({withoutFolder(note)}));
    for (const auto& [code, number] : rows)
        if (number > kMostRows)
            add(groups.at(groupOf(code)), glyph(groupOf(code)), tr("%n more of a kind", nullptr, number - kMostRows));
    for (const auto& [in, item] : groups) finish(item);
}

QString ImportReport::summary(const editor::ImportedMap& map)
{
    return tr("%1: %2, %3, %4", "form of a map; counts of territories, of sea zones, of connections")
        .arg(MapForms::name(map.form), tr("%n territory(ies)", nullptr, map.territories),
             tr("%n sea zone(s)", nullptr, map.seas), tr("%n connection(s)", nullptr, map.connections));
}

void ImportReport::addGuesses(const editor::ImportPlan& plan)
{
    QTreeWidgetItem* guessed = group(tr("Guessed"));
    QTreeWidgetItem* dropped = group(tr("Dropped"));
    for (const ImportedShape& shape : plan.shapes) {
        switch (shape.guess) {
        case ImportedShape::Guess::None:
            if (!shape.used) add(dropped, "minus", tr("%1: left out by you").arg(shape.name));
            break;
        case ImportedShape::Guess::SeaByColour:
            add(guessed, "info", tr("%1: taken for a sea by its colour").arg(shape.name));
            break;
        case ImportedShape::Guess::Background:
            add(dropped, "minus", tr("%1: left out, it lies behind everything").arg(shape.name));
            break;
        case ImportedShape::Guess::NoArea:
            add(dropped, "minus", tr("%1: left out, it has hardly any area").arg(shape.name));
            break;
        }
    }
    finish(guessed);
    finish(dropped);
}

void ImportReport::addFindings(const editor::ImportPlan& plan, const editor::WeldedMap& welded)
{
    const QLocale locale;
    const auto name = [&plan](editor::FaceId face) { return nameOf(plan, face); };
    QTreeWidgetItem* look = group(tr("To check"));
    for (const editor::FaceId lost : welded.report.lost)
        add(look, "error", tr("%1 is covered by others and is dropped").arg(name(lost)));
    int rows = 0;
    for (const editor::Gap& gap : welded.report.gaps)
        if (rows++ < kMostRows)
            add(look, "warning",
                tr("%1 and %2 nearly touch: a gap of %3 units")
                    .arg(name(gap.a), name(gap.b), locale.toString(gap.width, 'f', 1)));
    rows = 0;
    for (const editor::Overlap& overlap : welded.report.overlaps)
        if (rows++ < kMostRows)
            add(look, "warning",
                tr("%1 lies over %2 and takes what both cover").arg(name(overlap.above), name(overlap.below)));
    rows = 0;
    for (const editor::WeldedRun& run : welded.report.welded)
        if (run.isShort && rows++ < kMostRows)
            add(look, "warning",
                tr("%1 and %2 share only %3 units of border")
                    .arg(name(run.a), name(run.b), locale.toString(run.length, 'f', 1)));
    for (const editor::Sliver& sliver : welded.report.slivers)
        add(look, "warning", tr("A hardly visible strip belongs to %1").arg(name(sliver.face)));
    finish(look);
}

QString ImportReport::summary(const editor::ImportPlan& plan, const editor::WeldedMap& welded)
{
    int seas = 0;
    int lands = 0;
    for (const ImportedShape& shape : plan.shapes)
        if (shape.used) ++(shape.kind == engine::PlaceKind::Sea ? seas : lands);
    return tr("%1, %2, %3", "counts of territories, of sea zones, of borders")
        .arg(tr("%n territory(ies)", nullptr, lands), tr("%n sea zone(s)", nullptr, seas),
             tr("%n common border(s)", nullptr, static_cast<int>(welded.report.welded.size())));
}

} // namespace marches::app
