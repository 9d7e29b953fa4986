// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/colourfield.h"

#include "editor/panels/mappanel.h"
#include "editor/widgets/sharedfield.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int kColourSwatch = 18; ///< pixels at 100 %

} // namespace

std::optional<std::string> colourFromText(const QString& text)
{
    static const QRegularExpression kColour(QStringLiteral("^#?([0-9a-f]{6})$"));
    const QRegularExpressionMatch match = kColour.match(text.trimmed().toLower());
    return match.hasMatch() ? std::optional('#' + match.captured(1).toStdString()) : std::nullopt;
}

ColourField::ColourField(QWidget* parent)
    : Translated(parent), m_swatch(new QToolButton(this)), m_text(new SharedField(this)),
      m_reset(new QToolButton(this)), m_refusal(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    column->addLayout(row);
    column->addWidget(m_refusal);
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setTextFormat(Qt::PlainText);
    m_refusal->setWordWrap(true);
    refuse({});
    row->setSpacing(4);
    row->addWidget(m_swatch);
    row->addWidget(m_text, 1);
    row->addWidget(m_reset);
    m_swatch->setIconSize({kColourSwatch, kColourSwatch});
    m_swatch->setObjectName(QStringLiteral("pick"));
    m_text->setObjectName(QStringLiteral("colour"));
    m_reset->setObjectName(QStringLiteral("as-style"));
    m_reset->setAutoRaise(true);
    setFocusProxy(m_swatch);
    connect(m_text, &SharedField::edited, this, &ColourField::take);
    connect(m_text, &SharedField::textEdited, this, [this] { refuse({}); });
    connect(m_swatch, &QToolButton::clicked, this, &ColourField::pick);
    connect(m_reset, &QToolButton::clicked, this, [this] { emit edited({}); });
    retranslate();
}

void ColourField::showColours(const QStringList& own, const QColor& shown, const QString& of)
{
    if (m_own != own || m_of != of) refuse({});
    m_of = of;
    m_own = own;
    m_shown = shown;
    m_text->showValues(own);
    const bool has = std::ranges::any_of(own, [](const QString& colour) { return !colour.isEmpty(); });
    m_reset->setEnabled(has && !m_readOnly);
    paintSwatch();
}

void ColourField::setWords(const QString& words)
{
    if (m_words != words) refuse({});
    m_words = words;
    retranslate();
}

void ColourField::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_text->setReadOnly(readOnly);
    m_swatch->setEnabled(!readOnly);
    if (readOnly) m_reset->setEnabled(false);
}

void ColourField::refuse(const QString& typed)
{
    m_typed = typed;
    m_refusal->setVisible(!typed.isEmpty());
    m_refusal->setText(typed.isEmpty() ? QString() : tr("“%1” is no colour.").arg(typed));
    m_text->setAccessibleDescription(m_refusal->text());
}

/// What is no colour is put back as it was.
void ColourField::take(const QString& text)
{
    if (text.trimmed().isEmpty()) {
        emit edited({});
    } else if (const std::optional<std::string> colour = colourFromText(text)) {
        emit edited(*colour);
    } else {
        m_text->showValues(m_own);
        refuse(text.trimmed().left(40));
    }
}

void ColourField::pick()
{
    auto* dialog = new QColorDialog(m_shown.isValid() ? m_shown : QColor(Qt::white), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    dialog->setWindowTitle(m_words);
    connect(dialog, &QColorDialog::colorSelected, this,
            [this](const QColor& colour) { emit edited(colour.name().toStdString()); });
    dialog->open();
}

void ColourField::paintSwatch()
{
    QPixmap picture(QSize(kColourSwatch, kColourSwatch) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Text));
    painter.setBrush(m_shown.isValid() ? QBrush(m_shown) : Qt::NoBrush);
    painter.drawRoundedRect(QRectF(1.5, 1.5, kColourSwatch - 3, kColourSwatch - 3), 3, 3);
    painter.end();
    m_swatch->setIcon(QIcon(picture));
}

void ColourField::retranslate()
{
    refuse(m_typed);
    m_text->setHint(tr("as in the style", "colour"));
    m_text->setToolTip(tr("Two hexadecimal digits each for red, green, and blue, such as #c3d79a"));
    m_text->setAccessibleName(m_words);
    m_swatch->setToolTip(tr("Pick a colour"));
    m_swatch->setAccessibleName(tr("Pick a colour: %1").arg(m_words));
    m_reset->setIcon(panelIcon(QStringLiteral("undo")));
    m_reset->setToolTip(tr("As in the style"));
    m_reset->setAccessibleName(tr("As in the style: %1").arg(m_words));
}

} // namespace marches::editor
