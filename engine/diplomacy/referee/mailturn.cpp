// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/mailturn.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>

#include "engine/diplomacy/referee/ordercontext.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/text/messageformatter.h"

namespace marches::engine::referee {

namespace {

/// Verbs by which a seat answers a question that no order of a piece answers; whoever owes such an answer is waited
/// for.
constexpr std::array<std::string_view, 6> kAnswers{"place-king",  "set-delay",   "judge",
                                                   "choose-form", "choose-site", "choose-side"};
constexpr std::size_t kMasterAnswers = 3; ///< of these the game master's
/// What the faces of a die with three sides mean, where the words are in the vocabulary.
constexpr std::string_view kFirstFace = "carried";
constexpr int kMostSteps = 1000; ///< of chance, between two phases: far more than any game has

class Player {
public:
    Player(Game& game, std::span<const std::string> answers, const orders::Lexicon& lexicon,
           const MessageFormatter& wording)
        : m_game(game), m_answers(answers), m_lexicon(lexicon), m_wording(wording)
    {}

    MailTurn play(std::span<const orders::WrittenOrder> sheet)
    {
        const int start = m_game.here();
        const bool waited = waitsForMaster();
        if (!waited) settle();
        m_turn.before = m_game.state();
        const int seats = static_cast<int>(rules().seats().size());
        m_turn.questions.resize(rules().seats().size());
        for (int seat = 0; seat < seats; ++seat) {
            if (!m_game.pending().owes(seat)) continue;
            const Decision decision = m_game.pendingFor(seat);
            m_turn.questions[static_cast<std::size_t>(seat)] = decision.question;
            m_turn.moves |= offers(decision, "hold");
        }
        const std::array<int, 2> phase = moment();
        m_turn.orders = giveOrders(m_game, sheet);
        m_turn.ordered = m_game.state();
        settle(kAnswers.size());
        // What the game master answers is a turn of its own: who orders next has to know it first.
        if (!waited && moment() == phase) {
            seal();
            settle(kAnswers.size());
        }
        for (; m_next < m_answers.size() && m_turn.errors.empty(); ++m_next)
            fail("answer-not-asked", m_answers[m_next]);
        const std::vector<int> line = m_game.journal().line(m_game.here());
        const auto from = std::ranges::find(line, start);
        if (from != line.end()) m_turn.nodes.assign(from + 1, line.end());
        return std::move(m_turn);
    }

private:
    const Rules& rules() const { return m_game.rules(); }
    void fail(const char* code, const std::string& answer, const Message& question = {})
    {
        std::vector<std::pair<std::string, std::string>> args{{"name", answer}};
        if (question) args.emplace_back("question", m_wording.sentence(question));
        m_turn.errors.push_back({code, std::move(args), {}, 0, 0, {}});
    }
    bool offers(const Decision& decision, std::string_view name) const
    {
        const int number = verb(rules(), name);
        return number >= 0 && decision.findOffer(number) != nullptr;
    }
    /// The game stands at a question of the game master, and nobody else is asked.
    bool waitsForMaster() const
    {
        const std::vector<int> seats = owingSeats(m_game);
        return !seats.empty() &&
               std::ranges::all_of(seats, [&](int seat) { return readerOf(rules(), seat) == kReferee; });
    }
    /// Phase and year.
    std::array<int, 2> moment() const
    {
        std::array<int, 2> found{-1, -1};
        Facts facts;
        rules().describe(m_game.state(), facts);
        for (const Fact& fact : facts) {
            const FieldSpec& spec = rules().fields()[fact.field];
            if (spec.role == Role::Phase) found[0] = fact.value;
            if (spec.path == "year") found[1] = fact.value;
        }
        return found;
    }

