// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/drawingprogress.h"

#include "editor/canvas/mapview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <initializer_list>

namespace marches::app {

namespace {

constexpr int kShownSoon = 300; ///< milliseconds
constexpr int kBarWidth = 140;  ///< pixels
constexpr int kBarHeight = 8;
constexpr int kFromEdge = 12; ///< of the canvas

} // namespace

DrawingProgress::DrawingProgress(editor::MapView& canvas)
    : Translated(&canvas), m_canvas(canvas), m_words(new QLabel(this)), m_bar(new QProgressBar(this)),
      m_stop(new QPushButton(this))
{
    setObjectName(QStringLiteral("drawing-progress"));
    m_bar->setRange(0, 100);
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(kBarWidth, kBarHeight);
    auto* row = new QHBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{m_words, m_bar, m_stop}) row->addWidget(part);
    setCursor(Qt::ArrowCursor);
    hide();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kShownSoon);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        place();
        show();
        raise();
    });
    connect(&canvas.drawing(), &editor::LongWork::runningChanged, this, &DrawingProgress::follow);
    connect(&canvas.drawing(), &editor::LongWork::progressed, m_bar,
            [this](double done) { m_bar->setValue(static_cast<int>(done * 100)); });
    connect(m_stop, &QPushButton::clicked, this, &DrawingProgress::stop);
    canvas.installEventFilter(this);
    retranslate();
}

void DrawingProgress::follow(bool running)
{
    m_bar->setValue(0);
    if (running) {
        m_soon.start();
        return;
    }
    m_soon.stop();
    if (m_stop->hasFocus()) m_canvas.setFocus(Qt::OtherFocusReason);
    hide();
}

void DrawingProgress::stop()
{
    m_canvas.stopDrawing();
    emit stopped();
}

void DrawingProgress::place()
{
    adjustSize();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    move(mirrored ? m_canvas.width() - width() - kFromEdge : kFromEdge, m_canvas.height() - height() - kFromEdge);
}

bool DrawingProgress::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_canvas && event->type() == QEvent::Resize && isVisible()) place();
    return Card::eventFilter(watched, event);
}

void DrawingProgress::retranslate()
{
    m_words->setText(tr("Drawing the board"));
    m_bar->setAccessibleName(m_words->text());
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("The board stays in plain shapes"));
    if (isVisible()) place();
}

} // namespace marches::app
