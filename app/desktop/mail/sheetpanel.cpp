// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mail/sheetpanel.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTimer>
#include <QVBoxLayout>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/mail/mailcontroller.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/text/texts.h"

namespace marches::app {

using engine::referee::GivenOrder;

namespace {

constexpr int kWideEnough = 560;  ///< of the panel, to have beside the sheet what was understood
constexpr int kTypingPause = 250; ///< milliseconds after which a sheet is read
constexpr int kLeastBoxWidth = 120;

std::string argument(const engine::Error& error, std::string_view name)
{
    for (const auto& [key, value] : error.args)
        if (key == name) return value;
    return {};
}

SheetFault faultOf(const engine::Error& error, const QString& why)
{
    SheetFault fault;
    fault.line = error.line;
    fault.column = error.column;
    for (const char* name : {"name", "found"})
        if (const std::string word = argument(error, name); !word.empty() && fault.length == 0)
            fault.length = static_cast<int>(QString::fromStdString(word).toUcs4().size());
    fault.why = why;
    fault.hint = QString::fromStdString(argument(error, "hint"));
    return fault;
}

} // namespace

SheetPanel::SheetPanel(MailController& controller, QWidget* parent)
    : Translated(parent), m_controller(controller), m_head(new QLabel), m_which(new QComboBox), m_fromWord(new QLabel),
      m_sender(new QComboBox), m_reserve(new QPushButton), m_remove(new QPushButton), m_parts(new QSplitter),
      m_text(new QPlainTextEdit), m_linesHead(new QLabel), m_lines(new QListWidget),
      m_paint(new SheetPaint(m_text->document())), m_typed(new QTimer(this))
{
    setTextRole(m_head, TextRole::Card);
    setTextRole(m_linesHead, TextRole::Strong);
    m_text->setObjectName(QStringLiteral("sheet"));
    m_text->setAcceptDrops(false); // what is dropped is a sheet of its own, wherever it falls
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_lines->setObjectName(QStringLiteral("understood"));
    m_lines->setWordWrap(true);
    m_lines->setTextElideMode(Qt::ElideNone);
    m_lines->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QComboBox* box : {m_which, m_sender}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumWidth(kLeastBoxWidth);
    }
    m_fromWord->setBuddy(m_sender);
    m_typed->setSingleShot(true);
    m_typed->setInterval(kTypingPause);

    auto* row = new QHBoxLayout;
    row->addWidget(m_which, 1);
    auto* senders = new QHBoxLayout;
    senders->addWidget(m_fromWord);
    senders->addWidget(m_sender, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_reserve);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto* left = new QWidget;
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->addWidget(m_text, 1);
    auto* right = new QWidget;
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->addWidget(m_linesHead);
    rightColumn->addWidget(m_lines, 1);
    m_parts->addWidget(left);
    m_parts->addWidget(right);
    m_parts->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_head);
    column->addLayout(row);
    column->addLayout(senders);
    column->addWidget(m_parts, 1);
    column->addLayout(buttons);
    m_parts->setOrientation(Qt::Vertical);

    connect(m_which, &QComboBox::activated, this, &SheetPanel::onSheet);
    connect(m_sender, &QComboBox::activated, this, &SheetPanel::onSender);
    connect(m_remove, &QPushButton::clicked, this, &SheetPanel::onRemove);
    connect(m_reserve, &QPushButton::clicked, this, &SheetPanel::onReserve);
    connect(m_text, &QPlainTextEdit::textChanged, this, &SheetPanel::onTyped);
    connect(m_typed, &QTimer::timeout, this, &SheetPanel::commit);
    connect(m_lines, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { takeHint(m_lines->row(item)); });
    connect(&controller, &MailController::sheetsChanged, this, &SheetPanel::refresh);
    SheetPanel::retranslate();
}

void SheetPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_parts->setOrientation(width() >= kWideEnough ? Qt::Horizontal : Qt::Vertical);
}

QString SheetPanel::nameOfSeat(const std::string& id) const
{
    const std::vector<engine::SeatInfo>& seats = m_controller.rules().seats();
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].id == id)
            return QString::fromStdString(m_controller.wording().word(engine::Space::Seat, static_cast<int>(i)));
    return {};
}

QString SheetPanel::nameOfSheet(int sheet) const
{
    const engine::MailSheet& one = m_controller.sheets()[static_cast<std::size_t>(sheet)];
    const QString from = QString::fromStdString(one.from);
    const QString whose = one.seat.empty() ? tr("Several powers") : nameOfSeat(one.seat);
    return from.isEmpty() ? tr("%1: sheet %2", "a power; number of a sheet").arg(whose).arg(sheet + 1)
                          : tr("%1: %2", "a power; name of a file").arg(whose, from);
}

