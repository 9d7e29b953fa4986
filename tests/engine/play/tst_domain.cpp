// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/domain.h"

#include <QtTest>

#include <rapidcheck.h>

#include <cstddef>
#include <functional>
#include <set>
#include <vector>

using namespace marches::engine;

namespace {

constexpr int kUniverse = 6; // items and places of the small decisions here

struct Stacks {
    std::uint16_t at[8];
};

/// A decision of one offer with its state.
struct Case {
    State state;
    Decision decision;
    std::vector<Mask> adjacency;

    Case() : adjacency(kUniverse)
    {
        state.emplace<Stacks>();
        decision.beginChoice(2, 1U << 2U, {});
        decision.addOffer(5);
    }
    Case(const Case&) = delete;
    Case& operator=(const Case&) = delete;

    const Offer& offer() const { return decision.offers().front(); }
    std::span<const Param> params() const { return decision.params(offer()); }
};

Mask genMask()
{
    const int bits = *rc::gen::inRange(0, 1 << kUniverse);
    Mask mask;
    for (int i = 0; i < kUniverse; ++i)
        if (((bits >> i) & 1) != 0) mask.set(i);
    return mask;
}

int genSmall(int lo, int hi) { return *rc::gen::inRange(lo, hi + 1); }

void maybeCap(Param& param, int of)
{
    if (*rc::gen::arbitrary<bool>()) return;
    param.caps = 0;
    param.of = static_cast<std::int8_t>(of);
    param.keep = static_cast<std::int16_t>(genSmall(0, 1));
}

Param genShort(const Case& made, int of)
{
    switch (genSmall(0, 3)) {
    case 0: return Param::one(1, Space::Place, genMask());
    case 1:
        if (of >= 0) return Param::neighbour(1, of, made.adjacency.data(), genMask());
        return Param::flag(2, *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>());
    case 2: return Param::flag(2, *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>());
    default: {
        Param param = Param::amount(3, genSmall(-1, 2), genSmall(0, 4));
        maybeCap(param, of);
        return param;
    }
    }
}

Param genLong(const Case& made, int of)
{
    switch (genSmall(0, of >= 0 ? 2 : 1)) {
    case 0: return Param::subset(4, Space::Place, genMask(), genSmall(0, 3), genSmall(0, kUniverse));
    case 1: {
        Param param = Param::spread(5, Space::Place, genMask(), genSmall(0, 4), genSmall(0, 6), genSmall(0, 8));
        param.lo = static_cast<std::int16_t>(genSmall(0, 3));
        maybeCap(param, Param::kAlone);
        return param;
    }
    default: return Param::path(6, of, made.adjacency.data(), genMask(), genSmall(0, 2), genSmall(0, 3));
    }
}

/// Up to two short parameters and perhaps a long one, in any order.
void generate(Case& made)
{
    auto& stacks = made.state.as<Stacks>();
    for (std::uint16_t& stack : stacks.at) stack = static_cast<std::uint16_t>(genSmall(0, 5));
    for (Mask& neighbours : made.adjacency) neighbours = genMask();
    int place = Param::kAlone; // the last parameter whose value is a place
    int longs = 0;
    const int count = genSmall(0, 3);
    for (int i = 0; i < count; ++i) {
        const bool isLongNow = longs == 0 && genSmall(0, 2) == 0;
        const Param& param = made.decision.addParam(isLongNow ? genLong(made, place) : genShort(made, place));
        longs += isLongNow ? 1 : 0;
        if (param.form == Form::One) place = i;
    }
}

/// All values of a parameter that could conceivably be legal here, and many that are not.
void forEachConceivable(const Case& made, std::size_t i, Move& move, const std::function<void()>& visit)
{
    if (i == made.params().size()) return visit();
    const Form form = made.params()[i].form;
    if (!isLong(form)) {
        for (int value = -2; value <= 7; ++value) {
            move.arg[i] = static_cast<std::int16_t>(value);
            forEachConceivable(made, i + 1, move, visit);
        }
        return;
    }
    const std::function<void(int)> grow = [&](int from) {
        move.arg[i] = static_cast<std::int16_t>(move.parts().size());
        forEachConceivable(made, i + 1, move, visit);
        if (form == Form::Path && move.parts().size() >= 4) return;
        for (int item = from; item < kUniverse; ++item)
            for (int amount = form == Form::Spread ? 1 : 0; amount <= (form == Form::Spread ? 4 : 0); ++amount) {
                move.addPart({static_cast<std::int16_t>(item), static_cast<std::int16_t>(amount), 0, 0});
                grow(form == Form::Path ? 0 : item + 1);
                move.dropPart();
            }
    };
    grow(0);
}

struct MoveLess {
    bool operator()(const Move& a, const Move& b) const
    {
        if (a.arg != b.arg) return a.arg < b.arg;
        const auto key = [](const Part& part) { return std::array{part.item, part.amount, part.x, part.y}; };
        return std::lexicographical_compare(a.parts().begin(), a.parts().end(), b.parts().begin(), b.parts().end(),
                                            [&](const Part& x, const Part& y) { return key(x) < key(y); });
    }
};
using MoveSet = std::set<Move, MoveLess>;

MoveSet listed(const Case& made, std::uint64_t limit)
{
    MoveSet moves;
    const bool small = forEachMove(made.decision, made.state, limit, [&](const Move& move) {
        RC_ASSERT(moves.insert(move).second); // none twice
        RC_ASSERT(contains(made.decision, made.state, move));
    });
    RC_ASSERT(small);
    return moves;
}

/// A move with one thing about it changed.
Move spoiled(Move move)
{
    switch (genSmall(0, 5)) {
    case 0: move.verb = static_cast<std::uint8_t>(genSmall(0, 8)); break;
    case 1: move.seat = static_cast<std::uint8_t>(genSmall(0, 40)); break;
    case 2: move.arg[static_cast<std::size_t>(genSmall(0, 3))] = static_cast<std::int16_t>(genSmall(-300, 300)); break;
    case 3:
        move.addPart({static_cast<std::int16_t>(genSmall(-2, 300)), static_cast<std::int16_t>(genSmall(-1, 5)), 0, 0});
        break;
    case 4:
        if (!move.parts().empty()) move.dropPart();
        break;
    default: {
        std::vector<Part> parts(move.parts().begin(), move.parts().end());
        if (parts.empty()) break;
        Part& part = parts[static_cast<std::size_t>(genSmall(0, static_cast<int>(parts.size()) - 1))];
        std::int16_t* const fields[] = {&part.item, &part.amount, &part.x, &part.y};
        *fields[genSmall(0, 3)] = static_cast<std::int16_t>(genSmall(-2, 300));
        move.clearParts();
        for (const Part& kept : parts) move.addPart(kept);
    }
    }
    return move;
}

} // namespace

