// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/maptree.h"

#include <algorithm>
#include <utility>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "editor/formats/plainletters.h"
#include "engine/package/contentdraft.h"
#include "engine/rules/registry/registry.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeWidgetItemIterator>

namespace marches::app {

namespace {

enum Role { kFacts = Qt::UserRole, kGameMap, kGameRules, kVariant, kErrors, kSearch, kHead };

constexpr int kPad = 6;
constexpr int kAtRest = 120; ///< ms: longer than from one repeat of a key that is held down to the next

/// Two lines: the name, and below it in small what it is.
class TwoLines : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override
    {
        return {120, QFontMetrics(fontFor(TextRole::Strong)).height() +
                         QFontMetrics(fontFor(TextRole::Secondary)).height() + 2 * kPad};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Colours& c = colours();
        const bool chosen = (option.state & QStyle::State_Selected) != 0;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (chosen) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(c.chip);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(0, 1, -2, -1), 4, 4);
            painter->fillRect(QRect(option.rect.left(), option.rect.top() + 1, 3, option.rect.height() - 2), c.accent);
        }
        const bool broken = !index.data(kErrors).toString().isEmpty();
        QRect area = option.rect.adjusted(10, kPad, -6, -kPad);
        const QIcon glyph = index.data(Qt::DecorationRole).value<QIcon>();
        if (!glyph.isNull()) {
            const int side = QFontMetrics(fontFor(TextRole::Strong)).height();
            glyph.paint(painter, QRect(area.topLeft(), QSize(side, side)));
            area.setLeft(area.left() + side + 6);
        }
        const bool head = index.data(kHead).toBool();
        const QFont face = fontFor(head || chosen ? TextRole::Strong : TextRole::Body);
        painter->setFont(face);
        painter->setPen(broken ? c.error : chosen ? c.onChip : c.text);
        const QFontMetrics metrics(face);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignTop,
                          metrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, area.width()));
        const QFont small = fontFor(TextRole::Secondary);
        painter->setFont(small);
        painter->setPen(broken ? c.error : chosen ? c.onChip : c.muted);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignBottom,
                          QFontMetrics(small).elidedText(index.data(kFacts).toString(), Qt::ElideRight, area.width()));
        painter->restore();
    }
};

void setGame(QTreeWidgetItem* item, const Catalogue::Game& game)
{
    item->setData(0, kGameMap, QString::fromStdString(game.map));
    item->setData(0, kGameRules, QString::fromStdString(game.ruleset));
}

Catalogue::Game gameOf(const QTreeWidgetItem* item)
{
    return {item->data(0, kGameMap).toString().toStdString(), item->data(0, kGameRules).toString().toStdString()};
}

} // namespace

MapTree::MapTree(Catalogue& catalogue, QWidget* parent) : Translated(parent), m_catalogue(catalogue)
{
    setHeaderHidden(true);
    setItemDelegate(new TwoLines(this));
    setIndentation(16);
    // The delegate draws the chosen row; the style would fill the indentation as well.
    QPalette plain = palette();
    plain.setColor(QPalette::Highlight, Qt::transparent);
    setPalette(plain);
    setExpandsOnDoubleClick(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QTreeWidget::currentItemChanged, this, &MapTree::onCurrentChanged);
    connect(&catalogue, &Catalogue::changed, this, &MapTree::rebuild);
    connect(this, &QTreeWidget::currentItemChanged, this, &MapTree::variantChanged);
    m_later.setSingleShot(true);
    m_later.setInterval(kAtRest);
    connect(&m_later, &QTimer::timeout, this, [this] { tell(currentItem()); });
    rebuild();
}

QString MapTree::mapFacts(const std::string& map) const
{
    const engine::MapData* package = m_catalogue.map(map);
    const engine::Board& board = package->board;
    const auto countOf = [&board](engine::PlaceKind kind) {
        return static_cast<int>(std::ranges::count(board.places(), kind, &engine::Place::kind));
    };
    const int waters = countOf(engine::PlaceKind::Sea);
    const int lands = board.territoryCount() - waters;
    QString count = board.territoryCount() > 0
                        ? tr("%n territory(s)", nullptr, lands)
                        : tr("%n space(s) of a track", nullptr, countOf(engine::PlaceKind::Space));
    if (waters > 0)
        count = tr("%1, %2", "counts of territories, of waters").arg(count, tr("%n water(s)", nullptr, waters));
    const auto& maps = m_catalogue.library().maps();
    const auto entry = std::ranges::find(maps, map, &engine::LibraryEntry::id);
    return entry != maps.end() && entry->own ? tr("%1 · yours", "facts of a map").arg(count)
                                             : tr("%1 · comes with Marches", "facts of a map").arg(count);
}