void SheetPanel::showSeat(int seat)
{
    commit();
    m_seat = seat;
    m_entry = kNoSheet;
    if (!m_controller.isOpen() || seat < 0) return refresh();
    const std::string& id = m_controller.rules().seats()[static_cast<std::size_t>(seat)].id;
    const TurnRead& read = m_controller.reading();
    for (int i = static_cast<int>(m_controller.sheets().size()) - 1; i >= 0 && m_entry == kNoSheet; --i) {
        const auto index = static_cast<std::size_t>(i);
        const bool holds = std::ranges::any_of(read.sheets[index].orders,
                                               [seat](const GivenOrder& given) { return given.seat == seat; });
        if (m_controller.sheets()[index].seat == id || holds) m_entry = i;
    }
    for (std::size_t i = 0; i < m_controller.reserves().size() && m_entry == kNoSheet; ++i)
        if (m_controller.reserves()[i].seat == id) m_entry = entryOfReserve(static_cast<int>(i));
    refresh();
}

void SheetPanel::showSheet(int sheet)
{
    commit();
    m_entry = sheet;
    refresh();
}

const SheetRead* SheetPanel::read() const
{
    if (!m_controller.isOpen() || m_entry == kNoSheet) return nullptr;
    const TurnRead& all = m_controller.reading();
    return isReserve() ? &all.reserves[static_cast<std::size_t>(reserveOf(m_entry))]
                       : &all.sheets[static_cast<std::size_t>(m_entry)];
}

void SheetPanel::commit()
{
    if (!m_typed->isActive()) return;
    m_typed->stop();
    if (!m_controller.isOpen() || isReserve()) return;
    m_shown = m_text->toPlainText();
    m_source = m_shown.left(engine::kLargestMail);
    const std::string text = m_source.toStdString();
    if (m_entry >= 0 && m_entry < static_cast<int>(m_controller.sheets().size())) {
        m_controller.setText(m_entry, text);
    } else if (!text.empty() && m_seat >= 0) {
        m_entry = static_cast<int>(m_controller.sheets().size()); // the change is told before the number comes back
        m_entry = m_controller.addSheet(text, {}, m_controller.rules().seats()[static_cast<std::size_t>(m_seat)].id);
    }
}

/// The field tells of new underlines as of new text.
void SheetPanel::onTyped()
{
    if (m_text->toPlainText() != m_shown) m_typed->start();
}

void SheetPanel::forget()
{
    m_typed->stop();
    m_entry = kNoSheet;
}

void SheetPanel::refresh()
{
    if (m_controller.isOpen()) {
        if (m_entry >= static_cast<int>(m_controller.sheets().size())) m_entry = kNoSheet;
        if (isReserve() && reserveOf(m_entry) >= static_cast<int>(m_controller.reserves().size())) m_entry = kNoSheet;
    } else {
        m_entry = kNoSheet;
        m_seat = -1;
    }
    fillSheets();
    fillSenders();
    fillText();
    fillLines();
}

void SheetPanel::fillSheets()
{
    m_which->clear();
    if (!m_controller.isOpen()) return;
    if (m_entry == kNoSheet && m_seat >= 0)
        m_which->addItem(
            tr("%1: no sheet yet").arg(nameOfSeat(m_controller.rules().seats()[static_cast<std::size_t>(m_seat)].id)),
            kNoSheet);
    for (int i = 0; i < static_cast<int>(m_controller.sheets().size()); ++i) m_which->addItem(nameOfSheet(i), i);
    for (std::size_t i = 0; i < m_controller.reserves().size(); ++i)
        m_which->addItem(tr("%1: reserve sheet").arg(nameOfSeat(m_controller.reserves()[i].seat)),
                         entryOfReserve(static_cast<int>(i)));
    m_which->setCurrentIndex(m_which->findData(m_entry));
    m_which->setEnabled(m_which->count() > 1);
    m_which->setToolTip(m_which->currentText());
}

void SheetPanel::fillSenders()
{
    m_sender->clear();
    const bool sheet = m_controller.isOpen() && m_entry >= 0;
    m_sender->setEnabled(sheet);
    m_remove->setEnabled(sheet || isReserve());
    m_reserve->setEnabled(sheet && !m_controller.sheets()[static_cast<std::size_t>(m_entry)].seat.empty());
    if (!sheet) return;
    m_sender->addItem(tr("As its headings say"), QString());
    for (const engine::SeatInfo& seat : m_controller.rules().seats())
        m_sender->addItem(nameOfSeat(seat.id), QString::fromStdString(seat.id));
    const std::string& now = m_controller.sheets()[static_cast<std::size_t>(m_entry)].seat;
    m_sender->setCurrentIndex(std::max(0, m_sender->findData(QString::fromStdString(now))));
    m_sender->setToolTip(m_sender->currentText());
}

void SheetPanel::fillText()
{
    if (m_typed->isActive()) return; // what is being typed is newer
    QString text;
    if (m_controller.isOpen() && m_entry >= 0)
        text = QString::fromStdString(m_controller.sheets()[static_cast<std::size_t>(m_entry)].text);
    else if (m_controller.isOpen() && isReserve())
        text = QString::fromStdString(m_controller.reserves()[static_cast<std::size_t>(reserveOf(m_entry))].text);
    m_text->setReadOnly(isReserve() || !m_controller.isOpen() || (m_entry == kNoSheet && m_seat < 0));
    if (text == m_source && m_text->toPlainText() == m_shown) return;
    const QSignalBlocker quiet(m_text);
    m_text->setPlainText(text);
    m_source = text;
    m_shown = m_text->toPlainText();
}