class TestDomain : public QObject {
    Q_OBJECT

private slots:
    void listedIsCountedIsContained()
    {
        QVERIFY(rc::check("listed = counted = contained", [] {
            Case made;
            generate(made);
            const std::uint64_t counted = count(made.decision, made.offer(), made.state);
            RC_PRE(counted < 3000U);
            const MoveSet moves = listed(made, counted);
            RC_ASSERT(moves.size() == counted);
            if (counted > 0)
                RC_ASSERT(
                    !forEachMove(made.decision, made.state, counted - 1, [](const Move&) { RC_FAIL("visited"); }));
        }));
    }

    // An independent search: walks through everything a move could say and asks contains() alone.
    void nothingLegalIsForgotten()
    {
        QVERIFY(rc::check("conceivable and contained = listed", [] {
            Case made;
            generate(made);
            RC_PRE(made.params().size() <= 2U);
            const std::uint64_t counted = count(made.decision, made.offer(), made.state);
            RC_PRE(counted < 3000U);
            const MoveSet moves = listed(made, counted);
            MoveSet found;
            Move move(5, 2);
            forEachConceivable(made, 0, move, [&] {
                if (contains(made.decision, made.state, move)) found.insert(move);
            });
            RC_ASSERT(found.size() == moves.size());
        }));
    }

    void everyMoveIsSampledAndNoOther()
    {
        QVERIFY(rc::check("sampled = listed", [] {
            Case made;
            generate(made);
            const std::uint64_t counted = count(made.decision, made.offer(), made.state);
            RC_PRE(counted <= 40U);
            MoveSet left = listed(made, counted);
            Random random(1);
            Move move;
            RC_ASSERT(sample(made.decision, made.state, random, move) == (counted > 0));
            for (int i = 0; i < 50'000 && !left.empty(); ++i) {
                RC_ASSERT(sample(made.decision, made.offer(), made.state, random, move));
                RC_ASSERT(contains(made.decision, made.state, move));
                left.erase(move);
            }
            RC_ASSERT(left.empty());
        }));
    }

