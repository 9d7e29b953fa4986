// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/pictureform.h"

#include "editor/document/picturefit.h"
#include "editor/widgets/numberfield.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <cmath>

namespace marches::editor {

namespace {

constexpr double kFarthestPicture = 1'000'000; ///< board units

QDoubleSpinBox* pictureField(const char* name, double least, double most, int decimals)
{
    auto* box = new QDoubleSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    box->setDecimals(decimals);
    box->setKeyboardTracking(false);
    return box;
}

/// What a field shows is rounded: the value itself stays as long as nobody types another.
void showNumber(QDoubleSpinBox* box, double value)
{
    const QSignalBlocker quiet(box);
    box->setValue(value);
}

} // namespace

PictureForm::PictureForm(QWidget* parent)
    : RecordForm(parent), m_rows(new QFormLayout(this)), m_heading(new QLabel),
      m_left(pictureField("picture-left", -kFarthestPicture, kFarthestPicture, 1)),
      m_top(pictureField("picture-top", -kFarthestPicture, kFarthestPicture, 1)),
      m_scale(pictureField("picture-scale", kLeastPictureScale, kLargestPictureScale, 4)),
      m_turn(pictureField("picture-turn", -360, 360, 2)),
      m_stretch(pictureField("picture-stretch", 100 * kLeastStretch, 100 * kLargestStretch, 1)),
      m_skew(pictureField("picture-skew", -kLargestSkew, kLargestSkew, 2)), m_opacity(new NumberField),
      m_locked(new QCheckBox)
{
    m_rows->setContentsMargins(0, 12, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_heading->setTextFormat(Qt::PlainText);
    m_rows->addRow(m_heading);
    m_opacity->setObjectName(QStringLiteral("picture-opacity"));
    m_opacity->setRange(0, 100);
    m_opacity->setKeyboardTracking(false);
    m_locked->setObjectName(QStringLiteral("picture-locked"));
    m_scale->setSingleStep(0.01);
    for (QDoubleSpinBox* degrees : {m_turn, m_skew}) degrees->setSuffix(QStringLiteral("°"));
    for (QWidget* one : std::initializer_list<QWidget*>{m_left, m_top, m_scale, m_turn, m_stretch, m_skew, m_opacity})
        m_rows->addRow(new QLabel, one);
    m_rows->addRow(m_locked);
    for (std::size_t i = 0; i < m_pins.size(); ++i) {
        PinRow& pin = m_pins[i];
        pin.row = new QWidget;
        const std::string number = std::to_string(i + 1);
        pin.left = pictureField(("pin-left-" + number).c_str(), -kFarthestPicture, kFarthestPicture, 1);
        pin.top = pictureField(("pin-top-" + number).c_str(), -kFarthestPicture, kFarthestPicture, 1);
        auto* both = new QHBoxLayout(pin.row);
        both->setContentsMargins(0, 0, 0, 0);
        both->addWidget(pin.left);
        both->addWidget(pin.top);
        m_rows->addRow(new QLabel, pin.row);
    }
    connectFields();
    retranslate();
}

void PictureForm::connectFields()
{
    const auto number = [this](QDoubleSpinBox* box, auto title, auto apply) {
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, title, apply](double value) {
            change(title(), [&apply, value](engine::TracePicture& picture) { apply(picture, value); });
        });
    };
    const auto moves = [] { return tr("Move the picture"); };
    const auto scales = [] { return tr("Scale the picture"); };
    const auto turns = [] { return tr("Turn the picture"); };
    const auto fits = [] { return tr("Fit the picture"); };
    number(m_left, moves, [](engine::TracePicture& picture, double value) { picture.at.x = value; });
    number(m_top, moves, [](engine::TracePicture& picture, double value) { picture.at.y = value; });
    number(m_scale, scales, [](engine::TracePicture& picture, double value) { picture.scale = value; });
    number(m_turn, turns, [](engine::TracePicture& picture, double value) { picture.turn = value; });
    number(m_stretch, fits, [](engine::TracePicture& picture, double value) { picture.stretch = value / 100; });
    number(m_skew, fits, [](engine::TracePicture& picture, double value) { picture.skew = value; });
    connect(m_opacity, &QSpinBox::valueChanged, this, [this](int value) {
        change(tr("Fade the picture"), [value](engine::TracePicture& picture) { picture.opacity = value / 100.0; });
    });
    connect(m_locked, &QCheckBox::toggled, this, [this](bool on) {
        change(on ? tr("Lock the picture") : tr("Unlock the picture"),
               [on](engine::TracePicture& picture) { picture.locked = on; });
    });
    for (std::size_t i = 0; i < m_pins.size(); ++i)
        for (QDoubleSpinBox* box : {m_pins[i].left, m_pins[i].top})
            connect(box, &QDoubleSpinBox::valueChanged, this, [this, i] { movePin(i); });
}

