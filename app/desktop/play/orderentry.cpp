// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/orderentry.h"

#include <algorithm>
#include <utility>

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

#include "app/desktop/base/textrole.h"
#include "app/desktop/play/orderrows.h"
#include "engine/diplomacy/orders/completion.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/diplomacy/referee/gameorders.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/text/texts.h"

namespace marches::app {

using engine::Space;
using engine::orders::OrderKind;
using engine::orders::WrittenOrder;
using engine::referee::GivenOrder;

namespace {

constexpr int kMostPasted = 20'000;  ///< signs
constexpr qsizetype kMostErrors = 3; ///< at a time; all of them are in the tool tip

} // namespace

OrderEntry::OrderEntry(QWidget* parent)
    : Translated(parent), m_field(new QLineEdit(this)), m_add(new QPushButton(this)), m_paste(new QPushButton(this)),
      m_errors(new QLabel(this)), m_words(new QStringListModel(this)), m_completer(new QCompleter(m_words, this))
{
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion); // the engine's completions fit already
    m_field->setCompleter(m_completer);
    m_field->setObjectName(QStringLiteral("orderField"));
    m_field->installEventFilter(this);
    m_completer->popup()->installEventFilter(this);
    m_errors->setWordWrap(true);
    m_errors->setTextFormat(Qt::PlainText);
    setTextRole(m_errors, TextRole::Secondary);
    m_errors->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_field);
    column->addWidget(m_errors);
    auto* row = new QHBoxLayout;
    row->addWidget(m_add, 1);
    row->addWidget(m_paste, 1);
    column->addLayout(row);
    connect(m_field, &QLineEdit::textEdited, this, &OrderEntry::complete);
    connect(m_field, &QLineEdit::returnPressed, this, &OrderEntry::add);
    connect(m_add, &QPushButton::clicked, this, &OrderEntry::add);
    connect(m_paste, &QPushButton::clicked, this, &OrderEntry::paste);
    retranslate();
}

OrderEntry::~OrderEntry() = default;

QString OrderEntry::errorText() const { return m_errors->isHidden() ? QString() : m_errors->text(); }

void OrderEntry::show(const PlayContext* context)
{
    m_context = context;
    const bool asked = context != nullptr && context->runner.waiting() == GameRunner::Waiting::Answer;
    for (QWidget* part : std::initializer_list<QWidget*>{m_field, m_add, m_paste}) part->setEnabled(asked);
    // What one person left there is a secret before the next.
    if (const int seat = asked ? context->runner.askedSeat() : m_seat;
        context == nullptr || std::exchange(m_seat, seat) != seat) {
        m_field->clear();
        showErrors({});
    }
    // An error is about the moment at which it was found.
    const int here = context == nullptr ? -1 : context->runner.game().here();
    if (std::exchange(m_here, here) != here) showErrors({});
    if (context == nullptr) {
        m_lexicon.reset();
        m_texts = nullptr;
    } else if (m_texts != &context->wording.texts()) {
        m_texts = &context->wording.texts();
        const engine::Rules& rules = context->runner.rules();
        m_lexicon = std::make_unique<engine::orders::Lexicon>(
            rules.board(), *m_texts, engine::referee::personsToOrder(rules), engine::referee::seatsToOrder(rules));
    }
}

void OrderEntry::retranslate()
{
    m_field->setPlaceholderText(m_example.isEmpty() ? tr("Type an order")
                                                    : tr("Type an order, such as %1").arg(m_example));
    m_field->setAccessibleName(tr("Typed order"));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Gives the typed order"));
    m_paste->setText(tr("Paste"));
    m_paste->setToolTip(tr("Gives all orders on the clipboard, one a line"));
}

void OrderEntry::setExample(const QString& order)
{
    m_example = order;
    retranslate();
}

