// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/orderparser.h"

#include <charconv>
#include <utility>

#include "engine/diplomacy/orders/normalizedname.h"

// What every unit can be ordered.

namespace marches::engine::orders {

/// Adds what the order says: one thing, or two. False: it cannot be understood.
bool OrderParser::read(std::vector<WrittenOrder>& orders)
{
    skipBullet();
    m_order.at = {m_line, column()};
    expect(kLeading | kUnitWord | kPlaceName | kPerson);
    if (!leading() || !finished()) return false;
    orders.push_back(m_order);
    if (m_further) orders.push_back(*m_further);
    return true;
}

/// The power whose name ends at a token; 0: there is no name.
std::optional<int> OrderParser::powerBefore(std::size_t end) const
{
    return end == 0 ? std::nullopt : m_lexicon.power(key(end));
}

/// The power with whose name the line begins, perhaps a word that says that this is an addition, and a colon after it;
/// read() goes on behind.
int OrderParser::readPower()
{
    expect(kPowerName);
    if (const std::optional<int> power = powerInBrackets()) {
        if (is(Token::Kind::Colon)) ++m_at;
        return *power;
    }
    for (int words = Lexicon::kMostWords; words > 0; --words) {
        const std::size_t end = nameEnd(words);
        const std::optional<int> power = powerBefore(end);
        if (!power) continue;
        const bool ambiguous = !m_lexicon.isRegion(*power) || m_lexicon.place(key(end)).has_value() ||
                               !m_lexicon.placesBeginning(key(end)).empty();
        const std::size_t start = std::exchange(m_at, end);
        m_added = keyword(bit(Keyword::Also)).has_value();
        // A power called like a province is one only where a colon or the end of the line says so; so is a seat, since
        // "Queen Jadis" and "The Dwarfs are for the Dwarfs" begin with one.
        if (is(Token::Kind::Colon)) {
            ++m_at;
        } else if (!atEnd() && ambiguous) {
            m_at = start;
            m_added = false;
            continue;
        }
        return *power;
    }
    return -1;
}

std::string OrderParser::readStranger()
{
    std::size_t colon = m_at;
    while (colon < m_tokens.size() && m_tokens[colon].kind == Token::Kind::Word) ++colon;
    if (colon == m_at || colon >= m_tokens.size() || m_tokens[colon].kind != Token::Kind::Colon) return {};
    const std::string name = key(colon);
    std::string hint = m_lexicon.nearestPower(name);
    if (name.empty() || hint.empty() || m_lexicon.place(name)) return {};
    failWith("order-power-unknown", {{"name", name}, {"hint", std::move(hint)}});
    m_at = colon + 1;
    return name;
}

/// "(Italy)", as some write whose unit it is.
std::optional<int> OrderParser::powerInBrackets()
{
    if (!is(Token::Kind::Open)) return {};
    const std::size_t start = m_at++;
    const std::optional<int> power = nextPower();
    if (power && is(Token::Kind::Close)) {
        ++m_at;
        return power;
    }
    m_at = start;
    return {};
}

UnitKind OrderParser::unitWord()
{
    expect(kUnitWord);
    const std::optional<Keyword> word =
        keyword(bit(Keyword::Army) | bit(Keyword::Fleet) | bit(Keyword::DoubleArmy) | bit(Keyword::Amphibian));
    if (!word) return UnitKind::Unknown;
    switch (*word) {
    case Keyword::Army: return UnitKind::Army;
    case Keyword::Fleet: return UnitKind::Fleet;
    case Keyword::DoubleArmy: return UnitKind::DoubleArmy;
    default: return UnitKind::Amphibian;
    }
}

bool OrderParser::leading()
{
    const std::optional<Keyword> first = keyword(bit(Keyword::Build) | bit(Keyword::Disband) | bit(Keyword::Waive) |
                                                 bit(Keyword::Retreat) | bit(Keyword::Draw) | declaring());
    if (first == Keyword::Waive) return waive();
    if (first == Keyword::Draw) return vote();
    if (first == Keyword::DeclareDwarfs) return become(OrderKind::Declare);
    if (first == Keyword::QueenJadis) return become(OrderKind::Jadis);
    if (first == Keyword::QueenGreen) return green();
    if (first == Keyword::Welcome) return become(OrderKind::Welcome) && otherPerson();
    if (first == Keyword::JoinGood || first == Keyword::JoinEvil) {
        m_order.count = first == Keyword::JoinGood ? 1 : 0;
        return become(OrderKind::Join);
    }
    if (const std::optional<int> named = person()) {
        m_order.person = *named;
        return personOrder(first);
    }
    m_order.unit = unitWord();
    if (!place(m_order.place, m_order.stray, kPlaceName)) return false;
    powerInBrackets(); // whose orders these are, the sheet says
    if (first == Keyword::Build) return become(OrderKind::Build);
    if (first == Keyword::Disband) return become(OrderKind::Disband);
    return hunts() || (!m_error && verb() && (!huntNext() || hunts()));
}

bool OrderParser::waive()
{
    m_order.kind = OrderKind::Waive;
    if (!is(Token::Kind::Word)) return true;
    const std::string_view text = m_tokens[m_at].text;
    int count = 0;
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (wrong != std::errc{} || end != text.data() + text.size() || count < 1 || count > 99)
        return true; // told as left over
    m_order.count = count;
    ++m_at;
    return true;
}

/// "Draw", "Draw accept", "Draw refuse".
bool OrderParser::vote()
{
    m_order.kind = OrderKind::Vote;
    expect(kVoteWord);
    const std::optional<Keyword> word = keyword(bit(Keyword::Accept) | bit(Keyword::Refuse));
    if (word == Keyword::Refuse) {
        m_order.count = 0;
        return true;
    }
    expect(kOtherPower);
    while (const std::optional<int> power = nextPower()) {
        m_order.powers.push_back(m_lexicon.powerId(*power));
        expect(kOtherPower);
    }
    return true;
}

bool OrderParser::continueVote(WrittenOrder& vote)
{
    if (vote.kind != OrderKind::Vote || vote.powers.empty()) return false;
    const std::size_t start = m_at;
    std::vector<std::string> further;
    while (const std::optional<int> power = nextPower()) further.push_back(m_lexicon.powerId(*power));
    const bool whole = atEnd() && !further.empty();
    if (whole) vote.powers.insert(vote.powers.end(), further.begin(), further.end());
    if (!whole) m_at = start;
    return whole;
}

/// A power, even one that is called like a province.
std::optional<int> OrderParser::nextPower()
{
    for (int words = Lexicon::kMostWords; words > 0; --words) {
        const std::size_t end = nameEnd(words);
        const std::optional<int> power = powerBefore(end);
        if (!power) continue;
        m_at = end;
        return power;
    }
    return std::nullopt;
}

/// Where the Green Queen begins may be written or not.
bool OrderParser::green()
{
    m_order.kind = OrderKind::Green;
    expect(kTarget);
    return atEnd() || place(m_order.to, m_order.toStray, kTarget);
}

bool OrderParser::moveSign()
{
    expect(kMoveWord);
    if (is(Token::Kind::Dash) || is(Token::Kind::Arrow)) {
        ++m_at;
        return true;
    }
    return keyword(bit(Keyword::Move)).has_value();
}

bool OrderParser::verb()
{
    expect(kVerb);
    if (moveSign()) return move();
    const std::optional<Keyword> word =
        keyword(bit(Keyword::Hold) | bit(Keyword::Support) | bit(Keyword::Convoy) | bit(Keyword::Retreat) |
                bit(Keyword::Disband) | bit(Keyword::Build) | bit(Keyword::Proxy));
    if (!word) return noVerb();
    switch (*word) {
    case Keyword::Hold: return become(OrderKind::Hold) && said();
    case Keyword::Support: return support();
    case Keyword::Convoy: return convoy();
    case Keyword::Retreat: return retreat();
    case Keyword::Disband: return become(OrderKind::Disband);
    case Keyword::Proxy: return proxy();
    default: return become(OrderKind::Build);
    }
}

bool OrderParser::noVerb()
{
    if (atEnd()) return failWith("order-ends-early", {});
    std::vector<std::pair<std::string, std::string>> args{{"found", found()}};
    if (std::string hint = m_lexicon.nearestKeyword(found()); !hint.empty()) args.emplace_back("hint", std::move(hint));
    return failWith("order-verb-expected", std::move(args));
}

/// The destination, perhaps with the seas on the way before it ("A Lon - NTH - Nwy"; what these mean is a reading of
/// the rules), and whether it goes by convoy.
bool OrderParser::move()
{
    m_order.kind = OrderKind::Move;
    m_said = true;
    if (!place(m_order.to, m_order.toStray, kTarget)) return false;
    while (is(Token::Kind::Dash) || is(Token::Kind::Arrow)) {
        ++m_at;
        m_order.path.push_back(m_order.to);
        if (!place(m_order.to, m_order.toStray, kTarget)) return false;
    }
    expect(kViaWord);
    if (keyword(bit(Keyword::ByConvoy))) m_order.byConvoy = true;
    return true;
}

bool OrderParser::otherUnit()
{
    readOtherPower();
    m_order.other = unitWord();
    if (!place(m_order.otherPlace, m_order.otherStray, kOtherUnit)) return false;
    if (const std::optional<int> power = powerInBrackets()) m_order.otherPower = m_lexicon.powerId(*power);
    return true;
}

/// The word for an army or a fleet stands there: "S Eng F Lon" means the power, not the sea.
bool OrderParser::unitAt(std::size_t token)
{
    const std::size_t start = std::exchange(m_at, token);
    const bool unit = unitWord() != UnitKind::Unknown && !atEnd();
    m_at = start;
    return unit;
}

/// A power's name before the unit, as in "S France A Par", "S Turkish A Bul", "S (Italy) A Ven"; one that may be a
/// province is none.
void OrderParser::readOtherPower()
{
    if (const std::optional<int> power = powerInBrackets()) {
        m_order.otherPower = m_lexicon.powerId(*power);
        return;
    }
    for (int words = Lexicon::kMostWords; words > 0; --words) {
        const std::size_t end = nameEnd(words);
        if (end == 0 || end >= m_tokens.size()) continue;
        const std::optional<int> power = powerBefore(end);
        if (!power || (m_lexicon.place(key(end)) && !unitAt(end))) continue;
        m_order.otherPower = m_lexicon.powerId(*power);
        m_at = end;
        return;
    }
}

bool OrderParser::support()
{
    m_order.kind = OrderKind::SupportHold;
    m_said = true;
    if (!otherUnit()) return false;
    if (!moveSign()) {
        keyword(bit(Keyword::Hold));
        return true;
    }
    m_order.kind = OrderKind::SupportMove;
    if (!place(m_order.to, m_order.toStray, kTarget)) return false;
    keyword(bit(Keyword::ByConvoy)); // says nothing about the support
    return true;
}

bool OrderParser::convoy()
{
    m_order.kind = OrderKind::Convoy;
    m_said = true;
    if (!otherUnit()) return false;
    if (!moveSign()) return noVerb();
    return place(m_order.to, m_order.toStray, kTarget);
}

bool OrderParser::retreat()
{
    m_order.kind = OrderKind::Retreat;
    if (is(Token::Kind::Dash) || is(Token::Kind::Arrow)) ++m_at;
    return place(m_order.to, m_order.toStray, kTarget);
}

/// The power that orders the unit.
bool OrderParser::proxy()
{
    m_order.kind = OrderKind::Proxy;
    expect(kOtherPower);
    if (const std::optional<int> power = nextPower()) {
        m_order.otherPower = m_lexicon.powerId(*power);
        return true;
    }
    return atEnd() ? failWith("order-ends-early", {}) : failWith("order-power-expected", {{"found", found()}});
}

bool OrderParser::finished()
{
    if (m_order.kind <= OrderKind::Convoy && keyword(bit(Keyword::Always))) m_order.always = true;
    while (is(Token::Kind::Word) && normalizedName(m_tokens[m_at].text).empty()) ++m_at; // a full stop
    return atEnd() || failWith("order-left-over", {{"found", found()}});
}

} // namespace marches::engine::orders
