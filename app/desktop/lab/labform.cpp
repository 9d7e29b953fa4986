// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labform.h"

#include "engine/bots/bot.h"
#include "engine/game/ruleset.h"
#include "engine/lab/experimentplan.h"
#include "engine/lab/measure.h"
#include "engine/package/variantpackage.h"
#include "engine/rules/registry/registry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <string_view>

namespace marches::app {

namespace {

constexpr int kFewestGames = 20;
constexpr int kUsualGames = 400;
constexpr int kMostGames = 100'000;
constexpr int kMostFairValues = 40;
constexpr int kMoveLimit = 20'000;
constexpr double kWidestPrecision = 50.0;
constexpr double kWidestMeanPrecision = 1000.0; ///< of what is no share of games

/// Counted after a number of a measure that is no share of games; empty: it is a bare number.
QString unitWord(std::string_view measure)
{
    if (measure == "turns") return LabForm::tr("turns");
    if (measure == "decisions") return LabForm::tr("decisions");
    if (measure == "score" || measure == "margin" || measure == "spread") return LabForm::tr("points");
    if (measure == "lead-changes") return LabForm::tr("changes");
    return {};
}

/// Puts other rows into a list and chooses the one with the same data as before, if it is still there.
void refill(QComboBox& box, const QStringList& words, const QVariantList& data)
{
    const QSignalBlocker quiet(box);
    const QVariant before = box.currentData();
    box.clear();
    for (qsizetype i = 0; i < words.size(); ++i) box.addItem(words[i], data[i]);
    box.setCurrentIndex(std::max(0, box.findData(before)));
}

} // namespace

LabForm::LabForm(const Catalogue& catalogue, QWidget* parent)
    : Translated(parent), m_catalogue(catalogue), m_question(new QComboBox(this)), m_game(new QComboBox(this)),
      m_players(new QSpinBox(this)), m_level(new QComboBox(this)), m_option(new QComboBox(this)),
      m_value(new QComboBox(this)), m_number(new QSpinBox(this)), m_from(new QSpinBox(this)), m_to(new QSpinBox(this)),
      m_seat(new QComboBox(this)), m_share(new QDoubleSpinBox(this)), m_target(new QComboBox(this)),
      m_games(new QSpinBox(this)), m_precision(new QDoubleSpinBox(this)), m_watch(new QCheckBox(this)),
      m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(10);
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    // The longest title must not make the column as wide as itself.
    for (QComboBox* box : {m_question, m_game, m_level, m_option, m_value, m_seat, m_target}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    m_games->setRange(kFewestGames, kMostGames);
    m_games->setValue(kUsualGames);
    m_games->setSingleStep(100);
    m_precision->setRange(0.0, kWidestPrecision);
    m_precision->setDecimals(1);
    m_precision->setSingleStep(0.5);
    m_share->setRange(0.0, 100.0);
    m_share->setDecimals(1);
    m_watch->setChecked(true);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_question, m_game, m_players, m_level, m_option, m_value, m_number, m_from,
                                         m_to, m_seat, m_share, m_target, m_games, m_precision, m_watch})
        m_rows.emplace_back(row(m_form, field), field);

    connect(m_question, &QComboBox::activated, this, &LabForm::onQuestion);
    connect(m_game, &QComboBox::activated, this, &LabForm::onGame);
    connect(m_option, &QComboBox::activated, this, &LabForm::onOption);
    connect(m_players, &QSpinBox::valueChanged, this, &LabForm::onPlayers);
    connect(m_target, &QComboBox::activated, this, &LabForm::showPrecision);
    connect(m_share, &QDoubleSpinBox::valueChanged, this, [this](double in100) {
        m_shareAsked = in100 / 100.0;
        emit changed();
    });
    for (QComboBox* box : {m_level, m_value, m_seat, m_target})
        connect(box, &QComboBox::activated, this, &LabForm::changed);
    for (QSpinBox* field : {m_number, m_from, m_to, m_games})
        connect(field, &QSpinBox::valueChanged, this, &LabForm::changed);
    connect(m_precision, &QDoubleSpinBox::valueChanged, this, &LabForm::changed);
    connect(m_watch, &QCheckBox::toggled, this, &LabForm::changed);
    retranslate();
}

