// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/letteringform.h"

#include "editor/widgets/choicebox.h"
#include "editor/widgets/numberfield.h"
#include "engine/package/mappackage.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <cmath>

namespace marches::editor {

namespace {

// As map.yaml allows.
constexpr double kNarrowest = -0.2; ///< em
constexpr double kWidest = 3;
constexpr double kHalfTurn = 180; ///< degrees
constexpr int kSmallest = 30;     ///< percent
constexpr int kLargest = 500;

} // namespace

LetteringForm::LetteringForm(QWidget* parent)
    : RecordForm(parent), m_rows(new QFormLayout(this)), m_size(new NumberField), m_spacing(new QDoubleSpinBox),
      m_turn(new QDoubleSpinBox), m_letters(new ChoiceBox)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_size->setObjectName(QStringLiteral("letter-size"));
    m_size->setRange(kSmallest, kLargest);
    m_size->setSingleStep(5);
    m_size->setKeyboardTracking(false);
    m_spacing->setObjectName(QStringLiteral("letter-spacing"));
    m_spacing->setRange(kNarrowest, kWidest);
    m_spacing->setDecimals(2);
    m_spacing->setSingleStep(0.05);
    m_turn->setObjectName(QStringLiteral("name-turn"));
    m_turn->setRange(-kHalfTurn, kHalfTurn);
    m_turn->setDecimals(1);
    m_turn->setSingleStep(5);
    m_turn->setWrapping(true);
    m_turn->setSuffix(QStringLiteral("°"));
    m_letters->setObjectName(QStringLiteral("letters"));
    for (QDoubleSpinBox* box : {m_spacing, m_turn}) box->setKeyboardTracking(false);
    for (QWidget* field : std::initializer_list<QWidget*>{m_letters, m_size, m_spacing, m_turn})
        m_rows->addRow(new QLabel, field);
    m_rows->setRowVisible(m_size, false);
    connect(m_size, &QSpinBox::valueChanged, this, [this](int percent) {
        change(tr("Change the letters"), [percent](engine::Lettering& lettering) { lettering.size = percent / 100.0; });
    });
    connect(m_spacing, &QDoubleSpinBox::valueChanged, this, [this](double spacing) {
        change(tr("Change the letter spacing"),
               [spacing](engine::Lettering& lettering) { lettering.spacing = spacing; });
    });
    connect(m_turn, &QDoubleSpinBox::valueChanged, this, [this](double turn) {
        change(tr("Turn a name"), [turn](engine::Lettering& lettering) { lettering.turn = turn; });
    });
    connect(m_letters, &QComboBox::activated, this, [this](int index) {
        const auto letters = static_cast<engine::Lettering::Case>(m_letters->itemData(index).toInt());
        change(tr("Change the letters"), [letters](engine::Lettering& lettering) { lettering.letters = letters; });
    });
    connect(m_letters, &ChoiceBox::chosenFromList, this, &LetteringForm::done);
    retranslate();
}

void LetteringForm::change(const QString& title, const std::function<void(engine::Lettering&)>& make)
{
    const auto change = [&make](auto& record) {
        engine::Lettering lettering = record.drawing.lettering.value_or(engine::Lettering());
        make(lettering);
        record.drawing.lettering.reset(); // as the style has it is not written
        if (!(lettering == engine::Lettering())) record.drawing.lettering = lettering;
    };
    if (m_isOfRegion)
        modify<RegionRecord>(title, change);
    else
        modify<PlaceRecord>(title, change);
}

void LetteringForm::showPlaces(MapDocument& document, const std::vector<RecordId>& places)
{
    begin(document, places);
    m_isOfRegion = false;
    show(document.model().places().at(places.back()).drawing.lettering.value_or(engine::Lettering()));
}

void LetteringForm::showRegion(MapDocument& document, RecordId region)
{
    begin(document, {region});
    m_isOfRegion = true;
    show(document.model().regions().at(region).drawing.lettering.value_or(engine::Lettering()));
}

void LetteringForm::show(const engine::Lettering& lettering)
{
    const bool isReadOnly = document()->isReadOnly();
    m_rows->setRowVisible(m_size, m_isOfRegion);
    const QSignalBlocker quietSize(m_size);
    m_size->setValue(static_cast<int>(std::lround(100 * lettering.size)));
    m_size->setReadOnly(isReadOnly);
    const QSignalBlocker quietSpacing(m_spacing);
    const QSignalBlocker quietTurn(m_turn);
    m_spacing->setValue(lettering.spacing);
    m_turn->setValue(lettering.turn);
    m_letters->setCurrentIndex(m_letters->findData(static_cast<int>(lettering.letters)));
    for (QDoubleSpinBox* box : {m_spacing, m_turn}) box->setReadOnly(isReadOnly);
    m_letters->setEnabled(!isReadOnly);
    m_turn->setEnabled(lettering.curve.empty());
}

void LetteringForm::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    name(m_letters, tr("Letters"));
    name(m_size, tr("Letter size"));
    m_size->setSuffix(tr(" %", "percent"));
    name(m_spacing, tr("Letter spacing"));
    name(m_turn, tr("Rotation of the name"));
    const int chosen = m_letters->currentIndex();
    m_letters->clear();
    m_letters->addItem(tr("as in the style"), static_cast<int>(engine::Lettering::Case::Style));
    m_letters->addItem(tr("as written"), static_cast<int>(engine::Lettering::Case::AsWritten));
    m_letters->addItem(tr("capitals"), static_cast<int>(engine::Lettering::Case::Capitals));
    m_letters->setCurrentIndex(chosen);
}

} // namespace marches::editor
