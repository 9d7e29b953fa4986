// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/boardpreview.h"

#include "app/desktop/shell/theme.h"
#include "editor/canvas/boardmodel.h"
#include "editor/canvas/boardview.h"
#include "editor/canvas/renderboard.h"
#include "engine/package/files.h"
#include "engine/package/mappackage.h"
#include "engine/package/wording.h"

#include <QEvent>
#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

namespace {

constexpr std::size_t kMostDrawing = 64UL * 1024 * 1024;
constexpr double kReadable = 0.7; ///< pixels per board unit at which names are read well

enum Fit { Fits, TooWide, NoRoom };

Fit fitOf(const editor::LabelPlace& label, const editor::PlaceDrawing& place)
{
    if (label.isHidden()) return NoRoom;
    const QRectF box = label.box;
    // The ends of each line of letters, at the middle of its height.
    const auto lines = std::max<qsizetype>(label.lines.size(), 1);
    for (qsizetype line = 0; line < lines; ++line) {
        const double y = box.top() + box.height() * (static_cast<double>(line) + 0.5) / static_cast<double>(lines);
        const bool narrow = lines > 1; // of two lines the shorter one stands back from the box
        const double inset = narrow ? box.width() * 0.1 : 0;
        if (!place.shape.contains({box.left() + inset, y}) && !place.shape.contains({box.right() - inset, y})) return TooWide;
    }
    return Fits;
}

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
        if (const auto bytes = engine::readFile(file, kMostDrawing))
            if (auto drawing = editor::makeBoardDrawing(map, QByteArray::fromStdString(*bytes), file)) m_drawing = *drawing;
    }
    m_view->setWording({});
    m_view->setDrawing(m_drawing);
    refreshNames();
    m_view->fit();
}

void BoardPreview::refreshNames()
{
    if (m_drawing != nullptr) m_view->setWording(editor::mapWording(m_texts->texts(), m_drawing->board, m_texts->language()));
}

std::string BoardPreview::keyOf(int place) const
{
    if (m_drawing == nullptr || place < 0 || place >= m_drawing->board.placeCount()) return {};
    return engine::textBase(m_texts->texts(), engine::Space::Place, m_drawing->board.place(place).id) + ".name";
}

void BoardPreview::point(const std::string& key)
{
    if (m_drawing == nullptr) return;
    editor::BoardMarks marks;
    const std::string base = key.substr(0, key.rfind('.')) + ".name";
    for (int place = 0; place < m_drawing->board.placeCount(); ++place) {
        if (keyOf(place) != base) continue;
        marks.highlighted.set(place);
        if (m_view->zoom() < kReadable) m_view->setZoom(kReadable);
        m_view->centerOn(m_drawing->places[static_cast<std::size_t>(place)].label);
    }
    m_view->setMarks(marks);
}

std::vector<int> BoardPreview::fits(const std::string& language) const
{
    editor::BoardPicture picture;
    picture.drawing = m_drawing;
    picture.wording = editor::mapWording(m_texts->texts(), m_drawing->board, language);
    const editor::BoardModel model = editor::boardModelOf(picture, 1.0);
    std::vector<int> fits;
    for (int place = 0; place < model.placeCount(); ++place) {
        const bool land = m_drawing->board.place(place).kind != engine::PlaceKind::Site && !model.place(place).shape.isEmpty();
        fits.push_back(land ? fitOf(model.layout.labels[static_cast<std::size_t>(place)], model.place(place)) : Fits);
    }
    return fits;
}

std::vector<NameProblem> BoardPreview::problems(const editor::TranslationDocument& document) const
{
    std::vector<NameProblem> found;
    if (m_drawing == nullptr) return found;
    const std::vector<int> theirs = fits(m_sourceLanguage);
    const std::vector<int> ours = fits(m_texts->language());
    for (int place = 0; place < m_drawing->board.placeCount(); ++place) {
        const auto at = static_cast<std::size_t>(place);
        const int row = document.find(keyOf(place));
        if (row < 0 || document.row(row).isEmpty() || ours[at] <= theirs[at]) continue;
        found.push_back(
            {row, ours[at] == NoRoom ? tr("There is no room on the board for this name:") : tr("Wider than its territory:")});
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
