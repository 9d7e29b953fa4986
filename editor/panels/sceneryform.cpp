// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/sceneryform.h"

#include "editor/cartography/sceneryground.h"
#include "editor/document/boardart.h"
#include "editor/document/mapwords.h"
#include "editor/document/sceneryedits.h"
#include "editor/panels/colourfield.h"
#include "editor/widgets/choicebox.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace marches::editor {

SceneryForm::SceneryForm(QWidget* parent)
    : RecordForm(parent), m_rows(new QFormLayout(this)), m_terrain(new ChoiceBox), m_shape(new ChoiceBox),
      m_width(new QDoubleSpinBox), m_colour(new ColourField), m_raise(new QPushButton), m_lower(new QPushButton)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_terrain->setObjectName(QStringLiteral("scenery-terrain"));
    m_shape->setObjectName(QStringLiteral("scenery-shape"));
    m_width->setObjectName(QStringLiteral("scenery-width"));
    m_colour->setObjectName(QStringLiteral("scenery-colour"));
    m_raise->setObjectName(QStringLiteral("scenery-raise"));
    m_lower->setObjectName(QStringLiteral("scenery-lower"));
    m_width->setRange(0, 1000); // as files have it; 0: as wide as usual
    m_width->setDecimals(1);
    m_width->setKeyboardTracking(false);
    for (QWidget* field : std::initializer_list<QWidget*>{m_terrain, m_shape, m_width, m_colour})
        m_rows->addRow(new QLabel, field);
    m_rows->addRow(m_raise);
    m_rows->addRow(m_lower);
    connectFields();
    retranslate();
}

void SceneryForm::connectFields()
{
    connect(m_terrain, &QComboBox::activated, this, [this](int index) {
        const std::string terrain = m_terrain->itemData(index).toString().toStdString();
        change(tr("Change the kind of scenery"), [&terrain](engine::MapScenery& piece) {
            piece.terrain = terrain;
            piece.isPath = piece.isPath || isPathOnly(terrain);
        });
    });
    connect(m_shape, &QComboBox::activated, this, [this](int index) {
        change(tr("Change the kind of scenery"), [index](engine::MapScenery& piece) {
            piece.isPath = index == 1 || isPathOnly(piece.terrain) || piece.points.size() < leastPoints(false);
        });
    });
    for (ChoiceBox* box : {m_terrain, m_shape}) connect(box, &ChoiceBox::chosenFromList, this, &SceneryForm::done);
    connect(m_width, &QDoubleSpinBox::valueChanged, this, [this](double width) {
        constexpr double kLeast = 0.5; // that a file may say
        change(tr("Change the width of scenery"),
               [width](engine::MapScenery& piece) { piece.width = width < kLeast ? 0 : width; });
    });
    connect(m_colour, &ColourField::edited, this, [this](const std::string& colour) {
        change(tr("Change the colour of scenery"), [&colour](engine::MapScenery& piece) { piece.color = colour; });
    });
    connect(m_raise, &QPushButton::clicked, this, [this] { restack(tr("Bring scenery to the front"), true); });
    connect(m_lower, &QPushButton::clicked, this, [this] { restack(tr("Send scenery to the back"), false); });
}

void SceneryForm::change(const QString& title, const std::function<void(engine::MapScenery&)>& change)
{
    if (document() == nullptr) return;
    const std::vector<std::string> ids = m_ids;
    document()->edit(title, [&](MapEdit& edit) -> EditOutcome {
        for (const std::string& id : ids) changeScenery(edit, id, change);
        return {};
    });
}

void SceneryForm::restack(const QString& title, bool onTop)
{
    if (document() == nullptr) return;
    const std::vector<std::string> ids = m_ids;
    document()->edit(title, [&](MapEdit& edit) -> EditOutcome {
        for (const std::string& id : ids) restackScenery(edit, id, onTop);
        return {};
    });
}

void SceneryForm::fillTerrains(const engine::MapScenery& last)
{
    std::vector<std::string> terrains;
    for (const std::string_view terrain : usualScenery()) terrains.emplace_back(terrain);
    const auto add = [&terrains](const std::string& terrain) {
        if (std::ranges::find(terrains, terrain) == terrains.end()) terrains.push_back(terrain);
    };
    for (const auto& [terrain, fill] : styleOf(document()->model()).terrain)
        if (terrain != "hill") add(terrain); // another word for hills
    add(last.terrain);
    m_terrain->clear();
    for (const std::string& terrain : terrains)
        m_terrain->addItem(MapWords::terrain(terrain), QString::fromStdString(terrain));
    m_terrain->setCurrentIndex(m_terrain->findData(QString::fromStdString(last.terrain)));
}

void SceneryForm::showScenery(MapDocument& document, const std::vector<std::string>& ids)
{
    begin(document, {});
    m_ids = ids;
    const engine::MapScenery* last = findScenery(document.model(), ids.back());
    if (last == nullptr) return;
    fillTerrains(*last);
    m_shape->clear();
    m_shape->addItems({tr("an area", "shape of scenery"), tr("along a path", "shape of scenery")});
    m_shape->setCurrentIndex(last->isPath ? 1 : 0);
    const QSignalBlocker quietWidth(m_width);
    m_width->setSpecialValueText(tr("usual", "width of a path"));
    m_width->setValue(last->width);
    QStringList colours;
    QString of;
    for (const std::string& id : ids) of += QString::fromStdString(id) + QLatin1Char(' ');
    for (const std::string& id : ids)
        if (const engine::MapScenery* piece = findScenery(document.model(), id))
            colours << QString::fromStdString(piece->color);
    const QColor usual = isWaterTerrain(last->terrain) ? styleOf(document.model()).lake
                                                       : styleOf(document.model()).terrainFill(last->terrain);
    m_colour->setReadOnly(document.isReadOnly());
    m_colour->showColours(colours, last->color.empty() ? usual : QColor(QString::fromStdString(last->color)), of);
    m_rows->setRowVisible(m_width, last->isPath && sceneryKind(*last) != SceneryKind::Range);
    m_rows->setRowVisible(m_shape, !isPathOnly(last->terrain));
    for (QWidget* field : std::initializer_list<QWidget*>{m_terrain, m_shape, m_width, m_raise, m_lower})
        field->setEnabled(!document.isReadOnly());
}

void SceneryForm::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    name(m_terrain, tr("Kind"));
    name(m_shape, tr("Shape"));
    name(m_width, tr("Width"));
    name(m_colour, tr("Colour"));
    m_colour->setWords(tr("Colour"));
    m_raise->setText(tr("To the front"));
    m_lower->setText(tr("To the back"));
}

} // namespace marches::editor
