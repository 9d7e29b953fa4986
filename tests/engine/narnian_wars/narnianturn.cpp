// SPDX-License-Identifier: GPL-3.0-or-later
#include "narnianturn.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "engine/game/ruletrace.h"

namespace marches::test {

using namespace engine;
using namespace engine::narnian_wars;
using adjudication::kNone;
using adjudication::Order;
using adjudication::OrderKind;

namespace {

// The board of the game in short: provinces with their flags, ways of armies, of both, of fleets, and closed borders.
constexpr const char* kPlaces =
    "WLN HAR:fortress+garrison CRU FRO ETC ETT GBR NSC MAR CAU:riverside LAN:riverside SHU WIT:fortress OWW "
    "OWL:fortress-good CHI:riverside BEA:riverside BER:riverside CAI:fortress+garrison+riverside WWD:riverside "
    "CMI:fortress+garrison+riverside DAN:riverside AHO:riverside REE:riverside GLA:riverside STO:fortress TRF RUS WMR "
    "STN ANV:fortress CRN HER:fortress WIN COA DSW OAS DSE ATO TAS:fortress+garrison-permanent AZI:fortress ILK MEZ "
    "ZUL "
    "CLV LAG TEH GRD TEL ARG TWE WWI GAL:island TER:island BRE:island MUI:island DOO:island+fortress FEL:island "
    "AVR:island NOS:sea SHB:sea CPB:sea GAS:sea SIS:sea NEO:sea GEO:sea TES:sea GAR:sea LIS:sea SES:sea BIC:sea "
    "SSE:sea "
    "SEO:sea ";
constexpr const char* kArmies =
    "AHO-DAN AHO-REE AHO-STO AHO-TRF ANV-CRN ANV-HER ANV-STN ANV-WIN ARG-DSW ARG-TEL ARG-TWE ATO-AZI ATO-COA ATO-DSE "
    "ATO-HER ATO-MEZ ATO-TAS AZI-DSE AZI-ILK AZI-MEZ BEA-BER BEA-CHI BEA-OWW BEA-WIT BER-CAI BER-OWL BER-OWW CAI-OWL "
    "CAU-ETC CAU-LAN CAU-WWI CHI-CMI CHI-LAN CHI-SHU CHI-WIT CHI-WWD CLV-ILK CLV-LAG CLV-ZUL CMI-DAN CMI-RUS CMI-WWD "
    "COA-HER CRN-HER CRU-ETT CRU-FRO CRU-GBR CRU-HAR DAN-RUS DAN-TRF DSE-HER DSE-ILK DSE-OAS DSE-WIN DSW-LAG DSW-OAS "
    "DSW-TWE DSW-WMR DSW-ZUL ETC-ETT ETC-HAR ETC-SHU ETC-WLN ETC-WWI ETT-GBR ETT-HAR ETT-SHU ETT-WIT FRO-GBR GBR-NSC "
    "GBR-OWL GBR-OWW GBR-WIT GLA-REE GRD-TEL HAR-WLN HER-WIN ILK-OAS ILK-ZUL LAG-TEH LAG-TWE LAG-ZUL LAN-SHU LAN-WWD "
    "MAR-OWL NSC-OWL OAS-STN OAS-WIN OAS-WMR OAS-ZUL OWL-OWW OWW-WIT REE-STO RUS-TRF SHU-WIT STN-WIN STN-WMR STO-TRF "
    "TEH-TWE TEL-TWE WLN-WWI ANV-STO ARG-CMI CAU-GRD RUS-WMR STN-TRF TEL-WWD AHO-BER BEA-DAN CAI-REE ";
constexpr const char* kBoth = "CAI-MAR COA-CRN COA-TAS FRO-NSC MAR-NSC MEZ-TAS ";
constexpr const char* kFleets =
    "CAI-GLA BIC-COA BIC-TAS CAI-CPB COA-GAR CPB-GLA CPB-MAR CRN-GAR CRN-TES FRO-NOS GLA-TES MAR-SHB MEZ-SSE NOS-NSC "
    "NSC-SHB SSE-TAS AVR-DOO AVR-SEO AVR-SES BRE-GEO BRE-MUI BRE-NEO BRE-SIS CPB-GAL DOO-FEL DOO-LIS DOO-SEO DOO-SES "
    "FEL-GAR FEL-LIS FEL-SEO FEL-TES GAL-GAS GAL-SHB GAL-SIS GAS-TER LIS-TER MUI-NEO MUI-SIS TER-TES BIC-GAR BIC-SEO "
    "BIC-SSE CPB-GAS CPB-SHB CPB-TES GAR-TES GAS-GEO GAS-SIS GAS-TES GEO-LIS GEO-NEO GEO-SES GEO-SIS LIS-SES NEO-NOS "
    "NEO-SIS NOS-SHB NOS-SIS SEO-SSE SHB-SIS ";
constexpr const char* kClosed =
    "AHO-BEA:great-river ARG-RUS:western ARG-WMR:western ARG-WWD:western BER-REE:great-river CAI-GLA:great-river "
    "CRN-GLA:central CRN-REE:central CRN-STO:central GRD-LAN:western GRD-WWD:western STN-STO:central TRF-WMR:central ";

const std::vector<std::string> kPowers{"narnia", "archenland",   "dwarfs",   "giants",
                                       "telmar", "lone-islands", "calormen", "queen"};
const std::vector<std::string> kPersonWords{"HK", "QU", "COR", "MIR", "TRU", "NIK"};

std::vector<std::string> split(const std::string& text, char separator)
{
    std::istringstream in(text);
    std::vector<std::string> words;
    for (std::string word; std::getline(in, word, separator);)
        if (!word.empty()) words.push_back(word);
    return words;
}

int indexOf(const std::vector<std::string>& list, const std::string& word)
{
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] == word) return static_cast<int>(i);
    return -1;
}