void SheetPanel::fillLines()
{
    const int row = m_lines->currentRow();
    m_lines->clear();
    m_faults.clear();
    const SheetRead* sheet = read();
    if (sheet == nullptr) {
        m_paint->setFaults({});
        return;
    }
    const engine::MessageFormatter words = m_controller.wording();
    struct Line {
        SheetFault at;
        QString text;
        QString icon;
    };
    std::vector<Line> lines;
    for (const engine::Error& error : sheet->errors) {
        const SheetFault fault =
            faultOf(error, QString::fromStdString(engine::errorSentence(error, words.texts(), words.language())));
        lines.push_back({fault, fault.why, QStringLiteral("error")});
    }
    for (const GivenOrder& given : sheet->orders) {
        const QString order =
            QString::fromStdString(engine::referee::orderText(given.order, m_controller.rules(), words));
        const QString whose =
            given.seat >= 0 ? QString::fromStdString(words.word(engine::Space::Seat, given.seat)) : QString();
        const QString told = whose.isEmpty() ? order : tr("%1: %2", "a power; an order").arg(whose, order);
        const QString why = QString::fromStdString(engine::referee::statusText(given, m_controller.game(), words));
        SheetFault fault{given.order.at.line, given.order.at.column, 0, true, why, {}};
        lines.push_back({fault, why.isEmpty() ? told : tr("%1 – %2", "an order; why it is not taken").arg(told, why),
                         why.isEmpty() ? QStringLiteral("check") : QStringLiteral("warning")});
    }
    std::ranges::stable_sort(lines, {}, [](const Line& line) { return line.at.line; });
    if (lines.empty()) lines.push_back({{}, tr("The sheet holds no orders."), QStringLiteral("warning")});
    std::vector<SheetFault> faults;
    for (const Line& line : lines) {
        const QString text = line.at.line > 0
                                 ? tr("%1. %2", "number of a line; what it says").arg(line.at.line).arg(line.text)
                                 : line.text;
        auto* item = new QListWidgetItem(icon(line.icon), text, m_lines);
        item->setToolTip(line.at.hint.isEmpty() ? text
                                                : tr("%1\nEnter puts “%2” in its place.").arg(text, line.at.hint));
        m_faults.push_back(line.at);
        if (!line.at.why.isEmpty()) faults.push_back(line.at);
    }
    m_lines->setCurrentRow(std::min(row, m_lines->count() - 1));
    m_paint->setFaults(std::move(faults));
}

void SheetPanel::onSheet(int index)
{
    commit();
    m_entry = m_which->itemData(index).toInt();
    refresh();
}

void SheetPanel::onSender(int index)
{
    const std::string seat = m_sender->itemData(index).toString().toStdString();
    commit();
    if (m_entry >= 0) m_controller.setSender(m_entry, seat);
}

void SheetPanel::onRemove()
{
    commit();
    if (isReserve()) {
        m_controller.removeReserve(reserveOf(m_entry));
        return;
    }
    if (m_entry < 0) return;
    const int sheet = m_entry;
    emit removed(sheet, nameOfSheet(sheet));
    m_entry = kNoSheet;
    m_controller.removeSheet(sheet);
}

void SheetPanel::onReserve()
{
    commit();
    if (m_entry < 0) return;
    const int sheet = m_entry;
    m_entry = kNoSheet;
    m_controller.makeReserve(sheet);
}

void SheetPanel::takeHint(int row)
{
    if (row < 0 || row >= static_cast<int>(m_faults.size())) return;
    const SheetFault fault = m_faults[static_cast<std::size_t>(row)];
    const QTextBlock block = m_text->document()->findBlockByNumber(fault.line - 1);
    if (fault.line <= 0 || !block.isValid()) return;
    const auto [from, length] = SheetPaint::spanOf(fault, block.text());
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + from);
    cursor.setPosition(block.position() + from + length, QTextCursor::KeepAnchor);
    m_text->setTextCursor(cursor);
    if (fault.hint.isEmpty() || m_text->isReadOnly()) {
        m_text->setFocus();
        return;
    }
    cursor.insertText(fault.hint);
    m_typed->start();
    commit();
}

void SheetPanel::retranslate()
{
    m_head->setText(tr("Sheet"));
    m_which->setAccessibleName(tr("Sheets"));
    m_fromWord->setText(tr("From:"));
    m_sender->setAccessibleName(tr("Who sent the sheet"));
    m_reserve->setText(tr("Keep as reserve"));
    m_reserve->setToolTip(tr("The sheet counts in every turn for which this power sends nothing"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Removes this sheet from the desk"));
    m_text->setAccessibleName(tr("The sheet as it came in"));
    m_text->setPlaceholderText(tr("No sheet yet. Drop a file here, paste a mail, or type."));
    m_linesHead->setText(tr("Understood"));
    m_lines->setAccessibleName(tr("What was understood, line by line"));
    refresh();
}

} // namespace marches::app
