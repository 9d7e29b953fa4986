// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <algorithm>

#include "engine/rules/narnia_risk_junior/fields.h"
#include "engine/rules/narnia_risk_junior/play.h"

namespace marches::engine::narnia_risk_junior {

namespace {

class Writer {
public:
    Writer(const Table& table, const Position& position, Facts& facts) : t(table), s(position), m_facts(facts) {}

    void all()
    {
        turn();
        territories();
        battle();
        characters();
        seats();
        decks();
        details();
        std::sort(m_facts.begin(), m_facts.end());
    }

private:
    void add(Field field, int value, int a = kNothing, int b = kNothing, int c = kNothing, int ordinal = 0)
    {
        Fact fact;
        fact.field = static_cast<std::uint16_t>(field);
        fact.key = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)};
        fact.ordinal = static_cast<std::int16_t>(ordinal);
        fact.value = static_cast<std::int16_t>(value);
        m_facts.push_back(fact);
    }
    void number(Field field, int value, int a = kNothing, int b = kNothing, int c = kNothing)
    {
        if (value != 0) add(field, value, a, b, c);
    }
    /// A number for which 0 means none.
    void reference(Field field, int plusOne)
    {
        if (plusOne != 0) add(field, plusOne - 1);
    }
    static int known(std::uint8_t plusOne) { return plusOne == kHidden ? int{kUnknown} : plusOne - 1; }
    /// Cards with the next one first, from an array in which it is last.
    void pile(Field field, const std::uint8_t* cards, int count)
    {
        for (int i = 0; i < count; ++i) add(field, known(cards[count - 1 - i]), kNothing, kNothing, kNothing, i);
    }