std::uint8_t powerOf(const std::string& word)
{
    const int found = indexOf(kPowers, word);
    if (found < 0) throw std::runtime_error("power " + word);
    return static_cast<std::uint8_t>(found);
}

PieceKind kindOf(const std::string& word)
{
    return word == "2A"   ? PieceKind::DoubleArmy
           : word == "AF" ? PieceKind::Amphibian
           : word == "F"  ? PieceKind::Fleet
                          : PieceKind::Army;
}

} // namespace

Board narnianBoard()
{
    std::vector<Place> places;
    std::vector<std::string> names;
    std::vector<Connection> connections;
    for (const std::string& word : split(kPlaces, ' ')) {
        const std::vector<std::string> parts = split(word, ':');
        Place& place = places.emplace_back();
        place.id = place.abbreviation = parts[0];
        names.push_back(parts[0]);
        if (parts.size() > 1) place.flags = split(parts[1], '+');
        if (place.hasFlag("sea")) place.kind = PlaceKind::Sea;
    }
    const auto join = [&](const char* pairs, const std::vector<std::string>& classes) {
        for (const std::string& word : split(pairs, ' ')) {
            const std::vector<std::string> parts = split(word, ':');
            Connection& connection = connections.emplace_back();
            connection.from = indexOf(names, parts[0].substr(0, 3));
            connection.to = indexOf(names, parts[0].substr(4, 3));
            connection.onlyFor = classes;
            if (parts.size() > 1) connection.barrier = parts[1];
        }
    };
    join(kArmies, {"army"});
    join(kBoth, {"army", "fleet"});
    join(kFleets, {"fleet"});
    join(kClosed, {});
    return Board(std::move(places), {}, std::move(connections), {});
}

NarnianTurn::NarnianTurn(const TerrainOptions& terrain, const MarchOptions& chosen)
    : options(chosen), alignments{Alignment::Good,    Alignment::Good,    Alignment::Neutral, Alignment::Neutral,
                                  Alignment::Neutral, Alignment::Neutral, Alignment::Evil,    Alignment::Evil},
      m_board(narnianBoard()), m_ground(makeGround(m_board, terrain)),
      m_owners(static_cast<std::size_t>(m_board.placeCount()), kNoPower), m_homes(m_owners),
      m_adjudicator(m_ground.graph, adjudication::Choices{})
{}

std::int16_t NarnianTurn::place(const std::string& abbreviation) const
{
    const auto found = m_board.findPlace(abbreviation);
    if (!found) throw std::runtime_error("place " + abbreviation);
    return static_cast<std::int16_t>(*found);
}

int NarnianTurn::pieceIn(std::int16_t province) const
{
    for (std::size_t i = 0; i < m_pieces.size(); ++i)
        if (m_pieces[i].province == province) return static_cast<int>(i);
    return -1;
}

int NarnianTurn::piece(std::uint8_t power, PieceKind kind, std::int16_t province)
{
    if (const int there = pieceIn(province); there >= 0) return there;
    m_pieces.push_back({province, power, kind, false});
    m_orders.emplace_back();
    m_named.push_back(static_cast<int>(m_pieces.size()) - 1);
    return static_cast<int>(m_pieces.size()) - 1;
}

