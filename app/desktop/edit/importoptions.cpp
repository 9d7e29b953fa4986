// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/importoptions.h"

#include "editor/document/mapwords.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace marches::app {

using editor::ImportChoices;

namespace {

constexpr double kAsUsual = -0.1; ///< what the field of simplification shows as "usual"
/// That names may be in; whatever else a map is translated into comes later.
const std::vector<std::string> kNameLanguages{"cs", "da", "de", "en", "es", "fi", "fr", "hu", "it",
                                              "nl", "nb", "pl", "pt", "ro", "ru", "sv", "tr", "uk"};
const std::vector<std::string> kProjections{"equirectangular", "mercator", "natural-earth", "equal-earth"};
const std::vector<std::string> kFlat{"none", "none-up"};

std::vector<std::string> projectionsOf(const editor::ImportOffers& offers)
{
    std::vector<std::string> all = offers.inDegrees ? kProjections : std::vector<std::string>();
    if (offers.mayBeFlat) all.insert(all.end(), kFlat.begin(), kFlat.end());
    return all;
}

/// Those languages and one more; none without that one.
std::vector<std::string> languagesWith(const std::string& language)
{
    std::vector<std::string> all = language.empty() ? std::vector<std::string>() : kNameLanguages;
    if (std::ranges::find(all, language) == all.end() && !language.empty()) all.push_back(language);
    return all;
}

QComboBox* wordBox(QWidget* parent, const char* name)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    return box;
}

} // namespace

ImportOptions::ImportOptions(QWidget* parent)
    : Translated(parent),
      m_form(new QFormLayout(this)), m_fields{{wordBox(this, "language"), &ImportChoices::language, {}, 1},
                                              {wordBox(this, "object"), &ImportChoices::object, {}, 2},
                                              {wordBox(this, "variant"), &ImportChoices::variant, {}, 2},
                                              {wordBox(this, "name-property"), &ImportChoices::nameProperty, {}, 1},
                                              {wordBox(this, "id-property"), &ImportChoices::idProperty, {}, 1},
                                              {wordBox(this, "region-property"), &ImportChoices::regionProperty, {}, 1},
                                              {wordBox(this, "projection"), &ImportChoices::projection, {}, 2}},
      m_simplify(new QDoubleSpinBox(this)), m_tolerance(new QDoubleSpinBox(this)), m_coastLanes(new QCheckBox(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_simplify->setObjectName(QStringLiteral("simplify"));
    m_tolerance->setObjectName(QStringLiteral("drawing-tolerance"));
    for (QDoubleSpinBox* number : {m_simplify, m_tolerance}) {
        number->setDecimals(1);
        number->setSingleStep(0.1);
        number->setRange(kAsUsual, 20);
        number->setKeyboardTracking(false);
    }
    for (Field& field : m_fields) {
        m_form->addRow(QStringLiteral(" "), field.box);
        connect(field.box, &QComboBox::activated, this, &ImportOptions::chosen);
    }
    for (QDoubleSpinBox* number : {m_simplify, m_tolerance}) {
        m_form->addRow(QStringLiteral(" "), number);
        connect(number, &QDoubleSpinBox::valueChanged, this, &ImportOptions::chosen);
    }
    m_coastLanes->setObjectName(QStringLiteral("coast-lanes"));
    m_form->addRow(m_coastLanes);
    connect(m_coastLanes, &QCheckBox::clicked, this, &ImportOptions::chosen);
    ImportOptions::retranslate();
    offer({}, {});
}

void ImportOptions::show(QWidget* field, bool on)
{
    field->setVisible(on);
    m_form->labelForField(field)->setVisible(on);
}

void ImportOptions::offer(const editor::ImportOffers& offers, const ImportChoices& choices)
{
    for (Field& field : m_fields) {
        field.words = field.choice == &ImportChoices::language     ? languagesWith(offers.language)
                      : field.choice == &ImportChoices::object     ? offers.objects
                      : field.choice == &ImportChoices::variant    ? offers.variants
                      : field.choice == &ImportChoices::projection ? projectionsOf(offers)
                                                                   : offers.properties;
        if (field.choice == &ImportChoices::language) field.usual = offers.language;
        fill(field, choices.*field.choice);
        show(field.box, field.words.size() >= field.least);
    }
    const auto offerNumber = [this](QDoubleSpinBox* number, double chosen, bool on) {
        const QSignalBlocker quiet(number);
        number->setValue(chosen < 0 ? kAsUsual : chosen);
        show(number, on);
    };
    offerNumber(m_simplify, choices.simplify, offers.laysSheet);
    offerNumber(m_tolerance, choices.tolerance, offers.joinsShapes);
    m_coastLanes->setChecked(choices.coastLanes);
    m_coastLanes->setVisible(offers.lanesBetweenCoasts);
}

void ImportOptions::fill(Field& field, const std::string& chosen)
{
    const QSignalBlocker quiet(field.box);
    field.box->clear();
    if (field.usual.empty())
        field.box->addItem(tr("Automatic", "an option of an import: what the file suggests"), QString());
    for (const std::string& word : field.words)
        field.box->addItem(wordOf(field, word), word == field.usual ? QString() : QString::fromStdString(word));
    const QString wanted = chosen == field.usual ? QString() : QString::fromStdString(chosen);
    field.box->setCurrentIndex(std::max(0, field.box->findData(wanted)));
}

QString ImportOptions::wordOf(const Field& field, const std::string& word) const
{
    if (field.choice == &ImportChoices::projection) {
        if (word == "equirectangular") return tr("Equirectangular");
        if (word == "mercator") return tr("Mercator");
        if (word == "natural-earth") return tr("Natural Earth");
        if (word == "equal-earth") return tr("Equal Earth");
        if (word == "none") return tr("Flat, downwards", "coordinates of a plane whose y grows downwards");
        if (word == "none-up") return tr("Flat, upwards", "coordinates of a plane whose y grows upwards");
    }
    if (field.choice == &ImportChoices::language) return editor::MapWords::language(word);
    return QString::fromStdString(word); // as the file has it
}

void ImportOptions::choose(ImportChoices& choices) const
{
    for (const Field& field : m_fields) choices.*field.choice = field.box->currentData().toString().toStdString();
    choices.simplify = m_simplify->value() < 0 ? -1 : m_simplify->value();
    choices.tolerance = m_tolerance->value() < 0 ? -1 : m_tolerance->value();
    choices.coastLanes = m_coastLanes->isChecked();
}

void ImportOptions::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        static_cast<QLabel*>(m_form->labelForField(field))->setText(words);
        field->setAccessibleName(words);
    };
    const QString words[] = {
        tr("Language of the names"), tr("Layer of the file"),        tr("Variant"),   tr("Property with the name"),
        tr("Property with the id"),  tr("Property with the region"), tr("Projection")};
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        name(m_fields[i].box, words[i]);
        fill(m_fields[i], m_fields[i].box->currentData().toString().toStdString());
    }
    name(m_simplify, tr("Simplify outlines by"));
    name(m_tolerance, tr("Tolerance"));
    for (QDoubleSpinBox* number : {m_simplify, m_tolerance})
        number->setSpecialValueText(tr("Automatic", "an option of an import: what the file suggests"));
    m_coastLanes->setText(tr("Join coasts across the water by lanes"));
    m_coastLanes->setToolTip(tr("For games without ships, such as Classic Risk, where the file has no such lanes."));
    m_tolerance->setToolTip(tr("How wide a gap between shapes still counts as touching, in units of the board."));
    m_simplify->setToolTip(tr("How far an outline may move, in units of the board. Borders stay shared."));
}

} // namespace marches::app
