// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/gamecard.h"

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/base/thumbnails.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/mirroring.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QToolButton>

namespace marches::app {

namespace {

constexpr int kPictureHeight = 104;
constexpr int kRowHeight = 64;
constexpr int kRowPicture = 96;
constexpr int kSentenceLines = 3;

} // namespace

MapPicture::MapPicture(QWidget* parent) : QWidget(parent) {}

void MapPicture::setImage(const QImage& image)
{
    m_image = image;
    update();
}

void MapPicture::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath round;
    round.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    painter.fillPath(round, colours().title);
    if (m_image.isNull()) return;
    painter.setClipPath(round);
    const qreal ratio = devicePixelRatioF();
    painter.drawImage(rect(), filled(m_image, size() * ratio));
}

GameCard::GameCard(QWidget* parent)
    : Translated(parent), m_picture(new MapPicture(this)), m_title(new QLabel(this)), m_meta(new QLabel(this)),
      m_sentence(new ElidedLabel(kSentenceLines, this)), m_play(new QPushButton(this)), m_gear(new QToolButton(this)),
      m_outer(new QBoxLayout(QBoxLayout::TopToBottom, this)), m_inner(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setTextRole(m_title, TextRole::Card);
    setTextRole(m_meta, TextRole::Secondary, true);
    setTextRole(m_sentence, TextRole::Secondary);
    m_gear->setIcon(icon(QStringLiteral("settings")));
    m_gear->setAutoRaise(true);

    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_meta);
    words->addWidget(m_sentence);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(m_gear);
    buttons->addWidget(m_play);
    m_inner->setSpacing(8);
    m_inner->addLayout(words, 1);
    m_inner->addLayout(buttons);
    m_outer->setSpacing(0);
    m_outer->addWidget(m_picture);
    m_outer->addLayout(m_inner, 1);
    connect(m_play, &QPushButton::clicked, this, &GameCard::playRequested);
    connect(m_gear, &QToolButton::clicked, this, &GameCard::choicesRequested);
    setRow(false);
    retranslate();
}

void GameCard::setTexts(const QString& title, const QString& meta, const QString& sentence)
{
    m_title->setText(title);
    m_meta->setText(meta);
    m_sentence->setText(sentence);
    retranslate();
}

void GameCard::setMaps(const QStringList& maps)
{
    m_meta->setToolTip(maps.isEmpty() ? QString()
                                      : tr("Maps: %1. The gear chooses one.").arg(maps.join(QStringLiteral(", "))));
}

void GameCard::setPrimary(bool primary)
{
    m_play->setProperty("primary", primary);
    m_play->update();
}

void GameCard::setRow(bool row)
{
    m_outer->setDirection(row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_inner->setDirection(row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_sentence->setVisible(!row);
    if (row) {
        m_outer->setContentsMargins(1, 1, 1, 1);
        setMirroredMargins(m_inner, {12, 4, 12, 4});
        m_picture->setFixedSize(kRowPicture, kRowHeight - 2);
    } else {
        m_outer->setContentsMargins(1, 1, 1, 1);
        setMirroredMargins(m_inner, {14, 10, 12, 12});
        m_picture->setMinimumSize(0, kPictureHeight);
        m_picture->setMaximumSize(QWIDGETSIZE_MAX, kPictureHeight);
    }
}

void GameCard::retranslate()
{
    m_play->setText(tr("Play", "button: start a game"));
    m_play->setAccessibleName(tr("Play %1").arg(m_title->text()));
    m_gear->setToolTip(tr("All options: map, seats, rules"));
    m_gear->setAccessibleName(tr("All options for %1").arg(m_title->text()));
}

} // namespace marches::app
