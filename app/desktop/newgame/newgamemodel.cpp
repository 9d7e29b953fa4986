// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/newgamemodel.h"

#include "app/desktop/newgame/cardtranslations.h"
#include "app/desktop/newgame/ownvariant.h"

#include <algorithm>
#include <utility>

#include "engine/bots/bot.h"
#include "engine/io/files.h"
#include "engine/rules/registry/registry.h"

#include <QRandomGenerator>

namespace marches::app {

namespace {

constexpr int kUsualPlayers = 3;
constexpr int kTryAfter = 200;          ///< ms after an edit of cards: who turns a number waits for no file
constexpr std::size_t kMostSteps = 200; ///< of cards that can be taken back
constexpr int kMostNames = 12;          ///< of persons, remembered
QString namesKey() { return QStringLiteral("persons/names"); }
constexpr quint32 kSeeds = 1'000'000; ///< few enough digits to be read out to a friend

const engine::RulesetData kNoData;

/// The first seat of the side with most seats: a newcomer sits among friends.
std::size_t friendliestSeat(const std::vector<engine::SeatRequest>& seats)
{
    std::size_t best = 0;
    std::ptrdiff_t most = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::ptrdiff_t friends = std::ranges::count(seats, seats[i].side, &engine::SeatRequest::side);
        if (friends > most) {
            most = friends;
            best = i;
        }
    }
    return best;
}

/// Seats that are never asked.
std::uint64_t unplayedSeats(const engine::Rules& rules)
{
    std::uint64_t unplayed = 0;
    for (std::size_t seat = 0; seat < rules.seats().size(); ++seat)
        if (!rules.seats()[seat].played) unplayed |= std::uint64_t{1} << seat;
    return unplayed;
}

/// What a variant is called; empty: it does not say.
QString nameOf(const engine::VariantData& variant)
{
    const auto name = std::ranges::find(variant.texts, "variant.name", &engine::TextEntry::key);
    return name == variant.texts.end() ? QString() : QString::fromStdString(name->one);
}

/// What stands in the file of a variant; empty where there is none.
std::string bytesOf(const std::string& file)
{
    constexpr std::size_t kMost = std::size_t{8} << 20;
    return file.empty() ? file : engine::readFile(file, kMost).value_or(std::string());
}

} // namespace

NewGameModel::NewGameModel(Catalogue& catalogue, Preferences& preferences, QObject* parent)
    : QObject(parent), m_catalogue(catalogue), m_preferences(preferences),
      m_seed(QRandomGenerator::global()->bounded(kSeeds))
{
    m_tryLater.setSingleShot(true);
    m_tryLater.setInterval(kTryAfter);
    connect(&m_tryLater, &QTimer::timeout, this, [this] {
        buildSetup();
        emit seatsChanged();
    });
}

NewGameModel::~NewGameModel() = default;

const engine::RulesetData& NewGameModel::data() const
{
    const engine::RulesPackage* rules = m_catalogue.rules(m_game.ruleset);
    return rules != nullptr ? rules->data : kNoData;
}

bool NewGameModel::choose(const Catalogue::Game& game, const std::string& variantFile)
{
    engine::VariantData base;
    base.map = game.map;
    base.ruleset = game.ruleset;
    if (!variantFile.empty()) {
        auto read = engine::loadVariant(variantFile);
        if (!read) {
            m_errors = read.error();
            return false;
        }
        base = std::move(*read);
    }
    emit gameLeft();
    m_game = {base.map, base.ruleset};
    m_base = std::move(base);
    m_baseBytes = bytesOf(m_base.file);
    const std::string first = data().presets.empty() ? std::string() : data().presets.front().id;
    m_official = engine::resolveOptions(data(), first, {}, {}).value_or(engine::OptionValues(data().options));
    apply(m_base.preset.empty() ? first : m_base.preset, m_base.options);
    m_controls.clear();
    takeContent();
    takeSeats(m_base.seats.empty() ? std::clamp(kUsualPlayers, seatRange().least, seatRange().most)
                                   : static_cast<int>(m_base.seats.size()));
    markClean();
    emit gameChanged();
    emit optionsChanged();
    emit contentChanged();
    emit seatsChanged();
    return true;
}

const engine::Board* NewGameModel::board() const
{
    const engine::MapData* map = m_catalogue.map(m_game.map);
    return map == nullptr ? nullptr : &map->board;
}