QLabel* LabForm::row(QFormLayout* form, QWidget* field)
{
    auto* label = new QLabel(this);
    label->setBuddy(field);
    form->addRow(label, field);
    return label;
}

LabForm::Question LabForm::question() const
{
    return static_cast<Question>(std::clamp(m_question->currentData().toInt(), 0, kQuestions - 1));
}

std::optional<Catalogue::Game> LabForm::game() const
{
    const int index = m_game->currentIndex();
    if (index < 0 || index >= static_cast<int>(m_offered.size())) return {};
    return m_offered[static_cast<std::size_t>(index)];
}

void LabForm::chooseGame(const Catalogue::Game& game)
{
    const auto found = std::ranges::find(m_offered, game);
    if (found == m_offered.end()) return;
    m_game->setCurrentIndex(static_cast<int>(found - m_offered.begin()));
    onGame();
}

void LabForm::refresh()
{
    fillGames();
    onGame();
}

const engine::OptionSpec* LabForm::option() const
{
    const std::optional<Catalogue::Game> chosen = game();
    const engine::RulesPackage* rules = chosen ? m_catalogue.rules(chosen->ruleset) : nullptr;
    if (rules == nullptr) return nullptr;
    const std::string id = m_option->currentData().toString().toStdString();
    const auto found = std::ranges::find(rules->data.options, id, &engine::OptionSpec::id);
    return found == rules->data.options.end() ? nullptr : &*found;
}

engine::OptionValue LabForm::valueNow(const engine::OptionSpec& option) const
{
    const engine::RulesPackage* rules = m_catalogue.rules(game()->ruleset);
    const engine::Result<engine::OptionValues> values = engine::resolveOptions(rules->data, {}, {}, {});
    const engine::OptionValue* value = values ? values->find(option.id) : nullptr;
    return value == nullptr ? option.byDefault : *value;
}

QString LabForm::valueWord(const std::string& option, const engine::OptionValue& value) const
{
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? tr("On") : tr("Off");
    if (const int* number = std::get_if<int>(&value)) return locale().toString(*number);
    const std::string& word = std::get<std::string>(value);
    const QString named = m_catalogue.text(*game(), "option." + option + ".value." + word + ".title");
    return named.isEmpty() ? QString::fromStdString(word) : named;
}

void LabForm::fillQuestions() { refill(*m_question, questions(), {Plays, Compare, Matters, Fair}); }

QStringList LabForm::questions()
{
    return {tr("How does it play?"), tr("Compare"), tr("What matters?"), tr("What is fair?")};
}

void LabForm::fillGames()
{
    m_offered = m_catalogue.games();
    QStringList words;
    QVariantList data;
    for (const Catalogue::Game& one : m_offered) {
        words << tr("%1 – %2", "game, map")
                     .arg(m_catalogue.rulesText(one.ruleset, "ruleset.name"), m_catalogue.mapText(one.map, "map.name"));
        data << QString::fromStdString(one.map + ":" + one.ruleset);
    }
    refill(*m_game, words, data);
}

void LabForm::fillPlayers()
{
    const std::optional<Catalogue::Game> chosen = game();
    if (!chosen) return;
    const engine::SeatRange range = m_catalogue.seats(*chosen);
    const QSignalBlocker quiet(m_players);
    m_players->setRange(range.least, range.most);
    shareAmong(m_players->value());
}

void LabForm::setShare(double share)
{
    const QSignalBlocker quiet(m_share);
    m_share->setValue(100.0 * share);
    m_shareAsked = share;
}

/// Unless somebody wants it otherwise, fair is an equal share for everybody.
void LabForm::shareAmong(int players)
{
    if (m_sharedBy == 0 || m_shareAsked == 1.0 / m_sharedBy) setShare(1.0 / players);
    m_sharedBy = players;
}

