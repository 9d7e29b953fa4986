// SPDX-License-Identifier: GPL-3.0-or-later
// What nobody at the screen may know stands nowhere. Which that is, the game itself says: what the whole position
// holds, and the view of the one who sits there does not.
#include "invariants.h"
#include "log.h"
#include "sight.h"
#include "stage.h"
#include "texts.h"

#include "app/desktop/play/answerbuilder.h"
#include "app/desktop/play/playpage.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "engine/text/messageformatter.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>
#include <QSet>

#include <algorithm>
#include <memory>
#include <utility>

namespace marches::monkey {

namespace {

using Waiting = app::GameRunner::Waiting;
using engine::State;

constexpr int kShown = 3; ///< lines of a fault

QString some(const QStringList& lines) { return lines.mid(0, kShown).join(QLatin1String("; ")); }

/// The game on the table, where it has secrets; null: none, or they are over.
app::GameRunner* secretive(Stage& stage)
{
    app::GameRunner* runner = stage.window().play().runner();
    if (runner == nullptr || !runner->rules().hasSecrets() || runner->waiting() == Waiting::Over) return nullptr;
    return runner;
}

/// How much there was to see, told at the end of a run: where nothing was hidden, nothing was tried.
struct Looks {
    int confidences = 0; ///< acts after which sentences were kept from somebody
    int tried = 0;       ///< looks at a game with secrets
    int hidden = 0;      ///< looks in another world
    int whispers = 0;    ///< looks for what another person had seen
};
Looks looks;

QString tellLooks(Stage& /*stage*/)
{
    logLine(
        QStringLiteral(
            "# secrets: %1 acts with sentences for others, %4 looks, %2 at something hidden, %3 after another person")
            .arg(looks.confidences)
            .arg(looks.hidden)
            .arg(looks.whispers)
            .arg(looks.tried));
    return {};
}

// --- what was told to others ---

/// Sentences that some seats were told, in the language in use. Each moment of the record is read once.
class Confidences {
public:
    /// What of the record is not for the eyes of who sits at the screen, and was not told in the same words to him.
    QStringList keptFrom(Stage& stage, app::GameRunner& runner);

private:
    struct Told {
        engine::Message message;
        QString words;
    };
    void begin(Stage& stage, app::GameRunner& runner, const QString& language);

    QPointer<app::GameRunner> m_runner;
    QString m_language;
    std::unique_ptr<engine::MessageFormatter> m_wording;
    std::vector<Told> m_told;
    int m_nodes = 0;
    int m_removed = 0;
};

void Confidences::begin(Stage& stage, app::GameRunner& runner, const QString& language)
{
    stage.application().language().complete(runner.session().texts());
    m_wording =
        std::make_unique<engine::MessageFormatter>(runner.session().texts(), runner.rules(), language.toStdString());
    for (int seat = 0; seat < runner.seatCount(); ++seat)
        m_wording->setSeatName(seat, runner.session().seats()[static_cast<std::size_t>(seat)].name);
    m_runner = &runner;
    m_language = language;
}

QStringList Confidences::keptFrom(Stage& stage, app::GameRunner& runner)
{
    const QString language = stage.application().language().current();
    const engine::Game& game = runner.game();
    if (m_runner != &runner || m_language != language || m_nodes > game.journal().size()) {
        begin(stage, runner, language);
        m_told.clear();
        m_nodes = 0;
    }
    for (; m_nodes < game.journal().size(); ++m_nodes)
        for (const engine::Message& message : game.log(m_nodes))
            m_told.push_back({message, QString::fromStdString(m_wording->sentence(message))});
    QSet<QString> kept;
    for (const Told& told : m_told)
        if (told.message.audience >= 0 && !told.message.isFor(runner.viewer())) kept.insert(told.words);
    if (kept.isEmpty()) return {};
    for (const Told& told : m_told)
        if (told.message.isFor(runner.viewer())) kept.remove(told.words);
    return {kept.begin(), kept.end()};
}

/// What one seat alone was told is read by nobody else: neither by the next person at the screen, nor while it is
/// passed on, nor after going back.
QString confidencesAreKept(Stage& stage)
{
    static Confidences confidences;
    app::GameRunner* runner = secretive(stage);
    if (runner == nullptr) return {};
    const QStringList kept = confidences.keptFrom(stage, *runner);
    if (kept.isEmpty()) return {};
    ++looks.confidences;
    const QStringList said = saidAnywhere();
    const QString all = said.join(QLatin1Char('\n'));
    for (const QString& words : kept) {
        if (!all.contains(words)) continue;
        for (const QString& line : said)
            if (line.contains(words))
                return QStringLiteral("{%1} says {%2} to seat %3").arg(line, words).arg(runner->viewer());
    }
    return {};
}

// --- what hangs on what is hidden ---

/// Puts another position below what is shown, and the right one back at the end. What the program knows of the game but
/// may not show is changed so, and nothing else.
class OtherWorld {
public:
    explicit OtherWorld(app::GameRunner& runner)
        : m_runner(runner), m_state(runner.game().state()), m_shown(runner.shown()), m_facts(runner.facts()),
          m_decision(runner.decision())
    {}
    ~OtherWorld()
    {
        put(m_state, m_shown, m_facts, m_decision);
        showAnew();
    }
    OtherWorld(const OtherWorld&) = delete;
    OtherWorld& operator=(const OtherWorld&) = delete;

