// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mail/mailcontroller.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QTimer>

#include "app/desktop/base/application.h"
#include "editor/formats/svgtree.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/io/files.h"
#include "engine/package/textloading.h"
#include "engine/package/variantpackage.h"

namespace marches::app {

using engine::MailSheet;
using engine::MailTurnRecord;
using engine::referee::GivenOrder;

namespace {

constexpr int kKeepAfter = 1000; ///< milliseconds without a change
constexpr std::string_view kMasterOption = "house.gm-mode";

/// Of a seat that has anything on the board.
std::set<int> seatsOnBoard(const engine::Rules& rules, const engine::State& state)
{
    std::set<int> found;
    engine::Facts facts;
    rules.describe(state, facts);
    for (const engine::Fact& fact : facts) {
        const engine::FieldSpec& spec = rules.fields()[fact.field];
        const bool piece = (spec.role == engine::Role::Stack || spec.role == engine::Role::Intruders) && fact.value > 0;
        if (piece && spec.keys[0] == engine::Space::Seat) found.insert(fact.key[0]);
        if (spec.role == engine::Role::Owner && fact.value >= 0) found.insert(fact.value);
    }
    return found;
}

} // namespace

MailController::MailController(Application& application, QObject* parent)
    : QObject(parent), m_application(application), m_keep(new QTimer(this))
{
    m_keep->setSingleShot(true);
    m_keep->setInterval(kKeepAfter);
    connect(m_keep, &QTimer::timeout, this, &MailController::keep);
}

MailController::~MailController() { keep(); }

std::string MailController::keptFile() const
{
    return (m_application.preferences().dataFolder() + QStringLiteral("/mail.marches-save")).toStdString();
}

engine::Result<void> MailController::start(const NewMailGame& wanted, std::uint64_t seed)
{
    const engine::Library& library = m_application.library();
    engine::SetupRequest request;
    request.players = wanted.players;
    if (wanted.master) request.options.push_back({std::string(kMasterOption), std::string("human"), 0, 0});
    const std::string name = wanted.variant.empty() ? wanted.game.map + ":" + wanted.game.ruleset : wanted.variant;
    engine::Result<engine::GameSetup> setup = library.setup(name, request);
    if (!setup) return engine::fail(setup.error());
    std::vector<engine::SavedPlayer> players;
    for (const engine::SeatInfo& seat : setup->game->seats()) players.push_back({seat.id, {}, "person"});
    engine::Game game(setup->game, setup->options, seed, setup->maker);
    m_file.clear();
    take(*std::move(setup), std::move(game), std::move(players), {});
    m_modified = true;
    changed();
    emit savedStateChanged();
    return {};
}

engine::Result<void> MailController::open(const QString& file, engine::Errors& leftOut)
{
    const engine::Result<engine::SavedGame> saved = engine::loadSave(file.toStdString());
    if (!saved) return engine::fail(saved.error());
    engine::Result<engine::GameSetup> setup = m_application.library().setup(saved->variant);
    if (!setup) return engine::fail(setup.error());
    if (!engine::referee::takesOrders(*setup->game))
        return engine::fail(
            engine::Error{"rules-without-orders", {{"name", setup->rules.data.id}}, file.toStdString(), 0, 0, {}});
    engine::OpenedGame opened = engine::openSave(*saved, *setup);
    leftOut = opened.errors;
    m_file = file;
    take(*std::move(setup), std::move(opened.game), saved->players, std::move(opened.mail));
    m_modified = false;
    m_keep->start();
    emit savedStateChanged();
    return {};
}

bool MailController::takeUpLeft()
{
    const QString kept = QString::fromStdString(keptFile());
    if (isOpen() || !QFileInfo::exists(kept)) return false;
    engine::Errors leftOut;
    const bool good = open(kept, leftOut).has_value();
    const QSettings& memory = m_application.preferences().memory();
    m_file = good ? memory.value(QStringLiteral("mailFile")).toString() : QString();
    m_modified = good && (m_file.isEmpty() || memory.value(QStringLiteral("mailModified"), true).toBool());
    if (good) emit savedStateChanged();
    return good;
}

engine::Result<void> MailController::save(const QString& file)
{
    engine::Result<void> written = engine::writeFile(file.toStdString(), asFile());
    if (!written) return written;
    m_file = file;
    m_modified = false;
    keep();
    emit savedStateChanged();
    return {};
}

void MailController::close()
{
    m_keep->stop();
    std::error_code ignored; // what cannot be removed is overwritten by the next game
    std::filesystem::remove(keptFile(), ignored);
    m_game.reset();
    m_lexicon.reset();
    m_reading.reset();
    m_mail = {};
    m_file.clear();
    m_modified = false;
    emit opened();
    emit savedStateChanged();
}

std::string MailController::asFile() const
{
    // A turn that nothing is known of yet is none.
    engine::MailRecord mail = m_mail;
    std::erase_if(mail.turns, [](const MailTurnRecord& turn) {
        return turn.to < 0 && turn.sheets.empty() && turn.answers.empty();
    });
    return engine::writeSave(m_setup, m_players, *m_game, mail);
}

void MailController::keep()
{
    m_keep->stop();
    if (!isOpen()) return;
    // Kept beside what the person saves: where that fails, Save tells of it.
    QDir().mkpath(m_application.preferences().dataFolder());
    static_cast<void>(engine::writeFile(keptFile(), asFile()));
    QSettings& memory = m_application.preferences().memory();
    memory.setValue(QStringLiteral("mailFile"), m_file);
    memory.setValue(QStringLiteral("mailModified"), m_modified);
}

void MailController::take(engine::GameSetup setup, engine::Game game, std::vector<engine::SavedPlayer> players,
                          engine::MailRecord mail)
{
    m_reading.reset();
    m_setup = std::move(setup);
    engine::Errors unread;
    m_texts = engine::gameTexts(m_application.library().textRoots(), m_setup, unread);
    m_application.language().complete(m_texts);
    m_game = std::move(game);
    m_players = std::move(players);
    m_lexicon = std::make_unique<engine::orders::Lexicon>(m_setup.map.board, m_texts,
                                                          engine::referee::personsToOrder(*m_setup.game),
                                                          engine::referee::seatsToOrder(*m_setup.game));
    m_mail = std::move(mail);
    findCurrent();
    emit opened();
}

engine::MessageFormatter MailController::wordingIn(const std::string& language) const
{
    engine::MessageFormatter wording(m_texts, rules(),
                                     language.empty() ? m_application.catalogue().languageCode() : language);
    for (std::size_t i = 0; i < m_players.size(); ++i)
        if (!m_players[i].name.empty()) wording.setSeatName(static_cast<int>(i), m_players[i].name);
    return wording;
}

engine::Result<std::shared_ptr<const editor::BoardDrawing>> MailController::drawing() const
{
    const std::string name = m_setup.map.folder() + "/board.svg";
    const engine::Result<QByteArray> svg = editor::readSvgFile(name);
    if (!svg) return engine::fail(svg.error());
    return editor::makeBoardDrawing(m_setup.map, *svg, name);
}

void MailController::findCurrent()
{
    const int here = m_game->here();
    const auto found = std::ranges::find_if(
        m_mail.turns, [here](const MailTurnRecord& turn) { return turn.to < 0 && turn.at == here; });
    m_current = static_cast<std::size_t>(found - m_mail.turns.begin());
    if (found == m_mail.turns.end()) m_mail.turns.push_back({here, -1, {}, {}});
    m_reading.reset();
}

void MailController::touch()
{
    const bool was = std::exchange(m_modified, true);
    m_keep->start();
    if (!was) emit savedStateChanged();
}

void MailController::changed()
{
    m_reading.reset();
    touch();
    emit sheetsChanged();
}

int MailController::addSheet(const std::string& text, const std::string& from, const std::optional<std::string>& seat)
{
    if (current().sheets.size() >= engine::kMostMailSheets) return -1;
    const engine::MessageFormatter words = wording();
    current().sheets.push_back({seat ? *seat : guessSender(*m_game, {*m_lexicon, words}, text, from), from, text});
    changed();
    return static_cast<int>(current().sheets.size()) - 1;
}

void MailController::setSender(int sheet, const std::string& seat)
{
    std::string& now = current().sheets[static_cast<std::size_t>(sheet)].seat;
    if (now == seat) return;
    now = seat;
    changed();
}

void MailController::setText(int sheet, const std::string& text)
{
    std::string& now = current().sheets[static_cast<std::size_t>(sheet)].text;
    if (now == text) return;
    now = text;
    changed();
}

void MailController::removeSheet(int sheet)
{
    current().sheets.erase(current().sheets.begin() + sheet);
    changed();
}

void MailController::putBack(int sheet, const MailSheet& taken)
{
    std::vector<MailSheet>& sheets = current().sheets;
    sheets.insert(sheets.begin() + std::min(static_cast<std::ptrdiff_t>(sheet), std::ssize(sheets)), taken);
    changed();
}

void MailController::makeReserve(int sheet)
{
    const MailSheet taken = current().sheets[static_cast<std::size_t>(sheet)];
    if (taken.seat.empty()) return;
    current().sheets.erase(current().sheets.begin() + sheet);
    std::erase_if(m_mail.reserves, [&](const MailSheet& other) { return other.seat == taken.seat; });
    m_mail.reserves.push_back(taken);
    changed();
}

void MailController::removeReserve(int reserve)
{
    m_mail.reserves.erase(m_mail.reserves.begin() + reserve);
    changed();
}

void MailController::setAnswers(const std::vector<std::string>& answers)
{
    if (current().answers == answers) return;
    current().answers = answers;
    changed();
}

void MailController::setDeadline(const std::string& when)
{
    if (m_mail.deadline == when) return;
    m_mail.deadline = when;
    touch();
}

std::string MailController::languageOf(const std::string& reader) const
{
    const auto found = m_mail.languages.find(reader);
    return found == m_mail.languages.end() ? std::string() : found->second;
}

void MailController::setLanguageOf(const std::string& reader, const std::string& language)
{
    if (languageOf(reader) == language) return;
    if (language.empty())
        m_mail.languages.erase(reader);
    else
        m_mail.languages[reader] = language;
    touch();
}

const TurnRead& MailController::reading() const
{
    const engine::MessageFormatter words = wording();
    if (!m_reading || m_readIn != words.language()) {
        m_reading = readTurn(*m_game, {*m_lexicon, words}, current(), m_mail.reserves);
        m_readIn = words.language();
    }
    return *m_reading;
}

PowerState MailController::stateOf(int seat) const
{
    const TurnRead& read = reading();
    const auto number = static_cast<std::size_t>(seat);
    const std::string& id = rules().seats()[number].id;
    if (!read.turn.questions[number])
        return seatsOnBoard(rules(), game().state()).contains(seat) ||
                       engine::referee::readerOf(rules(), seat) == engine::referee::kReferee
                   ? PowerState::NothingDue
                   : PowerState::Out;
    bool sent = false;
    bool good = true;
    const auto look = [&](const SheetRead& sheet, const std::string& sender) {
        if (sender == id) {
            sent = true;
            good = good && sheet.errors.empty() && !sheet.orders.empty();
        }
        for (const GivenOrder& given : sheet.orders) {
            if (given.seat != seat) continue;
            sent = true;
            good = good && given.status == GivenOrder::Status::Taken;
        }
    };
    for (std::size_t i = 0; i < read.sheets.size(); ++i) look(read.sheets[i], sheets()[i].seat);
    for (std::size_t i = 0; i < read.reserves.size(); ++i)
        if (read.reserveUsed[i]) look(read.reserves[i], m_mail.reserves[i].seat);
    return !sent ? PowerState::NoSheet : good ? PowerState::Ready : PowerState::Mistakes;
}

std::vector<int> MailController::missing() const
{
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(rules().seats().size()); ++seat)
        if (engine::referee::readerOf(rules(), seat) != engine::referee::kReferee &&
            stateOf(seat) == PowerState::NoSheet)
            seats.push_back(seat);
    return seats;
}