engine::SetUpWords NewGameModel::setUpWords() const
{
    const engine::Ruleset* ruleset = engine::findRuleset(data());
    return ruleset == nullptr || board() == nullptr ? engine::SetUpWords() : ruleset->setUpWords(*board());
}

bool NewGameModel::hasSetUp() const
{
    const engine::SetUpWords words = setUpWords();
    return !words.flags.empty() || !words.values.empty() || words.bonuses;
}

void NewGameModel::takeContent()
{
    const engine::Ruleset* ruleset = engine::findRuleset(data());
    m_content = ruleset == nullptr ? engine::ContentDraft() : engine::ContentDraft(*ruleset, data());
    m_contentProblems = m_content.take(m_base.content, m_base.file);
    if (m_contentProblems.empty() && !m_base.file.empty())
        m_content.takeWords(readCardWords(m_base, m_catalogue.library().textRoots()));
    m_undo.clear();
    m_redo.clear();
    m_lastEdit.clear();
    m_tryLater.stop(); // whoever takes other content tries it out
}

std::string NewGameModel::wordsLanguage() const
{
    if (!m_base.content.texts.empty()) return m_base.language;
    return m_content.hasTexts() || !m_content.words().empty() ? m_wordsLanguage : m_catalogue.languageCode();
}

void NewGameModel::editContent(const QString& key, const ContentEdit& edit)
{
    engine::ContentDraft before = m_content;
    const bool first = !m_content.hasTexts() && m_content.words().empty();
    if (!edit(m_content)) return;
    if (first) m_wordsLanguage = m_catalogue.languageCode();
    if (key.isEmpty() || key != m_lastEdit || m_undo.empty()) m_undo.push_back(std::move(before));
    if (m_undo.size() > kMostSteps) m_undo.erase(m_undo.begin());
    m_redo.clear();
    m_lastEdit = key;
    contentEdited();
}

void NewGameModel::undoContent()
{
    if (m_undo.empty()) return;
    m_redo.push_back(std::exchange(m_content, std::move(m_undo.back())));
    m_undo.pop_back();
    m_lastEdit.clear();
    contentEdited();
}

void NewGameModel::redoContent()
{
    if (m_redo.empty()) return;
    m_undo.push_back(std::exchange(m_content, std::move(m_redo.back())));
    m_redo.pop_back();
    m_lastEdit.clear();
    contentEdited();
}

void NewGameModel::contentEdited()
{
    m_contentProblems = m_content.problems();
    m_tryLater.start();
    emit contentChanged();
}

void NewGameModel::finishTrying()
{
    if (!m_tryLater.isActive()) return;
    m_tryLater.stop();
    buildSetup();
    emit seatsChanged(); // the game can be made, or not any more
}

void NewGameModel::apply(const std::string& preset, const std::vector<engine::OptionSetting>& settings)
{
    m_preset = preset;
    auto options = engine::resolveOptions(data(), preset, settings, m_base.file);
    if (options)
        m_options = std::move(*options);
    else
        m_options = m_official;
}

const engine::OptionSpec* NewGameModel::spec(const std::string& id) const
{
    const auto found = std::ranges::find(data().options, id, &engine::OptionSpec::id);
    return found == data().options.end() ? nullptr : &*found;
}

const engine::OptionValue& NewGameModel::official(const std::string& id) const { return *m_official.find(id); }

bool NewGameModel::isChanged(const std::string& id) const { return *m_options.find(id) != *m_official.find(id); }

std::vector<std::string> NewGameModel::changedOptions() const
{
    std::vector<std::string> changed;
    for (const engine::OptionSpec& option : data().options)
        if (isChanged(option.id)) changed.push_back(option.id);
    return changed;
}

void NewGameModel::setOption(const std::string& id, const engine::OptionValue& value)
{
    if (*m_options.find(id) == value || !m_options.set(data().options, id, value)) return;
    if (findUnplayed()) emit seatsChanged();
    emit optionsChanged();
}

void NewGameModel::resetOption(const std::string& id) { setOption(id, official(id)); }

void NewGameModel::resetAll()
{
    m_options = m_official;
    m_preset = data().presets.empty() ? std::string() : data().presets.front().id;
    editContent({}, [](engine::ContentDraft& content) { return content.restoreAll(); });
    if (findUnplayed()) emit seatsChanged();
    emit optionsChanged();
}

