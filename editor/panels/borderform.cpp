// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/borderform.h"

#include "editor/document/borders.h"
#include "editor/document/contacts.h"
#include "editor/document/mapwords.h"
#include "editor/widgets/choicebox.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>

namespace marches::editor {

using engine::ConnectionKind;

BorderForm::BorderForm(QWidget* parent)
    : RecordForm(parent), m_rows(new QFormLayout(this)), m_between(new QLabel), m_length(new QLabel),
      m_kind(new ChoiceBox), m_state(new ChoiceBox), m_closedBy(new ChoiceBox), m_over(new ChoiceBox)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_between->setWordWrap(true);
    m_between->setTextFormat(Qt::PlainText);
    for (QWidget* field : std::initializer_list<QWidget*>{m_between, m_kind, m_state, m_closedBy, m_over, m_length})
        m_rows->addRow(new QLabel, field);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_state->setObjectName(QStringLiteral("state"));
    m_closedBy->setObjectName(QStringLiteral("closed-by"));
    m_over->setObjectName(QStringLiteral("over"));
    connect(m_state, &QComboBox::activated, this, &BorderForm::chooseState);
    connect(m_kind, &QComboBox::activated, this, &BorderForm::changeKind);
    connect(m_closedBy, &QComboBox::activated, this, [this](int index) {
        const std::string barrier = m_closedBy->itemData(index).toString().toStdString();
        modify<ConnectionRecord>(tr("Close the border"), [&](ConnectionRecord& connection) {
            connection.barrier = barrier;
            if (!barrier.empty()) connection.basis = engine::BorderOrigin::Confirmed;
        });
    });
    connect(m_over, &QComboBox::activated, this, [this](int index) {
        const std::string barrier = m_over->itemData(index).toString().toStdString();
        modify<ConnectionRecord>(tr("Change what is crossed"),
                                 [&](ConnectionRecord& connection) { connection.over = barrier; });
    });
    for (ChoiceBox* box : {m_kind, m_state, m_closedBy, m_over})
        connect(box, &ChoiceBox::chosenFromList, this, &BorderForm::done);
    retranslate();
}

void BorderForm::showConnection(MapDocument& document, RecordId connection)
{
    begin(document, {connection});
    const ConnectionRecord& now = document.model().connections().at(connection);
    m_between->setText(tr("%1 and %2", "two places").arg(document.nameOf(now.from), document.nameOf(now.to)));
    const QSignalBlocker quietKind(m_kind);
    const QSignalBlocker quietState(m_state);
    m_kind->clear();
    for (const ConnectionKind kind : {ConnectionKind::Border, ConnectionKind::Bridge, ConnectionKind::Ford,
                                      ConnectionKind::Pass, ConnectionKind::SeaLane})
        m_kind->addItem(MapWords::connection(kind), static_cast<int>(kind));
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(now.kind)));
    m_state->clear();
    for (const BorderChoice choice : {BorderChoice::FromDrawing, BorderChoice::Open, BorderChoice::Closed})
        m_state->addItem(MapWords::choice(choice), static_cast<int>(choice));
    m_state->setCurrentIndex(m_state->findData(static_cast<int>(borderChoice(now))));
    fillBarriers(*m_closedBy, now.barrier, tr("nothing", "closes a border"));
    fillBarriers(*m_over, now.over, tr("nothing", "is crossed"));
    const bool isBorder = now.isBorder();
    const bool crosses = !isBorder && now.kind != ConnectionKind::SeaLane;
    double length = 0;
    const Row<PlaceRecord>* from = document.model().place(now.from);
    const Row<PlaceRecord>* to = document.model().place(now.to);
    if (from != nullptr && to != nullptr) {
        const std::map<RecordId, double> contacts = contactsOf(document.model(), from->key);
        if (const auto found = contacts.find(to->key); found != contacts.end()) length = found->second;
    }
    m_length->setText(length > 0 ? tr("they touch along %1 units").arg(QLocale().toString(length, 'f', 1))
                                 : tr("they do not touch"));
    const auto display = [this](QWidget* field, bool on) {
        field->setVisible(on);
        m_rows->labelForField(field)->setVisible(on);
    };
    display(m_state, isBorder);
    display(m_closedBy, isBorder);
    display(m_over, crosses);
    for (ChoiceBox* box : {m_kind, m_state, m_closedBy, m_over}) box->setEnabled(!document.isReadOnly());
}

void BorderForm::fillBarriers(ChoiceBox& box, const std::string& chosen, const QString& none)
{
    const QSignalBlocker quiet(box);
    box.clear();
    box.addItem(none, QString());
    for (const Row<BarrierRecord>& row : document()->model().barriers())
        box.addItem(document()->name(row.record), QString::fromStdString(row.record.id));
    box.setCurrentIndex(box.findData(QString::fromStdString(chosen)));
}

void BorderForm::chooseState(int index)
{
    const ConnectionRecord* now = only<ConnectionRecord>();
    if (now == nullptr) return;
    const auto choice = static_cast<BorderChoice>(m_state->itemData(index).toInt());
    const std::string from = now->from;
    const std::string to = now->to;
    document()->edit(tr("Open or close the border"), [&](MapEdit& edit) -> EditOutcome {
        chooseBorder(edit, from, to, choice);
        return {};
    });
}

void BorderForm::changeKind(int index)
{
    const auto kind = static_cast<ConnectionKind>(m_kind->itemData(index).toInt());
    modify<ConnectionRecord>(tr("Change the kind of connection"),
                             [kind](ConnectionRecord& connection) { marches::editor::changeKind(connection, kind); });
}

void BorderForm::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    name(m_between, tr("Between"));
    name(m_kind, tr("Kind"));
    name(m_state, tr("Crossing"));
    name(m_closedBy, tr("Closed by"));
    name(m_over, tr("Leads over"));
    name(m_length, tr("Contact"));
}

} // namespace marches::editor
