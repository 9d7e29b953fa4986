// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/colourspanel.h"

#include "editor/document/boardart.h"
#include "editor/document/mapwords.h"
#include "editor/painting/colourmath.h"
#include "editor/painting/palette.h"
#include "editor/panels/colourfield.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

ColoursPanel::ColoursPanel(QWidget* parent)
    : MapPanel(parent), m_state(new QLabel(this)), m_byRegion(new QPushButton(this)), m_groundHead(new QLabel(this)),
      m_groundColumn(new QVBoxLayout), m_asStyle(new QPushButton(this)), m_regionsHead(new QLabel(this)),
      m_column(new QVBoxLayout)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(10, 8, 10, 8);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setObjectName(QStringLiteral("colours-state"));
    all->addWidget(m_state);
    m_byRegion->setObjectName(QStringLiteral("colours-by-region"));
    all->addWidget(m_byRegion);
    connect(m_byRegion, &QPushButton::clicked, this, &ColoursPanel::fillByRegion);
    m_territories = addLine(*all, QStringLiteral("colour.territories"));
    for (QLabel* head : {m_groundHead, m_regionsHead}) {
        QFont bold = head->font();
        bold.setBold(true);
        head->setFont(bold);
        head->setTextFormat(Qt::PlainText);
    }
    m_asStyle->setObjectName(QStringLiteral("colours-as-style"));
    all->addWidget(m_regionsHead);
    all->addLayout(m_column);
    all->addWidget(m_groundHead);
    all->addLayout(m_groundColumn);
    all->addWidget(m_asStyle);
    all->addStretch(1);
    connect(m_asStyle, &QPushButton::clicked, this, [this] {
        if (!canEdit()) return;
        document()->edit(tr("Colours as in the style"), [](MapEdit& edit) -> EditOutcome {
            changeArt(edit, [](engine::MapArt& art) { art.palette.clear(); });
            return {};
        });
    });
    connect(m_territories.field, &ColourField::edited, this, &ColoursPanel::colourTerritories);
    ColoursPanel::retranslate();
}

QString ColoursPanel::heading() const { return tr("Colours"); }

ColoursPanel::Line ColoursPanel::addLine(QVBoxLayout& column, const QString& objectName)
{
    const Line line{new QLabel(this), new ColourField(this), new QLabel(this)};
    line.field->setObjectName(objectName);
    line.warning->setObjectName(objectName + QStringLiteral(".warning"));
    line.name->setTextFormat(Qt::PlainText);
    line.name->setWordWrap(true);
    line.name->setBuddy(line.field);
    line.warning->setTextFormat(Qt::PlainText);
    line.warning->setWordWrap(true);
    for (QWidget* part : std::initializer_list<QWidget*>{line.name, line.field, line.warning}) column.addWidget(part);
    return line;
}

void ColoursPanel::fitLines(std::vector<Line>& lines, QVBoxLayout& column, std::size_t count, const QString& objectName,
                            void (ColoursPanel::*edited)(std::size_t, const std::string&))
{
    while (lines.size() < count) {
        const std::size_t number = lines.size();
        lines.push_back(addLine(column, objectName.arg(number)));
        connect(lines.back().field, &ColourField::edited, this,
                [this, number, edited](const std::string& colour) { (this->*edited)(number, colour); });
    }
    for (; lines.size() > count; lines.pop_back()) {
        const Line& last = lines.back();
        // One of their own signals may have led here.
        for (QWidget* part : std::initializer_list<QWidget*>{last.name, last.field, last.warning}) {
            part->hide();
            part->deleteLater();
        }
    }
}

void ColoursPanel::refresh()
{
    const MapModel& model = document()->model();
    const bool drawn = model.info.art.has_value();
    const bool byRegion = drawn && model.info.art->fills == engine::MapArt::Fills::Regions;
    m_state->setText(!drawn                    ? tr("Choose a style first: the colours are part of what it draws.")
                     : model.regions().empty() ? tr("The map has no regions yet.")
                     : byRegion                ? QString()
                                : tr("Land is coloured by its terrain. The colours of regions show in the legend."));
    m_state->setVisible(!m_state->text().isEmpty());
    m_byRegion->setVisible(drawn && !model.regions().empty() && !byRegion);
    m_byRegion->setEnabled(canEdit());
    const Cartographer cartographer = cartographerOf(model);
    showTerritories(cartographer);
    showGround(cartographer);
    m_keys.clear();
    if (drawn)
        for (const Row<RegionRecord>& row : model.regions()) m_keys.push_back(row.key);
    fitLines(m_regions, *m_column, m_keys.size(), QStringLiteral("colour.region.%1"), &ColoursPanel::colourRegion);
    m_regionsHead->setVisible(!m_keys.empty());
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const RegionRecord& region = model.regions().at(m_keys[i]);
        showLine(m_regions[i], document()->name(region), {words(region.drawing.color)},
                 cartographer.fillOfRegion(model, m_keys[i]), cartographer.style().landLetters.colour);
    }
}

