// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/barrierform.h"

#include "editor/document/ids.h"
#include "editor/panels/namesform.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/letterlimit.h"
#include "editor/widgets/sharedfield.h"
#include "engine/base/textlimits.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace marches::editor {

BarrierForm::BarrierForm(QWidget* parent)
    : RecordForm(parent), m_rows(new QFormLayout(this)), m_names(new NamesForm), m_kind(new ChoiceBox),
      m_id(new SharedField), m_closes(new QLabel)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_closes->setWordWrap(true);
    m_closes->setTextFormat(Qt::PlainText);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_id->setObjectName(QStringLiteral("id"));
    m_rows->addRow(m_names);
    for (QWidget* field : std::initializer_list<QWidget*>{m_kind, m_closes, m_id}) m_rows->addRow(new QLabel, field);
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        modify<BarrierRecord>(tr("Change river or mountains"),
                              [&](BarrierRecord& barrier) { barrier.mountains = index == 1; });
    });
    connect(m_names, &NamesForm::done, this, &BarrierForm::done);
    connect(m_kind, &ChoiceBox::chosenFromList, this, &BarrierForm::done);
    LetterLimit::set(*m_id, engine::kLongestId);
    connect(m_id, &SharedField::edited, this, &BarrierForm::storeId);
    retranslate();
}

void BarrierForm::storeId(const QString& id)
{
    const BarrierRecord* barrier = only<BarrierRecord>();
    if (barrier == nullptr) return;
    const RecordId key = records().front();
    if (!document()->edit(tr("Change the id"),
                          [&](MapEdit& edit) { return renameBarrier(edit, key, id.trimmed().toStdString()); }))
        m_id->showValues({QString::fromStdString(barrier->id)});
}

void BarrierForm::showBarrier(MapDocument& document, RecordId barrier)
{
    begin(document, {barrier});
    const BarrierRecord& record = document.model().barriers().at(barrier);
    m_names->showNames(document, {barrier}, false);
    const QSignalBlocker quiet(m_kind);
    m_kind->clear();
    m_kind->addItems({tr("river", "kind of barrier"), tr("mountains", "kind of barrier")});
    m_kind->setCurrentIndex(record.mountains ? 1 : 0);
    m_id->showValues({QString::fromStdString(record.id)});
    QStringList pairs;
    int crossings = 0;
    for (const Row<ConnectionRecord>& row : document.model().connections()) {
        if (row.record.barrier == record.id)
            pairs << tr("%1 – %2", "two places").arg(document.nameOf(row.record.from), document.nameOf(row.record.to));
        if (row.record.over == record.id) ++crossings;
    }
    m_closes->setText(pairs.isEmpty() ? tr("no border") : pairs.join(QLatin1Char('\n')));
    m_closes->setToolTip(tr("%n crossing(s) lead over it.", nullptr, crossings));
    m_kind->setEnabled(!document.isReadOnly());
    m_id->setReadOnly(document.isReadOnly());
}

void BarrierForm::rename() { m_names->focusName(document() != nullptr ? document()->language() : std::string()); }

void BarrierForm::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    name(m_kind, tr("Kind"));
    name(m_closes, tr("Closes"));
    name(m_id, tr("Id"));
}

} // namespace marches::editor
