// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/spacelook.h"

#include "editor/document/mapwords.h"
#include "editor/painting/markerglyph.h"
#include "editor/painting/spaceart.h"
#include "editor/panels/colourfield.h"
#include "editor/widgets/sharedfield.h"
#include "engine/package/mappackage.h"

#include <QColorDialog>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTransform>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int kIcon = 18;

QStringList valuesOf(const std::vector<PlaceRecord>& spaces, std::string engine::PlaceDrawing::*field)
{
    QStringList values;
    for (const PlaceRecord& space : spaces) values << QString::fromStdString(space.drawing.*field);
    values.removeDuplicates();
    return values;
}

QPixmap canvas(double ratio)
{
    QPixmap picture(QSize(kIcon, kIcon) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    return picture;
}

QIcon glyphIcon(std::string_view id, const QColor& ink, double ratio)
{
    QPixmap picture = canvas(ratio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(QTransform::fromScale(kIcon, kIcon).map(pieceGlyph(id)));
    return {picture};
}

} // namespace

SpaceColourField::SpaceColourField(QWidget* parent)
    : Translated(parent), m_text(new SharedField(this)), m_swatch(new QToolButton(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_swatch);
    m_text->setObjectName(QStringLiteral("space-color"));
    m_swatch->setObjectName(QStringLiteral("pick-space-color"));
    m_swatch->setIconSize({kIcon, kIcon});
    setFocusProxy(m_text);
    connect(m_text, &SharedField::edited, this, &SpaceColourField::take);
    connect(m_swatch, &QToolButton::clicked, this, &SpaceColourField::pick);
    retranslate();
}

void SpaceColourField::showSpaces(const std::vector<PlaceRecord>& spaces)
{
    m_spaces = spaces;
    m_text->showValues(valuesOf(spaces, &engine::PlaceDrawing::color));
    paintSwatch();
}

/// What is no colour is put back as it was.
void SpaceColourField::take(const QString& text)
{
    if (text.trimmed().isEmpty())
        emit edited({});
    else if (const std::optional<std::string> colour = colourFromText(text))
        emit edited(*colour);
    else
        m_text->showValues(valuesOf(m_spaces, &engine::PlaceDrawing::color));
}

void SpaceColourField::pick()
{
    if (m_spaces.empty()) return;
    const PlaceRecord& first = m_spaces.front();
    const QColor now =
        spaceFill({first.terrain, QColor(QString::fromStdString(first.drawing.color)), {}}, Theme::Light);
    const QColor picked = QColorDialog::getColor(now, this, tr("Colour of the space"));
    if (picked.isValid()) emit edited(picked.name().toStdString());
}

void SpaceColourField::paintSwatch()
{
    QPixmap picture = canvas(devicePixelRatioF());
    if (!m_spaces.empty()) {
        const PlaceRecord& first = m_spaces.front();
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        drawSpace(painter, QPointF(kIcon, kIcon) / 2, kIcon * 0.45,
                  {first.terrain, QColor(QString::fromStdString(first.drawing.color)), first.drawing.picture},
                  Theme::Light);
    }
    m_swatch->setIcon(QIcon(picture));
}

void SpaceColourField::retranslate()
{
    m_text->setHint(tr("as its kind", "colour of a space"));
    m_text->setToolTip(tr("Two hexadecimal digits each for red, green, and blue, such as #c3d79a"));
    m_swatch->setToolTip(tr("Pick a colour"));
    m_swatch->setAccessibleName(tr("Pick a colour"));
}

SpacePictureField::SpacePictureField(QWidget* parent) : ChoiceBox(parent)
{
    setObjectName(QStringLiteral("space-picture"));
    setIconSize({kIcon, kIcon});
    connect(this, &QComboBox::activated, this,
            [this](int index) { emit edited(itemData(index).toString().toStdString()); });
    fill();
}

void SpacePictureField::showSpaces(const std::vector<PlaceRecord>& spaces)
{
    const QStringList pictures = valuesOf(spaces, &engine::PlaceDrawing::picture);
    const bool several = pictures.size() > 1;
    const QSignalBlocker quiet(this);
    setPlaceholderText(several ? SharedField::tr("several", "values that differ") : QString());
    setCurrentIndex(several ? -1 : findData(pictures.value(0)));
}

void SpacePictureField::fill()
{
    const QSignalBlocker quiet(this);
    const QVariant chosen = currentData();
    clear();
    addItem(tr("none", "picture on a space"), QString());
    for (const std::string_view id : engine::spacePictures())
        addItem(glyphIcon(id, palette().text().color(), devicePixelRatioF()), MapWords::picture(std::string(id)),
                QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
    setCurrentIndex(std::max(-1, findData(chosen)));
}

void SpacePictureField::changeEvent(QEvent* event)
{
    // Pictures are drawn in the colour of the text.
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) fill();
    ChoiceBox::changeEvent(event);
}

} // namespace marches::editor
