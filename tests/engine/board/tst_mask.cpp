// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/mask.h"

#include <QtTest>

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include "engine/game/chance.h"

using namespace marches::engine;

namespace {

using Numbers = std::set<int>;

/// Each number below `end` with a chance of one in `rarity`.
Numbers drawn(Random& random, int end, std::uint32_t rarity)
{
    Numbers numbers;
    for (int i = 0; i < end; ++i)
        if (below(random, rarity) == 0) numbers.insert(i);
    return numbers;
}

Mask maskOf(const Numbers& numbers)
{
    Mask mask;
    for (const int number : numbers) mask.set(number);
    return mask;
}

std::vector<int> membersOf(const Mask& mask)
{
    std::vector<int> members;
    mask.forEach([&](int member) { members.push_back(member); });
    return members;
}

bool holds(const Mask& mask, const Numbers& numbers)
{
    return std::ranges::equal(membersOf(mask), numbers) && mask.count() == static_cast<int>(numbers.size()) &&
           mask.any() == !numbers.empty() && mask.first() == (numbers.empty() ? -1 : *numbers.begin()) &&
           mask == maskOf(numbers);
}

/// std::set_union and its like.
template <class F> Numbers combined(F f, const Numbers& a, const Numbers& b)
{
    Numbers result;
    f(a.begin(), a.end(), b.begin(), b.end(), std::inserter(result, result.end()));
    return result;
}

Numbers both(const Numbers& a, const Numbers& b)
{
    return combined([](auto... range) { std::set_intersection(range...); }, a, b);
}
Numbers either(const Numbers& a, const Numbers& b)
{
    return combined([](auto... range) { std::set_union(range...); }, a, b);
}
Numbers without(const Numbers& a, const Numbers& b)
{
    return combined([](auto... range) { std::set_difference(range...); }, a, b);
}

/// Within the first word, the first block, one and more blocks beyond it.
constexpr int kEnds[] = {1, 64, 65, 256, 257, 512, 700, Mask::kCapacity};

} // namespace

/// Sets of narrow and of wide boards, each with each.
class TestMask : public QObject {
    Q_OBJECT

private slots:
    void isTheSetOfItsMembers()
    {
        Random random(7);
        for (const int end : kEnds) {
            const Numbers numbers = drawn(random, end, 3);
            const Mask mask = maskOf(numbers);
            QVERIFY(holds(mask, numbers));
            int rank = 0;
            for (int i = -1; i <= Mask::kCapacity; ++i) {
                QCOMPARE(mask.test(i), numbers.contains(i));
                if (numbers.contains(i)) QCOMPARE(mask.nth(rank++), i);
            }
            QCOMPARE(mask.nth(rank), -1);
            for (int k = 0; k < Mask::kWords; ++k)
                for (int bit = 0; bit < 64; ++bit)
                    QCOMPARE((mask.word(k) >> static_cast<unsigned>(bit) & 1U) != 0, numbers.contains(64 * k + bit));
        }
        QVERIFY(holds(Mask::firstN(300), [] {
            Numbers numbers;
            for (int i = 0; i < 300; ++i) numbers.insert(i);
            return numbers;
        }()));
    }

    void isMadeOfWords()
    {
        Random random(8);
        for (const int end : kEnds) {
            const Numbers numbers = drawn(random, end, 4);
            const Mask mask = maskOf(numbers);
            QVERIFY(holds(Mask::ofWords((end + 63) / 64, [&](int k) { return mask.word(k); }), numbers));
        }
        QVERIFY(holds(Mask::ofWord(0b1001), {0, 3}));
    }

    void algebra()
    {
        Random random(9);
        for (const int endA : kEnds)
            for (const int endB : kEnds) {
                const Numbers a = drawn(random, endA, 2);
                const Numbers b = drawn(random, endB, 2);
                const Mask maskA = maskOf(a);
                const Mask maskB = maskOf(b);
                QVERIFY(holds(maskA & maskB, both(a, b)));
                QVERIFY(holds(maskA | maskB, either(a, b)));
                QVERIFY(holds(maskA - maskB, without(a, b)));
                QCOMPARE(maskA == maskB, a == b);
                Mask in = maskA;
                QVERIFY(holds(in &= maskB, both(a, b)));
                in = maskA;
                QVERIFY(holds(in |= maskB, either(a, b)));
                in = maskA;
                QVERIFY(holds(in -= maskB, without(a, b)));
            }
    }

    /// What stood in a set that was wide is gone once it is narrow, and does not come back when it is wide again.
    void nothingIsLeftOfWhatItWas()
    {
        const Mask wide = Mask::firstN(Mask::kCapacity);
        Mask mask = wide;
        mask = Mask::of(3);
        QVERIFY(holds(mask, {3}));
        mask.set(900);
        QVERIFY(holds(mask, {3, 900}));
        mask = wide;
        mask.reset();
        QVERIFY(holds(mask, {}));
        mask.set(600);
        mask.clear(600);
        mask.clear(1000);
        QVERIFY(holds(mask, {}));
        mask.assign(700, true);
        mask.assign(1023, false);
        QVERIFY(holds(mask, {700}));
        const Mask& same = mask;
        mask = same;
        QVERIFY(holds(mask, {700}));
        QVERIFY(holds(mask |= mask, {700}));
        QVERIFY(holds(mask -= mask, {}));
    }

    void firstOfWhichSomethingIsTrue()
    {
        const Mask mask = maskOf({5, 255, 256, 800});
        std::vector<int> asked;
        QVERIFY(mask.anyOf([&](int member) {
            asked.push_back(member);
            return member >= 256;
        }));
        QCOMPARE(asked, (std::vector<int>{5, 255, 256}));
        QVERIFY(!mask.anyOf([](int member) { return member > 800; }));
    }
};

QTEST_APPLESS_MAIN(TestMask)
#include "tst_mask.moc"