    void spoiledMovesAreRefusedUnlessListed()
    {
        QVERIFY(rc::check("spoiled", [] {
            Case made;
            generate(made);
            const std::uint64_t counted = count(made.decision, made.offer(), made.state);
            RC_PRE(counted > 0U && counted < 3000U);
            const MoveSet moves = listed(made, counted);
            Random random(static_cast<std::uint64_t>(genSmall(0, 1000)));
            Move move;
            sample(made.decision, made.state, random, move);
            const Move bad = spoiled(move);
            const bool known = bad.verb == 5 && bad.seat == 2 && moves.count(bad) != 0;
            RC_ASSERT(contains(made.decision, made.state, bad) == known);
        }));
    }

    void bigDomainsAreSampledInside()
    {
        Random random(3);
        Move move;
        Case made;
        for (std::uint16_t& stack : made.state.as<Stacks>().at) stack = 65'535;
        made.decision.beginChoice(2, 1U << 2U, {});
        made.decision.addOffer(5);
        made.decision.addParam(Param::spread(5, Space::Card, Mask::firstN(Mask::kCapacity), 30'000, 1, 32'000));
        for (int i = 0; i < 300; ++i) {
            QVERIFY(sample(made.decision, made.state, random, move));
            QVERIFY(contains(made.decision, made.state, move));
        }
        QCOMPARE(count(made.decision, made.offer(), made.state), kTooManyToCount);
        QVERIFY(!forEachMove(made.decision, made.state, 1'000'000, [](const Move&) {}));
    }

    // 70 items of which no move can name more than 64, and a total that needs nearly all of them.
    void aSpreadNamesNoMoreThanAMoveHolds()
    {
        Random random(3);
        Move move;
        Case made;
        made.decision.beginChoice(2, 1U << 2U, {});
        made.decision.addOffer(5);
        made.decision.addParam(Param::spread(5, Space::Card, Mask::firstN(70), 1, 64, 70));
        QVERIFY(sample(made.decision, made.state, random, move));
        QCOMPARE(move.parts().size(), std::size_t{64});
        QVERIFY(contains(made.decision, made.state, move));

        made.decision.beginChoice(2, 1U << 2U, {});
        made.decision.addOffer(5);
        made.decision.addParam(Param::spread(5, Space::Card, Mask::firstN(70), 1, 65, 70));
        QVERIFY(!sample(made.decision, made.state, random, move));
    }

    void countsAreKnownNumbers()
    {
        const auto countOf = [](const Param& param) {
            Case made;
            made.decision.addParam(param);
            return count(made.decision, made.offer(), made.state);
        };
        QCOMPARE(countOf(Param::subset(1, Space::Card, Mask::firstN(40), 0, 40)), std::uint64_t{1} << 40U);
        QCOMPARE(countOf(Param::subset(1, Space::Card, Mask::firstN(52), 5, 5)), std::uint64_t{2'598'960});
        QCOMPARE(countOf(Param::spread(1, Space::Piece, Mask::firstN(3), 10, 10, 10)), std::uint64_t{66});
        QCOMPARE(countOf(Param::spread(1, Space::Piece, Mask::firstN(4), 6, 3, 3)), std::uint64_t{20});
        QCOMPARE(countOf(Param::subset(1, Space::Card, Mask::firstN(64), 0, 64)), kTooManyToCount);
    }

    // Small stacks must not drown in big ones: verb and place first.
    void placesAreDrawnEvenly()
    {
        Case made;
        auto& stacks = made.state.as<Stacks>();
        stacks.at[0] = 1000;
        stacks.at[1] = 2;
        made.decision.addParam(Param::one(1, Space::Place, Mask::firstN(2)));
        Param& amount = made.decision.addParam(Param::amount(2, 1, 5000));
        amount.caps = 0;
        amount.of = 0;
        amount.keep = 1;
        Random random(1);
        Move move;
        int small = 0;
        for (int i = 0; i < 10'000; ++i) {
            QVERIFY(sample(made.decision, made.state, random, move));
            small += move.arg[0] == 1 ? 1 : 0;
        }
        QVERIFY(std::abs(small - 5000) < 250);
    }

    void whoOwesNothingHasNoMoves()
    {
        Case made;
        made.decision.addParam(Param::flag(1));
        Move move(5, 2);
        QVERIFY(contains(made.decision, made.state, move));
        made.decision.seats = 1U << 3U; // the offers are of seat 2, which has answered
        QVERIFY(!contains(made.decision, made.state, move));
        made.decision.setOver();
        QVERIFY(!contains(made.decision, made.state, move));
    }
};

QTEST_APPLESS_MAIN(TestDomain)
#include "tst_domain.moc"