bool MailController::takesAnswers() const { return m_setup.options.find(kMasterOption) != nullptr; }

QString MailController::masterQuestion() const
{
    for (const int seat : engine::referee::owingSeats(game()))
        if (engine::referee::readerOf(rules(), seat) == engine::referee::kReferee)
            return QString::fromStdString(wording().sentence(game().pendingFor(seat).question));
    return {};
}

MailTurnRecord MailController::withReserves(const MailTurnRecord& turn) const
{
    MailTurnRecord whole = turn;
    const TurnRead& read = reading();
    for (std::size_t i = 0; i < m_mail.reserves.size(); ++i)
        if (read.reserveUsed[i]) whole.sheets.push_back(m_mail.reserves[i]);
    return whole;
}

engine::Result<void> MailController::resolve()
{
    if (!reading().answers.empty()) return engine::fail(reading().answers);
    MailTurnRecord played = withReserves(current());
    const engine::MessageFormatter words = wording();
    engine::Game next = *m_game;
    const engine::referee::MailTurn turn =
        engine::referee::playTurn(next, reading().orders, played.answers, *m_lexicon, words);
    if (!turn.errors.empty()) return engine::fail(turn.errors);
    if (next.here() == m_game->here())
        return engine::fail(
            engine::Error{"answer-missing", {{"question", masterQuestion().toStdString()}}, {}, 0, 0, {}});
    played.to = next.here();
    // Where the game master alone was asked, sheets that came meanwhile are for what follows.
    std::vector<MailSheet> early;
    if (!asksPlayers()) early.swap(played.sheets);
    m_game = std::move(next);
    // The same sheets once more are the same turn.
    const bool known = std::ranges::find(m_mail.turns, played) != m_mail.turns.end();
    if (known)
        m_mail.turns.erase(m_mail.turns.begin() + static_cast<std::ptrdiff_t>(m_current));
    else
        m_mail.turns[m_current] = std::move(played);
    m_mail.deadline.clear();
    findCurrent();
    if (current().sheets.empty()) current().sheets = std::move(early);
    touch();
    emit turnChanged();
    return {};
}

