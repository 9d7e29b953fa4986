// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mail/powerlist.h"

#include "app/desktop/base/icons.h"
#include "app/desktop/mail/mailcontroller.h"
#include "engine/diplomacy/referee/turnreport.h"

namespace marches::app {

namespace {

constexpr int kRowHeight = 30;

QString signOf(PowerState state)
{
    switch (state) {
    case PowerState::NoSheet: return QStringLiteral("clock");
    case PowerState::Mistakes: return QStringLiteral("warning");
    case PowerState::Ready: return QStringLiteral("check");
    case PowerState::NothingDue: return QStringLiteral("pause");
    case PowerState::Out: return QStringLiteral("close");
    }
    return {};
}

} // namespace

PowerList::PowerList(MailController& controller, QWidget* parent) : Translated(parent), m_controller(controller)
{
    setObjectName(QStringLiteral("powers"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    setUniformItemSizes(true);
    connect(this, &QListWidget::currentRowChanged, this, [this] { emit seatChosen(seat()); });
    connect(&controller, &MailController::sheetsChanged, this, &PowerList::refresh);
    PowerList::retranslate();
}

int PowerList::seat() const
{
    const QListWidgetItem* item = currentItem();
    return item == nullptr ? -1 : item->data(Qt::UserRole).toInt();
}

void PowerList::choose(int seat)
{
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(Qt::UserRole).toInt() == seat) setCurrentRow(row);
}

QString PowerList::wordsOf(int seat) const
{
    const QString name = QString::fromStdString(m_controller.wording().word(engine::Space::Seat, seat));
    const auto said = [&name](const QString& state) {
        return tr("%1: %2", "a power; how it stands with its sheet").arg(name, state);
    };
    switch (m_controller.stateOf(seat)) {
    case PowerState::NoSheet: return said(tr("no sheet"));
    case PowerState::Mistakes: return said(tr("mistakes"));
    case PowerState::Ready: return said(tr("ready"));
    case PowerState::NothingDue: return said(tr("nothing due"));
    case PowerState::Out: return said(tr("out"));
    }
    return {};
}

void PowerList::refresh()
{
    if (!m_controller.isOpen()) {
        clear();
        return;
    }
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(m_controller.rules().seats().size()); ++seat)
        if (engine::referee::readerOf(m_controller.rules(), seat) != engine::referee::kReferee) seats.push_back(seat);
    if (count() != static_cast<int>(seats.size())) {
        const QSignalBlocker quiet(this);
        clear();
        for (const int seat : seats) {
            auto* row = new QListWidgetItem(this);
            row->setData(Qt::UserRole, seat);
            row->setSizeHint(QSize(0, kRowHeight));
        }
        setCurrentRow(0);
    }
    for (int row = 0; row < count(); ++row) {
        item(row)->setData(Qt::UserRole, seats[static_cast<std::size_t>(row)]);
        item(row)->setText(wordsOf(seats[static_cast<std::size_t>(row)]));
        item(row)->setToolTip(item(row)->text());
        item(row)->setIcon(icon(signOf(m_controller.stateOf(seats[static_cast<std::size_t>(row)]))));
    }
}

void PowerList::retranslate()
{
    setAccessibleName(tr("Powers and their sheets"));
    refresh();
}

} // namespace marches::app