void LabForm::onPlayers(int players)
{
    shareAmong(players);
    fillSeats();
    emit changed();
}

QString LabForm::levelWord(const std::string& level)
{
    if (level == "random") return tr("By lot", "level of bots");
    if (level == "easy") return tr("Easy", "level of bots");
    if (level == "medium") return tr("Medium", "level of bots");
    if (level == "hard") return tr("Hard", "level of bots");
    if (level == "expert") return tr("Expert", "level of bots");
    return QString::fromStdString(level);
}

void LabForm::fillLevels()
{
    QStringList words;
    QVariantList data;
    for (const std::string_view level : engine::botLevels()) {
        words << levelWord(std::string(level));
        data << QString::fromStdString(std::string(level));
    }
    const bool first = m_level->count() == 0;
    refill(*m_level, words, data);
    if (first) m_level->setCurrentIndex(std::max(0, m_level->findData(QStringLiteral("medium"))));
}

void LabForm::fillOptions()
{
    const std::optional<Catalogue::Game> chosen = game();
    const engine::RulesPackage* rules = chosen ? m_catalogue.rules(chosen->ruleset) : nullptr;
    if (rules == nullptr) return;
    QStringList words;
    QVariantList data;
    for (const engine::OptionSpec& one : rules->data.options) {
        if (question() == Fair && !one.isNumber()) continue;
        words << m_catalogue.text(*chosen, "option." + one.id + ".title");
        data << QString::fromStdString(one.id);
    }
    refill(*m_option, words, data);
    fillValues();
}

void LabForm::fillValues()
{
    const engine::OptionSpec* chosen = option();
    m_values.clear();
    QStringList words;
    QVariantList data;
    if (chosen != nullptr) {
        const engine::OptionValue now = valueNow(*chosen);
        if (!chosen->isNumber()) m_values = engine::valuesToTry(*chosen, now);
        for (const engine::OptionValue& value : m_values) {
            words << valueWord(chosen->id, value);
            data << static_cast<int>(data.size());
        }
        const QSignalBlocker quietNumber(m_number);
        const QSignalBlocker quietFrom(m_from);
        const QSignalBlocker quietTo(m_to);
        const std::string about = game()->ruleset + ":" + chosen->id;
        if (const int* number = std::get_if<int>(&now); number != nullptr && about != m_numbersFor) {
            m_numbersFor = about;
            for (QSpinBox* field : {m_number, m_from, m_to}) field->setRange(chosen->min, chosen->max);
            const std::vector<engine::OptionValue> others = engine::valuesToTry(*chosen, now);
            m_number->setValue(others.empty() ? *number : std::get<int>(others.back()));
            m_from->setValue(*number - 2);
            m_to->setValue(*number + 2);
        }
    }
    refill(*m_value, words, data);
}

void LabForm::fillSeats()
{
    const std::optional<Catalogue::Game> chosen = game();
    const engine::RulesPackage* rules = chosen ? m_catalogue.rules(chosen->ruleset) : nullptr;
    const engine::MapData* map = chosen ? m_catalogue.map(chosen->map) : nullptr;
    const engine::Ruleset* ruleset = chosen ? engine::findRuleset(chosen->ruleset) : nullptr;
    if (rules == nullptr || map == nullptr || ruleset == nullptr) return;
    QStringList words;
    QVariantList data;
    for (const engine::SeatRequest& seat : ruleset->seatsOn(map->board, rules->data, m_players->value())) {
        words << m_catalogue.seatName(*chosen, seat.id);
        data << QString::fromStdString(seat.id);
    }
    refill(*m_seat, words, data);
}

void LabForm::fillTargets()
{
    QStringList words;
    QVariantList data;
    for (const engine::Measure& measure : engine::measures()) {
        const bool told = measure.scope == engine::MeasureScope::Game || measure.scope == engine::MeasureScope::Seat;
        if (!told || measure.costly) continue;
        words << m_catalogue.rulesText({}, "measure." + std::string(measure.id) + ".name");
        data << QString::fromStdString(std::string(measure.id));
    }
    refill(*m_target, words, data);
}

