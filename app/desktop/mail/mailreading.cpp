// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mail/mailreading.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

#include "engine/diplomacy/orders/ordersheet.h"

namespace marches::app {

using engine::referee::GivenOrder;

namespace {

/// The orders of several sheets in one row, and which of them are whose.
struct Row {
    engine::orders::OrderSheet all;
    std::vector<std::size_t> ends; ///< by sheet

    void add(engine::orders::OrderSheet sheet)
    {
        sheet.errors.clear();
        engine::orders::addSheet(all, std::move(sheet));
        ends.push_back(all.orders.size());
    }
};

engine::orders::OrderSheet readSheet(const MailWords& words, const engine::MailSheet& sheet)
{
    return engine::orders::readOrderSheet(sheet.text, words.lexicon, {}, sheet.seat);
}

int seatNumber(const engine::Rules& rules, const std::string& id)
{
    const auto found = std::ranges::find(rules.seats(), id, &engine::SeatInfo::id);
    return found == rules.seats().end() ? -1 : static_cast<int>(found - rules.seats().begin());
}

/// Seats that have sent something: what is theirs, and sheets that say so.
std::set<int> senders(const engine::Rules& rules, const std::vector<GivenOrder>& given,
                      const std::vector<engine::MailSheet>& sheets)
{
    std::set<int> found;
    for (const GivenOrder& one : given) found.insert(one.seat);
    for (const engine::MailSheet& sheet : sheets) found.insert(seatNumber(rules, sheet.seat));
    return found;
}

} // namespace

bool SheetRead::isGood() const
{
    const auto taken = [](const GivenOrder& one) { return one.status == GivenOrder::Status::Taken; };
    return errors.empty() && !orders.empty() && std::ranges::all_of(orders, taken);
}

TurnRead readTurn(const engine::Game& game, const MailWords& words, const engine::MailTurnRecord& turn,
                  const std::vector<engine::MailSheet>& reserves)
{
    TurnRead read;
    Row row;
    for (const engine::MailSheet& sheet : turn.sheets) {
        engine::orders::OrderSheet one = readSheet(words, sheet);
        read.sheets.emplace_back().errors = one.errors;
        row.add(std::move(one));
    }
    read.reserves.resize(reserves.size());
    read.reserveUsed.resize(reserves.size());
    const auto play = [&] {
        engine::Game trial = game;
        read.turn = engine::referee::playTurn(trial, row.all.orders, turn.answers, words.lexicon, words.wording);
    };
    play();
    const std::set<int> sent = senders(game.rules(), read.turn.orders, turn.sheets);
    for (std::size_t i = 0; i < reserves.size(); ++i) {
        const int seat = seatNumber(game.rules(), reserves[i].seat);
        const bool asked = seat >= 0 && read.turn.questions[static_cast<std::size_t>(seat)];
        read.reserveUsed[i] = asked && !sent.contains(seat);
        if (!read.reserveUsed[i]) continue;
        engine::orders::OrderSheet one = readSheet(words, reserves[i]);
        read.reserves[i].errors = one.errors;
        row.add(std::move(one));
    }
    if (row.ends.size() > turn.sheets.size()) play();
    read.answers = read.turn.errors;
    read.orders = row.all.orders;

    std::size_t sheet = 0;
    std::size_t reserve = 0;
    for (std::size_t i = 0; i < read.turn.orders.size(); ++i) {
        while (sheet < row.ends.size() && i >= row.ends[sheet]) ++sheet;
        if (sheet < read.sheets.size()) {
            read.sheets[sheet].orders.push_back(read.turn.orders[i]);
            continue;
        }
        std::size_t place = sheet - read.sheets.size();
        for (reserve = 0; reserve < reserves.size(); ++reserve)
            if (read.reserveUsed[reserve] && place-- == 0) break;
        if (reserve < reserves.size()) read.reserves[reserve].orders.push_back(read.turn.orders[i]);
    }
    return read;
}

std::string guessSender(const engine::Game& game, const MailWords& words, const std::string& text,
                        const std::string& file)
{
    const engine::Rules& rules = game.rules();
    engine::orders::OrderSheet sheet = engine::orders::readOrderSheet(text, words.lexicon, {}, {});
    std::set<std::string> named(sheet.powers.begin(), sheet.powers.end());
    for (const engine::orders::WrittenOrder& order : sheet.orders) named.insert(order.power);
    named.erase(std::string());
    if (named.size() > 1) return {};
    if (named.size() == 1) return seatNumber(rules, *named.begin()) >= 0 ? *named.begin() : std::string();

    const std::string stem = std::filesystem::path(file).stem().string();
    const engine::Texts& texts = words.wording.texts();
    for (const engine::SeatInfo& seat : rules.seats()) {
        if (engine::orders::sameName(stem, seat.id)) return seat.id;
        for (const std::string& language : texts.languages())
            if (engine::orders::sameName(stem, texts.form("seat." + seat.id, "name", language))) return seat.id;
    }

    engine::Game trial = game;
    const engine::referee::MailTurn turn =
        engine::referee::playTurn(trial, sheet.orders, {}, words.lexicon, words.wording);
    std::map<int, int> votes;
    for (const GivenOrder& given : turn.orders)
        if (given.seat >= 0) ++votes[given.seat];
    if (votes.empty()) return {};
    const auto most = std::ranges::max_element(votes, {}, &std::pair<const int, int>::second);
    return rules.seats()[static_cast<std::size_t>(most->first)].id;
}

} // namespace marches::app
