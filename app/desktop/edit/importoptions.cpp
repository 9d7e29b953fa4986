// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/importoptions.h"

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
const std::vector<std::string> kProjections{"equirectangular", "mercator", "natural-earth", "equal-earth"};

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
      m_form(new QFormLayout(this)), m_fields{{wordBox(this, "object"), &ImportChoices::object, {}, 2},
                                              {wordBox(this, "variant"), &ImportChoices::variant, {}, 2},
                                              {wordBox(this, "name-property"), &ImportChoices::nameProperty, {}, 1},
                                              {wordBox(this, "id-property"), &ImportChoices::idProperty, {}, 1},
                                              {wordBox(this, "region-property"), &ImportChoices::regionProperty, {}, 1},
                                              {wordBox(this, "projection"), &ImportChoices::projection, {}, 2}},
      m_simplify(new QDoubleSpinBox(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_simplify->setObjectName(QStringLiteral("simplify"));
    m_simplify->setDecimals(1);
    m_simplify->setSingleStep(0.1);
    m_simplify->setRange(kAsUsual, 20);
    m_simplify->setKeyboardTracking(false);
    for (Field& field : m_fields) {
        m_form->addRow(QStringLiteral(" "), field.box);
        connect(field.box, &QComboBox::activated, this, &ImportOptions::chosen);
    }
    m_form->addRow(QStringLiteral(" "), m_simplify);
    connect(m_simplify, &QDoubleSpinBox::valueChanged, this, &ImportOptions::chosen);
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
        field.words = field.choice == &ImportChoices::object    ? offers.objects
                      : field.choice == &ImportChoices::variant ? offers.variants
                      : field.choice == &ImportChoices::projection
                          ? (offers.inDegrees ? kProjections : std::vector<std::string>())
                          : offers.properties;
        fill(field, choices.*field.choice);
        show(field.box, field.words.size() >= field.least);
    }
    const QSignalBlocker quiet(m_simplify);
    m_simplify->setValue(choices.simplify < 0 ? kAsUsual : choices.simplify);
    show(m_simplify, offers.laysSheet);
}

void ImportOptions::fill(Field& field, const std::string& chosen)
{
    const QSignalBlocker quiet(field.box);
    field.box->clear();
    field.box->addItem(tr("As usual", "an option of an import: what the file suggests"), QString());
    for (const std::string& word : field.words) field.box->addItem(wordOf(field, word), QString::fromStdString(word));
    field.box->setCurrentIndex(std::max(0, field.box->findData(QString::fromStdString(chosen))));
}

QString ImportOptions::wordOf(const Field& field, const std::string& word) const
{
    if (field.choice == &ImportChoices::projection) {
        if (word == "equirectangular") return tr("Equirectangular");
        if (word == "mercator") return tr("Mercator");
        if (word == "natural-earth") return tr("Natural Earth");
        if (word == "equal-earth") return tr("Equal Earth");
    }
    return QString::fromStdString(word); // as the file has it
}

bool ImportOptions::hasFields() const
{
    return !m_simplify->isHidden() ||
           std::ranges::any_of(m_fields, [](const Field& field) { return !field.box->isHidden(); });
}

void ImportOptions::choose(ImportChoices& choices) const
{
    for (const Field& field : m_fields) choices.*field.choice = field.box->currentData().toString().toStdString();
    choices.simplify = m_simplify->value() < 0 ? -1 : m_simplify->value();
}

void ImportOptions::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        static_cast<QLabel*>(m_form->labelForField(field))->setText(words);
        field->setAccessibleName(words);
    };
    const QString words[] = {tr("Layer of the file"),        tr("Variant"),
                             tr("Property with the name"),   tr("Property with the id"),
                             tr("Property with the region"), tr("Projection")};
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        name(m_fields[i].box, words[i]);
        fill(m_fields[i], m_fields[i].box->currentData().toString().toStdString());
    }
    name(m_simplify, tr("Simplify outlines by"));
    m_simplify->setSpecialValueText(tr("As usual", "an option of an import: what the file suggests"));
    m_simplify->setToolTip(tr("How far an outline may move, in units of the board. Borders stay shared."));
}

} // namespace marches::app
