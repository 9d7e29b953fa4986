// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/orderspanel.h"

#include <algorithm>
#include <array>

#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/desktop/play/logdelegate.h"
#include "app/desktop/play/logmodel.h"
#include "app/desktop/play/orderentry.h"
#include "app/desktop/widgets/flowlayout.h"
#include "engine/diplomacy/orders/writtenorder.h"
#include "engine/diplomacy/referee/turnreport.h"

namespace marches::app {

using engine::OrderStatus;
using engine::Space;
using engine::VerbRole;

OrdersPanel::OrdersPanel(QWidget* parent)
    : Translated(parent), m_toGive(new QToolButton(this)), m_results(new QToolButton(this)),
      m_failed(new QToolButton(this)), m_model(new QStandardItemModel(this)), m_view(new QListView(this)),
      m_entry(new OrderEntry(this)), m_seal(new QPushButton(this)), m_copy(new QPushButton(this))
{
    auto* kinds = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    for (const auto& [button, list] :
         {std::pair(m_toGive, List::Now), {m_results, List::Done}, {m_failed, List::Failed}}) {
        button->setCheckable(true);
        button->setAutoRaise(true);
        kinds->addButton(button);
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, list = list] { look(list); });
    }
    m_toGive->setObjectName(QStringLiteral("to-give"));
    m_results->setObjectName(QStringLiteral("results"));
    row->addStretch(1);
    m_toGive->setChecked(true);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new LogDelegate(m_view));
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setWordWrap(true); // so that heights are asked for anew where a scroll bar makes lines wrap otherwise
    m_view->setResizeMode(QListView::Adjust);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setObjectName(QStringLiteral("orders"));
    m_view->installEventFilter(this);
    m_view->setMinimumHeight(90);
    m_seal->setObjectName(QStringLiteral("seal"));
    m_seal->setProperty("primary", true);
    auto* foot = new FlowLayout; // in a narrow panel one stands below the other
    foot->addWidget(m_seal);
    foot->addWidget(m_copy);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(m_view, 1);
    column->addWidget(m_entry);
    column->addLayout(foot);
    connect(m_entry, &OrderEntry::ordered, this, &OrdersPanel::committed);
    connect(m_view, &QListView::clicked, this, [this](const QModelIndex& index) { onRow(index.row()); });
    connect(m_view, &QListView::activated, this, [this](const QModelIndex& index) { onRow(index.row()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { emit arrowsChanged(); });
    connect(m_view, &QListView::doubleClicked, this, [this](const QModelIndex& index) {
        if (const QString rule = index.data(LogModel::RuleRole).toString(); !rule.isEmpty()) emit ruleRequested(rule);
    });
    connect(m_seal, &QPushButton::clicked, this, &OrdersPanel::seal);
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(report()); });
    retranslate();
}

void OrdersPanel::retranslate()
{
    m_toGive->setText(tr("to give", "orders"));
    m_results->setText(tr("results", "of orders"));
    m_failed->setText(tr("failed", "orders"));
    m_toGive->setToolTip(
        tr("Orders of the seat that is asked. Click one to order that piece again, press Del to withdraw its order"));
    m_results->setToolTip(tr("Results of all orders last time"));
    m_failed->setToolTip(tr("Orders that failed last time"));
    m_view->setAccessibleName(tr("Orders"));
    m_seal->setText(tr("Seal my orders"));
    m_seal->setToolTip(tr("No order can be changed afterwards"));
    m_copy->setText(tr("Copy", "report of orders"));
    m_copy->setAccessibleName(tr("Copy report"));
    m_copy->setToolTip(tr("The results of the orders, as text for a game by mail"));
    fill();
}

