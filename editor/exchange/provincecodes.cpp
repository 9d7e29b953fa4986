// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/provincecodes.h"

#include "editor/exchange/foreigntext.h"
#include "editor/model/idfromname.h"

#include <algorithm>
#include <set>

namespace marches::editor {

namespace {

/// Letters and digits alone.
std::string bareCode(const std::string& text)
{
    std::string code = idFromName(text);
    std::erase(code, '-');
    return code;
}

} // namespace

std::vector<std::string> provinceCodes(const BoardExport& board)
{
    std::set<std::string> taken;
    std::vector<std::string> codes(board.places().size());
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const std::string& abbreviation = board.places()[i].record->abbreviation;
        const std::string code = abbreviation.empty() ? std::string() : bareCode(abbreviation);
        if (!code.empty() && taken.insert(code).second) codes[i] = code;
    }
    for (std::size_t i = 0; i < codes.size(); ++i) {
        if (!codes[i].empty()) continue;
        const std::string whole = bareCode(board.places()[i].record->id);
        std::string code;
        for (std::size_t length = std::min<std::size_t>(3, whole.size()); length <= whole.size() && code.empty();
             ++length)
            if (taken.insert(whole.substr(0, length)).second) code = whole.substr(0, length);
        for (int number = 2; code.empty(); ++number)
            if (taken.insert(whole + std::to_string(number)).second) code = whole + std::to_string(number);
        codes[i] = code;
    }
    return codes;
}

std::string codeOfEnd(const BoardExport&, const std::vector<std::string>& codes, std::size_t place,
                      const std::string& end)
{
    const std::size_t slash = end.find('/');
    return codes[place] + (slash == std::string::npos ? std::string() : end.substr(slash));
}

std::vector<bool> regionsThatPlay(const BoardExport& board)
{
    std::vector<bool> plays(board.regions().size(), false);
    for (const BoardExport::Place& place : board.places())
        if (place.region >= 0 && (hasFlag(*place.record, "home") || !startingUnit(*place.record).kind.empty()))
            plays[static_cast<std::size_t>(place.region)] = true;
    return plays;
}

StartingUnit startingUnit(const PlaceRecord& place)
{
    for (const std::string& flag : place.flags) {
        if (flag == "starts-army") return {"army", {}};
        if (flag.starts_with("starts-fleet")) return {"fleet", flag.size() > 13 ? flag.substr(13) : std::string()};
    }
    return {};
}

bool hasFlag(const PlaceRecord& place, std::string_view flag)
{
    return std::ranges::find(place.flags, flag) != place.flags.end();
}

} // namespace marches::editor
