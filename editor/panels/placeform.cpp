// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/placeform.h"

#include "editor/document/boardart.h"
#include "editor/document/ids.h"
#include "editor/document/mapwords.h"
#include "editor/document/territories.h"
#include "editor/model/terrain.h"
#include "editor/panels/letteringform.h"
#include "editor/panels/namesform.h"
#include "editor/panels/spacelook.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/letterlimit.h"
#include "editor/widgets/sharedfield.h"
#include "engine/base/textlimits.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <set>

namespace marches::editor {

namespace {

constexpr std::array<const char*, 4> kUsualFlags{"port", "supply-centre", "fortress", "capital"};
constexpr std::array<const char*, 5> kUsualSpaces{"start", "event", "sword", "castle", "ice"};
constexpr int kNoteLines = 3;

/// Shows the common value of a combo box, or nothing.
void choose(QComboBox& box, const QStringList& ids)
{
    const QSignalBlocker quiet(box);
    QStringList different = ids;
    different.removeDuplicates();
    const bool several = different.size() > 1;
    box.setPlaceholderText(several ? SharedField::tr("several", "values that differ") : QString());
    box.setCurrentIndex(several ? -1 : box.findData(different.value(0)));
    if (box.isEditable() && several) {
        box.lineEdit()->clear();
        box.lineEdit()->setPlaceholderText(SharedField::tr("several", "values that differ"));
    }
}

} // namespace

PlaceForm::PlaceForm(QWidget* parent)
    : RecordForm(parent), m_rows(new QFormLayout(this)), m_names(new NamesForm), m_id(new SharedField),
      m_abbreviation(new SharedField), m_colour(new SpaceColourField), m_picture(new SpacePictureField),
      m_kind(new ChoiceBox), m_terrain(new ChoiceBox), m_region(new ChoiceBox), m_flagBoxes(new QWidget),
      m_newFlag(new SharedField), m_values(new SharedField), m_aliases(new SharedField), m_lettering(new LetteringForm),
      m_note(new QPlainTextEdit)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* flags = new QGridLayout(m_flagBoxes);
    flags->setContentsMargins(0, 0, 0, 0);
    m_terrain->setEditable(true);
    m_terrain->setInsertPolicy(QComboBox::NoInsert);
    m_note->setTabChangesFocus(true);
    m_note->setMaximumHeight(m_note->fontMetrics().lineSpacing() * kNoteLines + 16);
    m_note->installEventFilter(this);
    LetterLimit::set(*m_note, engine::kLongestNote);
    LetterLimit::set(*m_abbreviation, engine::kLongestAbbreviation);
    m_rows->addRow(m_names);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_terrain, m_colour, m_picture, m_region, m_kind, m_abbreviation, m_flagBoxes,
                                         m_newFlag, m_values, m_aliases, m_note, m_id})
        m_rows->addRow(new QLabel, field);
    m_rows->addRow(m_lettering);
    m_id->setObjectName(QStringLiteral("id"));
    m_abbreviation->setObjectName(QStringLiteral("abbreviation"));
    m_kind->setObjectName(QStringLiteral("kind"));
    m_terrain->setObjectName(QStringLiteral("terrain"));
    m_region->setObjectName(QStringLiteral("region"));
    m_newFlag->setObjectName(QStringLiteral("new-flag"));
    m_values->setObjectName(QStringLiteral("values"));
    m_aliases->setObjectName(QStringLiteral("aliases"));
    m_note->setObjectName(QStringLiteral("note"));
    connectFields();
    connectTerrain();
    retranslate();
}

void PlaceForm::connectFields()
{
    LetterLimit::set(*m_id, engine::kLongestPlaceId);
    connect(m_id, &SharedField::edited, this, &PlaceForm::storeId);
    connect(m_abbreviation, &SharedField::edited, this, [this](const QString& text) {
        change(tr("Change the abbreviation"),
               [&](PlaceRecord& place) { place.abbreviation = text.trimmed().toStdString(); });
    });
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        const auto kind = static_cast<engine::PlaceKind>(m_kind->itemData(index).toInt());
        change(tr("Change land or sea"), [&](PlaceRecord& place) {
            if (place.isTerritory()) place.kind = kind;
        });
    });
    connect(m_colour, &SpaceColourField::edited, this, [this](const std::string& color) {
        change(tr("Change the colour of the space"), [&](PlaceRecord& place) { place.drawing.color = color; });
    });
    connect(m_picture, &SpacePictureField::edited, this, [this](const std::string& picture) {
        change(tr("Change the picture of the space"), [&](PlaceRecord& place) { place.drawing.picture = picture; });
    });
    connect(m_region, &QComboBox::activated, this, &PlaceForm::storeRegion);
    connect(m_newFlag, &SharedField::edited, this, &PlaceForm::addFlag);
    connect(m_values, &SharedField::edited, this, [this](const QString& text) {
        change(tr("Change the values"), [&](PlaceRecord& place) { place.values = MapWords::fromValues(text); });
    });
    connect(m_aliases, &SharedField::edited, this, [this](const QString& text) {
        change(tr("Change other spellings"), [&](PlaceRecord& place) { place.aliases = MapWords::fromList(text); });
    });
    connect(m_names, &NamesForm::done, this, &PlaceForm::done);
    connect(m_lettering, &LetteringForm::done, this, &PlaceForm::done);
    for (ChoiceBox* box : std::initializer_list<ChoiceBox*>{m_kind, m_terrain, m_region, m_picture})
        connect(box, &ChoiceBox::chosenFromList, this, &PlaceForm::done);
}

