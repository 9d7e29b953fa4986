// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/stylepictures.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/artwords.h"
#include "editor/document/mapdocument.h"
#include "editor/painting/madepicture.h"

#include <QGridLayout>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <utility>

namespace marches::editor {

namespace {

constexpr int kColumns = 2;
constexpr QSize kPicture(120, 84);    ///< pixels at 100 %
constexpr int kPauseAfterEdits = 600; ///< milliseconds

/// Whether a picture in a style of its own looks different after a change: not where only another style was chosen.
bool isSeen(const ModelChange& change)
{
    if (std::holds_alternative<RowChange<ApprovalRecord>>(change)) return false;
    if (const auto* text = std::get_if<TextChange>(&change)) return text->id.key == "map.name";
    const auto* info = std::get_if<InfoChange>(&change);
    if (info == nullptr) return true;
    MapInfo before = info->before;
    MapInfo after = info->after;
    if (!before.art) before.art.emplace();
    if (!after.art) after.art.emplace();
    before.art->style = after.art->style;
    before.picture = after.picture;
    before.guides = after.guides;
    return !(before == after);
}

/// What one picture is drawn from, as values of its own: the work may go on when the map or the styles are gone.
struct PictureOrder {
    MapModel model;
    Style style;
    StampLibrary stamps;
    QSize size;
};

} // namespace

StylePictures::StylePictures(QWidget* parent) : Translated(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &StylePictures::drawNext);
    build();
}

void StylePictures::build()
{
    const std::vector<Style>& styles = artResources().styles.all();
    for (const Line& line : m_lines) delete line.button;
    m_lines.clear();
    m_lines.push_back({{}, nullptr});
    for (const Style& style : styles) m_lines.push_back({style.id, nullptr});
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("style.") + (m_lines[i].style.empty()
                                                              ? QStringLiteral("none")
                                                              : QString::fromStdString(m_lines[i].style)));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize(kPicture);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this, [this, i] {
            setCurrent(m_current); // the map says which is chosen
            emit chosen(m_lines[i].style);
        });
        m_lines[i].button = button;
        m_grid->addWidget(button, static_cast<int>(i) / kColumns, static_cast<int>(i) % kColumns);
    }
    for (std::size_t line = 0; line < m_lines.size(); ++line) show(line, {}); // the room that the pictures need
    m_next = m_lines.size();
    retranslate();
    setCurrent(m_current);
}

void StylePictures::setDocument(MapDocument* document)
{
    if (m_document != nullptr) m_document->disconnect(this);
    m_work.cancel();
    m_document = document;
    if (m_lines.size() != artResources().styles.all().size() + 1) build();
    if (document == nullptr) {
        m_pause.stop();
        m_next = m_lines.size();
        return;
    }
    connect(document, &MapDocument::changed, this, &StylePictures::onChanged);
    m_next = 0;
    if (isVisible()) drawNext();
}

void StylePictures::onChanged(const ModelChanges& changes)
{
    if (std::ranges::none_of(changes, isSeen)) return;
    m_work.cancel();
    m_next = 0;
    drawLater();
}

void StylePictures::drawLater()
{
    if (isVisible()) m_pause.start(kPauseAfterEdits);
}

void StylePictures::showEvent(QShowEvent* event)
{
    if (m_document != nullptr && !isUpToDate()) m_pause.start(0);
    Translated::showEvent(event);
}

void StylePictures::hideEvent(QHideEvent* event)
{
    m_pause.stop();
    m_work.cancel();
    Translated::hideEvent(event);
}

void StylePictures::drawNext()
{
    if (m_document == nullptr || isUpToDate() || !isVisible()) return;
    const QSize size = kPicture * devicePixelRatioF();
    const std::string& wanted = m_lines[m_next].style;
    if (wanted.empty()) {
        const QPalette& colours = palette();
        show(m_next, shapePicture(m_document->model(), size, colours.color(QPalette::Base),
                                  colours.color(QPalette::Window), colours.color(QPalette::Text)));
        ++m_next;
        drawNext();
        return;
    }
    const ArtResources& art = artResources();
    engine::MapArt look = m_document->model().info.art.value_or(engine::MapArt());
    look.style = wanted;
    const auto order =
        std::make_shared<const PictureOrder>(PictureOrder{m_document->model(), styleFor(look), art.stamps, size});
    m_work.start(
        [order](const Progress& progress) {
            return madePicture(order->model, order->style, order->stamps, order->size, progress);
        },
        [this, line = m_next](const QImage& picture) {
            if (line != m_next || picture.isNull()) return;
            show(line, picture);
            ++m_next;
            drawNext();
        });
}

void StylePictures::show(std::size_t line, const QImage& picture)
{
    // All of one size, so that the names stand on one line.
    QPixmap whole(kPicture * devicePixelRatioF());
    whole.fill(Qt::transparent);
    QPainter painter(&whole);
    if (!picture.isNull())
        painter.drawImage((whole.width() - picture.width()) / 2, (whole.height() - picture.height()) / 2, picture);
    painter.end();
    whole.setDevicePixelRatio(devicePixelRatioF());
    m_lines[line].button->setIcon(QIcon(whole));
}

void StylePictures::setCurrent(const std::string& style)
{
    m_current = style;
    for (const Line& line : m_lines) {
        const QSignalBlocker quiet(line.button);
        line.button->setChecked(m_document != nullptr && line.style == style);
    }
}

void StylePictures::retranslate()
{
    for (const Line& line : m_lines) {
        const Style* style = artResources().styles.find(line.style);
        const QString words = style != nullptr ? ArtWords::style(*style) : tr("Not drawn");
        line.button->setText(words);
        line.button->setAccessibleName(words);
        line.button->setToolTip(style != nullptr ? tr("Draws the board in this style: %1").arg(words)
                                                 : tr("The program draws nothing: shapes and artwork alone"));
    }
}

} // namespace marches::editor