QString MapTree::searchText(const Catalogue::Game& game) const
{
    const engine::RulesPackage* rules = m_catalogue.rules(game.ruleset);
    QString text = m_catalogue.text(game, "map.name") + QLatin1Char(' ') + m_catalogue.text(game, "ruleset.name") +
                   QLatin1Char(' ') + m_catalogue.text(game, "ruleset.text");
    const engine::SeatRange range = m_catalogue.seats(game);
    for (int n = range.least; n <= range.most; ++n) text += QLatin1Char(' ') + tr("%n player(s)", nullptr, n);
    for (const std::string& rule : rules->data.rules)
        text += QLatin1Char(' ') + m_catalogue.text(game, "rule." + rule + ".title") + QLatin1Char(' ') +
                m_catalogue.text(game, "rule." + rule + ".text");
    return editor::plainLetters(text);
}

void MapTree::rebuild()
{
    const QTreeWidgetItem* before = currentItem();
    const Catalogue::Game kept = before != nullptr ? gameOf(before) : Catalogue::Game();
    const std::string keptVariant =
        before != nullptr ? before->data(0, kVariant).toString().toStdString() : std::string();
    m_quiet = true;
    clear();
    QTreeWidgetItem* map = nullptr;
    std::string mapId;
    for (const Catalogue::Game& game : m_catalogue.games()) {
        if (map == nullptr || game.map != mapId) {
            mapId = game.map;
            map = new QTreeWidgetItem(this, {m_catalogue.mapName(mapId)});
            map->setIcon(0, icon(QStringLiteral("map")));
            map->setData(0, kFacts, mapFacts(mapId));
            map->setData(0, kHead, true);
            map->setFlags(Qt::ItemIsEnabled);
        }
        auto* item = new QTreeWidgetItem(map, {m_catalogue.text(game, "ruleset.name")});
        const engine::RulesPackage* rules = m_catalogue.rules(game.ruleset);
        const std::string preset = rules->data.presets.empty() ? std::string() : rules->data.presets.front().id;
        item->setData(0, kFacts, m_catalogue.text(game, "preset." + preset + ".title"));
        item->setData(0, kSearch, searchText(game));
        setGame(item, game);
        addVariants(map, game);
    }
    expandAll();
    m_quiet = false;
    if (!kept.map.empty()) setChosen(kept, keptVariant);
    emit variantChanged();
}

const engine::LibraryEntry* MapTree::variant() const
{
    const QTreeWidgetItem* item = currentItem();
    if (item == nullptr) return nullptr;
    const std::string file = item->data(0, kVariant).toString().toStdString();
    const std::vector<const engine::LibraryEntry*> all = m_catalogue.variants(gameOf(item));
    const auto found = std::ranges::find(all, file, &engine::LibraryEntry::file);
    return file.empty() || found == all.end() ? nullptr : *found;
}

void MapTree::keyPressEvent(QKeyEvent* event)
{
    const bool goesOn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_F2 ||
                        event->key() == Qt::Key_Delete;
    if (goesOn) tellNow();
    const engine::LibraryEntry* entry = variant();
    const bool own = entry != nullptr && entry->own;
    if (own && event->key() == Qt::Key_F2 && !entry->broken()) return emit renameRequested();
    if (own && event->key() == Qt::Key_Delete) return emit deleteRequested();
    m_byKey = true;
    Translated::keyPressEvent(event);
    m_byKey = false;
}

void MapTree::focusOutEvent(QFocusEvent* event)
{
    tellNow();
    Translated::focusOutEvent(event);
}

void MapTree::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        QTreeWidgetItem* item = itemAt(event->pos());
        if (item == nullptr) return; // what is chosen stays so
        setCurrentItem(item);
    }
    const engine::LibraryEntry* entry = variant();
    if (entry == nullptr || !entry->own) return;
    QMenu menu(this);
    QAction* rename = menu.addAction(tr("Rename…", "a variant"), this, &MapTree::renameRequested);
    rename->setShortcut(Qt::Key_F2);
    rename->setEnabled(!entry->broken());
    menu.addAction(icon(QStringLiteral("delete")), tr("Delete", "a variant"), this, &MapTree::deleteRequested)
        ->setShortcut(Qt::Key_Delete);
    const QRect row = visualItemRect(currentItem());
    menu.exec(event->reason() == QContextMenuEvent::Mouse ? event->globalPos()
                                                          : viewport()->mapToGlobal(row.bottomLeft()));
}