void OrdersPanel::show(const PlayContext* context)
{
    m_context = context;
    static_cast<LogDelegate*>(m_view->itemDelegate())->setContext(context);
    m_entry->show(context);
    const int moment = context != nullptr ? momentOfOrders(*context) : 0;
    const engine::MessageFormatter* worded = context != nullptr ? &context->wording : nullptr;
    const bool reworded = worded != m_worded;
    const bool news = moment != m_moment || reworded;
    // Nothing has happened: in another language or look, who reads why an order came out so goes on reading.
    const GameRunner* runner = context != nullptr ? &context->runner : nullptr;
    const int here = runner != nullptr ? runner->game().here() : -1;
    const bool same = runner != nullptr && runner == m_runner && here == m_here && moment == m_moment;
    // Going back may leave the screen to somebody who may not know all that was carried out.
    const int viewer = runner != nullptr ? runner->viewer() : -1;
    if (news || viewer != m_viewer)
        m_done = context != nullptr ? ordersCarriedOut(*context, moment) : std::vector<OrderRow>();
    m_now = context != nullptr ? ordersNow(*context) : std::vector<OrderRow>();
    const bool given = std::ranges::any_of(m_now, [](const OrderRow& row) { return !row.written.isEmpty(); });
    // News are shown until the first new order; who has nothing to order may go on looking at them.
    if (news && !m_done.empty() && !reworded && !given)
        m_list = List::Done;
    else if (m_done.empty() || (given && !same))
        m_list = List::Now;
    if (news && !same) m_view->setCurrentIndex({});
    m_moment = moment;
    m_worded = worded;
    m_runner = runner;
    m_here = here;
    m_viewer = viewer;
    m_toGive->setChecked(m_list == List::Now);
    m_results->setChecked(m_list == List::Done);
    m_failed->setChecked(m_list == List::Failed);
    m_results->setEnabled(!m_done.empty());
    m_failed->setEnabled(!m_done.empty());
    m_copy->setEnabled(!m_done.empty());
    const std::optional<int> sealing =
        context != nullptr ? engine::findVerb(context->runner.rules(), VerbRole::Seal) : std::nullopt;
    m_seal->setEnabled(sealing && context->runner.waiting() == GameRunner::Waiting::Answer &&
                       context->runner.decision().findOffer(*sealing) != nullptr);
    m_entry->setExample(example());
    fill();
}

int OrdersPanel::withoutOrder() const
{
    return static_cast<int>(std::ranges::count_if(m_now, [](const OrderRow& row) { return row.written.isEmpty(); }));
}

QString OrdersPanel::example() const
{
    const auto piece = std::ranges::find_if(m_now, [](const OrderRow& row) { return !row.told.isEmpty(); });
    if (piece == m_now.end()) return {};
    const engine::Rules& rules = m_context->runner.rules();
    const engine::Decision& decision = m_context->runner.decision();
    const auto offer = [&](VerbRole role) {
        const std::optional<int> known = engine::findVerb(rules, role, Space::Place);
        return known ? decision.findOffer(*known) : nullptr;
    };
    if (offer(VerbRole::Idle) != nullptr) return piece->told + QStringLiteral(" H");
    if (const engine::Offer* retreat = offer(VerbRole::Retreat)) {
        const std::string_view to = engine::orders::shortName(rules.board(), decision.params(*retreat)[1].set.first());
        return piece->told + QStringLiteral(" R ") + QString::fromUtf8(to.data(), static_cast<qsizetype>(to.size()));
    }
    return offer(VerbRole::Disband) != nullptr ? piece->told + QStringLiteral(" D") : QString();
}

void OrdersPanel::fill()
{
    const int current = m_view->currentIndex().row();
    const QSignalBlocker quiet(m_view->selectionModel());
    m_model->clear();
    m_shown.clear();
    for (std::size_t i = 0; i < rows().size(); ++i) {
        const OrderRow& row = rows()[i];
        if (m_list == List::Failed && row.fate == OrderStatus::Done) continue;
        QString text = row.written;
        if (m_list == List::Now && text.isEmpty()) text = tr("%1: no order yet", "a piece").arg(row.told);
        if (m_list != List::Now) text = text.isEmpty() ? row.told : text + QLatin1Char('\n') + row.told;
        auto* item = new QStandardItem(text);
        item->setData(row.seat, LogModel::SeatRole);
        item->setData(row.rule, LogModel::RuleRole);
        item->setData(row.rule.isEmpty() ? text : text + QStringLiteral(", ") + row.rule, Qt::AccessibleTextRole);
        m_model->appendRow(item);
        m_shown.push_back(static_cast<int>(i));
    }
    if (current >= 0 && current < m_model->rowCount()) m_view->setCurrentIndex(m_model->index(current, 0));
}

std::vector<editor::BoardArrow> OrdersPanel::arrows() const
{
    if (m_list == List::Now) return {};
    const int current = m_view->currentIndex().row();
    std::vector<editor::BoardArrow> arrows;
    for (int i = 0; i < static_cast<int>(m_shown.size()); ++i) {
        const OrderRow& row = m_done[static_cast<std::size_t>(m_shown[static_cast<std::size_t>(i)])];
        if (row.arrow.to < 0 || (m_unfolding && i > current)) continue;
        arrows.push_back(row.arrow);
        arrows.back().faded = current >= 0 && i != current;
    }
    return arrows;
}

const OrderRow* OrdersPanel::chosen() const
{
    const int current = position().first;
    return current < 0 ? nullptr : &m_done[static_cast<std::size_t>(m_shown[static_cast<std::size_t>(current)])];
}

std::pair<int, int> OrdersPanel::position() const
{
    if (m_list == List::Now) return {-1, 0};
    return {m_view->currentIndex().row(), static_cast<int>(m_shown.size())};
}