    /// Only what is behind the view is another.
    void hide(const State& state)
    {
        put(state, m_shown, m_facts, m_decision);
        showAnew();
    }
    /// What the one who looks on knows himself is another, too.
    void showOther(const State& state)
    {
        const engine::Rules& rules = m_runner.rules();
        State shown;
        rules.view(state, m_runner.viewer(), shown);
        engine::Facts facts;
        rules.describe(shown, facts);
        engine::Decision decision = m_decision;
        if (m_runner.askedSeat() >= 0 && decision.pending == engine::Pending::Choice)
            rules.decide(state, m_runner.askedSeat(), decision, nullptr);
        put(state, shown, facts, decision);
        showAnew();
    }
    /// The board as it was set up, with nothing on it that was not there then.
    void showStart()
    {
        const engine::Rules& rules = m_runner.rules();
        State start;
        engine::Decision first;
        rules.start(start, first, nullptr);
        State shown;
        rules.view(start, -1, shown);
        engine::Facts facts;
        rules.describe(shown, facts);
        put(m_state, shown, facts, m_decision);
        showAnew();
    }
    /// As it is: what a look anew changes is none of the secrets. A panel that closes at the first one, as a person had
    /// opened it, leaves its tab until the next.
    void asItIs()
    {
        showAnew();
        showAnew();
    }

private:
    void showAnew()
    {
        emit m_runner.changed(false);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // parts that were made anew
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);  // what has no room is a tool tip
    }
    void put(const State& state, const State& shown, const engine::Facts& facts, const engine::Decision& decision)
    {
        // None of them is constant where it lies; who reads a game is given no other way to it.
        const_cast<State&>(m_runner.game().state()) = state;
        const_cast<State&>(m_runner.shown()) = shown;
        const_cast<engine::Facts&>(m_runner.facts()) = facts;
        const_cast<engine::Decision&>(m_runner.decision()) = decision;
    }