/// Options and cards in which a variant, with its preset, is not as the official rules, which are the ruleset's first
/// preset, places that begin otherwise, and a position laid out.
int MapTree::changesOf(const engine::LibraryEntry& entry, const Catalogue::Game& game) const
{
    const auto variant = engine::loadVariant(entry.file);
    const engine::RulesPackage* rules = m_catalogue.rules(game.ruleset);
    if (!variant || rules == nullptr || rules->data.presets.empty()) return 0;
    const std::string& official = rules->data.presets.front().id;
    const std::string& preset = variant->preset.empty() ? official : variant->preset;
    const auto options = engine::resolveOptions(rules->data, preset, variant->options, entry.file);
    const engine::Ruleset* ruleset = engine::findRuleset(rules->data);
    if (!options || ruleset == nullptr) return 0;
    engine::ContentDraft content(*ruleset, rules->data);
    const bool read = content.take(variant->content, entry.file).empty();
    return static_cast<int>(engine::differences(rules->data, official, *options).size() +
                            (read ? content.differences().size() : 0) + variant->content.places.size() +
                            variant->content.regions.size() + (variant->content.start ? 1 : 0));
}

void MapTree::addVariants(QTreeWidgetItem* parent, const Catalogue::Game& game)
{
    for (const engine::LibraryEntry* entry : m_catalogue.variants(game)) {
        auto* item = new QTreeWidgetItem(parent, {m_catalogue.variantName(*entry)});
        setGame(item, game);
        item->setData(0, kVariant, QString::fromStdString(entry->file));
        item->setData(0, kSearch,
                      editor::plainLetters(m_catalogue.variantName(*entry)) + QLatin1Char(' ') + searchText(game));
        if (entry->broken()) {
            item->setIcon(0, icon(QStringLiteral("error")));
            item->setData(0, kErrors, m_catalogue.sentences(entry->errors));
            item->setData(0, kFacts, m_catalogue.sentences({entry->errors.front()}));
            continue;
        }
        const int changes = changesOf(*entry, game);
        const QString whose = entry->own ? tr("yours", "a variant") : tr("comes with Marches", "a variant");
        item->setData(0, kFacts,
                      changes == 0 ? whose
                                   : tr("%1 · %n change(s)", "whose variant; changes of rules", changes).arg(whose));
    }
}

bool MapTree::setSearch(const QString& words)
{
    const QStringList needles = editor::plainWords(words);
    bool any = false;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem* map = topLevelItem(i);
        bool here = false;
        for (int j = 0; j < map->childCount(); ++j) {
            const bool found = editor::hasWords(map->child(j)->data(0, kSearch).toString(), needles);
            map->child(j)->setHidden(!found);
            here = here || found;
        }
        map->setHidden(!here);
        any = any || here;
    }
    return any;
}

void MapTree::enter()
{
    const auto isSeen = [](const QTreeWidgetItem* item) {
        return item->parent() != nullptr && !item->isHidden() && !item->parent()->isHidden();
    };
    if (currentItem() == nullptr || !isSeen(currentItem()))
        for (QTreeWidgetItemIterator it(this); *it != nullptr; ++it)
            if (isSeen(*it)) {
                setCurrentItem(*it);
                break;
            }
    setFocus();
}

void MapTree::setChosen(const Catalogue::Game& game, const std::string& variantFile)
{
    m_quiet = true;
    for (QTreeWidgetItemIterator it(this); *it != nullptr; ++it)
        if ((*it)->parent() != nullptr && gameOf(*it) == game &&
            (*it)->data(0, kVariant).toString().toStdString() == variantFile)
            setCurrentItem(*it);
    m_quiet = false;
    scrollToItem(currentItem());
}

void MapTree::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    scrollToItem(currentItem());
}

void MapTree::onCurrentChanged(QTreeWidgetItem* item)
{
    m_later.stop();
    if (m_quiet || item == nullptr || item->parent() == nullptr) return;
    if (m_byKey)
        m_later.start();
    else
        tell(item);
}

void MapTree::tellNow()
{
    if (!m_later.isActive()) return;
    m_later.stop();
    tell(currentItem());
}

void MapTree::tell(const QTreeWidgetItem* item)
{
    if (item == nullptr || item->parent() == nullptr) return;
    const QString errors = item->data(0, kErrors).toString();
    if (!errors.isEmpty())
        emit brokenChosen(gameOf(item), errors);
    else
        emit chosen(gameOf(item), item->data(0, kVariant).toString().toStdString());
}

} // namespace marches::app
