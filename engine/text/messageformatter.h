// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/message.h"
#include "engine/game/vocabulary.h"
#include "engine/text/texts.h"

namespace marches::engine {

class Rules;

/// Turns what a game says (Message, Ref) into sentences and words of one language. Cheap to make: one a widget, thread
/// or language. The texts, vocabulary and messages must outlive it.
///
/// Placeholders in a text: `{place}` the name; `{place:of}`, `{place:at}`, `{place:with-article}`, `{place:object}` or
/// any other form that the word has; `{army:player}`, `{army:player-of}` the seat whose only army it is, by the seat's
/// name, and the army where there is none; `{count of piece}` a counted thing ("3 fauns", from `piece.faun.count`);
/// `{count}` a number in the language's way of writing, `{year:bare}` its digits alone; `{{` a brace.
class MessageFormatter {
public:
    MessageFormatter(const Texts& texts, const Vocabulary& vocabulary, const std::vector<MessageSpec>& messages,
                     std::string language);
    MessageFormatter(const Texts& texts, const Rules& rules, std::string language);

    const std::string& language() const { return m_language; }
    void setLanguage(std::string language) { m_language = std::move(language); }
    const Texts& texts() const { return *m_texts; }
    const Vocabulary& vocabulary() const { return *m_vocabulary; }
    /// A person's own name for a seat, used wherever the seat is named; empty: the ruleset's word for it again.
    void setSeatName(int seat, std::string name);

    /// The sentence of a message: question, refusal, log line, reason, chance. Without its rule's id. Empty for no
    /// message.
    std::string sentence(const Message& message) const;
    /// The id of the rule that a message rests on ("NRJ-23"), or empty.
    std::string_view ruleId(const Message& message) const;
    /// "A river closes this border. NRJ-35": what the question bar and the command line show.
    std::string sentenceWithRule(const Message& message) const;

    /// The word for a thing. An index below 0 is nobody or nothing (Space::Seat and Army: nobody), kUnknown is unknown.
    std::string word(Space space, int index, std::string_view form = "name") const;
    std::string word(Ref ref, std::string_view form = "name") const { return word(ref.space, ref.index, form); }
    /// "3 fauns". Where the thing has no counted form: "faun: 3".
    std::string counted(Space space, int index, std::int64_t count) const;
    /// Any text by its key.
    std::string text(std::string_view key) const { return m_texts->word(key, m_language); }

private:
    friend class SentenceWriter;
    bool hasSeatName(int seat) const;
    std::string wordIn(std::string_view language, Space space, int index, std::string_view form) const;
    std::string countedIn(std::string_view language, Space space, int index, std::int64_t count) const;

    const Texts* m_texts;
    const Vocabulary* m_vocabulary;
    const std::vector<MessageSpec>* m_messages;
    std::string m_language;
    std::vector<std::string> m_seatNames;
    std::vector<int> m_seatOfArmy; ///< by army: the seat that commands it alone; -1: none does
};

/// The base of a thing's keys: "territory.telmar" for a place that the texts name so, "piece.faun". Empty: not a thing.
std::string textBase(const Texts& texts, Space space, std::string_view id);

} // namespace marches::engine