void NewGameModel::setPreset(const std::string& id)
{
    apply(id, {});
    if (findUnplayed()) emit seatsChanged();
    emit optionsChanged();
}

std::optional<OptionConflict> NewGameModel::obstacle() const
{
    const std::vector<OptionConflict> all = conflicts();
    const auto found = std::ranges::find_if(all, &OptionConflict::forbids);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

engine::SeatRange NewGameModel::seatRange() const
{
    const auto seats = static_cast<int>(m_base.seats.size());
    if (m_content.start() && seats > 0) return {seats, seats};
    const engine::Ruleset* ruleset = engine::findRuleset(data());
    if (ruleset == nullptr || board() == nullptr || !m_contentProblems.empty()) return m_catalogue.seats(m_game);
    engine::RulesetData changed = data(); // a table may say how many can play
    changed.decks = m_content.decks();
    return ruleset->seatRange(changed, *board());
}

void NewGameModel::setPlayers(int players)
{
    if (players == this->players() || !seatRange().holds(players)) return;
    takeSeats(players);
    emit seatsChanged();
}

std::vector<engine::SeatRequest> NewGameModel::usualSeats(int players) const
{
    const engine::Ruleset* ruleset = engine::findRuleset(data());
    const engine::MapData* map = m_catalogue.map(m_game.map);
    if (ruleset == nullptr || map == nullptr) return {};
    return ruleset->seatsOn(map->board, data(), players);
}

void NewGameModel::takeSeats(int players)
{
    if (static_cast<int>(m_base.seats.size()) == players)
        m_seats = m_base.seats;
    else
        m_seats = usualSeats(players);
    m_controls.resize(m_seats.size(), SeatControl{{}, "medium"});
    if (persons() == 0 && !m_controls.empty())
        m_controls[friendliestSeat(m_seats)] = {m_preferences.personName().toStdString(), {}};
    buildSetup();
}

void NewGameModel::setControl(int seat, const SeatControl& control)
{
    SeatControl& now = m_controls[static_cast<std::size_t>(seat)];
    if (now == control) return;
    now = control;
    emit seatsChanged();
}

void NewGameModel::swapControls(int a, int b)
{
    std::swap(m_controls[static_cast<std::size_t>(a)], m_controls[static_cast<std::size_t>(b)]);
    emit seatsChanged();
}

std::vector<std::string> NewGameModel::armiesOf(const std::string& side) const
{
    std::vector<std::string> armies;
    for (const engine::SeatRequest& seat : usualSeats(seatRange().most))
        if (seat.side == side) armies.insert(armies.end(), seat.armies.begin(), seat.armies.end());
    return armies;
}

void NewGameModel::setArmy(int seat, int index, const std::string& army)
{
    std::string& mine = m_seats[static_cast<std::size_t>(seat)].armies[static_cast<std::size_t>(index)];
    if (mine == army) return;
    for (engine::SeatRequest& other : m_seats) {
        const auto theirs = std::ranges::find(other.armies, army);
        if (theirs != other.armies.end()) *theirs = mine;
    }
    mine = army;
    buildSetup();
    emit seatsChanged();
}

QStringList NewGameModel::rememberedNames() const { return m_preferences.memory().value(namesKey()).toStringList(); }

void NewGameModel::rememberNames()
{
    QStringList names;
    for (const SeatControl& control : m_controls)
        if (!control.isBot() && !control.name.empty()) names << QString::fromStdString(control.name);
    names << rememberedNames();
    names.removeDuplicates();
    m_preferences.memory().setValue(namesKey(), names.mid(0, kMostNames));
}

QString NewGameModel::nameForAnother() const
{
    for (const QString& name : rememberedNames())
        if (std::ranges::find(m_controls, name.toStdString(), &SeatControl::name) == m_controls.end()) return name;
    return {};
}

int NewGameModel::persons() const
{
    return static_cast<int>(
        std::ranges::count_if(m_controls, [](const SeatControl& control) { return !control.isBot(); }));
}

void NewGameModel::buildSetup()
{
    engine::SetupRequest request;
    request.seats = m_seats;
    engine::VariantData tried = m_base;
    tried.content = variant().content;
    auto setup = m_catalogue.library().setup(tried, request);
    m_errors = setup ? engine::Errors() : setup.error();
    m_rules = setup ? setup->game : nullptr;
    findUnplayed();
}

/// A person who would sit where nobody is asked gets the first seat of a bot that is played.
bool NewGameModel::findUnplayed()
{
    const std::uint64_t before = std::exchange(m_unplayed, 0);
    if (const auto setup = m_catalogue.library().setup(variant(), {})) m_unplayed = unplayedSeats(*setup->game);
    for (int seat = 0; seat < players(); ++seat) {
        if (isPlayed(seat) || m_controls[static_cast<std::size_t>(seat)].isBot()) continue;
        for (int other = 0; other < players(); ++other) {
            SeatControl& control = m_controls[static_cast<std::size_t>(other)];
            if (!isPlayed(other) || !control.isBot()) continue;
            std::swap(control, m_controls[static_cast<std::size_t>(seat)]);
            break;
        }
    }
    return m_unplayed != before;
}

void NewGameModel::setSeed(std::uint64_t seed)
{
    m_seedTyped = true;
    if (seed == m_seed) return;
    m_seed = seed;
    emit seedChanged();
}

void NewGameModel::renewSeed()
{
    if (m_seedTyped) return;
    m_seed = QRandomGenerator::global()->bounded(kSeeds);
    emit seedChanged();
}

void NewGameModel::setTypedDice(bool typed) { m_typedDice = typed; }

engine::VariantData NewGameModel::variant() const
{
    engine::VariantData variant = m_base;
    variant.preset = m_preset;
    variant.options = engine::differences(data(), m_preset, m_options);
    variant.seats = m_seats;
    // Cards of a variant that could not be read are neither shown nor forgotten.
    if (m_contentProblems.empty() || canUndoContent()) {
        // What is translated has to be said first, be it as the ruleset says it.
        engine::ContentDraft said = m_content;
        const engine::Texts& texts = m_catalogue.texts(m_game.map, m_game.ruleset);
        for (const auto& [language, words] : m_content.words())
            for (const auto& [key, word] : words) {
                const std::size_t start = key.find('.') + 1;
                const std::size_t end = key.rfind('.');
                const std::string card = key.substr(start, end - start);
                if (const std::string part = key.substr(end + 1); said.text(card, part).empty())
                    said.setText(card, part, texts.word(key, wordsLanguage()));
            }
        variant.content = said.changes();
    }
    // What a person says of cards is said in the language that they see.
    if (!variant.content.texts.empty()) variant.language = wordsLanguage();
    return variant;
}

NewGame NewGameModel::newGame() const
{
    NewGame game;
    game.variant = variant();
    if (isEdited()) game.variant.id.clear(); // it is not what that name says
    game.seats = m_controls;
    game.seed = m_seed;
    game.typedDice = m_typedDice;
    return game;
}

NewGameModel::SavedAs NewGameModel::savedAs(const QString& name) const
{
    if (!ownName().isEmpty() && variantId(name) == variantId(ownName()))
        return bytesOf(m_base.file) == m_baseBytes ? SavedAs::Over : SavedAs::BesideChanged;
    return ownVariantNamed(m_catalogue, m_game.map, name) != nullptr ? SavedAs::BesideNamed : SavedAs::New;
}

engine::Result<void> NewGameModel::renameVariant(const std::string& file, const QString& name)
{
    const bool isBase = file == m_base.file;
    const bool isAsOpened = isBase && bytesOf(file) == m_baseBytes;
    if (auto renamed = renameOwnVariant(m_catalogue, file, name); !renamed) return renamed;
    if (!isBase) return {};
    if (auto read = engine::loadVariant(file)) m_base.texts = std::move(read->texts);
    if (isAsOpened) m_baseBytes = bytesOf(file);
    emit optionsChanged(); // what is kept of it names it
    return {};
}

engine::Result<std::string> NewGameModel::saveVariant(const QString& name, const std::string& language)
{
    engine::VariantData saved = variant();
    // Words of cards stay in the language that the variant had them in.
    if (saved.content.texts.empty()) saved.language = language;
    auto written = saveOwnVariant(m_catalogue, std::move(saved), name,
                                  savedAs(name) == SavedAs::Over ? m_base.file : std::string());
    if (!written) return engine::fail(std::move(written.error()));
    if (auto words = writeCardWords(*written, m_content.words(), m_catalogue.library().textRoots()); !words)
        return engine::fail(std::move(words.error()));
    m_base = *std::move(written);
    m_baseBytes = bytesOf(m_base.file);
    markClean();
    emit this->saved();
    return m_base.file;
}

std::string NewGameModel::contentEdits() const
{
    // Who sits where is a matter of the game that begins, and not of its rules.
    engine::VariantData variant = this->variant();
    variant.id = "edits";
    variant.preset.clear();
    variant.options.clear();
    variant.seats.clear();
    variant.texts = {{"variant.name", variant.id, {}, {}, 0, {}, {}}};
    std::string edits = engine::writeVariant(variant);
    for (const auto& [language, words] : m_content.words())
        for (const auto& [key, word] : words)
            edits.append(language).append(" ").append(key).append(" ").append(word).append("\n");
    return edits;
}

std::string NewGameModel::edits() const
{
    engine::VariantData variant;
    variant.preset = m_preset;
    variant.options = engine::differences(data(), m_preset, m_options);
    return engine::writeVariant(variant) + contentEdits();
}

void NewGameModel::markClean()
{
    m_clean = edits();
    m_cleanContent = contentEdits();
}

VariantDraft NewGameModel::draft() const
{
    VariantDraft draft;
    draft.game = m_game;
    draft.name = m_base.file.empty() ? QString() : nameOf(m_base);
    draft.base = m_base.file;
    draft.opened = m_baseBytes;
    engine::VariantData variant = this->variant();
    variant.file.clear();
    if (variant.id.empty()) variant.id = "draft";
    if (variant.texts.empty()) variant.texts = {{"variant.name", variant.id, {}, {}, 0, {}, {}}};
    draft.variant = engine::writeVariant(variant);
    draft.words = m_content.words();
    return draft;
}

engine::Errors NewGameModel::takeDraft(const VariantDraft& draft)
{
    // How it stands may have a fault, so that nothing can be laid out; how it stood before it then can.
    engine::Errors errors;
    for (const std::string& state : {draft.variant, draft.sound}) {
        if (state.empty()) continue;
        auto read = engine::readVariant(state, {});
        const engine::RulesPackage* rules = read ? m_catalogue.rules(read->ruleset) : nullptr;
        const engine::Ruleset* ruleset = rules == nullptr ? nullptr : engine::findRuleset(rules->data);
        if (!read || ruleset == nullptr) {
            if (!read) errors = std::move(read.error());
            continue;
        }
        auto options = engine::resolveOptions(rules->data, read->preset, read->options, {});
        engine::ContentDraft content(*ruleset, rules->data);
        engine::Errors faults = options ? content.take(read->content, {}) : options.error();
        if (!faults.empty()) {
            errors = std::move(faults);
            continue;
        }
        takeState(*read, draft);
        m_options = *std::move(options);
        content.takeWords(draft.words);
        m_content = std::move(content);
        m_contentProblems.clear();
        buildSetup();
        emit optionsChanged();
        emit contentChanged();
        emit seatsChanged();
        return {};
    }
    return errors;
}

/// The game and the variant that a draft began with, and who sits at it.
void NewGameModel::takeState(const engine::VariantData& state, const VariantDraft& draft)
{
    const auto base = draft.base.empty() ? engine::Result<engine::VariantData>(engine::VariantData())
                                         : engine::loadVariant(draft.base);
    // The variant may be gone, or its file be that of another game.
    const bool same = base && base->map == draft.game.map && base->ruleset == draft.game.ruleset;
    choose(draft.game, same ? draft.base : std::string());
    if (same) m_baseBytes = draft.opened; // whoever has written it since is not to lose that
    m_preset = state.preset;
    m_wordsLanguage = state.language;
    const auto players = static_cast<int>(state.seats.size());
    if (players != this->players() && seatRange().holds(players)) takeSeats(players);
    if (std::ranges::equal(m_seats, state.seats, {}, &engine::SeatRequest::id, &engine::SeatRequest::id))
        m_seats = state.seats; // with the armies that they were given
}

QString NewGameModel::ownName() const
{
    if (m_base.file.empty() || m_base.file != m_catalogue.library().ownVariantFile(m_base.map, m_base.id)) return {};
    return nameOf(m_base);
}

} // namespace marches::app
