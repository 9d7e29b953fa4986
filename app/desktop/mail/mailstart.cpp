// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mail/mailstart.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "editor/widgets/numberfield.h"
#include "engine/package/library.h"

namespace marches::app {

namespace {

constexpr int kColumnWidth = 520;
const QLatin1String kLastGame("mailGame");
/// What every game of simultaneous orders has a reading of; referee::takesOrders() knows it of games that are set up.
constexpr std::string_view kOrderOption = "reading.convoy-paradox";
constexpr std::string_view kMasterMode = "house.gm-mode";

/// Games whose players may write to each other, and give orders at the same time.
bool playsByMail(const engine::RulesPackage& rules)
{
    return std::ranges::find(rules.data.options, kOrderOption, &engine::OptionSpec::id) != rules.data.options.end();
}

bool hasMaster(const engine::RulesPackage& rules)
{
    return std::ranges::find(rules.data.options, kMasterMode, &engine::OptionSpec::id) != rules.data.options.end();
}

/// By which an offer is known again, whatever stands before it.
std::string keyOf(const NewMailGame& offer)
{
    return offer.variant.empty() ? offer.game.map + ':' + offer.game.ruleset : offer.variant;
}

/// Games as people know them: each ruleset on the board that is made for it, then on all others.
std::vector<Catalogue::Game> usualFirst(const Catalogue& catalogue)
{
    const std::vector<Catalogue::Game> usual = catalogue.oneEach();
    std::vector<Catalogue::Game> games = catalogue.games();
    std::ranges::stable_sort(
        games, {}, [&usual](const Catalogue::Game& game) { return std::ranges::find(usual, game) - usual.begin(); });
    return games;
}

} // namespace

MailStart::MailStart(Application& application, QWidget* parent)
    : Translated(parent), m_application(application), m_catalogue(application.catalogue()), m_head(new QLabel),
      m_words(new QLabel), m_gameWord(new QLabel), m_game(new QComboBox), m_playersWord(new QLabel),
      m_players(new editor::NumberField), m_master(new QCheckBox), m_begin(new QPushButton), m_open(new QPushButton),
      m_trouble(new QLabel)
{
    setTextRole(m_head, TextRole::Answer);
    setTextRole(m_words, TextRole::Body);
    for (QLabel* label : {m_words, m_trouble}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_game->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_gameWord->setBuddy(m_game);
    m_playersWord->setBuddy(m_players);
    m_begin->setProperty("primary", true);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(m_gameWord, m_game);
    form->addRow(m_playersWord, m_players);
    form->addRow(m_master);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_begin);
    buttons->addWidget(m_open);
    buttons->addStretch(1);
    auto* inside = new QWidget;
    inside->setMaximumWidth(kColumnWidth);
    auto* column = new QVBoxLayout(inside);
    column->setSpacing(12);
    column->addWidget(m_head);
    column->addWidget(m_words);
    column->addLayout(form);
    column->addLayout(buttons);
    column->addWidget(m_trouble);
    auto* all = new QVBoxLayout(this);
    all->addStretch(1);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(inside, 4);
    row->addStretch(1);
    all->addLayout(row);
    all->addStretch(2);
    connect(m_game, &QComboBox::activated, this, &MailStart::onGame);
    connect(m_begin, &QPushButton::clicked, this, &MailStart::beginRequested);
    connect(m_open, &QPushButton::clicked, this, &MailStart::openRequested);
    MailStart::retranslate();
}

void MailStart::refill()
{
    std::string chosen = keyNow();
    if (chosen.empty()) chosen = m_application.preferences().memory().value(kLastGame).toString().toStdString();
    m_game->clear();
    m_offered.clear();
    for (const Catalogue::Game& game : usualFirst(m_catalogue)) {
        const engine::RulesPackage* rules = m_catalogue.rules(game.ruleset);
        if (rules == nullptr || !playsByMail(*rules)) continue;
        const QString ruleset = m_catalogue.rulesText(game.ruleset, "ruleset.name");
        const QString map = m_catalogue.mapName(game.map);
        m_offered.push_back({game, {}, 0, false});
        m_game->addItem(tr("%1 (%2)", "a game; a map").arg(ruleset, map));
        for (const engine::LibraryEntry* entry : m_catalogue.variants(game)) {
            if (entry->broken()) continue;
            m_offered.push_back({game, entry->file, 0, false});
            m_game->addItem(
                tr("%1: %2 (%3)", "a game; a variant of it; a map").arg(ruleset, m_catalogue.variantName(*entry), map));
        }
    }
    const auto found = std::ranges::find(m_offered, chosen, keyOf);
    m_game->setCurrentIndex(found == m_offered.end() ? std::min(0, m_game->count() - 1)
                                                     : static_cast<int>(found - m_offered.begin()));
    m_begin->setEnabled(!m_offered.empty());
    onGame();
}

std::string MailStart::keyNow() const
{
    const auto index = static_cast<std::size_t>(m_game->currentIndex());
    return index < m_offered.size() ? keyOf(m_offered[index]) : std::string();
}

void MailStart::remember()
{
    m_application.preferences().memory().setValue(kLastGame, QString::fromStdString(keyNow()));
}

void MailStart::onGame()
{
    const int index = m_game->currentIndex();
    m_game->setToolTip(m_game->currentText());
    if (index < 0 || index >= static_cast<int>(m_offered.size())) return;
    const Catalogue::Game& game = m_offered[static_cast<std::size_t>(index)].game;
    const engine::SeatRange range = m_catalogue.seats(game);
    m_players->setRange(range.least, range.most);
    const engine::RulesPackage* rules = m_catalogue.rules(game.ruleset);
    const bool master = rules != nullptr && hasMaster(*rules);
    m_master->setVisible(master);
    m_players->setMaximum(master ? std::max(range.least, range.most - 1) : range.most); // the master's seat is no power
    m_players->setValue(m_players->maximum());
}

NewMailGame MailStart::wanted() const
{
    const int index = m_game->currentIndex();
    if (index < 0 || index >= static_cast<int>(m_offered.size())) return {};
    NewMailGame wanted = m_offered[static_cast<std::size_t>(index)];
    wanted.master = !m_master->isHidden() && m_master->isChecked();
    wanted.players = m_players->value() + (wanted.master ? 1 : 0);
    return wanted;
}

void MailStart::tell(const QString& trouble)
{
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
}

void MailStart::retranslate()
{
    m_head->setText(tr("A game by mail"));
    m_words->setText(
        tr("You are the game master: players send you sheets of orders, and you send them reports, to each "
           "what that player may know."));
    m_gameWord->setText(tr("Game:"));
    m_playersWord->setText(tr("Powers:"));
    m_master->setText(tr("I decide what is left to chance"));
    m_begin->setText(tr("Begin"));
    m_open->setText(tr("Open a game…"));
    tell({});
    refill();
}

} // namespace marches::app