void PlaceForm::connectTerrain()
{
    connect(m_terrain, &QComboBox::activated, this, [this](int index) {
        const std::string terrain = m_terrain->itemData(index).toString().toStdString();
        change(tr("Change the terrain"), [&](PlaceRecord& place) { place.terrain = terrain; });
    });
    connect(m_terrain->lineEdit(), &QLineEdit::editingFinished, this, &PlaceForm::storeTerrain);
}

void PlaceForm::storeId(const QString& id)
{
    const std::vector<RecordId> shown = places();
    if (shown.size() != 1) return;
    if (!document()->edit(tr("Change the id"),
                          [&](MapEdit& edit) { return renamePlace(edit, shown.front(), id.trimmed().toStdString()); }))
        m_id->showValues(valuesOf([](const PlaceRecord& place) { return QString::fromStdString(place.id); }));
}

/// What was typed; what was chosen from the list is stored already.
void PlaceForm::storeTerrain()
{
    if (!m_terrain->lineEdit()->isModified()) return;
    m_terrain->lineEdit()->setModified(false);
    const QString text = m_terrain->currentText().trimmed();
    const int known = m_terrain->findText(text, Qt::MatchFixedString);
    const std::string terrain = text.isEmpty() ? std::string()
                                : known >= 0   ? m_terrain->itemData(known).toString().toStdString()
                                               : idFromName(text.toStdString());
    change(tr("Change the terrain"), [&](PlaceRecord& place) { place.terrain = terrain; });
}

void PlaceForm::storeRegion(int index)
{
    const std::vector<RecordId> shown = places();
    if (shown.empty()) return;
    const std::string region = m_region->itemData(index).toString().toStdString();
    document()->edit(tr("Change the region"), [&](MapEdit& edit) -> EditOutcome {
        assignRegion(edit, shown, region);
        return {};
    });
}

void PlaceForm::addFlag(const QString& typed)
{
    m_newFlag->clear();
    if (typed.trimmed().isEmpty()) return;
    const std::string id = idFromName(typed.trimmed().toStdString());
    change(tr("Add a mark"), [&](PlaceRecord& place) {
        if (std::ranges::find(place.flags, id) == place.flags.end()) place.flags.push_back(id);
    });
}

void PlaceForm::commitOwn()
{
    storeTerrain();
    storeNote();
}

void PlaceForm::showPlaces(MapDocument& document, const std::vector<RecordId>& places)
{
    begin(document, places);
    m_names->showNames(document, places);
    fillCombos();
    m_id->showValues(valuesOf([](const PlaceRecord& place) { return QString::fromStdString(place.id); }));
    m_id->setReadOnly(document.isReadOnly() || places.size() > 1);
    m_abbreviation->showValues(
        valuesOf([](const PlaceRecord& place) { return QString::fromStdString(place.abbreviation); }));
    m_values->showValues(valuesOf([](const PlaceRecord& place) { return MapWords::values(place.values); }));
    m_aliases->showValues(valuesOf([](const PlaceRecord& place) { return MapWords::list(place.aliases); }));
    m_lettering->showPlaces(document, places);
    m_lettering->setVisible(!areSpaces());
    showFlags();
    showNote(places);
    showLook();
    showRows();
    nameTerrain();
    for (SharedField* field : {m_abbreviation, m_aliases, m_newFlag, m_values})
        field->setReadOnly(document.isReadOnly());
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_terrain, m_colour, m_picture, m_region, m_kind, m_flagBoxes})
        field->setEnabled(!document.isReadOnly());
    m_note->setReadOnly(document.isReadOnly());
}

