// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/trackform.h"

#include "editor/document/ids.h"
#include "editor/panels/namesform.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/letterlimit.h"
#include "editor/widgets/sharedfield.h"
#include "engine/base/textlimits.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace marches::editor {

TrackForm::TrackForm(QWidget* parent)
    : RecordForm(parent), m_rows(new QFormLayout(this)), m_head(new QLabel), m_names(new NamesForm),
      m_circular(new QCheckBox), m_layOut(new QWidget), m_shapes{{{TrackShape::Ring, new QPushButton(m_layOut)},
                                                                  {TrackShape::Row, new QPushButton(m_layOut)},
                                                                  {TrackShape::Snake, new QPushButton(m_layOut)},
                                                                  {TrackShape::Path, new QPushButton(m_layOut)}}},
      m_after(new ChoiceBox), m_before(new ChoiceBox), m_id(new SharedField)
{
    m_rows->setContentsMargins(0, 10, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    QFont bold = m_head->font();
    bold.setBold(true);
    m_head->setFont(bold);
    m_head->setTextFormat(Qt::PlainText);
    m_circular->setObjectName(QStringLiteral("circular"));
    m_after->setObjectName(QStringLiteral("after"));
    m_before->setObjectName(QStringLiteral("before"));
    m_id->setObjectName(QStringLiteral("track-id"));
    for (ChoiceBox* box : {m_after, m_before}) {
        // Long names of spaces must not make the panel wider than it is.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    m_rows->addRow(m_head);
    m_rows->addRow(m_names);
    m_rows->addRow(m_circular);
    auto* shapes = new QGridLayout(m_layOut);
    shapes->setContentsMargins(0, 0, 0, 0);
    shapes->setSpacing(4);
    constexpr std::array kNames{"lay-out.ring", "lay-out.row", "lay-out.snake", "lay-out.path"};
    for (std::size_t i = 0; i < m_shapes.size(); ++i) {
        const Shape& one = m_shapes[i];
        one.button->setObjectName(QLatin1String(kNames[i]));
        shapes->addWidget(one.button, static_cast<int>(i / 2), static_cast<int>(i % 2));
        connect(one.button, &QPushButton::clicked, this, [this, shape = one.shape] { layOut(shape); });
    }
    m_layOut->setFocusProxy(m_shapes.front().button);
    for (QWidget* field : std::initializer_list<QWidget*>{m_layOut, m_after, m_before, m_id})
        m_rows->addRow(new QLabel, field);
    connect(m_circular, &QCheckBox::clicked, this, [this](bool on) {
        modify<TrackRecord>(on ? tr("Close the track into a ring") : tr("Open the ring of the track"),
                            [&](TrackRecord& track) { track.circular = on; });
    });
    connect(m_after, &QComboBox::activated, this,
            [this] { join(*m_after, &TrackRecord::after, tr("Change where the track begins")); });
    connect(m_before, &QComboBox::activated, this,
            [this] { join(*m_before, &TrackRecord::before, tr("Change where the track leads")); });
    for (ChoiceBox* box : {m_after, m_before}) connect(box, &ChoiceBox::chosenFromList, this, &TrackForm::done);
    connect(m_names, &NamesForm::done, this, &TrackForm::done);
    LetterLimit::set(*m_id, engine::kLongestId);
    connect(m_id, &SharedField::edited, this, &TrackForm::storeId);
    retranslate();
}

void TrackForm::storeId(const QString& id)
{
    const TrackRecord* track = only<TrackRecord>();
    if (track == nullptr) return;
    const RecordId key = records().front();
    if (!document()->edit(tr("Change the id"),
                          [&](MapEdit& edit) { return renameTrack(edit, key, id.trimmed().toStdString()); }))
        m_id->showValues({QString::fromStdString(track->id)});
}

void TrackForm::layOut(TrackShape shape)
{
    if (only<TrackRecord>() == nullptr) return;
    const RecordId key = records().front();
    document()->edit(tr("Lay out the track"), [key, shape](MapEdit& edit) -> EditOutcome {
        layOutTrack(edit, key, shape);
        return {};
    });
}

void TrackForm::join(ChoiceBox& box, std::string TrackRecord::*end, const QString& title)
{
    const std::string space = box.currentData().toString().toStdString();
    modify<TrackRecord>(title, [&](TrackRecord& track) { track.*end = space; });
}

/// The spaces of all other tracks.
void TrackForm::fill(ChoiceBox& box, const std::string& own, const std::string& chosen)
{
    const QSignalBlocker quiet(box);
    box.clear();
    box.addItem(tr("none", "space of another track"), QString());
    for (const Row<PlaceRecord>& row : document()->model().places())
        if (row.record.kind == engine::PlaceKind::Space && row.record.track != own)
            box.addItem(document()->name(row.record), QString::fromStdString(row.record.id));
    box.setCurrentIndex(box.findData(QString::fromStdString(chosen)));
    box.setEnabled(!document()->isReadOnly() && box.count() > 1);
}

void TrackForm::showTrack(MapDocument& document, RecordId track)
{
    begin(document, {track});
    const TrackRecord& record = document.model().tracks().at(track);
    m_head->setText(tr("The track"));
    m_names->showNames(document, {track}, false);
    const QSignalBlocker quiet(m_circular);
    m_circular->setChecked(record.circular);
    m_circular->setEnabled(!document.isReadOnly());
    m_layOut->setEnabled(!document.isReadOnly());
    fill(*m_after, record.id, record.after);
    fill(*m_before, record.id, record.before);
    m_id->showValues({QString::fromStdString(record.id)});
    m_id->setReadOnly(document.isReadOnly());
}

void TrackForm::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    m_circular->setText(tr("A ring", "kind of track"));
    m_circular->setToolTip(tr("The last space leads to the first."));
    name(m_layOut, tr("Lay out as"));
    const std::array<QString, 4> words{tr("Ring", "shape of a track"), tr("Row", "shape of a track"),
                                       tr("Snake", "shape of a track"), tr("Its own way", "shape of a track")};
    const std::array<QString, 4> tips{tr("The spaces stand in a ring"), tr("The spaces stand in a straight row"),
                                      tr("The spaces stand in rows that go to and fro"),
                                      tr("The spaces stand evenly along the way that they have")};
    for (std::size_t i = 0; i < m_shapes.size(); ++i) {
        m_shapes[i].button->setText(words[i]);
        m_shapes[i].button->setToolTip(tips[i]);
        m_shapes[i].button->setAccessibleDescription(tips[i]);
    }
    name(m_after, tr("Branches off"));
    name(m_before, tr("Leads to"));
    name(m_id, tr("Id"));
}

} // namespace marches::editor
