// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/personorders.h"

#include <algorithm>

namespace marches::engine::narnian_wars {

namespace {

using adjudication::UnitClass;
using Does = OrderedUnit::Does;

// How likely an errand is beside others.
constexpr double kDecides = 6.0; ///< with a unit that fights
constexpr double kAlong = 1.5;   ///< with one that goes somewhere
constexpr double kBeside = 0.4;  ///< with one that stays in peace
constexpr double kHelps = 3.0;
constexpr double kToFight = 2.0; ///< to where a unit fights
constexpr double kToUnit = 0.8;
constexpr double kToVictim = 1.6; ///< a Queen, to a unit of somebody else
constexpr double kAnywhere = 0.02;
constexpr double kCommandHelp = 3.0;
constexpr double kCommandAway = 3.0;

// Per cent.
constexpr int kBest = 70;
constexpr int kTurns = 85;
constexpr int kCommands = 85;
constexpr int kDeclares = 50;
constexpr int kCalls = 85;

} // namespace

PersonOrders::PersonOrders(const Table& table, const Position& view, int seat, const OrderFront& front,
                           OrderProposer& staff)
    : t(table), s(view), m_seat(seat), m_front(front), m_staff(staff), m_person(table.personOf(view, seat)), m_here(-1)
{
    if (m_person == kNobody) return;
    m_here = s.site[m_person] - 1;
    if (!onBoard(s, static_cast<Person>(m_person))) m_person = kNobody;
}

Move PersonOrders::make(Verb verb, int first, int second, int third) const
{
    Move move(static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(m_seat));
    move.arg = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second), static_cast<std::int16_t>(third),
                0};
    return move;
}

bool PersonOrders::friendly(int seat) const
{
    const ConstContext<NoTrace> ctx{t, s, m_nobody};
    const Alignment own = sideOf(ctx, m_seat);
    return seat == m_seat || (own != Alignment::Neutral && sideOf(ctx, seat) == own);
}

/// The person may travel with the unit that stands there.
bool PersonOrders::fits(int province) const
{
    if (s.unit(province) == 0 || m_front.still.test(province)) return false;
    const int seat = seatOf(s.unit(province));
    const ConstContext<NoTrace> ctx{t, s, m_nobody};
    return travelsWith(static_cast<Person>(m_person), static_cast<std::uint8_t>(m_seat),
                       static_cast<std::uint8_t>(seat), sideOf(ctx, seat));
}

/// One more strength may decide what the unit does.
bool PersonOrders::matters(const OrderedUnit& unit) const
{
    switch (unit.does) {
    case Does::Move:
    case Does::MoveByConvoy: return contested(unit.to);
    case Does::Support: return contested(unit.of);
    case Does::SupportMove: return contested(unit.to);
    case Does::Convoy:
    case Does::Hold: break;
    }
    return m_staff.competition(unit.province) > 0;
}

bool PersonOrders::goesTo(int province) const
{
    return std::ranges::any_of(m_staff.units(), [&](const OrderedUnit& unit) { return endOf(unit) == province; });
}

Mask PersonOrders::steps() const
{
    const auto site = static_cast<std::size_t>(m_here);
    const Mask& onFoot = t.ways[idx(UnitClass::Traveller)][site];
    const Mask all = m_person == num(Person::HighKing) ? onFoot | t.ground->flight[site] : onFoot;
    return all - t.seas;
}

/// Into where a special unit may support.
const Mask& PersonOrders::reach() const
{
    const UnitClass kind = m_person == num(Person::HighKing) ? UnitClass::Traveller : UnitClass::Army;
    return t.graph().of(kind).supports[static_cast<std::size_t>(m_here)];
}

/// The likeliest, or one by its weight.
const Move* PersonOrders::draw(bool best)
{
    if (m_choices.empty()) return nullptr;
    if (best) return &std::ranges::max_element(m_choices, {}, &Choice::weight)->move;
    double sum = 0.0;
    for (const Choice& choice : m_choices) sum += choice.weight;
    double left = sum * m_staff.any(1U << 20U) / static_cast<double>(1U << 20U);
    for (const Choice& choice : m_choices) {
        left -= choice.weight;
        if (left < 0.0) return &choice.move;
    }
    return &m_choices.back().move;
}

