// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/propertiespanel.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/artwords.h"
#include "editor/document/contacts.h"
#include "editor/document/mapcommands.h"
#include "editor/document/mapwords.h"
#include "editor/panels/barrierform.h"
#include "editor/panels/borderform.h"
#include "editor/panels/mapform.h"
#include "editor/panels/pictureform.h"
#include "editor/panels/placeform.h"
#include "editor/panels/pointform.h"
#include "editor/panels/sceneryform.h"
#include "editor/panels/stampform.h"
#include "editor/panels/trackform.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

namespace {

/// The first field takes the focus, which would else go to some other panel when the form that has it is hidden.
void focusFirst(QWidget& form)
{
    for (QWidget* next = form.nextInFocusChain(); next != &form; next = next->nextInFocusChain())
        if (form.isAncestorOf(next) && (next->focusPolicy() & Qt::TabFocus) != 0 && next->isEnabledTo(&form) &&
            next->isVisibleTo(&form))
            return next->setFocus(Qt::OtherFocusReason);
}

/// The one line that is selected, by itself or by both of its ends.
EdgeId onlyLine(const PlanarMap& map, const MapSelection::Items& items)
{
    if (items.vertices.empty()) return items.edges.size() == 1 ? items.edges.front() : kNoEdge;
    EdgeId found = kNoEdge;
    if (items.vertices.size() == 2 && items.edges.empty())
        map.visitStar(items.vertices[0], [&](HalfEdge half) {
            if (map.end(half) == items.vertices[1]) found = half.edge();
        });
    return found;
}

} // namespace

PropertiesPanel::PropertiesPanel(QWidget* parent)
    : MapPanel(parent), m_what(new QLabel(this)), m_drawn(new QLabel(this)), m_made(new QWidget),
      m_take(new QPushButton(m_made)), m_place(new PlaceForm), m_track(new TrackForm), m_border(new BorderForm),
      m_barrier(new BarrierForm), m_stamp(new StampForm), m_scenery(new SceneryForm), m_map(new MapForm),
      m_picture(new PictureForm), m_points(new PointForm), m_shown(m_map)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    QFont bold = m_what->font();
    bold.setBold(true);
    m_what->setFont(bold);
    m_what->setWordWrap(true);
    m_what->setTextFormat(Qt::PlainText);
    m_what->setObjectName(QStringLiteral("what"));
    column->addWidget(m_what);
    m_drawn->setWordWrap(true);
    m_drawn->setTextFormat(Qt::PlainText);
    m_drawn->setObjectName(QStringLiteral("who-draws"));
    column->addWidget(m_drawn);
    auto* made = new QVBoxLayout(m_made);
    made->setContentsMargins(0, 0, 0, 0);
    m_made->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_take->setObjectName(QStringLiteral("take-in-hand"));
    made->addWidget(m_take);
    connect(m_take, &QPushButton::clicked, this, [this] {
        if (canEdit()) MapCommands::takeInHand(*selection());
    });
    // One of them is shown. In a QStackedWidget the panel would always be as high as the highest, and be scrolled in
    // vain.
    for (QWidget* form :
         std::initializer_list<QWidget*>{m_map, m_place, m_border, m_barrier, m_stamp, m_scenery, m_made, m_points}) {
        column->addWidget(form);
        form->setVisible(form == m_shown);
    }
    for (QWidget* below : std::initializer_list<QWidget*>{m_track, m_picture}) {
        column->addWidget(below);
        below->hide();
    }
    column->addStretch(1);
    connect(m_place, &PlaceForm::done, this, &PropertiesPanel::done);
    connect(m_track, &TrackForm::done, this, &PropertiesPanel::done);
    connect(m_border, &BorderForm::done, this, &PropertiesPanel::done);
    connect(m_barrier, &BarrierForm::done, this, &PropertiesPanel::done);
    connect(m_stamp, &StampForm::done, this, &PropertiesPanel::done);
    connect(m_scenery, &SceneryForm::done, this, &PropertiesPanel::done);
    connect(m_map, &MapForm::done, this, &PropertiesPanel::done);
    PropertiesPanel::retranslate();
}