void LabForm::showFields()
{
    const Question asked = question();
    const engine::OptionSpec* chosen = option();
    const bool number = chosen != nullptr && chosen->isNumber();
    const auto isShown = [&](const QWidget* field) {
        if (field == m_option) return asked == Compare || asked == Fair;
        if (field == m_value) return asked == Compare && !number;
        if (field == m_number) return asked == Compare && number;
        if (field == m_from || field == m_to || field == m_seat || field == m_share) return asked == Fair;
        if (field == m_target) return asked == Compare || asked == Matters;
        if (field == m_watch) return asked == Plays || asked == Compare;
        return true;
    };
    for (const auto& [label, field] : m_rows) {
        label->setVisible(isShown(field) && field != m_watch);
        field->setVisible(isShown(field));
    }
    showPrecision();
}

void LabForm::showPrecision()
{
    const bool asked = question() == Compare || question() == Matters;
    const std::string id = asked ? m_target->currentData().toString().toStdString() : std::string("wins");
    const engine::Measure* measure = engine::findMeasure(id);
    const bool share = measure == nullptr || measure->share;
    const QString unit = share ? tr("in 100", "after a number") : unitWord(id);
    // What has no unit lies between 0 and 1.
    const bool fine = unit.isEmpty();
    const QSignalBlocker quiet(m_precision);
    m_precision->setRange(0.0, share ? kWidestPrecision : kWidestMeanPrecision);
    m_precision->setDecimals(fine ? 2 : 1);
    m_precision->setSingleStep(fine ? 0.01 : 0.5);
    m_precision->setSuffix(fine ? QString() : QLatin1Char(' ') + unit);
}

void LabForm::onGame()
{
    fillPlayers();
    fillOptions();
    fillSeats();
    showFields();
    emit changed();
}

void LabForm::onQuestion()
{
    fillOptions();
    showFields();
    emit changed();
}

void LabForm::ask(int question)
{
    m_question->setCurrentIndex(question);
    onQuestion();
}

void LabForm::onOption()
{
    fillValues();
    showFields();
    emit changed();
}

std::optional<engine::Experiment> LabForm::experiment() const
{
    const std::optional<Catalogue::Game> chosen = game();
    if (!chosen) return {};
    engine::Experiment asked;
    asked.variant = chosen->map + ":" + chosen->ruleset;
    asked.players = m_players->value();
    asked.bots = {m_level->currentData().toString().toStdString()};
    asked.games = static_cast<std::uint64_t>(m_games->value());
    asked.moveLimit = kMoveLimit;
    asked.precision = m_precision->value();
    if (question() == Compare || question() == Matters) asked.target = m_target->currentData().toString().toStdString();
    if (m_watch->isChecked() && (question() == Plays || question() == Compare))
        for (const engine::Measure& measure : engine::measures()) asked.measures.emplace_back(measure.id);
    const engine::OptionSpec* changed = option();
    switch (question()) {
    case Plays:
    case kQuestions: break;
    case Matters: asked.design = engine::ExperimentDesign::OneAtATime; break;
    case Compare: {
        if (changed == nullptr) return {};
        engine::OptionValue value = m_number->value();
        if (!changed->isNumber()) {
            const int at = m_value->currentIndex();
            if (at < 0 || at >= static_cast<int>(m_values.size())) return {};
            value = m_values[static_cast<std::size_t>(at)];
        } else if (value == valueNow(*changed)) {
            return {}; // nothing is changed
        }
        engine::ExperimentArm arm;
        arm.name = engine::settingText(changed->id, value);
        arm.options = {{changed->id, value}};
        asked.arms = {std::move(arm)};
        break;
    }
    case Fair: {
        if (changed == nullptr || !changed->isNumber() || m_from->value() >= m_to->value()) return {};
        engine::FairQuestion fair;
        fair.option = changed->id;
        fair.from = m_from->value();
        fair.to = m_to->value();
        fair.step = (fair.to - fair.from) / kMostFairValues + 1;
        fair.measure = "wins." + m_seat->currentData().toString().toStdString();
        fair.target = m_shareAsked;
        asked.design = engine::ExperimentDesign::Fair;
        asked.fair = std::move(fair);
        break;
    }
    }
    return asked;
}

