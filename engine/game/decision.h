// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "engine/base/mask.h"
#include "engine/game/chance.h"
#include "engine/game/message.h"
#include "engine/game/vocabulary.h"

namespace marches::engine {

// What is pending in a game, as data. The same Decision is read by the screen, the keyboard path, the screen reader,
// the bots, scenarios, the simulator and the fuzzer; none of them knows a game. Legal moves are described, never
// listed: engine/game/domain.h derives from the description the legality test, the count, a sampler and an iterator.

enum class Form : std::uint8_t {
    One,    ///< one member of `set`
    Amount, ///< a number from lo to hi
    Flag,   ///< no (0) or yes (1); `lo`/`hi` may fix it
    Subset, ///< lo to hi members of `set`
    Spread, ///< amounts over members of `set`: each lo..hi (0 is always allowed), together totalLo..totalHi; see
            ///< `ordered`
    Path,   ///< lo to hi steps along `adjacency`, from the place named by parameter `of`, inside `set`
};

/// True for a form whose value is a list of parts; an offer has at most one parameter of such a form.
constexpr bool isLong(Form form) { return form == Form::Subset || form == Form::Spread || form == Form::Path; }

/// Where a State has an array of uint16 by place: how many bytes after its begin, and how many from there to the number
/// of the place that comes 64 places later, which are more where other things lie between.
struct StacksAt {
    std::size_t offset = 0;
    std::size_t step = 64 * sizeof(std::uint16_t);
};

/// One argument of a move. Filled in place by a ruleset; fields that the form does not read keep their defaults.
struct Param {
    static constexpr std::int8_t kAlone = -1;
    static constexpr std::int32_t kNoCaps = -1;
    static constexpr std::int32_t kCloseCaps = StacksAt{}.step;
    static constexpr std::int16_t kMost = INT16_MAX;

    Form form = Form::One;
    Space space = Space::None; ///< of what the value (or the items of the parts) are numbers
    std::uint8_t name = 0;     ///< Space::Param
    std::int8_t of = kAlone;   ///< an earlier parameter of the same offer, on which `adjacency` or `caps` depend
    bool ordered = false;      ///< Spread: the order in which members are named matters; else they stand in their own
    std::int16_t lo = 0;
    std::int16_t hi = 0;
    std::int16_t keep = 0; ///< how many must be left of what `caps` counts
    std::int16_t totalLo = 0;
    std::int16_t totalHi = 0;
    /// Amount: where a person's answer begins, as near as the bounds allow; an amount to spend begins low.
    std::int16_t start = kMost;
    /// Offset in the State of an array of uint16: Amount: at most caps[value of `of`] - keep (caps[0] when it is
    /// alone); Spread: each at most caps[item] - keep. An offset, not a pointer, so that a Decision may be copied along
    /// with its state.
    std::int32_t caps = kNoCaps;
    std::int32_t capsStep = kCloseCaps; ///< from the caps of 64 places to those of the next 64: StacksAt::step
    const Mask* adjacency =
        nullptr; ///< of the Board or Rules, which outlive it: value must be in adjacency[value of `of`]
    /// Where pieces of two or three kinds go different ways: for values of `of` in `others`, or in `thirds`, these
    /// stand for `adjacency`.
    const Mask* otherAdjacency = nullptr;
    const Mask* thirdAdjacency = nullptr;
    Mask others; ///< read with otherAdjacency alone, as `thirds` with thirdAdjacency: else not set
    Mask thirds;
    Mask set;

    friend bool operator==(const Param& a, const Param& b);

    /// What may follow the value `from` of parameter `of`; only with an `adjacency`.
    const Mask& reach(int from) const
    {
        if (thirdAdjacency != nullptr && thirds.test(from)) return thirdAdjacency[from];
        return otherAdjacency != nullptr && others.test(from) ? otherAdjacency[from] : adjacency[from];
    }

    static Param one(int name, Space space, const Mask& set);
    static Param neighbour(int name, int of, const Mask* adjacency, const Mask& set);
    static Param amount(int name, int lo, int hi);
    static Param flag(int name, bool mayNo = true, bool mayYes = true);
    static Param subset(int name, Space space, const Mask& set, int lo, int hi);
    static Param spread(int name, Space space, const Mask& set, int each, int totalLo, int totalHi);
    static Param path(int name, int of, const Mask* adjacency, const Mask& set, int lo, int hi);

    void capAt(const StacksAt& stacks)
    {
        caps = static_cast<std::int32_t>(stacks.offset);
        capsStep = static_cast<std::int32_t>(stacks.step);
    }