void PersonOrders::collectTravel()
{
    const OrderedUnit* host = m_staff.unitAt(m_here);
    if (host == nullptr || !fits(m_here)) return;
    const double weight = matters(*host) ? kDecides : host->moves() ? kAlong : kBeside;
    m_choices.push_back({make(Verb::Travel, m_person, m_here), weight});
}

/// Of the unit's own moves and stands those that decide something.
void PersonOrders::collectHelp()
{
    if (isPersonality(static_cast<Person>(m_person))) return;
    const Mask& near = reach();
    for (const OrderedUnit& unit : m_staff.units()) {
        const int there = endOf(unit);
        if (unit.still || there == m_here || !near.test(there) || !contested(there) || unit.does == Does::MoveByConvoy)
            continue;
        m_choices.push_back({unit.moves() ? make(Verb::BackMove, m_person, unit.province, there)
                                          : make(Verb::Back, m_person, unit.province),
                             kHelps});
    }
}

void PersonOrders::collectWalks()
{
    const bool queen = m_person == num(Person::Queen);
    steps().forEach([&](int to) {
        double weight = kAnywhere;
        if (goesTo(to)) weight = contested(to) ? kToFight : kToUnit;
        if (queen && foeAt(to) && !friendly(m_front.seatAt(to)))
            weight = std::max(weight, kToVictim + 0.1 * m_staff.competition(to));
        m_choices.push_back({make(Verb::Walk, m_person, to), weight});
    });
}

void PersonOrders::decideErrand()
{
    m_choices.clear();
    collectTravel();
    collectHelp();
    collectWalks();
    m_errand.reset();
    if (const Move* move = draw(m_staff.lot(kBest))) m_errand = *move;
}

void PersonOrders::chooseErrand()
{
    m_choices.clear();
    if (fits(m_here) && friendly(seatOf(s.unit(m_here))))
        m_choices.push_back({make(Verb::Travel, m_person, m_here), 3.0});
    collectHelp();
    steps().forEach([&](int to) { m_choices.push_back({make(Verb::Walk, m_person, to), 1.0}); });
    m_errand.reset();
    if (const Move* move = draw(false)) m_errand = *move;
}

/// Jadis turns to stone whoever is beside her, but one who is attacked; the Green Queen commands.
void PersonOrders::usePower()
{
    m_power.reset();
    if (m_person != num(Person::Queen) || s.unit(m_here) == 0 || friendly(seatOf(s.unit(m_here)))) return;
    if (s.queenForm == 2) return command();
    if (!goesTo(m_here) && m_staff.lot(kTurns)) m_power = make(Verb::Turn, m_here);
}

void PersonOrders::command()
{
    if (s.stone(m_here) != 0 || !m_staff.lot(kCommands)) return;
    for (int p = 0; p < kPersons; ++p)
        if (p != m_person && s.site[p] == m_here + 1) return; // whom she knows to shield it
    const PieceKind kind = kindOf(s.unit(m_here));
    const Mask& near = t.graph().of(classOf(kind)).supports[static_cast<std::size_t>(m_here)];
    const bool wanted = goesTo(m_here);
    m_choices.clear();
    for (const OrderedUnit& unit : m_staff.units()) {
        const int there = endOf(unit);
        if (!near.test(there) || there == m_here || !contested(there)) continue;
        if (unit.does == Does::Move)
            m_choices.push_back({make(Verb::CommandSupportMove, m_here, unit.province, there), kCommandHelp});
        else if (unit.stays())
            m_choices.push_back({make(Verb::CommandSupport, m_here, unit.province), kCommandHelp});
    }
    waysOf(t, kind, m_here).forEach([&](int to) {
        if (goesTo(to)) return;
        const double weight = (wanted ? kCommandAway : 0.5) + (foeAt(to) ? 0.5 : 0.0);
        m_choices.push_back({make(Verb::CommandMove, m_here, to), weight});
    });
    if (!wanted) m_choices.push_back({make(Verb::Command, m_here), 1.0});
    const Move* chosen = draw(m_staff.lot(kBest));
    if (chosen == nullptr) return;
    m_power = *chosen;
    const int goes = static_cast<Verb>(m_power->verb) == Verb::CommandMove ? m_power->arg[1] : m_here;
    const bool apart = m_errand && static_cast<Verb>(m_errand->verb) == Verb::Walk && m_errand->arg[1] != goes;
    if (apart) return;
    // Her own step must lead elsewhere (NW-34).
    m_choices.clear();
    collectWalks();
    std::erase_if(m_choices, [&](const Choice& choice) { return choice.move.arg[1] == goes; });
    if (const Move* step = draw(true))
        m_errand = *step;
    else
        m_power.reset();
}