    /// Everything until somebody has to order. The first so many of the answering verbs are answered by those that are
    /// left: before the sheets are read the game master's alone, then those of powers that sent nothing, too.
    void settle(std::size_t verbs = kMasterAnswers)
    {
        for (int step = 0; step < kMostSteps && m_turn.errors.empty(); ++step) {
            if (m_game.pending().pending == Pending::Chance)
                resolveChance();
            else if (!answered(verbs))
                return;
        }
    }
    void resolveChance()
    {
        if (m_next >= m_answers.size()) {
            m_game.roll();
            return;
        }
        const std::string& answer = m_answers[m_next++];
        const Chance& asked = m_game.pending().chance;
        const Message question = asked.what;
        const std::optional<engine::Outcome> outcome = outcomeOf(answer, asked);
        const bool shuffled = asked.kind == Chance::Kind::Shuffle;
        const std::ptrdiff_t before = shuffled && outcome ? personsAt((*outcome)[0]) : 0;
        if (!outcome || !m_game.resolve(*outcome) || (shuffled && personsAt((*outcome)[0]) <= before))
            fail("answer-does-not-fit", answer, question);
    }
    /// The first place of a shuffle is passed over where the rules forbid it: then nobody comes there.
    std::ptrdiff_t personsAt(int place) const
    {
        Facts facts;
        rules().describe(m_game.state(), facts);
        return std::ranges::count_if(facts, [&](const Fact& fact) {
            return rules().fields()[fact.field].role == Role::Token && fact.value == place;
        });
    }
    /// Faces as they are said, or the place that comes first of those shuffled.
    std::optional<engine::Outcome> outcomeOf(const std::string& answer, const Chance& asked) const
    {
        engine::Outcome outcome;
        outcome.setByHand = true;
        if (asked.kind == Chance::Kind::Dice) {
            const std::optional<int> first = rules().vocabulary().find(Space::Choice, kFirstFace);
            const std::optional<int> word = asked.sides == 3 ? choice(answer) : std::nullopt;
            const std::optional<int> face = word && first ? std::optional(*word - *first + 1) : number(answer);
            if (!face || asked.count != 1) return {};
            outcome.add(*face);
            return outcome;
        }
        const std::optional<int> place = m_lexicon.placeNamed(answer);
        const auto items = asked.items();
        if (!place || std::ranges::find(items, *place) == items.end()) return {};
        outcome.add(*place);
        for (const int item : items)
            if (item != *place) outcome.add(item);
        return outcome;
    }
    /// False: nobody is asked such a question, or no answer is left.
    bool answered(std::size_t verbs)
    {
        for (const int seat : owingSeats(m_game)) {
            const Decision decision = m_game.pendingFor(seat);
            for (std::size_t i = 0; i < verbs; ++i) {
                if (!offers(decision, kAnswers[i])) continue;
                if (m_next >= m_answers.size()) return false;
                const std::string& answer = m_answers[m_next++];
                const bool place = kAnswers[i] == "place-king" || kAnswers[i] == "choose-site";
                const std::optional<int> value = place                        ? m_lexicon.placeNamed(answer)
                                                 : kAnswers[i] == "set-delay" ? number(answer)
                                                                              : choice(answer);
                if (!value || m_game.apply(moveOf(rules(), seat, kAnswers[i], {*value})))
                    fail("answer-does-not-fit", answer, decision.question);
                return true;
            }
        }
        return false;
    }
    static std::optional<int> number(const std::string& text)
    {
        int value = 0;
        const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), value);
        return wrong == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
    }
    /// A word of the vocabulary, by its id or by its name in any language.
    std::optional<int> choice(const std::string& text) const
    {
        const Vocabulary& words = rules().vocabulary();
        for (int i = 0; i < words.count(Space::Choice); ++i) {
            const std::string_view id = words.name(Space::Choice, i);
            if (orders::sameName(id, text)) return i;
            const Texts& texts = m_wording.texts();
            const std::string base = textBase(texts, Space::Choice, id);
            if (base.empty()) continue;
            for (const std::string& language : texts.languages())
                if (orders::sameName(texts.form(base, "name", language), text)) return i;
        }
        return {};
    }

    void seal()
    {
        for (const int seat : owingSeats(m_game)) {
            const Decision decision = m_game.pendingFor(seat);
            const bool answers =
                std::ranges::any_of(kAnswers, [&](std::string_view name) { return offers(decision, name); });
            if (!answers) static_cast<void>(m_game.apply(moveOf(rules(), seat, "seal", {})));
        }
    }

    Game& m_game;
    std::span<const std::string> m_answers;
    const orders::Lexicon& m_lexicon;
    const MessageFormatter& m_wording;
    std::size_t m_next = 0; ///< of the answers
    MailTurn m_turn;
};

} // namespace

MailTurn playTurn(Game& game, std::span<const orders::WrittenOrder> sheet, std::span<const std::string> answers,
                  const orders::Lexicon& lexicon, const MessageFormatter& wording)
{
    return Player(game, answers, lexicon, wording).play(sheet);
}

} // namespace marches::engine::referee