bool MailController::asksPlayers() const
{
    const std::vector<engine::Message>& questions = reading().turn.questions;
    for (std::size_t seat = 0; seat < questions.size(); ++seat)
        if (questions[seat] && engine::referee::readerOf(rules(), static_cast<int>(seat)) != engine::referee::kReferee)
            return true;
    return false;
}

bool MailController::isOnLine(const MailTurnRecord& turn) const
{
    const std::vector<int> line = game().journal().line(game().here());
    return turn.to >= 0 && std::ranges::find(line, turn.to) != line.end();
}

int MailController::lastPlayed() const
{
    if (!isOpen()) return -1;
    int last = -1;
    for (std::size_t i = 0; i < m_mail.turns.size(); ++i)
        if (isOnLine(m_mail.turns[i]) &&
            (last < 0 || m_mail.turns[i].to >= m_mail.turns[static_cast<std::size_t>(last)].to))
            last = static_cast<int>(i);
    return last;
}

void MailController::goBack()
{
    const int last = lastPlayed();
    if (last < 0) return;
    const MailTurnRecord turn = m_mail.turns[static_cast<std::size_t>(last)];
    m_game->goTo(turn.at);
    findCurrent();
    if (current().sheets.empty()) {
        current().sheets = turn.sheets;
        current().answers = turn.answers;
    }
    touch();
    emit turnChanged();
}

