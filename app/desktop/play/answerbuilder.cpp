// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/answerbuilder.h"

#include <algorithm>
#include <utility>

#include <QGuiApplication>

#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/usualanswer.h"
#include "engine/game/domain.h"

namespace marches::app {

using engine::MoveBuilder;
using engine::VerbRole;

namespace {

constexpr int kMostForecasts = 40; ///< odds badges at once

} // namespace

AnswerBuilder::AnswerBuilder(QObject* parent) : QObject(parent) {}

void AnswerBuilder::setRunner(const GameRunner* runner)
{
    m_runner = runner;
    m_builder = {};
    m_origin = -1;
}

void AnswerBuilder::begin()
{
    if (isAsked()) {
        m_builder.begin(m_runner->decision(), m_runner->game().state());
        m_builder.putFirst([&rules = m_runner->rules()](int verb) { return beginsBattle(rules, verb); });
        if (m_origin >= 0 && m_runner->game().here() != m_originAt) takeOrigin();
    } else {
        m_builder = {};
    }
}

bool AnswerBuilder::isAsked() const
{
    return m_runner != nullptr && m_runner->waiting() == GameRunner::Waiting::Answer;
}

void AnswerBuilder::point(int place)
{
    if (!isAsked()) {
        if (m_runner != nullptr) emit nothingAsked(place);
        return;
    }
    const int before = m_origin >= 0 ? m_origin : m_builder.pointed() <= 1 ? m_builder.lastPlace() : -1;
    const bool aims = before >= 0 && aimsFrom(before).test(place);
    MoveBuilder::Picked picked = m_builder.pick(place);
    if (picked == MoveBuilder::Picked::No && aims) { // what was begun there was something else
        m_builder.reset();
        picked = m_builder.pick(place);
    }
    // Other things could be done to the aim, too; who comes from a place of his own means to attack.
    if (const int verb = picked == MoveBuilder::Picked::Several && aims ? verbFrom(before) : -1;
        verb >= 0 && m_builder.choose(verb))
        picked = MoveBuilder::Picked::Complete;
    const bool whence = aims && (m_builder.offer() == nullptr || m_builder.leadingPlaces(*m_builder.offer()) == 1);
    if (picked != MoveBuilder::Picked::No) rememberOrigin(whence ? before : -1);
    switch (picked) {
    case MoveBuilder::Picked::No: {
        if (aimAt(place)) return;
        if (shareTo(place)) {
            emit changed(Progress::Edited);
            return;
        }
        if (m_builder.lastPlace() < 0 && (place == m_origin || aimsFrom(place).any())) {
            rememberOrigin(place == m_origin ? -1 : place);
            emit changed(m_origin < 0 ? Progress::Edited : Progress::Pointed);
            return;
        }
        const engine::Move move = m_builder.attempt(place);
        if (move.verb == 0 && m_runner->decision().findOffer(0) == nullptr)
            emit nothingAsked(place);
        else
            emit refused(place, m_runner->game().check(move));
        return;
    }
    case MoveBuilder::Picked::Complete: {
        const engine::Move move = m_builder.move(); // the game moves on with it, and the builder begins anew
        emit answered(move);
        return;
    }
    case MoveBuilder::Picked::Several:
        if (const Qt::KeyboardModifiers held = QGuiApplication::keyboardModifiers(); held & Qt::ShiftModifier)
            take(VerbRole::SupportMove);
        else if (held & Qt::ControlModifier)
            take(VerbRole::Convoy);
        break;
    case MoveBuilder::Picked::Further: break;
    case MoveBuilder::Picked::Form:
        if (takesNumbersAsProposed()) {
            const engine::Move move = m_builder.move();
            emit answered(move);
            return;
        }
        break;
    }
    emit changed(Progress::Pointed);
}

engine::Mask AnswerBuilder::aimsFrom(int place) const
{
    engine::Mask from;
    if (!isAsked()) return from;
    const engine::Rules& rules = m_runner->rules();
    if (!PositionReader(rules, m_runner->facts()).owns(m_runner->askedSeat(), place)) return from;
    const engine::Decision& decision = m_runner->decision();
    for (const engine::Offer& offer : decision.offers()) {
        const auto params = decision.params(offer);
        // What is asked about a place otherwise, as for leave to pass, is nothing that pieces are aimed at.
        if (rules.verbSpecs()[offer.verb].role != VerbRole::Attack || params.size() != 1 ||
            m_builder.leadingPlaces(offer) != 1)
            continue;
        for (const int next : rules.board().neighbours(place))
            if (params[0].set.test(next)) from.set(next);
    }
    return from;
}

int AnswerBuilder::verbFrom(int origin) const
{
    for (const int verb : m_builder.candidates()) {
        MoveBuilder trial = m_builder;
        if (!trial.choose(verb) || trial.offer()->paramCount != 1 || !trial.complete()) continue;
        engine::Game after = m_runner->game();
        if (after.apply(trial.move())) continue;
        const engine::Decision& next = after.pending();
        for (const engine::Offer& offer : next.offers())
            for (const engine::Param& param : next.params(offer))
                if (param.form == engine::Form::Spread && param.space == engine::Space::Place && param.set.test(origin))
                    return verb;
    }
    return -1;
}

void AnswerBuilder::rememberOrigin(int place)
{
    m_origin = place;
    m_originAt = m_runner->game().here();
}

void AnswerBuilder::takeOrigin()
{
    const int origin = std::exchange(m_origin, -1);
    for (const engine::Offer& offer : m_runner->decision().offers()) {
        const auto params = m_runner->decision().params(offer);
        for (std::size_t i = 0; i < params.size(); ++i) {
            const engine::Param& spread = params[i];
            if (spread.form != engine::Form::Spread || spread.space != engine::Space::Place || !spread.set.test(origin))
                continue;
            const int param = static_cast<int>(i);
            const int most = engine::itemBound(spread, m_builder.decisionState(), origin);
            if (!m_builder.choose(offer.verb) || !m_builder.complete()) return m_builder.reset();
            spread.set.forEach([&](int place) { (void)m_builder.setItem(param, place, 0); });
            (void)m_builder.setItem(param, origin, std::min(most, static_cast<int>(spread.totalHi)));
            return;
        }
    }
}

int AnswerBuilder::sharedOut() const
{
    if (!isAsked() || !m_builder.complete()) return -1;
    const auto params = m_builder.decision().params(*m_builder.offer());
    for (std::size_t i = 0; i < params.size(); ++i)
        if (params[i].form == engine::Form::Spread && params[i].space == engine::Space::Place)
            return static_cast<int>(i);
    return -1;
}

bool AnswerBuilder::shareTo(int place)
{
    const int param = sharedOut();
    if (param < 0) return false;
    const engine::Param& spread = m_builder.decision().params(*m_builder.offer())[static_cast<std::size_t>(param)];
    if (!spread.set.test(place)) return false;
    const int now = m_builder.itemAmount(place);
    const int most = engine::itemBound(spread, m_builder.decisionState(), place);
    return m_builder.setItem(param, place, now < most ? now + 1 : 0);
}

bool AnswerBuilder::takesNumbersAsProposed() const
{
    constexpr Qt::KeyboardModifiers asks = Qt::ShiftModifier | Qt::AltModifier;
    return m_habits.testFlag(Habit::Numbers) && (QGuiApplication::keyboardModifiers() & asks) == 0 &&
           m_builder.legal() && asksForNumbersOnly(m_builder.decision(), *m_builder.offer(), m_builder.pointed());
}

void AnswerBuilder::pointAnew(int place)
{
    m_builder.reset();
    point(place);
}

std::optional<engine::Move> AnswerBuilder::personsMove(int from, int to) const
{
    const engine::Decision& decision = m_runner->decision();
    for (const engine::Fact& fact : m_runner->facts()) {
        if (m_runner->rules().fields()[fact.field].role != engine::Role::Token || fact.value != from) continue;
        for (const engine::Offer& offer : decision.offers()) {
            const auto params = decision.params(offer);
            if (params.size() != 2 || params[0].space != engine::Space::Token || params[0].form != engine::Form::One ||
                !params[0].set.test(fact.key[0]) || params[1].space != engine::Space::Place ||
                params[1].form != engine::Form::One)
                continue;
            engine::Move move(offer.verb, decision.seat);
            move.arg[0] = fact.key[0];
            move.arg[1] = static_cast<std::int16_t>(to);
            if (engine::contains(decision, m_runner->game().state(), move)) return move;
        }
    }
    return {};
}

int AnswerBuilder::placeAsked() const { return isAsked() ? placeAskedFor(m_builder) : -1; }

bool AnswerBuilder::aimAt(int place)
{
    const int param = placeAsked();
    if (param < 0 || !m_builder.set(param, place)) return false;
    const auto params = m_builder.decision().params(*m_builder.offer());
    bool open = false;
    for (std::size_t i = static_cast<std::size_t>(m_builder.pointed()); i < params.size(); ++i)
        open |= static_cast<int>(i) != param &&
                (params[i].form != engine::Form::One || engine::candidates(params[i], m_builder.move()).count() > 1);
    if (open || !m_builder.legal()) {
        emit changed(Progress::Edited);
        return true;
    }
    const engine::Move move = m_builder.move();
    emit answered(move);
    return true;
}

bool AnswerBuilder::doesTheSame(const MoveBuilder& one, const MoveBuilder& other)
{
    const auto verbs = [](const MoveBuilder& builder) {
        return builder.offer() != nullptr ? std::vector<int>{builder.offer()->verb} : builder.candidates();
    };
    const std::vector<int> first = verbs(one);
    const std::vector<int> second = verbs(other);
    return std::ranges::find_first_of(first, second) != first.end();
}

void AnswerBuilder::drag(int from, int to)
{
    if (!isAsked()) {
        if (m_runner != nullptr) emit nothingAsked(from);
        return;
    }
    MoveBuilder trial = m_builder;
    trial.reset();
    const MoveBuilder::Picked begun = trial.pick(from);
    const bool person = (QGuiApplication::keyboardModifiers() & Qt::AltModifier) != 0;
    if (person || begun == MoveBuilder::Picked::No || trial.pick(to) == MoveBuilder::Picked::No) {
        if (const auto move = personsMove(from, to)) {
            emit answered(*move);
            return;
        }
    }
    trial = m_builder;
    trial.reset();
    static_cast<void>(trial.pick(from));
    if (begun == MoveBuilder::Picked::Several || begun == MoveBuilder::Picked::Further) {
        pointAnew(from);
        point(to);
        return;
    }
    // Where pieces come from may be plain, or asked for later: then the aim is the whole answer. What can only be done
    // to the place itself from which one drags is not meant.
    MoveBuilder aim = m_builder;
    aim.reset();
    const bool isAim = aim.pick(to) != MoveBuilder::Picked::No && !doesTheSame(trial, aim);
    if (isAim && aimsFrom(from).test(to)) rememberOrigin(from);
    pointAnew(isAim ? to : from);
}

bool AnswerBuilder::take(VerbRole role)
{
    if (!isAsked() || m_builder.offer() != nullptr) return false;
    const std::optional<int> wanted = engine::findVerb(m_runner->rules(), role);
    const std::vector<int>& open = m_builder.candidates();
    return wanted && std::ranges::find(open, *wanted) != open.end() && m_builder.choose(*wanted);
}

bool AnswerBuilder::chooseHelp(VerbRole role)
{
    if (!take(role)) return false;
    emit changed(Progress::Chosen);
    return true;
}

bool AnswerBuilder::stepOut()
{
    const bool stepped = m_builder.back() || m_origin >= 0;
    m_origin = -1;
    if (!stepped) m_builder.reset();
    emit changed(Progress::Edited);
    return stepped;
}

void AnswerBuilder::startAnew()
{
    m_origin = -1;
    m_builder.reset();
    emit changed(Progress::Edited);
}

bool AnswerBuilder::mayEnd() const
{
    return isAsked() && std::ranges::any_of(m_runner->decision().offers(), [this](const engine::Offer& offer) {
               return endsOrPasses(m_runner->rules(), offer.verb);
           });
}

void AnswerBuilder::mark(editor::BoardMarks& marks) const
{
    if (!isAsked()) return;
    marks.legal = m_builder.places();
    marks.selected = m_builder.lastPlace();
    if (m_origin >= 0 && marks.selected < 0) {
        marks.selected = m_origin;
        marks.legal = aimsFrom(m_origin);
    } else if (marks.selected >= 0 && m_builder.pointed() <= 1) {
        marks.legal |= aimsFrom(marks.selected);
    }
    marks.asking = marks.legal.any();
    if (const int param = placeAsked(); param >= 0) {
        marks.legal = engine::candidates(
            m_builder.decision().params(*m_builder.offer())[static_cast<std::size_t>(param)], m_builder.move());
        marks.asking = marks.legal.any();
        marks.selected = m_builder.value(param);
        return; // odds of a place that is no answer yet would be those of another
    }
    if (const int param = sharedOut(); param >= 0)
        marks.sources = m_builder.decision().params(*m_builder.offer())[static_cast<std::size_t>(param)].set;
    if (marks.legal.count() > kMostForecasts) return;
    marks.legal.forEach([&](int place) {
        if (const auto odds = forecastAt(place)) {
            marks.badges[place] = BattlePanel::badge(*odds);
            marks.spoken[place] = BattlePanel::spokenOdds(*odds);
        }
    });
}

std::optional<engine::Forecast> AnswerBuilder::forecastAt(int place) const
{
    if (!isAsked()) return {};
    MoveBuilder trial = m_builder;
    const MoveBuilder::Picked picked = trial.pick(place);
    if (picked != MoveBuilder::Picked::Form && picked != MoveBuilder::Picked::Complete) return {};
    return m_runner->rules().forecast(m_runner->shown(), m_runner->decision(), trial.move());
}

std::optional<engine::Forecast> AnswerBuilder::forecast() const
{
    if (!isAsked()) return {};
    if (m_builder.complete())
        return m_runner->rules().forecast(m_runner->shown(), m_runner->decision(), m_builder.move());
    return m_builder.offer() == nullptr ? forecastOfGoingOn() : std::nullopt;
}

bool AnswerBuilder::asksAboutBattle() const
{
    if (!isAsked()) return false;
    for (const engine::Offer& offer : m_runner->decision().offers())
        switch (m_runner->rules().verbSpecs()[offer.verb].role) {
        case VerbRole::Attack:
        case VerbRole::FightOn:
        case VerbRole::BreakOff:
        case VerbRole::Defend:
        case VerbRole::Advance: return true;
        default: break;
        }
    if (forecast()) return true;
    // As for the badges: of a place that is no answer yet they would be those of another.
    if (placeAsked() >= 0) return false;
    return m_builder.places().anyOf([this](int place) { return forecastAt(place).has_value(); });
}

std::optional<engine::Forecast> AnswerBuilder::forecastOfGoingOn() const
{
    for (const engine::Offer& offer : m_runner->decision().offers()) {
        MoveBuilder trial = m_builder;
        if (!trial.choose(offer.verb) || !trial.complete()) continue;
        if (auto odds = m_runner->rules().forecast(m_runner->shown(), m_runner->decision(), trial.move())) return odds;
    }
    return {};
}

} // namespace marches::app