/// "- CRU VIA", "H", "S A BER - CAI", "S A BER H", "C A CAI - GLA", from word `from` on.
Order NarnianTurn::parse(const Words& words, std::size_t from) const
{
    const std::string& verb = words.at(from);
    if (verb == "-")
        return {OrderKind::Move, words.size() > from + 2 && words[from + 2] == "VIA", kNone, place(words.at(from + 1))};
    if (verb == "C") return {OrderKind::Convoy, false, place(words.at(from + 2)), place(words.at(from + 4))};
    if (verb != "S") return {OrderKind::Hold, false, kNone, kNone};
    const bool toMove = words.size() > from + 3 && words[from + 3] == "-";
    return {toMove ? OrderKind::SupportMove : OrderKind::SupportHold, false, place(words.at(from + 2)),
            toMove ? place(words.at(from + 4)) : kNone};
}

void NarnianTurn::orderPerson(std::uint8_t power, Person person, const Words& words)
{
    Traveller& who = m_turn.travellers[idx(person)];
    if (who.province == kNone) m_named.push_back(-1 - static_cast<int>(idx(person)));
    who = {place(words.at(2)), power};
    TravellerOrder& order = m_turn.travellerOrders[idx(person)];
    if (words.size() < 4) return;
    if (words[3] == "WITH") {
        order.kind = TravellerOrder::Kind::Travel;
        order.host = static_cast<std::int16_t>(pieceIn(place(words.at(5))));
    } else if (words[3] == "IMM") {
        order.immobilises = static_cast<std::int16_t>(pieceIn(place(words.at(5))));
    } else if (words[3] == "CMD") {
        order.commands = static_cast<std::int16_t>(pieceIn(place(words.at(5))));
        order.commanded = parse(words, 6);
    } else if (words[3] == "-") {
        order.kind = TravellerOrder::Kind::Walk;
        order.order = parse(words, 3);
        if (words.size() > 6 && words[5] == "CARRY")
            order.carries = static_cast<std::int8_t>(indexOf(kPersonWords, words[6]));
    } else if (words[3] == "S") {
        order.kind = TravellerOrder::Kind::Support;
        order.order = parse(words, 3);
    }
}

NarnianTurn& NarnianTurn::order(const std::string& line)
{
    Words words = split(line, ' ');
    const std::uint8_t power = powerOf(words.at(0));
    if (const int person = indexOf(kPersonWords, words.at(1)); person >= 0) {
        orderPerson(power, static_cast<Person>(person), words);
        return *this;
    }
    const int number = piece(power, kindOf(words[1]), place(words.at(2)));
    PieceOrder& order = m_orders[static_cast<std::size_t>(number)];
    if (words.size() > 5 && words[words.size() - 2] == "X") {
        order.hunts = static_cast<std::int8_t>(indexOf(kPersonWords, words.back()));
        words.resize(words.size() - 2);
    }
    if (words.size() > 3) order.order = parse(words, 3);
    return *this;
}

NarnianTurn& NarnianTurn::owns(const std::string& power, const std::string& where)
{
    m_owners[static_cast<std::size_t>(place(where))] = powerOf(power);
    return *this;
}

NarnianTurn& NarnianTurn::garrison(const std::string& where, bool stands)
{
    m_turn.garrisons.assign(place(where), stands);
    return *this;
}

NarnianTurn& NarnianTurn::stone(const std::string& where)
{
    m_pieces[static_cast<std::size_t>(pieceIn(place(where)))].stone = true;
    return *this;
}

std::string NarnianTurn::end()
{
    m_turn.pieces = m_pieces;
    m_turn.orders = m_orders;
    m_turn.alignments = alignments;
    m_turn.owners = m_owners;
    m_turn.homes = m_homes;
    m_turn.greenQueen = greenQueen;
    NoTrace trace;
    resolveMarch(m_ground, options, m_turn, m_adjudicator, trace, m_march);
    std::string text;
    for (const int named : m_named) {
        if (!text.empty()) text += " ";
        if (named < 0) {
            const PersonEnd& person = m_march.persons[static_cast<std::size_t>(-1 - named)];
            text += "(" + m_board.place(person.province).id +
                    (person.hunter != kNone || person.withDislodged ? "!" : "") + ")";
            continue;
        }
        const std::size_t i = static_cast<std::size_t>(named);
        text += m_board.place(m_march.resolution.places()[i]).id;
        if (m_march.resolution.results()[i].dislodgedBy >= 0) text += "!";
    }
    return text;
}

std::string NarnianTurn::names(const Mask& places) const
{
    std::vector<std::string> all;
    places.forEach([&](int p) { all.push_back(m_board.place(p).id); });
    std::sort(all.begin(), all.end());
    std::string text;
    for (const std::string& one : all) text += (text.empty() ? "" : " ") + one;
    return text;
}

std::string NarnianTurn::retreats(const std::string& where) const
{
    for (const adjudication::Dislodged& dislodged : m_march.resolution.dislodged())
        if (m_pieces[static_cast<std::size_t>(dislodged.unit)].province == place(where))
            return names(dislodged.retreats);
    return "nobody is beaten there";
}

} // namespace marches::test