    app::GameRunner& m_runner;
    State m_state;
    State m_shown;
    engine::Facts m_facts;
    engine::Decision m_decision;
};

/// A position that `viewer` cannot tell from this one. Nothing hidden: this one.
State another(const engine::Rules& rules, const State& state, int viewer, engine::Random& random)
{
    State view;
    rules.view(state, viewer, view);
    State other = view;
    rules.resample(other, viewer, random);
    State seen;
    rules.view(other, viewer, seen);
    return seen == view ? other : view; // hidden answers that nobody has drawn: none are there
}

/// Nothing is half done that a look anew would take back.
bool isAtRest(app::PlayPage& page)
{
    const auto* answers = page.findChild<app::AnswerBuilder*>();
    const bool begun =
        answers != nullptr && (answers->builder().offer() != nullptr || answers->builder().pointed() > 0);
    return inFront() == nullptr && page.isVisible() && !begun && !page.isEditing() && !page.isReplaying() &&
           !page.board().scene().isMoving();
}

/// What was said to a person of what that one alone knows, and by which part of the window. A part that was made anew
/// may say the same to another person for reasons of its own.
class Whispers {
public:
    void set(const QStringList& lines, const std::vector<Said>& said)
    {
        m_said.clear();
        const QSet<QString> wanted(lines.begin(), lines.end());
        for (const Said& one : said)
            if (wanted.contains(one.line)) m_said.push_back(one);
    }
    QStringList among(const std::vector<Said>& said) const
    {
        QStringList found;
        for (const Said& whisper : m_said)
            if (whisper.by != nullptr && std::ranges::any_of(said, [&](const Said& one) {
                    return one.by == whisper.by && one.line == whisper.line;
                }))
                found.append(whisper.line);
        found.sort();
        return found;
    }

private:
    std::vector<Said> m_said;
};

/// Every text is the same whatever it is that is hidden. And what hung on the cards of the one who looked on before is
/// gone, also from what is not seen: where it is still there and hangs on nothing any more, it was forgotten.
QString textsHangOnNothingHidden(Stage& stage)
{
    static QPointer<app::GameRunner> known;
    static std::map<int, Whispers> whispers; // by seat
    static engine::Random random(1);
    app::GameRunner* runner = secretive(stage);
    app::PlayPage& page = stage.window().play();
    if (runner == nullptr || !isAtRest(page)) return {};
    if (known != runner) whispers.clear();
    known = runner;
    const engine::Rules& rules = runner->rules();
    const State state = runner->game().state();
    const int viewer = runner->viewer();

    ++looks.tried;
    OtherWorld world(*runner);
    world.asItIs();
    const std::vector<Said> saidBy = saidByAll();
    const QStringList said = linesOf(saidBy);
    const State hidden = another(rules, state, viewer, random);
    if (!(hidden == state)) {
        ++looks.hidden;
        world.hide(hidden);
        const QStringList saidThere = saidAnywhere();
        if (said != saidThere)
            return QStringLiteral("seat %1 reads {%2}, and were something hidden otherwise {%3}")
                .arg(viewer)
                .arg(some(without(said, saidThere)), some(without(saidThere, said)));
    }
    const State other = another(rules, state, -1, random);
    if (other == state) return {};
    world.showOther(other);
    const QStringList saidToOther = saidAnywhere();
    for (auto& [seat, whispered] : whispers) {
        if (seat == viewer) continue;
        ++looks.whispers;
        QStringList left = without(whispered.among(saidBy), without(said, saidToOther));
        if (left.isEmpty()) continue;
        // It may have come to be known to all. Then it hangs on the position.
        world.showStart();
        left = without(left, without(left, saidAnywhere()));
        if (!left.isEmpty())
            return QStringLiteral("what hung on what seat %1 knows is still there before seat %2: {%3}")
                .arg(seat)
                .arg(viewer)
                .arg(some(left));
    }
    if (viewer < 0) return {};
    QStringList own = without(said, saidToOther);
    if (!own.isEmpty()) {
        world.showStart();
        own = without(own, saidAnywhere()); // what the bare board says, too, tells nothing of what a seat knows
    }
    whispers[viewer].set(own, saidBy);
    return {};
}

/// Whose knowledge is on the screen, from moment to moment.
class Screen : public QObject {
public:
    void follow(app::GameRunner* runner)
    {
        if (m_runner == runner) return;
        if (m_runner != nullptr) disconnect(m_runner, nullptr, this, nullptr);
        m_runner = runner;
        m_overlooked.clear();
        m_viewer = runner != nullptr ? runner->viewer() : -1;
        if (runner != nullptr) connect(runner, &app::GameRunner::changed, this, &Screen::look);
    }
    const QString& overlooked() const { return m_overlooked; }

private:
    void look()
    {
        const int last = std::exchange(m_viewer, m_runner->viewer());
        const engine::Rules& rules = m_runner->rules();
        if (last < 0 || m_viewer < 0 || last == m_viewer || !rules.hasPrivateKnowledge()) return;
        State open;
        State own;
        rules.view(m_runner->game().state(), -1, open);
        rules.view(m_runner->game().state(), m_viewer, own);
        if (own == open) return;
        m_overlooked = QStringLiteral("seat %1 sees what it knows on the screen of seat %2").arg(m_viewer).arg(last);
    }

    QPointer<app::GameRunner> m_runner;
    int m_viewer = -1;
    QString m_overlooked;
};

/// From one person to another the screen goes by nobody's.
QString nobodyLooksOver(Stage& stage)
{
    static Screen screen;
    screen.follow(secretive(stage));
    return screen.overlooked();
}

} // namespace

std::vector<Invariant> secretInvariants()
{
    return {{"confidences", 1, confidencesAreKept},
            {"hidden", 10, textsHangOnNothingHidden},
            {"looked-over", 1, nobodyLooksOver},
            {"looks", 1, [](Stage&) { return QString(); }, tellLooks}};
}

} // namespace marches::monkey
