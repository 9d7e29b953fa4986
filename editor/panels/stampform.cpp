// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/stampform.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/artwords.h"
#include "editor/document/boardart.h"
#include "editor/document/stampedits.h"
#include "editor/panels/colourfield.h"
#include "editor/widgets/choicebox.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace marches::editor {

StampForm::StampForm(QWidget* parent)
    : RecordForm(parent), m_rows(new QFormLayout(this)), m_stamp(new ChoiceBox), m_height(new QDoubleSpinBox),
      m_turn(new QDoubleSpinBox), m_mirrored(new QCheckBox), m_tint(new ColourField), m_anew(new QPushButton)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_stamp->setObjectName(QStringLiteral("which-stamp"));
    m_height->setObjectName(QStringLiteral("stamp-height"));
    m_turn->setObjectName(QStringLiteral("stamp-turn"));
    m_mirrored->setObjectName(QStringLiteral("stamp-mirrored"));
    m_tint->setObjectName(QStringLiteral("stamp-tint"));
    m_anew->setObjectName(QStringLiteral("draw-anew"));
    m_height->setRange(kLeastStamp, kLargestStamp);
    m_turn->setRange(-180, 180);
    m_turn->setWrapping(true);
    m_turn->setSingleStep(5);
    m_turn->setSuffix(QStringLiteral("°"));
    for (QDoubleSpinBox* box : {m_height, m_turn}) {
        box->setDecimals(1);
        box->setKeyboardTracking(false);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{m_stamp, m_height, m_turn, m_tint})
        m_rows->addRow(new QLabel, field);
    m_rows->addRow(m_mirrored);
    m_rows->addRow(m_anew);
    connectFields();
    retranslate();
}

void StampForm::connectFields()
{
    connect(m_stamp, &QComboBox::activated, this, [this](int index) {
        const std::string id = m_stamp->itemData(index).toString().toStdString();
        modify<StampRecord>(tr("Change the stamp"), [&id](StampRecord& stamp) { stamp.stamp = id; });
    });
    connect(m_stamp, &ChoiceBox::chosenFromList, this, &StampForm::done);
    connect(m_height, &QDoubleSpinBox::valueChanged, this, [this](double height) {
        modify<StampRecord>(tr("Change the size of a stamp"), [height](StampRecord& stamp) { stamp.height = height; });
    });
    connect(m_turn, &QDoubleSpinBox::valueChanged, this, [this](double turn) {
        modify<StampRecord>(tr("Turn a stamp"), [turn](StampRecord& stamp) { stamp.turn = turn; });
    });
    connect(m_mirrored, &QCheckBox::clicked, this, [this](bool on) {
        modify<StampRecord>(tr("Mirror a stamp"), [on](StampRecord& stamp) { stamp.mirrored = on; });
    });
    connect(m_tint, &ColourField::edited, this, [this](const std::string& colour) {
        modify<StampRecord>(tr("Change the colour of a stamp"), [&colour](StampRecord& stamp) { stamp.tint = colour; });
    });
    connect(m_anew, &QPushButton::clicked, this, &StampForm::drawAgain);
}

void StampForm::drawAgain()
{
    const std::vector<RecordId> stamps = there<StampRecord>();
    if (stamps.empty()) return;
    document()->edit(tr("Redraw"), [&stamps](MapEdit& edit) -> EditOutcome {
        for (const RecordId key : stamps)
            if (wasMade(edit.model(), edit.model().stamps().at(key))) drawAnew(edit, key);
        return {};
    });
}

void StampForm::fillStamps(const std::string& chosen)
{
    const QSignalBlocker quiet(m_stamp);
    m_stamp->clear();
    const StampLibrary& library = artResources().stamps;
    for (const StampGroup& group : library.groups())
        for (const std::string& id : library.idsIn(group.id))
            m_stamp->addItem(ArtWords::stamp(*library.find(id)), QString::fromStdString(id));
    if (library.find(chosen) == nullptr)
        m_stamp->addItem(QString::fromStdString(chosen), QString::fromStdString(chosen));
    m_stamp->setCurrentIndex(m_stamp->findData(QString::fromStdString(chosen)));
}

void StampForm::showStamps(MapDocument& document, const std::vector<RecordId>& stamps)
{
    begin(document, stamps);
    const MapModel& model = document.model();
    const StampRecord& last = model.stamps().at(stamps.back());
    fillStamps(last.stamp);
    const QSignalBlocker quietHeight(m_height);
    const QSignalBlocker quietTurn(m_turn);
    m_height->setValue(last.height);
    m_turn->setValue(last.turn);
    m_mirrored->setChecked(last.mirrored);
    QStringList tints;
    QString of;
    for (const RecordId key : stamps) {
        tints << QString::fromStdString(model.stamps().at(key).tint);
        of += QString::number(static_cast<int>(key)) + QLatin1Char(' ');
    }
    m_tint->setReadOnly(document.isReadOnly());
    m_tint->showColours(
        tints, last.tint.empty() ? styleOf(model).role(InkRole::Accent) : QColor(QString::fromStdString(last.tint)),
        of);
    m_anew->setVisible(
        std::ranges::any_of(stamps, [&model](RecordId key) { return wasMade(model, model.stamps().at(key)); }));
    for (QWidget* field : std::initializer_list<QWidget*>{m_stamp, m_height, m_turn, m_mirrored, m_anew})
        field->setEnabled(!document.isReadOnly());
}

void StampForm::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    name(m_stamp, tr("Stamp"));
    name(m_height, tr("Height"));
    name(m_turn, tr("Rotation"));
    name(m_tint, tr("Coloured parts"));
    m_tint->setWords(tr("Coloured parts"));
    m_mirrored->setText(tr("Mirrored"));
    m_anew->setText(tr("Redraw"));
    m_anew->setToolTip(tr("Removes the stamp: the program draws it again where it first did"));
}

} // namespace marches::editor