bool OrderEntry::eventFilter(QObject* watched, QEvent* event)
{
    // A sheet that was copied has lines, which a field would run together.
    if (watched == m_field && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste) &&
        QApplication::clipboard()->text().trimmed().contains(QLatin1Char('\n'))) {
        paste();
        return true;
    }
    // Enter gives the order that is in the field, which is the completion only where one was gone to.
    if (watched == m_completer->popup() && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            add();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void OrderEntry::begin(const QString& words)
{
    if (!m_field->isEnabled()) return;
    m_field->setText(words + QLatin1Char(' '));
    m_field->setFocus();
    complete(m_field->text());
    m_completer->complete();
}

void OrderEntry::complete(const QString& line)
{
    showErrors({});
    if (m_lexicon == nullptr || m_context == nullptr) return;
    engine::Mask own;
    engine::Mask units;
    const int seat = m_context->runner.askedSeat();
    for (const engine::Fact& fact : m_context->runner.facts()) {
        const engine::FieldSpec& spec = m_context->runner.rules().fields()[fact.field];
        if ((spec.role != engine::Role::Stack && spec.role != engine::Role::Intruders) || spec.keys[1] != Space::Place)
            continue;
        units.set(fact.key[1]);
        if (fact.key[0] == seat) own.set(fact.key[1]);
    }
    engine::Mask persons;
    if (seat >= 0)
        for (const int token : m_context->runner.rules().seats()[static_cast<std::size_t>(seat)].tokens)
            persons.set(token);
    const engine::Mask all = engine::Mask::firstN(m_context->runner.rules().vocabulary().count(Space::Token));
    const std::optional<int> proxy = engine::findVerb(m_context->runner.rules(), engine::VerbRole::Proxy);
    const bool proxies = proxy && m_context->runner.decision().findOffer(*proxy) != nullptr;
    const std::string text = line.toStdString();
    QStringList lines;
    for (const engine::orders::Completion& word : engine::orders::completions(
             text, *m_lexicon, m_context->wording.language(), {&own, &units, &persons, &all, proxies}))
        lines << QString::fromStdString(text.substr(0, word.from) + word.text);
    m_words->setStringList(lines);
}

void OrderEntry::add()
{
    m_completer->popup()->hide();
    if (m_context != nullptr && !m_field->text().trimmed().isEmpty()) m_field->setText(give(m_field->text()));
}

void OrderEntry::paste()
{
    const QString text = QApplication::clipboard()->text();
    if (m_context != nullptr && !text.trimmed().isEmpty()) m_field->setText(give(text.left(kMostPasted)));
}

void OrderEntry::showErrors(const QStringList& sentences)
{
    const QString whole = sentences.join(QLatin1Char('\n'));
    const qsizetype more = sentences.size() - kMostErrors;
    QStringList shown = sentences.mid(0, kMostErrors);
    if (more > 0) shown << tr("and %n more", "errors in orders", static_cast<int>(more));
    m_errors->setText(shown.join(QLatin1Char('\n')));
    m_errors->setToolTip(more > 0 ? whole : QString());
    m_errors->setAccessibleDescription(whole);
    m_errors->setVisible(!sentences.isEmpty());
    giveErrorsRoom();
}

/// A label that wraps asks for one line, and is cut where the list above takes the rest.
void OrderEntry::giveErrorsRoom()
{
    const int room = width() > 0 ? width() : m_errors->sizeHint().width();
    m_errors->setMinimumHeight(m_errors->isHidden() ? 0 : m_errors->heightForWidth(room));
}

void OrderEntry::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    giveErrorsRoom();
}

QString OrderEntry::give(const QString& text)
{
    const int seat = m_context->runner.askedSeat();
    if (seat < 0) return text;
    const std::string& power = m_context->runner.rules().seats()[static_cast<std::size_t>(seat)].id;
    const engine::orders::OrderSheet sheet = engine::orders::readOrderSheet(text.toStdString(), *m_lexicon, {}, power);
    QStringList sentences;
    QStringList said; // the same once is enough
    QStringList kept;
    const QStringList lines = text.split(QLatin1Char('\n'));
    const auto keep = [&](int line) {
        const QString words = line > 0 && line <= lines.size() ? lines[line - 1].trimmed() : QString();
        if (!words.isEmpty() && !kept.contains(words)) kept << words;
    };
    const auto note = [&](int line, const QString& sentence) {
        keep(line);
        if (said.contains(sentence)) return;
        said << sentence;
        // In a single line it can be seen where it is.
        const bool alone = lines.size() == 1 || line <= 0;
        sentences << (alone ? sentence
                            : tr("Line %1: %2", "of pasted orders, what is wrong there").arg(line).arg(sentence));
    };
    for (const engine::Error& error : sheet.errors)
        note(error.line, QString::fromStdString(engine::errorSentence(error, *m_texts, m_context->wording.language())));
    const std::vector<QString> together = tryTogether(sheet.orders);
    for (std::size_t i = 0; i < sheet.orders.size(); ++i) {
        const WrittenOrder& order = sheet.orders[i];
        // The answer to one order may end the phase, or the game.
        if (m_context == nullptr || m_context->runner.askedSeat() != seat) break;
        const QString why = together[i].isEmpty() ? give(order) : together[i];
        if (!why.isEmpty()) note(order.at.line, why);
    }
    showErrors(sentences);
    return kept.join(QStringLiteral("; "));
}