void LabForm::chooseData(QComboBox* box, const std::string& data)
{
    if (const int row = box->findData(QString::fromStdString(data)); row >= 0) box->setCurrentIndex(row);
}

void LabForm::chooseOption(const std::string& id, const engine::OptionValue& value)
{
    chooseData(m_option, id);
    fillValues();
    if (const int* number = std::get_if<int>(&value)) m_number->setValue(*number);
    if (const auto at = std::ranges::find(m_values, value); at != m_values.end())
        m_value->setCurrentIndex(static_cast<int>(at - m_values.begin()));
}

bool LabForm::setExperiment(const engine::Experiment& wanted)
{
    const QSignalBlocker quiet(this);
    const std::size_t colon = wanted.variant.rfind(':');
    if (colon == std::string::npos) return false;
    chooseGame({wanted.variant.substr(0, colon), wanted.variant.substr(colon + 1)});
    const Question asked = wanted.design == engine::ExperimentDesign::OneAtATime ? Matters
                           : wanted.design == engine::ExperimentDesign::Fair     ? Fair
                           : wanted.arms.empty()                                 ? Plays
                                                                                 : Compare;
    m_question->setCurrentIndex(m_question->findData(static_cast<int>(asked)));
    onQuestion();
    if (wanted.players > 0) m_players->setValue(wanted.players);
    if (!wanted.bots.empty()) chooseData(m_level, wanted.bots.front());
    chooseData(m_target, wanted.target);
    showFields();
    m_games->setValue(static_cast<int>(std::min<std::uint64_t>(wanted.games, kMostGames)));
    m_precision->setValue(wanted.precision);
    if (asked == Plays || asked == Compare) m_watch->setChecked(!wanted.measures.empty());
    if (asked == Compare && !wanted.arms.front().options.empty())
        chooseOption(wanted.arms.front().options.front().id, wanted.arms.front().options.front().value);
    if (wanted.fair) {
        chooseOption(wanted.fair->option, 0);
        m_from->setValue(wanted.fair->from);
        m_to->setValue(wanted.fair->to);
        chooseData(m_seat, std::string(engine::itemOfColumn(wanted.fair->measure)));
        setShare(std::clamp(wanted.fair->target, 0.0, 1.0));
    }
    std::optional<engine::Experiment> now = experiment();
    if (!now) return false;
    now->title = wanted.title;
    now->seed = wanted.seed;
    return *now == wanted;
}

void LabForm::retranslate()
{
    const QSignalBlocker quiet(this); // other words ask nothing else
    const QStringList labels = {tr("Question"),
                                tr("Game"),
                                tr("Players"),
                                tr("Bots"),
                                tr("What is changed"),
                                tr("To"),
                                tr("To"),
                                tr("From"),
                                tr("Up to"),
                                tr("Fair for"),
                                tr("Fair share of games"),
                                tr("What is measured"),
                                tr("Games"),
                                tr("Stop when known to"),
                                QString()};
    for (std::size_t i = 0; i < m_rows.size(); ++i) m_rows[i].first->setText(labels[static_cast<qsizetype>(i)]);
    m_watch->setText(tr("Watch the board, cards and rules (slower)"));
    m_precision->setSpecialValueText(tr("Play all games"));
    m_precision->setPrefix(tr("±", "before a number") + QLatin1Char(' '));
    m_share->setSuffix(QLatin1Char(' ') + tr("in 100", "after a number"));
    fillQuestions();
    fillLevels();
    fillTargets();
    refresh();
}

} // namespace marches::app