bool OrdersPanel::step(int by)
{
    if (m_done.empty()) return false;
    if (m_list == List::Now) look(List::Done);
    const auto [at, count] = position();
    const int next = at < 0 ? (by > 0 ? 0 : count - 1) : at + by;
    if (next < 0 || next >= count) return false;
    m_view->setCurrentIndex(m_model->index(next, 0));
    return true;
}

void OrdersPanel::release()
{
    m_view->clearSelection();
    m_view->setCurrentIndex({});
}

void OrdersPanel::choose(int place)
{
    for (std::size_t i = 0; m_list != List::Now && i < m_shown.size(); ++i)
        if (m_done[static_cast<std::size_t>(m_shown[i])].place == place)
            m_view->setCurrentIndex(m_model->index(static_cast<int>(i), 0));
}

void OrdersPanel::setUnfolding(bool on)
{
    m_unfolding = on;
    emit arrowsChanged();
}

void OrdersPanel::look(List list)
{
    m_list = list;
    m_toGive->setChecked(list == List::Now);
    m_results->setChecked(list == List::Done);
    m_failed->setChecked(list == List::Failed);
    release();
    fill();
    emit arrowsChanged();
}

QString OrdersPanel::report() const
{
    if (m_context == nullptr || m_moment <= 0) return {};
    const std::array<int, 1> nodes{m_moment};
    const engine::referee::TurnReport report = engine::referee::turnReport(
        m_context->runner.game(), nodes, m_context->wording,
        {engine::referee::readerOf(m_context->runner.rules(), m_context->runner.viewer()), false});
    QStringList lines;
    for (const std::vector<std::string>* part : {&report.happened, &report.units, &report.retreats})
        for (const std::string& line : *part) lines << QString::fromStdString(line);
    for (const std::string& line : {report.next, report.due})
        if (!line.empty()) lines << QString::fromStdString(line);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void OrdersPanel::onRow(int row)
{
    if (row < 0 || row >= static_cast<int>(m_shown.size())) return;
    const OrderRow& order = rows()[static_cast<std::size_t>(m_shown[static_cast<std::size_t>(row)])];
    if (m_list != List::Now)
        emit arrowsChanged();
    else if (order.token >= 0)
        m_entry->begin(order.told); // a person shares its place with a unit: it is ordered in writing
    else if (order.place >= 0)
        emit pieceChosen(order.place);
}

void OrdersPanel::takeBack(int row)
{
    if (m_list != List::Now || row < 0 || row >= static_cast<int>(m_shown.size()) || m_context == nullptr) return;
    const engine::Rules& rules = m_context->runner.rules();
    const OrderRow& order = m_now[static_cast<std::size_t>(m_shown[static_cast<std::size_t>(row)])];
    const engine::Decision& decision = m_context->runner.decision();
    const bool person = order.token >= 0;
    const std::optional<int> cancel =
        person ? engine::findVerb(rules, VerbRole::Idle, Space::Token) : engine::findVerb(rules, VerbRole::TakeBack);
    // Where a piece without an order holds, that is what is left of it.
    const engine::Offer* offer = cancel ? decision.findOffer(*cancel) : nullptr;
    const engine::Board& board = rules.board();
    const int province =
        order.place >= 0 && board.place(order.place).parent >= 0 ? board.place(order.place).parent : order.place;
    const int taken = person ? order.token : province; // orders are kept by province
    const bool offered = offer != nullptr && decision.params(*offer).front().set.test(taken);
    const std::optional<int> verb = offered ? cancel : engine::findVerb(rules, VerbRole::Idle, Space::Place);
    if (!verb || order.written.isEmpty() || (person ? !offered : order.place < 0)) return;
    engine::Move move(static_cast<std::uint8_t>(*verb), static_cast<std::uint8_t>(m_context->runner.askedSeat()));
    move.arg[0] = static_cast<std::int16_t>(offered ? taken : order.place);
    emit committed(move);
}

void OrdersPanel::seal()
{
    if (m_context == nullptr) return;
    const std::optional<int> verb = engine::findVerb(m_context->runner.rules(), VerbRole::Seal);
    if (verb)
        emit committed(
            engine::Move(static_cast<std::uint8_t>(*verb), static_cast<std::uint8_t>(m_context->runner.askedSeat())));
}

bool OrdersPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace) {
            takeBack(m_view->currentIndex().row());
            return true;
        }
        const QString rule = m_view->currentIndex().data(LogModel::RuleRole).toString();
        if (key->key() == Qt::Key_F1 && !rule.isEmpty()) {
            emit ruleRequested(rule);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace marches::app
