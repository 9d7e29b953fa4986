// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/positionpanel.h"

#include <algorithm>
#include <string>

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/desktop/base/textrole.h"
#include "app/desktop/play/ownerplate.h"
#include "app/desktop/play/positionwords.h"
#include "app/desktop/widgets/flowlayout.h"
#include "app/desktop/widgets/retire.h"
#include "editor/widgets/numberfield.h"

namespace marches::app {

using engine::Role;
using engine::Space;

namespace {

constexpr int kMostOfAnything = 9999; ///< years are numbers, too
constexpr int kRowsOfTrack = 7;

const engine::FieldSpec& fieldOf(const PlayContext& context, const Tally& tally)
{
    return context.runner.rules().fields()[static_cast<std::size_t>(tally.field)];
}

/// The seat that a number is of; -1: of the game.
int seatOfTally(const PlayContext& context, const Tally& tally)
{
    const auto& seats = context.runner.rules().seats();
    switch (fieldOf(context, tally).keys[0]) {
    case Space::Seat: return tally.key[0];
    case Space::Army:
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            if (std::ranges::find(seats[seat].armies, tally.key[0]) != seats[seat].armies.end())
                return static_cast<int>(seat);
        return -1;
    default: return -1;
    }
}

QString labelOf(const PlayContext& context, const Tally& tally)
{
    const engine::FieldSpec& field = fieldOf(context, tally);
    if (field.role == Role::Captives)
        return PositionPanel::tr("Captives: %1 (%2)", "kind of piece, army")
            .arg(context.word(Space::Piece, tally.key[2]), context.word(Space::Army, tally.key[1]));
    const std::string counter = field.path.substr(field.path.rfind('.') + 1);
    const std::optional<int> index = context.runner.rules().vocabulary().find(Space::Counter, counter);
    const QString word = index ? capitalised(context.word(Space::Counter, *index)) : PositionPanel::tr("Score");
    // With several armies in one hand each has its own.
    const bool ofArmy = field.keys[0] == Space::Army;
    return ofArmy
               ? PositionPanel::tr("%1: %2", "an army, its number").arg(context.word(Space::Army, tally.key[0]), word)
               : word;
}

QLabel* head(const QString& text, QWidget* parent)
{
    auto* title = new QLabel(text, parent);
    setTextRole(title, TextRole::Card);
    return title;
}

QToolButton* small(const QString& text, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

} // namespace

PositionPanel::PositionPanel(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void PositionPanel::clear()
{
    if (m_content != nullptr) {
        retire(m_content); // one of its own fields may have asked for this
    }
    m_content = nullptr;
    m_numbers.clear();
    m_cards.clear();
    m_turn = nullptr;
    m_phase = nullptr;
    m_track = nullptr;
    m_earlier = m_later = nullptr;
    m_shape = {};
}

QSpinBox* PositionPanel::box(const Tally& tally) const
{
    const auto found = std::ranges::find(m_numbers, tally, &Number::tally);
    return found == m_numbers.end() ? nullptr : found->box;
}

QComboBox* PositionPanel::cardBox(int seat) const
{
    return seat >= 0 && seat < static_cast<int>(m_cards.size()) ? m_cards[static_cast<std::size_t>(seat)] : nullptr;
}

void PositionPanel::show(const PlayContext& context, const PositionDraft& draft)
{
    Shape shape{&context, QString::fromStdString(context.wording.language()), draft.tallies(), {}, {}};
    if (!draft.hasTurns()) shape.phases = draft.phases();
    for (int seat = 0; seat < context.runner.seatCount(); ++seat) shape.hands.push_back(draft.hand(seat));
    if (m_content == nullptr || shape != m_shape) {
        clear();
        m_shape = std::move(shape);
        build(context, draft);
    }
    setValues(context, draft);
}

void PositionPanel::build(const PlayContext& context, const PositionDraft& draft)
{
    m_content = new QWidget(this);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(8);
    layout()->addWidget(m_content);
    buildTurn(context, draft);
    for (int seat = 0; seat < context.runner.seatCount(); ++seat) buildSeat(context, draft, seat);
    column->addStretch(1);
}

void PositionPanel::buildTurn(const PlayContext& context, const PositionDraft& draft)
{
    auto* column = static_cast<QVBoxLayout*>(m_content->layout());
    column->addWidget(head(tr("Turn"), m_content));
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    if (draft.hasTurns())
        chooseTurn(context, *form);
    else if (draft.phase() >= 0)
        choosePhase(context, draft, *form);
    for (const Tally& tally : draft.tallies())
        if (seatOfTally(context, tally) < 0) addNumber(context, tally, *form);
    column->addLayout(form);
    if (!draft.track().empty()) buildTrack();
}

void PositionPanel::chooseTurn(const PlayContext& context, QFormLayout& form)
{
    m_turn = new QComboBox(m_content);
    const engine::Rules& rules = context.runner.rules();
    for (int army = 0; army < rules.vocabulary().count(Space::Army); ++army)
        for (const engine::SeatInfo& seat : rules.seats())
            if (std::ranges::find(seat.armies, army) != seat.armies.end())
                m_turn->addItem(capitalised(context.word(Space::Army, army)), army);
    m_turn->setPlaceholderText(tr("nobody's"));
    auto* turnLabel = new QLabel(tr("Whose turn it is"), m_content);
    turnLabel->setBuddy(m_turn);
    form.addRow(turnLabel, m_turn);
    connect(m_turn, &QComboBox::activated, this, [this] { emit turnChosen(m_turn->currentData().toInt()); });
}

void PositionPanel::choosePhase(const PlayContext& context, const PositionDraft& draft, QFormLayout& form)
{
    m_phase = new QComboBox(m_content);
    for (const int phase : draft.phases()) m_phase->addItem(capitalised(context.word(Space::Phase, phase)), phase);
    auto* label = new QLabel(tr("Phase"), m_content);
    label->setBuddy(m_phase);
    form.addRow(label, m_phase);
    connect(m_phase, &QComboBox::activated, this, [this] { emit phaseChosen(m_phase->currentData().toInt()); });
}

void PositionPanel::buildTrack()
{
    auto* column = static_cast<QVBoxLayout*>(m_content->layout());
    auto* row = new QHBoxLayout;
    m_track = new QListWidget(m_content);
    m_track->setAccessibleName(tr("Order of the turns"));
    m_track->setFixedHeight(m_track->fontMetrics().height() * kRowsOfTrack + 8);
    m_earlier = small(QStringLiteral("▲"), tr("Earlier"), m_content);
    m_later = small(QStringLiteral("▼"), tr("Later"), m_content);
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_earlier);
    buttons->addWidget(m_later);
    buttons->addStretch(1);
    row->addWidget(m_track, 1);
    row->addLayout(buttons);
    auto* order = new QLabel(tr("Order of the turns"), m_content);
    setTextRole(order, TextRole::Secondary, true);
    column->addWidget(order);
    column->addLayout(row);
    connect(m_earlier, &QToolButton::clicked, this, [this] { moveToken(-1); });
    connect(m_later, &QToolButton::clicked, this, [this] { moveToken(1); });
}

void PositionPanel::buildSeat(const PlayContext& context, const PositionDraft& draft, int seat)
{
    const bool counts =
        std::ranges::any_of(draft.tallies(), [&](const Tally& tally) { return seatOfTally(context, tally) == seat; });
    if (!counts && draft.hand(seat).empty() && draft.givable(seat).empty()) {
        m_cards.push_back(nullptr);
        return;
    }
    auto* column = static_cast<QVBoxLayout*>(m_content->layout());
    auto* heading = new QHBoxLayout;
    auto* plate = new OwnerPlate(m_content);
    plate->setOwner(context.seatColour(seat), context.theme);
    heading->addWidget(plate);
    heading->addWidget(head(context.seatName(seat), m_content), 1);
    column->addSpacing(6);
    column->addLayout(heading);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (const Tally& tally : draft.tallies())
        if (seatOfTally(context, tally) == seat) addNumber(context, tally, *form);
    column->addLayout(form);
    buildCards(context, draft, seat, *column);
}

void PositionPanel::addNumber(const PlayContext& context, const Tally& tally, QFormLayout& form)
{
    auto* box = new editor::NumberField(m_content);
    box->setRange(0, kMostOfAnything);
    box->setKeyboardTracking(false); // a number that is half typed is none
    auto* words = new QLabel(labelOf(context, tally), m_content);
    words->setWordWrap(true);
    words->setBuddy(box);
    box->setAccessibleName(words->text());
    auto* row = new QHBoxLayout;
    row->addWidget(words, 1);
    row->addWidget(box);
    form.addRow(row);
    m_numbers.push_back({tally, box});
    connect(box, &QSpinBox::valueChanged, this, [this, tally](int amount) { emit amountChosen(tally, amount); });
}

void PositionPanel::buildCards(const PlayContext& context, const PositionDraft& draft, int seat, QVBoxLayout& column)
{
    const std::vector<int> hand = draft.hand(seat);
    const std::vector<int> givable = draft.givable(seat);
    m_cards.push_back(nullptr);
    if (hand.empty() && givable.empty()) return;
    int hidden = 0;
    for (const int card : hand) {
        if (card == engine::kUnknown) {
            ++hidden;
            continue;
        }
        auto* row = new QHBoxLayout;
        auto* name = new QLabel(context.word(Space::Card, card), m_content);
        name->setWordWrap(true);
        auto* away = small(QStringLiteral("×"), tr("Discard %1").arg(name->text()), m_content);
        row->addWidget(name, 1);
        row->addWidget(away);
        column.addLayout(row);
        connect(away, &QToolButton::clicked, this, [this, seat, card] { emit cardDiscarded(seat, card); });
    }
    if (hidden > 0) column.addWidget(new QLabel(tr("%n hidden card(s)", nullptr, hidden), m_content));
    auto* box = m_cards.back() = new QComboBox(m_content);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    box->setPlaceholderText(tr("Give a card"));
    box->setAccessibleName(tr("Give a card to %1").arg(context.seatName(seat)));
    for (const int card : givable) box->addItem(context.word(Space::Card, card), card);
    box->setCurrentIndex(-1);
    box->setEnabled(!givable.empty());
    column.addWidget(box);
    connect(box, &QComboBox::activated, this, [this, box, seat] { emit cardGiven(seat, box->currentData().toInt()); });
}

void PositionPanel::setValues(const PlayContext& context, const PositionDraft& draft)
{
    for (const Number& number : m_numbers) {
        const QSignalBlocker quiet(number.box);
        number.box->setValue(draft.amount(number.tally));
    }
    if (m_turn != nullptr) m_turn->setCurrentIndex(m_turn->findData(draft.turn()));
    if (m_phase != nullptr) m_phase->setCurrentIndex(m_phase->findData(draft.phase()));
    if (m_track == nullptr) return;
    const int row = m_track->currentRow();
    m_track->clear();
    int place = 0;
    for (const int army : draft.track())
        m_track->addItem(tr("%1. %2", "number in a row, an army")
                             .arg(++place)
                             .arg(army == engine::kUnknown ? tr("still hidden") : context.word(Space::Army, army)));
    m_track->setCurrentRow(std::clamp(row, 0, m_track->count() - 1));
}

void PositionPanel::moveToken(int by)
{
    const int row = m_track->currentRow();
    const int upper = by < 0 ? row - 1 : row;
    if (upper < 0 || upper + 1 >= m_track->count()) return;
    m_track->setCurrentRow(row + by);
    emit swapChosen(upper);
}

} // namespace marches::app