    /// Becomes a parameter like a new one, field by field where it lies: what is put together elsewhere and copied
    /// makes the processor wait, which simulations feel.
    void begin(Form theForm, int theName, Space theSpace)
    {
        form = theForm;
        space = theSpace;
        name = static_cast<std::uint8_t>(theName);
        of = kAlone;
        ordered = false;
        lo = hi = keep = totalLo = totalHi = 0;
        start = kMost;
        caps = kNoCaps;
        capsStep = kCloseCaps;
        adjacency = otherAdjacency = thirdAdjacency = nullptr;
    }
};

/// A verb with its parameters: all moves that the product of the domains describes.
struct Offer {
    std::uint8_t verb = 0;
    std::uint8_t firstParam = 0;
    std::uint8_t paramCount = 0;
    bool hasLong = false; ///< one of the parameters is long
    friend bool operator==(const Offer&, const Offer&) = default;
};

enum class Pending : std::uint8_t { Choice, Chance, Over };

/// What the game waits for. Stays where it is and is refilled, so that a step allocates nothing.
class Decision {
public:
    static constexpr int kMaxOffers = 24;
    static constexpr int kMaxParams = 48;

    Pending pending = Pending::Over;
    std::uint8_t seat = 0;   ///< whose offers these are
    bool reaction = false;   ///< a window out of turn: the seat may let it pass, and nothing else goes on meanwhile
    bool secret = false;     ///< the answer stays hidden from the other seats until all are in
    std::uint64_t seats = 0; ///< bit a seat: all who still owe an answer
    Message question;        ///< what is asked, for `seat`
    Chance chance;           ///< when pending == Chance

    void beginChoice(int theSeat, std::uint64_t owing, const Message& theQuestion)
    {
        beginChoice(theSeat, owing) = theQuestion;
    }
    /// The same, with the question still to be written.
    Message& beginChoice(int theSeat, std::uint64_t owing)
    {
        pending = Pending::Choice;
        seat = static_cast<std::uint8_t>(theSeat);
        seats = owing;
        reaction = secret = false;
        m_offerCount = m_paramCount = 0;
        return question;
    }
    void beginChance()
    {
        pending = Pending::Chance;
        seats = 0;
        m_offerCount = m_paramCount = 0;
    }
    void setOver()
    {
        pending = Pending::Over;
        seats = 0;
        m_offerCount = m_paramCount = 0;
    }
    /// Opens an offer; the params added next belong to it. No two offers of a decision share a verb.
    void addOffer(int verb)
    {
        assert(m_offerCount < kMaxOffers);
        m_offers[m_offerCount++] = {static_cast<std::uint8_t>(verb), m_paramCount, 0, false};
    }
    Param& addParam(const Param& param)
    {
        assert(m_offerCount > 0 && m_paramCount < kMaxParams);
        m_params[m_paramCount] = param;
        Offer& offer = m_offers[m_offerCount - 1U];
        ++offer.paramCount;
        offer.hasLong = offer.hasLong || isLong(param.form);
        return m_params[m_paramCount++];
    }

    // The commonest parameters, made where they lie.
    Param& addOne(int name, Space space, const Mask& set)
    {
        Param& param = newParam(Form::One, name, space);
        param.set = set;
        return param;
    }
    Param& addNeighbour(int name, int of, const Mask* adjacency, const Mask& set)
    {
        Param& param = addOne(name, Space::Place, set);
        param.of = static_cast<std::int8_t>(of);
        param.adjacency = adjacency;
        return param;
    }
    Param& addAmount(int name, int lo, int hi)
    {
        Param& param = newParam(Form::Amount, name, Space::Number);
        param.set.reset();
        param.lo = static_cast<std::int16_t>(lo);
        param.hi = static_cast<std::int16_t>(hi);
        return param;
    }

    std::span<const Offer> offers() const { return {m_offers.data(), m_offerCount}; }
    std::span<const Param> params(const Offer& offer) const
    {
        return {m_params.data() + offer.firstParam, offer.paramCount};
    }
    const Offer* findOffer(int verb) const
    {
        for (const Offer& offer : offers())
            if (offer.verb == verb) return &offer;
        return nullptr;
    }
    /// The same thing is pending, to the last bound: of decisions made by one Rules. What is left over from
    /// earlier fillings does not count.
    friend bool operator==(const Decision& a, const Decision& b);
    bool owes(int theSeat) const
    {
        return pending == Pending::Choice && theSeat >= 0 && theSeat < 64 && ((seats >> theSeat) & 1U) != 0;
    }

private:
    Param& newParam(Form form, int name, Space space)
    {
        assert(m_offerCount > 0 && m_paramCount < kMaxParams);
        Param& param = m_params[m_paramCount++];
        param.begin(form, name, space);
        ++m_offers[m_offerCount - 1U].paramCount;
        return param;
    }

    std::uint8_t m_offerCount = 0;
    std::uint8_t m_paramCount = 0;
    std::array<Offer, kMaxOffers> m_offers{};
    std::array<Param, kMaxParams> m_params{};
};

} // namespace marches::engine