void PlaceForm::showNote(const std::vector<RecordId>& places)
{
    if (m_note->hasFocus() && m_note->document()->isModified()) return; // being typed
    m_noteLanguage = document()->language();
    QStringList notes;
    for (const RecordId key : places)
        notes << QString::fromStdString(document()->model().text(m_noteLanguage, textBase(record(key)) + ".text"));
    notes.removeDuplicates();
    const bool differ = notes.size() > 1;
    const QString note = differ ? QString() : notes.value(0);
    const QSignalBlocker quiet(m_note);
    if (m_note->toPlainText() != note) LetterLimit::setText(*m_note, note);
    m_note->document()->setModified(false);
    m_note->setPlaceholderText(differ ? SharedField::tr("several", "values that differ") : QString());
}

void PlaceForm::showRows()
{
    const bool territories = std::ranges::all_of(records(), [this](RecordId key) { return record(key).isTerritory(); });
    const auto showRow = [this](QWidget* field, bool shown) {
        field->setVisible(shown);
        m_rows->labelForField(field)->setVisible(shown);
    };
    for (QWidget* field : std::initializer_list<QWidget*>{m_region, m_kind, m_values}) showRow(field, territories);
    for (QWidget* field : std::initializer_list<QWidget*>{m_terrain, m_flagBoxes, m_newFlag})
        showRow(field, territories || areSpaces());
    const bool written =
        std::ranges::all_of(records(), [this](RecordId key) { // in orders; files have no such words of others
            return record(key).isTerritory() || record(key).kind == engine::PlaceKind::Coast;
        });
    for (QWidget* field : std::initializer_list<QWidget*>{m_abbreviation, m_aliases}) showRow(field, written);
    for (QWidget* field : std::initializer_list<QWidget*>{m_colour, m_picture}) showRow(field, areSpaces());
}

bool PlaceForm::areSpaces() const
{
    const std::vector<RecordId> shown = places();
    return !shown.empty() &&
           std::ranges::all_of(shown, [this](RecordId key) { return record(key).kind == engine::PlaceKind::Space; });
}

void PlaceForm::showLook()
{
    std::vector<PlaceRecord> spaces;
    for (const RecordId key : places())
        if (record(key).kind == engine::PlaceKind::Space) spaces.push_back(record(key));
    m_colour->showSpaces(spaces);
    m_picture->showSpaces(spaces);
}

/// What ground is to a territory, its kind is to a space: the rules read either.
void PlaceForm::nameTerrain()
{
    const QString words = areSpaces() ? tr("Kind of space") : tr("Terrain");
    auto* label = static_cast<QLabel*>(m_rows->labelForField(m_terrain));
    label->setText(words);
    m_terrain->setAccessibleName(words);
}

QStringList PlaceForm::valuesOf(const std::function<QString(const PlaceRecord&)>& value) const
{
    QStringList values;
    for (const RecordId key : places()) values << value(record(key));
    return values;
}

void PlaceForm::fillCombos()
{
    const QSignalBlocker quietKind(m_kind);
    const QSignalBlocker quietTerrain(m_terrain);
    const QSignalBlocker quietRegion(m_region);
    m_kind->clear();
    for (const engine::PlaceKind kind : {engine::PlaceKind::Land, engine::PlaceKind::Sea})
        m_kind->addItem(MapWords::kind(kind), QString::number(static_cast<int>(kind)));
    choose(*m_kind, valuesOf([](const PlaceRecord& place) { return QString::number(static_cast<int>(place.kind)); }));

    std::vector<std::string> terrains;
    const bool spaces = areSpaces();
    if (spaces)
        terrains.assign(kUsualSpaces.begin(), kUsualSpaces.end());
    else
        for (const std::string_view terrain : usualTerrains()) terrains.emplace_back(terrain);
    if (!spaces && document()->model().info.art) // and what the style draws beside them
        for (const std::string& terrain : styleOf(document()->model()).terrains())
            if (terrain != "hill" && std::ranges::find(terrains, terrain) == terrains.end())
                terrains.push_back(terrain);
    for (const Row<PlaceRecord>& row : document()->model().places())
        if ((spaces ? row.record.kind == engine::PlaceKind::Space : row.record.isTerritory()) &&
            !row.record.terrain.empty() && std::ranges::find(terrains, row.record.terrain) == terrains.end())
            terrains.push_back(row.record.terrain);
    if (!m_terrain->lineEdit()->isModified() || !m_terrain->hasFocus()) { // else it is being typed
        m_terrain->clear();
        m_terrain->addItem(QString(), QString());
        for (const std::string& terrain : terrains)
            m_terrain->addItem(MapWords::terrain(terrain), QString::fromStdString(terrain));
        choose(*m_terrain, valuesOf([](const PlaceRecord& place) { return QString::fromStdString(place.terrain); }));
    }
    m_region->clear();
    m_region->addItem(tr("none", "region"), QString());
    for (const Row<RegionRecord>& row : document()->model().regions())
        m_region->addItem(document()->name(row.record), QString::fromStdString(row.record.id));
    choose(*m_region, valuesOf([](const PlaceRecord& place) { return QString::fromStdString(place.region); }));
}