void ColoursPanel::showGround(const Cartographer& cartographer)
{
    const std::optional<engine::MapArt>& art = document()->model().info.art;
    m_groundNames = art ? paletteNames(document()->model()) : std::vector<std::string>();
    fitLines(m_ground, *m_groundColumn, m_groundNames.size(), QStringLiteral("colour.ground.%1"),
             &ColoursPanel::colourGround);
    m_groundHead->setVisible(art.has_value());
    m_asStyle->setVisible(art && !art->palette.empty());
    m_asStyle->setEnabled(canEdit());
    for (std::size_t i = 0; i < m_groundNames.size(); ++i) {
        const std::string& id = m_groundNames[i];
        QString name = id == "paper" ? tr("paper", "what the board is drawn on") : MapWords::terrain(id);
        name.replace(0, 1, name.left(1).toUpper());
        const Style& style = cartographer.style();
        const LetterLook& letters = id == "sea" || id == "lake" ? style.seaLetters : style.landLetters;
        showLine(m_ground[i], name, {words(paletteColour(*art, id))}, paletteColour(style, id), letters.colour);
        // Nobody owns the paper.
        if (id == "paper") m_ground[i].warning->setVisible(false);
    }
}

void ColoursPanel::colourGround(std::size_t line, const std::string& colour)
{
    if (!canEdit() || line >= m_groundNames.size()) return;
    const std::string name = m_groundNames[line];
    document()->edit(tr("Change the colour of the ground"), [&](MapEdit& edit) -> EditOutcome {
        changeArt(edit, [&](engine::MapArt& art) { setPaletteColour(art, name, colour); });
        return {};
    });
}

void ColoursPanel::showTerritories(const Cartographer& cartographer)
{
    const MapModel& model = document()->model();
    const std::vector<RecordId> chosen = selection()->territories();
    const bool shown = model.info.art && !chosen.empty();
    for (QWidget* part : std::initializer_list<QWidget*>{m_territories.name, m_territories.field})
        part->setVisible(shown);
    m_territories.warning->setVisible(false);
    if (!shown) return;
    QStringList own;
    for (const RecordId key : chosen) own << words(model.places().at(key).drawing.color);
    const PlaceRecord& last = model.places().at(chosen.back());
    const QString name = chosen.size() == 1
                             ? document()->name(last)
                             : tr("%n selected territory(ies)", nullptr, static_cast<int>(chosen.size()));
    const LetterLook& letters =
        last.kind == engine::PlaceKind::Sea ? cartographer.style().seaLetters : cartographer.style().landLetters;
    showLine(m_territories, name, own, cartographer.fill(model, chosen.back()), letters.colour);
}

void ColoursPanel::showLine(const Line& line, const QString& name, const QStringList& own, const QColor& shown,
                            const QColor& letters)
{
    line.name->setText(name);
    line.field->setWords(tr("Colour: %1", "of a region or territory").arg(name));
    line.field->setReadOnly(!canEdit());
    line.field->showColours(own, shown);
    const bool isOwn = own.join(QString()).size() > 0; // those of the styles are measured
    line.warning->setText(isOwn ? warning(shown, letters) : QString());
    line.warning->setVisible(!line.warning->text().isEmpty());
}

QString ColoursPanel::warning(const QColor& ground, const QColor& letters)
{
    QStringList found;
    if (NearestOwner nearest = nearestOwner(ground); nearest.distance < kToldApart) {
        // A colour that all see as near is the one to speak of, also where some mix it up with another more easily.
        const auto plainly = [&ground](const OwnerColour& owner) { return colourDistance(owner.fill, ground); };
        const auto plain = std::ranges::min_element(ownerColours(), {}, plainly);
        if (plainly(*plain) < kToldApart) nearest.owner = static_cast<int>(plain - ownerColours().begin());
        found << tr("Hard to tell from the colour of a player: %1.")
                     .arg(MapWords::owner(std::string(ownerColour(nearest.owner).id)));
    }
    const QColor ink = letters.isValid() ? letters : boardColours(Theme::Light).ink;
    if (contrast(ink, ground) < kReadableContrast) found << tr("Names are hard to read on this colour.");
    return found.join(QLatin1Char(' '));
}

void ColoursPanel::colourRegion(std::size_t line, const std::string& colour)
{
    if (!canEdit() || line >= m_keys.size() || !document()->model().regions().has(m_keys[line])) return;
    document()->edit(tr("Change the colour of a region"), [&](MapEdit& edit) -> EditOutcome {
        edit.modify<RegionRecord>(m_keys[line], [&colour](RegionRecord& region) { region.drawing.color = colour; });
        return {};
    });
}

void ColoursPanel::colourTerritories(const std::string& colour)
{
    if (!canEdit()) return;
    const std::vector<RecordId> chosen = selection()->territories();
    document()->edit(tr("Change the colour of territories"), [&](MapEdit& edit) -> EditOutcome {
        for (const RecordId key : chosen)
            edit.modifyPlace(key, [&colour](PlaceRecord& place) { place.drawing.color = colour; });
        return {};
    });
}

void ColoursPanel::fillByRegion()
{
    if (!canEdit()) return;
    document()->edit(tr("Colour land by region"), [](MapEdit& edit) -> EditOutcome {
        changeArt(edit, [](engine::MapArt& art) { art.fills = engine::MapArt::Fills::Regions; });
        return {};
    });
}

void ColoursPanel::retranslate()
{
    m_byRegion->setText(tr("Colour land by region"));
    m_regionsHead->setText(tr("Regions"));
    m_groundHead->setText(tr("Ground and water"));
    m_asStyle->setText(tr("All as in the style"));
    m_asStyle->setToolTip(tr("Takes back the colours of ground and water that were changed on this map"));
}

} // namespace marches::editor
