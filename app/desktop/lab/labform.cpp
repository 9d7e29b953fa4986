// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labform.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/lab/labarms.h"
#include "app/desktop/lab/labbots.h"
#include "app/desktop/lab/labchangerows.h"
#include "app/desktop/lab/labdetails.h"
#include "app/desktop/lab/labfactors.h"
#include "app/desktop/lab/labfair.h"
#include "app/desktop/lab/labfold.h"
#include "editor/widgets/numberfield.h"
#include "engine/lab/experimentplan.h"
#include "engine/lab/measure.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <set>

namespace marches::app {

namespace {

constexpr int kFewestGames = 2;
constexpr int kUsualGames = 400;
constexpr std::size_t kOptionsInName = 3;

/// All of them; where many changes are tried, only which rules come up besides what is usual.
std::vector<std::string> watchedMeasures(LabQuestion question)
{
    std::vector<std::string> ids;
    for (const engine::Measure& measure : engine::measures())
        if (question != LabQuestion::Matters || !measure.costly || measure.id == "consulted")
            ids.emplace_back(measure.id);
    return ids;
}

LabQuestion questionOf(const engine::Experiment& experiment)
{
    switch (experiment.design) {
    case engine::ExperimentDesign::OneAtATime:
    case engine::ExperimentDesign::Factorial: return LabQuestion::Matters;
    case engine::ExperimentDesign::Fair: return LabQuestion::Fair;
    case engine::ExperimentDesign::Compare: break;
    }
    return experiment.arms.empty() ? LabQuestion::Plays : LabQuestion::Compare;
}

/// Takes its places away: what is edited stands in no file.
engine::Experiment withoutPlaces(engine::Experiment experiment)
{
    const auto forget = [](std::vector<engine::OptionSetting>& settings) {
        for (engine::OptionSetting& setting : settings) setting.line = setting.column = 0;
    };
    experiment.places = {};
    forget(experiment.options);
    for (engine::ExperimentArm& arm : experiment.arms) {
        arm.place = {};
        forget(arm.options);
    }
    for (engine::ExperimentFactor& factor : experiment.factors) factor.place = {};
    if (experiment.fair) experiment.fair->place = {};
    return experiment;
}

} // namespace

LabForm::LabForm(const Catalogue& catalogue, std::function<std::string()> usual, QWidget* parent)
    : Translated(parent), m_catalogue(catalogue), m_usual(std::move(usual)), m_questions(new LabQuestions(this)),
      m_game(new QComboBox(this)), m_variant(new QComboBox(this)), m_players(new editor::NumberField(this)),
      m_bots(new LabBots(false, this)), m_arms(new LabArms(catalogue, this)), m_factors(new LabFactors(this)),
      m_fair(new LabFair(this)), m_target(new QComboBox(this)), m_games(new editor::NumberField(this)),
      m_gamesHint(new QLabel(this)), m_precision(new QDoubleSpinBox(this)), m_watch(new QCheckBox(this)),
      m_more(new QPushButton(this)), m_details(new LabDetails(this)), m_form(new QFormLayout(this))
{
    m_asked.games = kUsualGames;
    for (const LabQuestion question : {LabQuestion::Plays, LabQuestion::Compare})
        m_parts[static_cast<std::size_t>(question)].measures = watchedMeasures(question);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(10);
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    // The longest title must not make the column as wide as itself.
    for (QComboBox* box : {m_game, m_variant, m_target}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    m_games->setRange(kFewestGames, static_cast<int>(engine::kMostExperimentGames));
    m_games->setSingleStep(100);
    m_gamesHint->setWordWrap(true);
    setTextRole(m_gamesHint, TextRole::Secondary, true);
    m_form->addRow(m_questions);
    for (QWidget* field : std::initializer_list<QWidget*>{m_game, m_variant, m_players, m_bots, m_arms, m_factors,
                                                          m_fair, m_target, m_games})
        addRow(field);
    m_form->addRow(m_gamesHint);
    addRow(m_precision);
    m_form->addRow(m_watch);
    auto* fold = new QHBoxLayout;
    fold->addWidget(m_more);
    fold->addStretch(1);
    m_form->addRow(fold);
    m_form->addRow(m_details);
    makeFold(m_more, m_details);
    setFocusProxy(m_questions);
    connectFields();
    retranslate();
}

void LabForm::addRow(QWidget* field)
{
    auto* label = new QLabel(this);
    label->setBuddy(field);
    m_form->addRow(label, field);
    m_rows.emplace_back(label, field);
}

void LabForm::connectFields()
{
    connect(m_questions, &LabQuestions::chosen, this, [this] {
        beginQuestion();
        fill();
        emit changed();
    });
    connect(m_game, &QComboBox::activated, this, [this](int row) {
        if (row < 0 || row >= static_cast<int>(m_offered.size())) return;
        const Catalogue::Game& game = m_offered[static_cast<std::size_t>(row)];
        setSubject(game.map + ":" + game.ruleset);
        emit changed();
    });
    connect(m_variant, &QComboBox::activated, this, [this] {
        m_asked.players = 0; // a variant knows who plays it
        setSubject(m_variant->currentData().toString().toStdString());
        emit changed();
    });
    connect(m_players, &QSpinBox::valueChanged, this, &LabForm::onPlayers);
    connect(m_bots, &LabBots::changed, this, [this] {
        m_asked.bots = m_bots->levels();
        emit changed();
    });
    connect(m_arms, &LabArms::changed, this, [this] {
        m_asked.arms = m_arms->arms();
        showParts();
        emit changed();
    });
    connect(m_factors, &LabFactors::changed, this, [this] {
        m_asked.factors = m_factors->factors();
        m_matters = m_factors->design();
        emit changed();
    });
    connect(m_fair, &LabFair::changed, this, [this] {
        m_asked.fair = m_fair->fair();
        emit changed();
    });
    connect(m_target, &QComboBox::activated, this, [this] {
        part().target = m_target->currentData().toString().toStdString();
        showPrecision();
        emit changed();
    });
    connect(m_games, &QSpinBox::valueChanged, this, [this](int games) {
        m_asked.games = static_cast<std::uint64_t>(games);
        showGamesHint();
        emit changed();
    });
    connect(m_precision, &QDoubleSpinBox::valueChanged, this, [this](double precision) {
        m_asked.precision = precision;
        emit changed();
    });
    connect(m_watch, &QCheckBox::clicked, this, [this](bool checked) {
        part().measures = checked ? watchedMeasures(question()) : std::vector<std::string>();
        showWatch();
        emit changed();
    });
    connect(m_details, &LabDetails::changed, this, [this] {
        m_details->apply(m_asked);
        fill(); // what is usual is another now
        emit changed();
    });
}

std::optional<Catalogue::Game> LabForm::game() const
{
    if (!m_subject) return {};
    return m_subject->game();
}

void LabForm::chooseGame(const Catalogue::Game& game)
{
    setSubject(game.map + ":" + game.ruleset);
    emit changed();
}

void LabForm::refresh()
{
    fillGames();
    const std::string before = m_asked.variant;
    m_subject = LabSubject::of(m_catalogue, before);
    if (!m_subject && !m_offered.empty()) {
        const std::string usual = m_usual ? m_usual() : std::string();
        setSubject(LabSubject::of(m_catalogue, usual) ? usual
                                                      : m_offered.front().map + ":" + m_offered.front().ruleset);
    } else {
        fill();
    }
    emit changed();
}

std::size_t LabForm::seats() const { return m_subject ? m_subject->seats(m_asked.players).size() : 0; }

void LabForm::setSubject(const std::string& variant)
{
    std::optional<LabSubject> subject = LabSubject::of(m_catalogue, variant);
    if (!subject) return;
    const bool otherRules = !m_subject || m_subject->game().ruleset != subject->game().ruleset;
    m_subject = std::move(subject);
    m_asked.variant = variant;
    if (otherRules) {
        m_asked.options.clear();
        m_asked.arms.clear();
        m_asked.factors.clear();
        m_asked.fair.reset();
        m_matters = engine::ExperimentDesign::OneAtATime;
    }
    const engine::SeatRange range = m_catalogue.seats(m_subject->game());
    if (m_asked.players > 0)
        m_asked.players = std::clamp(m_asked.players, range.least, std::max(range.least, range.most));
    if (m_asked.bots.size() > 1) m_asked.bots.resize(std::max<std::size_t>(1, seats()), m_asked.bots.back());
    beginQuestion();
    fill();
}

/// What a question needs to be asked at all.
void LabForm::beginQuestion()
{
    if (question() != LabQuestion::Compare || !m_asked.arms.empty() || !m_subject) return;
    LabSubject subject = *m_subject;
    subject.apply(m_asked.options);
    const std::optional<engine::OptionSetting> change = firstChange(subject, {});
    if (!change) return;
    engine::ExperimentArm arm;
    arm.name = engine::settingText(change->id, change->value);
    arm.options = {*change};
    m_asked.arms = {std::move(arm)};
}

void LabForm::fill()
{
    const QSignalBlocker quiet(this);
    m_game->setCurrentIndex(-1);
    if (!m_subject) return;
    const auto offered = std::ranges::find(m_offered, m_subject->game());
    m_game->setCurrentIndex(offered == m_offered.end() ? -1 : static_cast<int>(offered - m_offered.begin()));
    fillVariants();
    fillPlayers();
    m_bots->setBots(m_subject->seatNames(m_asked.players), m_asked.bots);
    LabSubject subject = *m_subject;
    subject.apply(m_asked.options);
    m_arms->setArms(m_asked);
    m_factors->setFactors(subject, m_matters, m_asked.factors);
    m_fair->setFair(subject, m_asked.players, m_asked.fair);
    m_asked.fair = m_fair->fair();
    fillTargets();
    const QSignalBlocker quietGames(m_games);
    m_games->setValue(static_cast<int>(std::min(m_asked.games, engine::kMostExperimentGames)));
    showGamesHint();
    m_details->show(*m_subject, m_asked);
    showParts();
}

void LabForm::onPlayers()
{
    const int players = m_players->value();
    m_asked.players = players > m_players->minimum() ? players : 0;
    if (m_asked.bots.size() > 1) m_asked.bots.resize(std::max<std::size_t>(1, seats()), m_asked.bots.back());
    fill();
    emit changed();
}

void LabForm::showParts()
{
    const LabQuestion asked = question();
    const auto isShown = [&](const QWidget* field) {
        if (field == m_variant) return m_variant->count() > 1;
        if (field == m_arms) return asked == LabQuestion::Compare;
        if (field == m_factors) return asked == LabQuestion::Matters;
        if (field == m_fair) return asked == LabQuestion::Fair;
        if (field == m_target)
            return asked == LabQuestion::Compare || asked == LabQuestion::Matters || part().target != "wins";
        return true;
    };
    for (const auto& [label, field] : m_rows) {
        label->setVisible(isShown(field) && field != m_fair);
        field->setVisible(isShown(field));
    }
    for (const auto& [label, field] : m_rows)
        if (field == m_arms) label->setText(m_arms->isPlain() ? tr("What is changed") : tr("What is compared"));
    showWatch();
    showPrecision();
}

void LabForm::showWatch()
{
    const std::vector<std::string>& measures = part().measures;
    const bool some = !measures.empty() && measures != watchedMeasures(question());
    const LabQuestion asked = question();
    m_watch->setText(asked == LabQuestion::Matters ? tr("Watch which rules come up (slower)")
                                                   : tr("Watch the board, cards and rules (slower)"));
    m_watch->setVisible(asked != LabQuestion::Fair || !measures.empty());
    // Those that a file names are as it says until somebody presses.
    m_watch->setTristate(some);
    m_watch->setCheckState(some ? Qt::PartiallyChecked : measures.empty() ? Qt::Unchecked : Qt::Checked);
    QStringList names;
    for (const std::string& id : measures) names << m_catalogue.rulesText({}, "measure." + id + ".name");
    m_watch->setToolTip(some ? tr("Measured: %1", "names of measures").arg(names.join(QStringLiteral(", ")))
                             : QString());
}

void LabForm::ask(LabQuestion question)
{
    m_questions->setQuestion(question);
    beginQuestion();
    fill();
    emit changed();
}

std::optional<engine::Experiment> LabForm::experiment() const
{
    if (!m_subject) return {};
    const LabQuestion question = this->question();
    engine::Experiment asked = m_asked;
    asked.target = part().target;
    asked.measures = part().measures;
    asked.design = engine::ExperimentDesign::Compare;
    if (question != LabQuestion::Compare) asked.arms.clear();
    if (question != LabQuestion::Matters) asked.factors.clear();
    if (question != LabQuestion::Fair) asked.fair.reset();
    switch (question) {
    case LabQuestion::Plays: break;
    case LabQuestion::Compare: {
        std::set<std::string> names = {engine::kFirstArm};
        for (const engine::ExperimentArm& arm : asked.arms)
            if (!names.insert(arm.name).second) return {};
        LabSubject subject = *m_subject;
        subject.apply(asked.options);
        if (asked.arms.empty()) return {};
        if (m_arms->isPlain()) {
            const engine::OptionSetting& change = asked.arms.front().options.front();
            const engine::OptionSpec* option = subject.option(change.id);
            if (option != nullptr && subject.usual(*option) == change.value) return {}; // nothing is changed
        }
        break;
    }
    case LabQuestion::Matters:
        if (!m_factors->problem().isEmpty()) return {};
        asked.design = m_matters;
        break;
    case LabQuestion::Fair:
        if (!m_fair->canBeAsked()) return {};
        asked.design = engine::ExperimentDesign::Fair;
        break;
    }
    return asked;
}

bool LabForm::setExperiment(const engine::Experiment& wanted)
{
    const QSignalBlocker quiet(this);
    std::optional<LabSubject> subject = LabSubject::of(m_catalogue, wanted.variant);
    if (!subject) return false;
    const engine::Experiment before = m_asked;
    const bool sameRules = m_subject && m_subject->game().ruleset == subject->game().ruleset;
    m_subject = std::move(subject);
    m_asked = withoutPlaces(wanted);
    // What the other questions had for these rules stays theirs.
    const LabQuestion question = questionOf(wanted);
    if (sameRules && question != LabQuestion::Compare) m_asked.arms = before.arms;
    if (sameRules && question != LabQuestion::Matters) m_asked.factors = before.factors;
    if (sameRules && question != LabQuestion::Fair) m_asked.fair = before.fair;
    if (question == LabQuestion::Matters)
        m_matters = wanted.design;
    else if (!sameRules)
        m_matters = engine::ExperimentDesign::OneAtATime;
    m_questions->setQuestion(question);
    part() = {wanted.measures, wanted.target};
    fill();
    if (LabDetails::any(m_asked)) m_more->setChecked(true);
    return true;
}

QString LabForm::variedWords() const
{
    std::vector<std::string> options;
    const auto add = [&options](const std::string& id) {
        if (std::ranges::find(options, id) == options.end() && options.size() < kOptionsInName) options.push_back(id);
    };
    if (question() == LabQuestion::Compare)
        for (const engine::ExperimentArm& arm : m_asked.arms)
            for (const engine::OptionSetting& setting : arm.options) add(setting.id);
    if (question() == LabQuestion::Matters)
        for (const engine::ExperimentFactor& factor : m_asked.factors) add(factor.option);
    if (question() == LabQuestion::Fair && m_asked.fair) add(m_asked.fair->option);
    QStringList titles;
    for (const std::string& id : options) titles << m_subject->optionTitle(id);
    return titles.join(QStringLiteral(", "));
}

void LabForm::retranslate()
{
    const QSignalBlocker quiet(this); // other words ask nothing else
    const QStringList labels = {tr("Game"),  tr("Variant"),           tr("Players"), tr("Bots"),
                                QString(),   tr("Which options"),     QString(),     tr("What is measured"),
                                tr("Games"), tr("Stop when known to")};
    for (std::size_t i = 0; i < m_rows.size(); ++i) m_rows[i].first->setText(labels[static_cast<qsizetype>(i)]);
    showWatch();
    m_more->setText(tr("More settings"));
    m_precision->setSpecialValueText(tr("Play all games"));
    m_precision->setPrefix(tr("±", "before a number") + QLatin1Char(' '));
    refresh();
}

} // namespace marches::app
