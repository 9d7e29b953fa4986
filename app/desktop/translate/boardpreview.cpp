// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/boardpreview.h"

#include "app/desktop/base/theme.h"
#include "editor/canvas/boardview.h"
#include "editor/formats/svgtree.h"
#include "editor/painting/namefit.h"
#include "engine/package/mappackage.h"

#include <QEvent>
#include <QFileInfo>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr double kReadable = 0.7; ///< pixels per board unit at which names are read well

/// "territory.telmar.of" -> "territory.telmar.name"
std::string nameOf(const std::string& key) { return key.substr(0, key.rfind('.')) + ".name"; }

} // namespace

BoardPreview::BoardPreview(const Theme& theme, QWidget* parent) : QWidget(parent), m_view(new editor::BoardView(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    m_view->setMotion(editor::Motion::Off);
    connect(m_view, &editor::BoardView::placeActivated, this, [this](int place) {
        if (const std::string key = keyOf(place); !key.empty()) emit nameChosen(QString::fromStdString(key));
    });
    connect(&theme, &Theme::changed, this, &BoardPreview::refreshTheme);
    refreshTheme();
}

void BoardPreview::setTexts(const PreviewTexts* texts)
{
    m_texts = texts;
    m_drawing.reset();
    if (texts != nullptr && texts->map() != nullptr) {
        const engine::MapData& map = *texts->map();
        const std::string file = QFileInfo(QString::fromStdString(map.file)).path().toStdString() + "/board.svg";
        m_sourceLanguage = map.language;
        if (const auto svg = editor::readSvgFile(file))
            if (auto drawing = editor::makeBoardDrawing(map, *svg, file)) m_drawing = *drawing;
    }
    m_view->setWording({});
    m_view->setDrawing(m_drawing);
    refreshNames();
    m_view->fit();
}

void BoardPreview::refreshNames()
{
    if (m_drawing != nullptr) m_view->setWording(wording());
}

editor::BoardWording BoardPreview::wording() const
{
    return editor::mapWording(m_texts->texts(), m_drawing->board, m_texts->language());
}

int BoardPreview::placeOf(const std::string& key) const
{
    for (int place = 0; m_drawing != nullptr && place < m_drawing->board.placeCount(); ++place)
        if (keyOf(place) == key) return place;
    return -1;
}

editor::NameFit BoardPreview::fit(int place) const
{
    return m_drawing == nullptr || place < 0 ? editor::NameFit::Fits
                                             : editor::nameFits(*m_drawing, wording())[static_cast<std::size_t>(place)];
}

int BoardPreview::linesToFit(int place, const QString& called) const
{
    return m_drawing == nullptr || place < 0 ? 0 : editor::linesToFit(*m_drawing, wording(), place, called);
}

std::string BoardPreview::keyOf(int place) const
{
    if (m_drawing == nullptr || place < 0 || place >= m_drawing->board.placeCount()) return {};
    return editor::nameKey(m_drawing->board, m_texts->texts(), place);
}

std::vector<int> BoardPreview::placesOf(const std::string& key) const
{
    std::vector<int> places;
    const engine::Board& board = m_drawing->board;
    if (const int place = placeOf(nameOf(key)); place >= 0) places.push_back(place);
    for (int place = 0; place < board.placeCount(); ++place) {
        const int region = board.place(place).region;
        if (region >= 0 && key.starts_with("region." + board.regions()[static_cast<std::size_t>(region)].id + "."))
            places.push_back(place);
    }
    for (const engine::Connection& connection : board.connections())
        for (const std::string* barrier : {&connection.barrier, &connection.over})
            if (!barrier->empty() && key.starts_with("barrier." + *barrier + "."))
                places.insert(places.end(), {connection.from, connection.to});
    return places;
}

void BoardPreview::point(const std::string& key)
{
    if (m_drawing == nullptr) return;
    editor::BoardMarks marks;
    const std::string base = nameOf(key);
    for (const int place : placesOf(key)) marks.highlighted.set(place);
    if (const int place = placeOf(base); place >= 0) {
        if (m_view->zoom() < kReadable) m_view->setZoom(kReadable);
        m_view->centreOn(m_drawing->places[static_cast<std::size_t>(place)].label);
    }
    m_view->setMarks(marks);
}

std::vector<NameProblem> BoardPreview::problems(const editor::TranslationDocument& document) const
{
    std::vector<NameProblem> found;
    if (m_drawing == nullptr) return found;
    for (const editor::NameMisfit& misfit :
         editor::nameMisfits(*m_drawing, m_texts->texts(), m_sourceLanguage, m_texts->language())) {
        const int row = document.find(misfit.key);
        if (row < 0 || document.row(row).isEmpty()) continue;
        found.push_back({row, misfit.fit == editor::NameFit::NoRoom ? tr("There is no room on the board for this name:")
                                                                    : tr("Wider than its territory:")});
    }
    return found;
}

void BoardPreview::refreshTheme() { m_view->setTheme(colours().dark ? editor::Theme::Dark : editor::Theme::Light); }

void BoardPreview::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) refreshTheme();
    QWidget::changeEvent(event);
}

} // namespace marches::app
