// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/mailrecord.h"

#include <algorithm>
#include <utility>

#include "engine/io/files.h"
#include "engine/record/savefile.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

constexpr int kLongestDate = 40;
constexpr int kLongestFileName = 255;
constexpr int kMostAnswers = 200;

Schema sheetsSchema()
{
    return Schema::list(Schema::object("mail-sheet",
                                       {
                                           {"seat", Schema::id()},
                                           {"from", Schema::text(kLongestFileName)},
                                           {"text", Schema::text(kLargestMail, 0), true},
                                       })
                            .block(),
                        0, kMostMailSheets)
        .block();
}

YamlNode sheetsNode(const std::vector<MailSheet>& sheets)
{
    YamlNode list = YamlNode::list();
    for (const MailSheet& sheet : sheets) {
        YamlNode& node = list.append(YamlNode::map());
        if (!sheet.seat.empty()) node.add("seat", YamlNode::words(sheet.seat));
        if (!sheet.from.empty()) node.add("from", YamlNode::words(sheet.from));
        node.add("text", YamlNode::words(sheet.text));
    }
    return list;
}

std::vector<MailSheet> readSheets(const YamlNode* list)
{
    std::vector<MailSheet> sheets;
    if (list != nullptr)
        for (const YamlNode& node : list->items)
            sheets.push_back({textOf(node, "seat"), textOf(node, "from"), textOf(node, "text")});
    return sheets;
}

int nodeOf(const YamlNode& number, const std::vector<int>& nodes)
{
    int at = -1;
    toInteger(number, at);
    return at < 0 || at >= static_cast<int>(nodes.size()) ? -1 : nodes[static_cast<std::size_t>(at)];
}

} // namespace

bool holdsMail(const std::string& file)
{
    if (documentKind(file) != "save") return false;
    const Result<std::string> bytes = readFile(file, kSaveLimits.bytes);
    return bytes && bytes->find("\nmail:\n") != std::string::npos;
}

Schema mailSchema()
{
    return Schema::object(
               "mail-record",
               {
                   {"deadline", Schema::text(kLongestDate)},
                   {"languages", Schema::mapOf(Schema::language()).block()},
                   {"reserves", sheetsSchema()},
                   {"turns", Schema::list(Schema::object("mail-turn",
                                                         {
                                                             {"at", Schema::integer(0, kMostSavedSteps), true},
                                                             {"to", Schema::integer(0, kMostSavedSteps)},
                                                             {"answers", Schema::list(Schema::text(), 0, kMostAnswers)},
                                                             {"sheets", sheetsSchema()},
                                                         })
                                              .block(),
                                          0, kMostMailTurns)
                                 .block()},
               })
        .block();
}

YamlNode mailNode(const MailRecord& mail, const std::vector<int>& numbers)
{
    YamlNode root = YamlNode::map();
    if (!mail.deadline.empty()) root.add("deadline", YamlNode::words(mail.deadline));
    if (!mail.languages.empty()) {
        YamlNode& languages = root.add("languages", YamlNode::map());
        for (const auto& [reader, language] : mail.languages) languages.add(reader, YamlNode::words(language));
    }
    if (!mail.reserves.empty()) root.add("reserves", sheetsNode(mail.reserves));
    if (mail.turns.empty()) return root;
    YamlNode& turns = root.add("turns", YamlNode::list());
    for (const MailTurnRecord& turn : mail.turns) {
        YamlNode& node = turns.append(YamlNode::map());
        node.add("at", YamlNode::number(numbers[static_cast<std::size_t>(turn.at)]));
        if (turn.to >= 0) node.add("to", YamlNode::number(numbers[static_cast<std::size_t>(turn.to)]));
        if (!turn.answers.empty()) {
            YamlNode& answers = node.add("answers", YamlNode::list());
            for (const std::string& answer : turn.answers) answers.append(YamlNode::words(answer));
        }
        if (!turn.sheets.empty()) node.add("sheets", sheetsNode(turn.sheets));
    }
    return root;
}

MailRecord readMail(const YamlNode& node, const std::vector<int>& nodes)
{
    MailRecord mail;
    mail.deadline = textOf(node, "deadline");
    if (const YamlNode* languages = node.find("languages"))
        for (std::size_t i = 0; i < languages->keys.size(); ++i)
            mail.languages.emplace(languages->keys[i].text, languages->items[i].text);
    mail.reserves = readSheets(node.find("reserves"));
    const YamlNode* turns = node.find("turns");
    if (turns == nullptr) return mail;
    for (const YamlNode& read : turns->items) {
        MailTurnRecord turn;
        turn.at = nodeOf(*read.find("at"), nodes);
        if (turn.at < 0) continue;
        // What could not be played is a turn to be resolved again.
        if (const YamlNode* to = read.find("to")) turn.to = nodeOf(*to, nodes);
        turn.answers = wordsOf(read, "answers");
        turn.sheets = readSheets(read.find("sheets"));
        mail.turns.push_back(std::move(turn));
    }
    return mail;
}

} // namespace marches::engine