void PlaceForm::showFlags()
{
    for (const char* flag : kUsualFlags) addFlagBox(flag);
    std::set<std::string> known;
    for (const Row<PlaceRecord>& row : document()->model().places())
        for (const std::string& flag : row.record.flags) {
            addFlagBox(flag);
            if (areSpaces() == (row.record.kind == engine::PlaceKind::Space)) known.insert(flag);
        }
    const std::vector<RecordId> shown = places();
    for (const auto& [flag, box] : m_flags) {
        const auto count = std::ranges::count_if(shown, [&, &name = flag](RecordId key) {
            return std::ranges::find(record(key).flags, name) != record(key).flags.end();
        });
        const bool usual = !areSpaces() && std::ranges::find(kUsualFlags, flag) != kUsualFlags.end();
        const QSignalBlocker quiet(box);
        box->setVisible(usual || known.contains(flag));
        const bool some = count > 0 && count < static_cast<std::ptrdiff_t>(shown.size());
        box->setTristate(some);
        box->setCheckState(count == 0 ? Qt::Unchecked : some ? Qt::PartiallyChecked : Qt::Checked);
        box->setToolTip(some ? tr("Some of the selected places") : QString());
    }
}

void PlaceForm::addFlagBox(const std::string& flag)
{
    if (m_flags.contains(flag)) return;
    auto* box = new QCheckBox(MapWords::flag(flag), m_flagBoxes);
    box->setObjectName(QStringLiteral("flag.") + QString::fromStdString(flag));
    auto* grid = static_cast<QGridLayout*>(m_flagBoxes->layout());
    const int count = static_cast<int>(m_flags.size());
    grid->addWidget(box, count / 2, count % 2);
    m_flags[flag] = box;
    connect(box, &QCheckBox::clicked, this, [this, flag, box] {
        const bool on = box->checkState() != Qt::Unchecked; // from "some" a click leads to all
        change(on ? tr("Set a mark") : tr("Remove a mark"), [&](PlaceRecord& place) {
            std::erase(place.flags, flag);
            if (on) place.flags.push_back(flag);
        });
    });
}

void PlaceForm::storeNote()
{
    if (!m_note->document()->isModified()) return;
    m_note->document()->setModified(false);
    const std::vector<RecordId> shown = places();
    if (shown.empty()) return;
    const std::string text = m_note->toPlainText().trimmed().toStdString();
    document()->edit(tr("Change the note"), [&](MapEdit& edit) -> EditOutcome {
        for (const RecordId key : shown) edit.setText(m_noteLanguage, textBase(record(key)) + ".text", text);
        return {};
    });
}

void PlaceForm::rename() { m_names->focusName(document() != nullptr ? document()->language() : std::string()); }

bool PlaceForm::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_note && event->type() == QEvent::FocusOut) {
        storeNote();
        if (const std::vector<RecordId> shown = places(); !shown.empty()) showNote(shown); // without idle blanks
    }
    return QWidget::eventFilter(watched, event);
}

void PlaceForm::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    name(m_terrain, {});
    nameTerrain();
    name(m_colour, tr("Colour"));
    name(m_picture, tr("Picture"));
    name(m_region, tr("Region"));
    name(m_kind, tr("Kind"));
    name(m_abbreviation, tr("Abbreviation"));
    name(m_flagBoxes, tr("Marks"));
    name(m_newFlag, tr("Custom mark"));
    name(m_values, tr("Values"));
    name(m_aliases, tr("Other spellings"));
    name(m_note, tr("Note"));
    name(m_id, tr("Id"));
    m_newFlag->setHint(tr("type and press Enter"));
    m_values->setHint(tr("income 3, score 2"));
    m_aliases->setHint(tr("other spellings, with commas"));
    m_id->setToolTip(tr("The name of the place in files. Changed here, it changes everywhere in the map."));
    for (const auto& [flag, box] : m_flags) box->setText(MapWords::flag(flag));
}

} // namespace marches::editor