std::vector<QString> OrderEntry::tryTogether(const std::vector<WrittenOrder>& orders) const
{
    std::vector<QString> reasons(orders.size());
    if (orders.size() < 2) return reasons;
    const engine::Game& game = m_context->runner.game();
    engine::Game trial = game;
    const std::vector<GivenOrder> given = engine::referee::giveOrders(trial, orders);
    for (std::size_t i = 0; i < given.size(); ++i)
        reasons[i] = QString::fromStdString(engine::referee::statusText(given[i], game, m_context->wording));
    return reasons;
}

QString OrderEntry::give(const WrittenOrder& order)
{
    const engine::Game& game = m_context->runner.game();
    if (const std::optional<engine::Move> move = retreatFor(order)) {
        if (const engine::Refusal why = game.check(*move))
            return QString::fromStdString(m_context->wording.sentenceWithRule(why));
        emit ordered(*move);
        return {};
    }
    // Tried on a copy: what is taken there is the answer.
    engine::Game trial = game;
    WrittenOrder own = order;
    const int seat = m_context->runner.askedSeat();
    if (own.power.empty()) own.power = m_context->runner.rules().seats()[static_cast<std::size_t>(seat)].id;
    const std::vector<GivenOrder> given = engine::referee::giveOrders(trial, {&own, 1});
    if (given.size() != 1) return {};
    if (given.front().seat != seat && given.front().status == GivenOrder::Status::Taken)
        return tr("%1 is asked for orders now.", "a player").arg(m_context->seatName(seat));
    if (given.front().status != GivenOrder::Status::Taken)
        return QString::fromStdString(engine::referee::statusText(given.front(), game, m_context->wording));
    if (trial.here() == game.here()) return {}; // nothing to be done: what is not built is waived
    std::vector<engine::Move> moves;            // an order may take two: which Queen, and where she begins
    for (int node = trial.here(); node != game.here() && node > 0; node = trial.journal().node(node).parent)
        if (const auto* move = std::get_if<engine::Move>(&trial.journal().node(node).step))
            moves.insert(moves.begin(), *move);
    for (const engine::Move& move : moves)
        if (m_context != nullptr) emit ordered(move);
    return {};
}

std::optional<engine::Move> OrderEntry::retreatFor(const WrittenOrder& order) const
{
    const engine::Rules& rules = m_context->runner.rules();
    const bool retreats = anybodyBeaten(*m_context);
    const bool flees = order.kind == OrderKind::Move || order.kind == OrderKind::Retreat;
    const bool person = order.person >= 0;
    if ((!retreats && !person) || (!flees && order.kind != OrderKind::Disband)) return std::nullopt;
    const std::optional<int> verb = engine::findVerb(
        rules, flees ? engine::VerbRole::Retreat : engine::VerbRole::Disband, person ? Space::Token : Space::Place);
    // A person may have to flee where no unit does.
    if (!verb || (person && m_context->runner.decision().findOffer(*verb) == nullptr)) return std::nullopt;
    engine::Move move(static_cast<std::uint8_t>(*verb), static_cast<std::uint8_t>(m_context->runner.askedSeat()));
    move.arg[0] = static_cast<std::int16_t>(person ? order.person : order.place);
    if (flees) move.arg[1] = static_cast<std::int16_t>(order.to);
    return move;
}

} // namespace marches::app