bool PersonOrders::mayCall() const { return s.calls < t.options.aslanCalls; }

void PersonOrders::propose()
{
    m_errand.reset();
    m_power.reset();
    m_declares = m_seat == t.seat(Power::Dwarfs) && s.dwarfs == 0 && t.gift >= 0 && m_staff.lot(kDeclares);
    m_calls = false;
    if (m_person == kNobody) return;
    const bool king = m_person == num(Person::HighKing);
    const bool statue = s.stone(m_here) != 0 && s.unit(m_here) != 0 && seatOf(s.unit(m_here)) == m_seat;
    m_calls = king && mayCall() && (statue || s.still[m_person] != 0) && m_staff.lot(kCalls);
    if (s.still[m_person] != 0) return;
    decideErrand();
    usePower();
}

void PersonOrders::vary()
{
    if (m_seat == t.seat(Power::Dwarfs) && s.dwarfs == 0 && m_staff.lot(20)) {
        m_declares = !m_declares;
        return;
    }
    if (m_person == kNobody || s.still[m_person] != 0) return;
    const int kind = m_staff.any(100);
    if (kind < 50) {
        decideErrand();
        usePower();
    } else if (kind < 85) {
        chooseErrand();
        usePower();
    } else if (m_power) {
        m_power.reset();
    } else {
        usePower();
    }
}

void PersonOrders::read(const std::vector<Move>& answers)
{
    for (const Move& move : answers) {
        switch (static_cast<Verb>(move.verb)) {
        case Verb::Walk:
        case Verb::Travel:
        case Verb::Back:
        case Verb::BackMove: m_errand = move; break;
        case Verb::Turn:
        case Verb::Command:
        case Verb::CommandMove:
        case Verb::CommandSupport:
        case Verb::CommandSupportMove: m_power = move; break;
        case Verb::Declare: m_declares = true; break;
        case Verb::Call: m_calls = true; break;
        default: break;
        }
    }
}

void PersonOrders::write(std::vector<Move>& answers) const
{
    for (const OrderedUnit& unit : m_staff.units()) {
        if (unit.still) continue;
        for (int p = 0; p < kPersons; ++p) {
            const auto person = static_cast<Person>(p);
            if (!onBoard(s, person) || s.still[p] != 0 || s.site[p] - 1 != endOf(unit) || friendly(t.ownerOf(person)))
                continue;
            answers.push_back(make(Verb::Hunt, unit.province, p));
            break;
        }
    }
    if (m_errand) answers.push_back(*m_errand);
    if (m_power) answers.push_back(*m_power);
    if (m_declares) answers.push_back(make(Verb::Declare, 0));
    if (m_calls) answers.push_back(make(Verb::Call, 0));
}

/// To where a unit of one's own is, or where nobody else can come.
void PersonOrders::retreat(bool freely, std::vector<Move>& answers)
{
    if (m_person == kNobody) return;
    const auto person = static_cast<Person>(m_person);
    const RetreatCause plight = retreatCauseOf(s, m_person);
    if (plight == RetreatCause::None) return;
    const bool calls = person == Person::HighKing && mayCall() && m_staff.lot(freely ? 50 : kCalls);
    if (plight == RetreatCause::Hunted) {
        m_choices.clear();
        escapesOf(ConstContext<NoTrace>{t, s, m_nobody}, person).forEach([&](int to) {
            const double weight = m_front.seatAt(to) == m_seat ? 3.0 : foeAt(to) ? 0.05 : 1.0;
            m_choices.push_back({make(Verb::Flee, m_person, to), weight / (1.0 + m_staff.competition(to))});
        });
        if (const Move* move = draw(!freely)) answers.push_back(*move);
    }
    if (calls) answers.push_back(make(Verb::Call, 0));
}

} // namespace marches::engine::narnian_wars