QString PropertiesPanel::heading() const { return tr("Properties"); }

bool PropertiesPanel::rename()
{
    refreshNow();
    if (m_shown == m_place) {
        m_place->rename();
        return true;
    }
    if (m_shown == m_barrier) {
        m_barrier->rename();
        return true;
    }
    const MapSelection::Items& items = selection()->items();
    const bool isTitle = !items.sheet.empty() && items.sheet.back() == SheetPart::Title;
    if (m_shown != m_map || !(isTitle || items.empty())) return false;
    m_map->rename();
    return true;
}

std::optional<RecordId> PropertiesPanel::connection() const
{
    const MapSelection::Items& items = selection()->items();
    if (!items.connections.empty()) return items.connections.back();
    if (items.edges.empty()) return std::nullopt;
    const MapModel& model = document()->model();
    const Edge& edge = model.drawing.edge(items.edges.back());
    const std::optional<RecordId> left = model.placeOf(edge.left);
    const std::optional<RecordId> right = model.placeOf(edge.right);
    if (!left || !right) return std::nullopt;
    const std::vector<RecordId> found =
        connectionsBetween(model, model.places().at(*left).id, model.places().at(*right).id);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::optional<RecordId> PropertiesPanel::track() const
{
    const MapModel& model = document()->model();
    std::optional<std::string> found;
    for (const RecordId key : selection()->items().places) {
        const PlaceRecord& place = model.places().at(key);
        if (place.track.empty() || (found && *found != place.track)) return std::nullopt;
        found = place.track;
    }
    const Row<TrackRecord>* row = found ? model.tracks().byId(*found) : nullptr;
    return row != nullptr ? std::optional(row->key) : std::nullopt;
}

void PropertiesPanel::refresh()
{
    const std::optional<RecordId> onTrack = track();
    m_track->setVisible(onTrack.has_value());
    if (onTrack) m_track->showTrack(*document(), *onTrack);
    const MapSelection::Items& items = selection()->items();
    m_drawn->setVisible(items.made || isDrawnFrom());
    m_drawn->setText(items.made ? tr("The program draws it, and anew when its surroundings change.")
                                : tr("The program draws it from what is said here, and follows each change."));
    const bool traces = items.empty() && document()->model().info.picture.has_value();
    m_picture->setVisible(traces);
    if (traces) m_picture->showPicture(*document());
    if (!items.places.empty()) {
        showPlaces();
    } else if (const std::optional<RecordId> key = connection()) {
        showConnection(*key);
    } else if (!items.barriers.empty()) {
        m_barrier->showBarrier(*document(), items.barriers.back());
        bringUp(m_barrier);
        m_what->setText(document()->name(document()->model().barriers().at(items.barriers.back())));
    } else if (!items.stamps.empty()) {
        showStamps();
    } else if (items.made) {
        showMade();
    } else if (!items.scenery.empty()) {
        m_scenery->showScenery(*document(), items.scenery);
        bringUp(m_scenery);
        m_what->setText(tr("%n piece(s) of scenery", nullptr, static_cast<int>(items.scenery.size())));
    } else if (!items.vertices.empty() || !items.edges.empty()) {
        showPoints();
    } else {
        m_map->showMap(*document());
        bringUp(m_map);
        QStringList parts;
        for (const SheetPart part : items.sheet) parts << sheetPartName(part);
        m_what->setText(
            parts.empty()
                ? tr("The map")
                : tr("%1, on the sheet", "title, legend, compass, scale").arg(QLocale().createSeparatedList(parts)));
    }
    // Below what a border is to the game: how long its one line is.
    const EdgeId line = m_shown == m_border ? onlyLine(document()->model().drawing, items) : kNoEdge;
    if (line != kNoEdge) m_points->showLine(*document(), line);
    if (m_shown != m_points) m_points->setVisible(line != kNoEdge);
}

void PropertiesPanel::showPlaces()
{
    const std::vector<RecordId>& places = selection()->items().places;
    m_place->showPlaces(*document(), places);
    bringUp(m_place);
    const PlaceRecord& last = document()->model().places().at(places.back());
    QString what = places.size() == 1
                       ? tr("%1, %2", "kind of place, name").arg(MapWords::kind(last.kind), document()->name(last))
                       : tr("%n place(s)", nullptr, static_cast<int>(places.size()));
    what.replace(0, 1, what.left(1).toUpper());
    m_what->setText(what);
}

void PropertiesPanel::showConnection(RecordId connection)
{
    m_border->showConnection(*document(), connection);
    bringUp(m_border);
    const std::vector<RecordId>& connections = selection()->items().connections;
    m_what->setText(connections.size() > 1
                        ? tr("%n connection(s); the last one:", nullptr, static_cast<int>(connections.size()))
                        : MapWords::connection(document()->model().connections().at(connection).kind));
}

void PropertiesPanel::showStamps()
{
    const std::vector<RecordId>& stamps = selection()->items().stamps;
    m_stamp->showStamps(*document(), stamps);
    bringUp(m_stamp);
    m_what->setText(tr("%n stamp(s)", nullptr, static_cast<int>(stamps.size())));
}

void PropertiesPanel::showMade()
{
    const MadeItem& item = *selection()->items().made;
    const Stamp* stamp = artResources().stamps.find(item.stamp);
    bringUp(m_made);
    m_take->setEnabled(canEdit());
    m_what->setText(tr("%1, drawn by the program", "tree, hill, wave")
                        .arg(stamp == nullptr ? words(item.stamp) : ArtWords::stamp(*stamp)));
}

bool PropertiesPanel::isDrawnFrom() const
{
    const MapSelection::Items& items = selection()->items();
    const MapModel& model = document()->model();
    if (!model.info.art) return false;
    const auto isBox = [&model](RecordId key) {
        const PlaceRecord& place = model.places().at(key);
        return place.kind == engine::PlaceKind::Site || place.kind == engine::PlaceKind::Space;
    };
    const auto isCrossing = [&model](RecordId key) { return !model.connections().at(key).isBorder(); };
    if (!items.places.empty()) return std::ranges::all_of(items.places, isBox);
    if (!items.connections.empty()) return std::ranges::all_of(items.connections, isCrossing);
    return items.edges.empty() && (!items.barriers.empty() || !items.sheet.empty() || !items.scenery.empty()) &&
           items.stamps.empty();
}

void PropertiesPanel::showPoints()
{
    const MapSelection::Items& items = selection()->items();
    bringUp(m_points);
    m_what->setText(items.vertices.empty()
                        ? tr("%n border line(s)", nullptr, static_cast<int>(items.edges.size()))
                        : tr("%n point(s) of borders", nullptr, static_cast<int>(items.vertices.size())));
    if (items.vertices.size() == 1)
        m_points->showPoint(*document(), items.vertices.front());
    else if (const EdgeId line = onlyLine(document()->model().drawing, items); line != kNoEdge)
        m_points->showLine(*document(), line);
    else
        m_points->clear();
}

void PropertiesPanel::bringUp(QWidget* form)
{
    if (m_shown == form) return;
    form->show();
    if (const QWidget* focused = QApplication::focusWidget(); focused != nullptr && m_shown->isAncestorOf(focused))
        focusFirst(*form);
    m_shown->hide();
    m_shown = form;
    for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around)) area->verticalScrollBar()->setValue(0);
}

void PropertiesPanel::retranslate()
{
    m_take->setText(tr("Take in hand"));
    m_take->setIcon(panelIcon(QStringLiteral("hand")));
    m_take->setToolTip(
        tr("It becomes a stamp of yours: it stays as it is whatever changes around it, and can be moved, "
           "turned, resized and removed. Enter on the board does the same; Redraw gives it back."));
}

} // namespace marches::editor
