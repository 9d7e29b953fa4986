// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mappane.h"

#include "app/desktop/base/theme.h"
#include "app/desktop/edit/artworkupdate.h"
#include "app/desktop/edit/drawingprogress.h"
#include "app/desktop/edit/emptymapplaceholder.h"
#include "app/desktop/edit/mapcontroller.h"
#include "app/desktop/edit/tracedpicture.h"
#include "app/desktop/widgets/messagebar.h"
#include "editor/canvas/mapview.h"
#include "editor/canvas/ruledview.h"
#include "editor/panels/findbar.h"

#include <QLocale>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kStartWidth = 440;

} // namespace

MapPane::MapPane(MapController& controller, Theme& theme, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_strip(new MessageBar(this)), m_find(new editor::FindBar(this)),
      m_ruled(new editor::RuledView(this)), m_canvas(&m_ruled->view()), m_start(new EmptyMapPlaceholder(m_canvas)),
      m_drawing(new DrawingProgress(*m_canvas)), m_artwork(new ArtworkUpdate(*m_canvas, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_find);
    column->addWidget(m_ruled, 1);
    m_find->hide();
    connect(m_canvas, &editor::MapView::pointerAt, this, &MapPane::speakOf);
    connect(m_canvas, &editor::MapView::spoken, this, [this](const QString& sentence) {
        m_said.clear();
        emit spoken(sentence);
    });
    connect(m_canvas, &editor::MapView::documentChanged, this, &MapPane::speakAgain);
    connect(m_canvas, &editor::MapView::currentPlaceChanged, this, [this](std::optional<editor::RecordId> place) {
        if (place) speakOf(place, std::nullopt);
    });
    connect(m_find, &editor::FindBar::revealRequested, m_canvas, &editor::MapView::ensureVisible);
    connect(m_find, &editor::FindBar::closed, m_canvas, [this] { m_canvas->setFocus(); });
    const auto redraw = [this] {
        // Its colours are there at once, its artwork as soon as it is painted.
        m_canvas->repaintMap();
        m_artwork->updateLater();
    };
    connect(&controller, &MapController::redrawn, this, redraw);
    connect(&controller, &MapController::artworkRemoved, this, redraw);
    const auto follow = [this] { m_canvas->setTheme(colours().dark ? editor::Theme::Dark : editor::Theme::Light); };
    connect(&theme, &Theme::changed, this, follow);
    follow();
}

void MapPane::take()
{
    editor::MapDocument* document = m_controller.document();
    m_said.clear(); // of another map
    m_canvas->setDocument(document, m_controller.selection());
    m_canvas->setArtwork(m_controller.boardSvg());
    m_artwork->follow(m_controller.store());
    m_canvas->setFill([store = m_controller.store()](editor::RecordId place) { return store->fill(place); });
    m_find->setMap(m_controller.selection());
    loadPicture();
    connect(document, &editor::MapDocument::changed, this, [this](const editor::ModelChanges& changes) {
        refreshStart();
        for (const editor::ModelChange& change : changes)
            if (const auto* info = std::get_if<editor::InfoChange>(&change);
                info != nullptr && info->before.picture != info->after.picture)
                loadPicture();
    });
    m_canvas->fit();
    if (const auto& sight = m_controller.sight()) { // one was there before
        m_canvas->setZoom(sight->zoom);
        m_canvas->centreOn(sight->middle);
    }
    refreshStart();
}

void MapPane::letGo()
{
    if (editor::MapDocument* document = m_controller.document()) {
        document->disconnect(this);
        std::optional<MapSight> sight;
        if (!m_canvas->isFitted()) sight = {m_canvas->zoom(), m_canvas->visibleArea().center()};
        m_controller.setSight(sight);
    }
    m_artwork->follow(nullptr);
    m_find->setMap(nullptr);
    m_find->hide();
    m_start->hide();
    m_canvas->setPins({});
    m_canvas->setFill({});
    m_canvas->setDocument(nullptr, nullptr);
    m_canvas->setTracedPicture({});
}

void MapPane::retranslate()
{
    m_canvas->setAccessibleName(tr("Map"));
    refreshStart();
}

void MapPane::loadPicture() { m_canvas->setTracedPicture(TracedPicture::of(m_controller)); }

void MapPane::offerStart(bool on)
{
    m_offersStart = on;
    refreshStart();
}

bool MapPane::offersStart() const { return m_start->isVisibleTo(this); }

void MapPane::refreshStart()
{
    const editor::MapDocument* document = m_controller.document();
    if (document == nullptr) return;
    m_start->setVisible(m_offersStart && document->model().places().empty() && !document->model().info.picture &&
                        !document->undoStack().canUndo());
    const int height = m_start->layout()->hasHeightForWidth() ? m_start->layout()->totalHeightForWidth(kStartWidth)
                                                              : m_start->sizeHint().height();
    const int top = std::clamp((m_canvas->height() - height) / 2, 0, m_canvas->height() / 5);
    m_start->setGeometry(m_canvas->rect().center().x() - kStartWidth / 2, top, kStartWidth, height);
}

void MapPane::speakOf(std::optional<editor::RecordId> place, std::optional<QPointF> board)
{
    m_saidOf = place;
    m_saidAt = board;
    m_said = place ? m_canvas->describe(*place) : QString();
    if (board) {
        const QLocale locale;
        const QString at =
            tr("x %1  y %2").arg(locale.toString(board->x(), 'f', 1), locale.toString(board->y(), 'f', 1));
        m_said = place ? tr("%1  %2", "coordinates, what is there").arg(at, m_said) : at;
    }
    emit spoken(m_said);
}

void MapPane::speakAgain()
{
    const editor::MapDocument* document = m_canvas->document();
    if (m_said.isEmpty() || !m_saidOf || document == nullptr || !document->model().places().has(*m_saidOf)) return;
    speakOf(m_saidOf, m_saidAt);
}

void MapPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refreshStart();
}

} // namespace marches::app