void MailController::continueFrom(const MailTurnRecord& turn)
{
    const int node = turn.to;
    m_game->goTo(node);
    findCurrent();
    touch();
    emit turnChanged();
}

PlayedMail MailController::replay(const MailTurnRecord& turn) const
{
    PlayedMail played{*m_game, {}};
    played.game.goTo(turn.at);
    const engine::MessageFormatter words = wording();
    const TurnRead read = readTurn(played.game, {*m_lexicon, words}, turn, {});
    played.turn = engine::referee::playTurn(played.game, read.orders, turn.answers, *m_lexicon, words);
    return played;
}

QString MailController::season(const engine::State& state, const engine::Rules& rules) const
{
    engine::Facts facts;
    rules.describe(state, facts);
    const engine::MessageFormatter words = wording();
    std::string phase;
    std::string year;
    for (const engine::Fact& fact : facts) {
        const engine::FieldSpec& spec = rules.fields()[fact.field];
        if (spec.role == engine::Role::Phase) phase = words.word(engine::Space::Phase, fact.value);
        if (spec.path == "year") year = std::to_string(fact.value);
    }
    return QString::fromStdString(m_texts.word("report.season", words.language(), {{"season", phase}, {"year", year}}));
}

QString MailController::seasonOf(const MailTurnRecord& turn) const
{
    engine::Game then = *m_game;
    then.goTo(turn.at);
    return season(then.state(), then.rules());
}

QString MailController::seasonNow() const { return season(reading().turn.before, rules()); }

} // namespace marches::app