void PictureForm::change(const QString& title, const std::function<void(engine::TracePicture&)>& change)
{
    if (document() == nullptr || !document()->model().info.picture) return;
    document()->edit(title, [&](MapEdit& edit) -> EditOutcome {
        engine::TracePicture picture = *edit.model().info.picture;
        change(picture);
        setPicture(edit, picture);
        return {};
    });
}

void PictureForm::movePin(std::size_t pin)
{
    if (document() == nullptr || !document()->model().info.picture) return;
    const engine::TracePicture before = *document()->model().info.picture;
    if (pin >= before.pins.size()) return;
    // The field that nobody has typed into shows the other coordinate rounded.
    const QPointF at = pinPoint(before, pin);
    const auto typed = [](const QDoubleSpinBox& box, double value) {
        return std::abs(box.value() - value) < 0.05 + 1e-9 ? value : box.value();
    };
    const QPointF to(typed(*m_pins[pin].left, at.x()), typed(*m_pins[pin].top, at.y()));
    const EditOutcome done = document()->edit(tr("Fit the picture"), [&](MapEdit& edit) -> EditOutcome {
        const auto fitted = withPinAt(before, pin, to);
        if (!fitted) return tl::unexpected(fitted.error());
        setPicture(edit, *fitted);
        return {};
    });
    if (!done) showPicture(*document()); // the fields show again what is
}

void PictureForm::showPicture(MapDocument& document)
{
    begin(document, {});
    const engine::TracePicture& picture = *document.model().info.picture;
    showNumber(m_left, picture.at.x);
    showNumber(m_top, picture.at.y);
    showNumber(m_scale, picture.scale);
    showNumber(m_turn, picture.turn);
    showNumber(m_stretch, 100 * picture.stretch);
    showNumber(m_skew, picture.skew);
    const QSignalBlocker quietOpacity(m_opacity);
    m_opacity->setValue(static_cast<int>(std::lround(100 * picture.opacity)));
    const QSignalBlocker quietLocked(m_locked);
    m_locked->setChecked(picture.locked);
    const bool isFixed = picture.locked || document.isReadOnly();
    for (QDoubleSpinBox* box : {m_left, m_top, m_scale, m_turn, m_stretch, m_skew}) box->setEnabled(!isFixed);
    m_opacity->setEnabled(!document.isReadOnly());
    m_locked->setEnabled(!document.isReadOnly());
    for (std::size_t i = 0; i < m_pins.size(); ++i) {
        const bool isThere = i < picture.pins.size();
        m_rows->setRowVisible(m_pins[i].row, isThere);
        if (!isThere) continue;
        const QPointF at = pinPoint(picture, i);
        showNumber(m_pins[i].left, at.x());
        showNumber(m_pins[i].top, at.y());
        m_pins[i].row->setEnabled(!isFixed);
    }
}

void PictureForm::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    m_heading->setText(tr("Picture to trace"));
    name(m_left, tr("Left"));
    name(m_top, tr("Top"));
    name(m_scale, tr("Scale"));
    name(m_turn, tr("Turn clockwise by"));
    name(m_stretch, tr("Height"));
    name(m_skew, tr("Skew"));
    name(m_opacity, tr("Opacity"));
    m_scale->setToolTip(tr("Board units to a pixel of the picture"));
    m_stretch->setSuffix(tr(" %", "behind a number"));
    m_opacity->setSuffix(tr(" %", "behind a number"));
    m_locked->setText(tr("Locked"));
    for (std::size_t i = 0; i < m_pins.size(); ++i) {
        const QString words = tr("Pin %1").arg(i + 1);
        name(m_pins[i].row, words);
        m_pins[i].left->setAccessibleName(tr("%1, from the left", "a pin").arg(words));
        m_pins[i].top->setAccessibleName(tr("%1, from the top", "a pin").arg(words));
    }
}

} // namespace marches::editor