    void turn()
    {
        reference(Field::Turn, s.active);
        add(Field::Phase, s.phase);
        add(Field::Stage, s.scored + 1);
    }
    void territories()
    {
        eachPlace(t.land, [&](int place) {
            const int owner = ownerOf(s, place);
            if (owner >= 0) {
                add(Field::Owner, owner, place);
                const int first = lightPiece(sideOf(static_cast<Army>(owner)));
                for (const int kind : {kLight, kHeavy}) number(Field::Stack, s.stack[place][kind], place, first + kind);
            }
            if (has(s.camps, place)) add(Field::Camp, 1, place);
        });
        if (s.active == 0 || s.battle == 0) return;
        for (const int kind : {kLight, kHeavy})
            number(Field::Attackers, s.attackers[kind], battlePlace(s), lightPiece(activeSide(s)) + kind);
    }
    void battle()
    {
        reference(Field::BattlePlace, s.battle);
        reference(Field::BattleFrom, s.origin);
        if (s.way != 0) add(Field::BattleWay, num(Choice::Supply) + s.way - 1);
        for (int i = 0; i < 3 && s.dice[i] != 0; ++i) add(Field::Dice, s.dice[i], kNothing, kNothing, kNothing, i);
        const int victim = sum(s.hits) == 0 ? -1 : victimArmy(s, attackerRolls(s));
        for (const int kind : {kLight, kHeavy})
            if (victim >= 0) number(Field::Hits, s.hits[kind], pieceOf(sideOf(static_cast<Army>(victim)), kind));
        reference(Field::HitCharacter, s.hitCharacter);
        number(Field::StoneDue, s.toStone);
    }
    void characters()
    {
        for (int token = 0; token < kTokens; ++token) {
            if (s.spot[token] != kUnsaid) add(Field::Character, valueOfSpot(s.spot[token]), token);
            if (s.holder[token] != 0) add(Field::Holder, s.holder[token] - 1, token);
            if (isStone(s, token)) add(Field::Stone, 1, token);
            if (((s.spent >> token) & 1U) != 0) add(Field::Spent, 1, token);
        }
    }
    void seats()
    {
        for (int seat = 0; seat < static_cast<int>(t.seats.size()); ++seat) {
            const auto& armies = t.seats[static_cast<std::size_t>(seat)].armies;
            number(Field::Crowns, s.crowns[t.markerOf[static_cast<std::size_t>(armies.front())]], seat);
            if (!t.options.scoringPerArmy) captives(Field::Captives, armies.front(), seat);
            int ordinal = 0;
            for (int kind = 0; kind <= kMaxCards; ++kind)
                for (int copies = s.hand[seat][kind]; copies > 0; --copies)
                    add(Field::Hand, kind == kHiddenCard ? int{kUnknown} : kind, seat, kNothing, kNothing, ordinal++);
        }
        for (const int army : t.armies) {
            if (t.options.scoringPerArmy) {
                add(Field::ArmyCrowns, s.crowns[army], army);
                captives(Field::ArmyCaptives, army, army);
            }
            const Side side = sideOf(static_cast<Army>(army));
            for (const int kind : {kLight, kHeavy}) {
                add(Field::Supply, s.supply[army][kind], army, pieceOf(side, kind));
                number(Field::Statues, s.statues[kind][army], t.courtyard, army, pieceOf(side, kind));
            }
        }
    }
    void captives(Field field, int marker, int key)
    {
        for (const int army : t.armies)
            for (const int kind : {kLight, kHeavy})
                number(field, s.captives[marker][army][kind], key, army,
                       pieceOf(sideOf(static_cast<Army>(army)), kind));
    }
    void decks()
    {
        pile(Field::Narnia, s.narnia, s.narniaCount);
        pile(Field::NarniaUsed, s.narniaUsed, s.narniaUsedCount);
        pile(Field::Territory, s.deck, s.deckCount);
        pile(Field::TerritoryUsed, s.deckUsed, s.deckUsedCount);
        for (int i = 0; i < s.trackCount; ++i) add(Field::Track, known(s.track[i]), kNothing, kNothing, kNothing, i);
        number(Field::Flipped, s.flipped);
        for (int i = 0; i < 2 && s.drawn[i] != 0; ++i)
            add(Field::Drawn, s.drawn[i] - 1, kNothing, kNothing, kNothing, i);
    }
    void details()
    {
        reference(Field::Card, s.card);
        number(Field::Effect, s.effect);
        number(Field::LakeThawed, s.thawed);
        number(Field::DiceCap, s.diceCap);
        const auto flag = [&](Field field, int mask) { number(field, (s.flags & mask) != 0 ? 1 : 0); };
        flag(Field::Spies, kSpies);
        flag(Field::PowerDone, kPowerDone);
        flag(Field::LucyFought, kLucyFought);
        flag(Field::LucyAnswered, kLucyAnswered);
        flag(Field::EdmundDone, kEdmundDone);
        flag(Field::Streak, kStreak);
        if (s.diverted != 0) add(Field::Diverted, pieceOf(activeSide(s), s.diverted - 1));
        reference(Field::MarchFrom, s.marchFrom);
        number(Field::ReviveDue, s.toRevive);
        number(Field::ReviveTotal, s.reviveTotal);
        for (const int army : t.armies)
            for (const int kind : {kLight, kHeavy})
                number(Field::Revived, s.revived[kind][army], army, pieceOf(sideOf(static_cast<Army>(army)), kind));
        if (s.borrowed != 0) {
            add(Field::Borrowed, s.borrowed - 1);
            add(Field::BorrowedFrom, valueOfSpot(s.borrowedFrom));
            add(Field::BorrowedBy, s.borrower - 1);
        }
        number(Field::RerollDie, s.rerollAt);
        if (s.resume != 0) add(Field::Resume, s.resume);
        for (int seat = 0; seat < kMaxSeats; ++seat) {
            number(Field::Asked, (s.asked >> seat) & 1, seat);
            number(Field::Asking, (s.asking >> seat) & 1, seat);
            number(Field::Silent, (s.silent >> seat) & 1, seat);
            number(Field::Winner, (s.winners >> seat) & 1, seat);
        }
        number(Field::Setup, s.setup);
    }

    const Table& t;
    const Position& s;
    Facts& m_facts;
};

} // namespace

void describe(const Table& table, const Position& position, Facts& facts)
{
    facts.clear();
    Writer(table, position, facts).all();
}

} // namespace marches::engine::narnia_risk_junior
