// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/welcomepage.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/recentfiles.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/thumbnails.h"
#include "app/desktop/welcome/continuecard.h"
#include "app/desktop/welcome/gamecard.h"
#include "app/desktop/welcome/languageswitch.h"
#include "app/desktop/welcome/recentlist.h"
#include "app/desktop/welcome/recoverystrip.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/flowlayout.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/retire.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kMargin = 24;
constexpr int kGap = 16;
constexpr int kLeastCard = 240;
constexpr int kRightWidth = 400;

} // namespace

WelcomePage::WelcomePage(Application& application, QWidget* parent)
    : Translated(parent), m_application(application), m_wordmark(new QLabel(this)), m_subtitle(new QLabel(this)),
      m_languages(new LanguageSwitch(application.preferences(), application.language(), this))
{
    setObjectName(QStringLiteral("welcomePage"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(kMargin, kMargin - 4, kMargin, kMargin);
    page->setSpacing(kGap);

    setTextRole(m_wordmark, TextRole::Wordmark);
    setTextRole(m_subtitle, TextRole::Card, true);
    m_subtitle->setFont([] {
        QFont font = fontFor(TextRole::Card);
        font.setWeight(QFont::Normal);
        return font;
    }());
    auto* heads = new QHBoxLayout;
    heads->setSpacing(16);
    heads->addWidget(m_wordmark);
    heads->addWidget(m_subtitle, 1, Qt::AlignBottom);
    heads->addWidget(m_languages, 0, Qt::AlignVCenter);
    page->addLayout(heads);

    m_recovery = new RecoveryStrip(content);
    m_recovery->hide();
    page->addWidget(m_recovery);
    connect(m_recovery, &RecoveryStrip::restoreRequested, this, &WelcomePage::restoreRequested);
    connect(m_recovery, &RecoveryStrip::differencesRequested, this, &WelcomePage::differencesRequested);
    connect(m_recovery, &RecoveryStrip::discardRequested, this, &WelcomePage::discardRequested);

    m_mapRecovery = new QWidget(content);
    auto* strips = new QVBoxLayout(m_mapRecovery);
    strips->setContentsMargins(0, 0, 0, 0);
    strips->setSpacing(8);
    m_mapRecovery->hide();
    page->addWidget(m_mapRecovery);
    m_artFaults = new MessageBar(content);
    page->addWidget(m_artFaults);
    connect(&application, &Application::artFaultsChanged, this, &WelcomePage::tellArtFaults);

    m_left = new QWidget(content);
    m_right = new QWidget(content);
    makeLeft(new QVBoxLayout(m_left));
    makeRight(new QVBoxLayout(m_right));
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setSpacing(kGap + 8);
    m_columns->addWidget(m_left, 2);
    m_columns->addWidget(m_right, 1);
    page->addLayout(m_columns);
    page->addStretch(1);
    setWidget(content);

    connect(&application.catalogue(), &Catalogue::changed, this, &WelcomePage::rebuildGames);
    connect(&application.thumbnails(), &Thumbnails::ready, this, &WelcomePage::showPictures);
    rebuildGames();
    retranslate();
}

void WelcomePage::makeLeft(QVBoxLayout* column)
{
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGap);
    m_continue = new ContinueCard(m_left);
    m_continue->hide();
    connect(m_continue, &ContinueCard::continueRequested, this, &WelcomePage::continueRequested);
    column->addWidget(m_continue);

    m_playAction = new ActionCard(QStringLiteral("play"), m_left);
    m_openAction = new ActionCard(QStringLiteral("open"), m_left);
    connect(m_playAction, &QAbstractButton::clicked, this, &WelcomePage::newGameRequested);
    connect(m_openAction, &QAbstractButton::clicked, this, &WelcomePage::openRequested);
    m_mapAction = new ActionCard(QStringLiteral("edit"), m_left);
    m_sampleAction = new ActionCard(QStringLiteral("map"), m_left);
    connect(m_mapAction, &QAbstractButton::clicked, this, &WelcomePage::newMapRequested);
    connect(m_sampleAction, &QAbstractButton::clicked, this, &WelcomePage::sampleRequested);
    auto* actions = new QGridLayout;
    actions->setSpacing(12);
    actions->addWidget(m_playAction, 0, 0);
    actions->addWidget(m_openAction, 0, 1);
    actions->addWidget(m_mapAction, 1, 0);
    actions->addWidget(m_sampleAction, 1, 1);
    for (const int half : {0, 1}) actions->setColumnStretch(half, 1);
    column->addLayout(actions);
    column->addWidget(makeLessons());

    m_gamesHead = new QLabel(m_left);
    m_gamesHint = new QLabel(m_left);
    setTextRole(m_gamesHead, TextRole::Head);
    setTextRole(m_gamesHint, TextRole::Secondary, true);
    m_gamesHint->setWordWrap(true);
    auto* heads = new QHBoxLayout;
    heads->setSpacing(16);
    heads->addWidget(m_gamesHead);
    heads->addWidget(m_gamesHint, 1);
    column->addLayout(heads);
    m_grid = new CardGrid(kLeastCard, m_left);
    column->addWidget(m_grid);
    column->addStretch(1);
}

QWidget* WelcomePage::makeLessons()
{
    auto* box = new QWidget(m_left);
    auto* row = new FlowLayout(box);
    m_newcomer = new QLabel(box);
    m_gameLesson = new QPushButton(box);
    m_mapLesson = new QPushButton(box);
    m_gameLesson->setObjectName(QStringLiteral("gameLesson"));
    m_mapLesson->setObjectName(QStringLiteral("mapLesson"));
    setTextRole(m_newcomer, TextRole::Strong);
    for (QWidget* part : std::initializer_list<QWidget*>{m_newcomer, m_gameLesson, m_mapLesson}) row->addWidget(part);
    connect(m_gameLesson, &QPushButton::clicked, this, [this] { emit lessonRequested(QStringLiteral("first-game")); });
    connect(m_mapLesson, &QPushButton::clicked, this, [this] { emit lessonRequested(QStringLiteral("first-map")); });
    return box;
}

void WelcomePage::makeRight(QVBoxLayout* column)
{
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGap);
    m_kept = new KeptList(m_application, m_right);
    column->addWidget(m_kept);
    m_recent = new RecentList(m_application.recent(), m_right);
    connect(m_recent, &RecentList::openRequested, this, &WelcomePage::fileRequested);
    connect(m_recent, &RecentList::findRequested, this, &WelcomePage::findRequested);
    column->addWidget(m_recent);
    m_foot = new QLabel(m_right);
    m_foot->setWordWrap(true);
    setTextRole(m_foot, TextRole::Secondary, true);
    column->addWidget(m_foot);
    column->addStretch(1);
}

void WelcomePage::tellArtFaults()
{
    m_artFaults->clear();
    const QString words = m_application.artFaultWords();
    if (words.isEmpty()) return;
    m_artFaults->tell(words);
    // The button goes with what it closes, so that comes after the click.
    connect(m_artFaults->addButton(tr("Close")), &QPushButton::clicked, &m_application, &Application::forgetArtFaults,
            Qt::QueuedConnection);
}

void WelcomePage::rebuildGames()
{
    m_games.clear();
    m_offered = m_application.catalogue().oneEach();
    QList<QWidget*> cards;
    for (const Catalogue::Game& game : m_offered) {
        auto* card = new GameCard(m_grid);
        connect(card, &GameCard::playRequested, this, [this, game] { emit playRequested(game); });
        connect(card, &GameCard::choicesRequested, this, [this, game] { emit choicesRequested(game); });
        card->setPrimary(m_games.isEmpty());
        m_games.append(card);
        cards.append(card);
    }
    m_grid->setCards(cards);
    wordGames();
    showPictures();
}

void WelcomePage::wordGames()
{
    const Catalogue& catalogue = m_application.catalogue();
    for (qsizetype i = 0; i < m_games.size(); ++i) {
        const Catalogue::Game& game = m_offered[static_cast<std::size_t>(i)];
        const engine::SeatRange range = catalogue.seatsOf(game.ruleset);
        const QString players = range.least == range.most
                                    ? tr("%n player(s)", nullptr, range.most)
                                    : tr("%1 to %n player(s)", "%1: the fewest", range.most).arg(range.least);
        QStringList maps;
        for (const std::string& map : catalogue.mapsOf(game.ruleset)) maps << catalogue.mapText(map, "map.name");
        const QString where =
            maps.size() > 1 ? tr("%1 · %n map(s)", "%1: number of players", static_cast<int>(maps.size())).arg(players)
                            : tr("%1 · map %2", "number of players, name of the map").arg(players, maps.value(0));
        m_games[i]->setTexts(catalogue.text(game, "ruleset.name"), where, catalogue.text(game, "ruleset.text"));
        m_games[i]->setMaps(maps.size() > 1 ? maps : QStringList());
    }
}

void WelcomePage::showPictures()
{
    const Catalogue& catalogue = m_application.catalogue();
    Thumbnails& thumbnails = m_application.thumbnails();
    for (qsizetype i = 0; i < m_games.size(); ++i)
        m_games[i]->setImage(thumbnails.picture(catalogue.map(m_offered[static_cast<std::size_t>(i)].map)->folder()));
    if (const engine::MapData* map = catalogue.map(m_continueMap))
        m_continue->setImage(thumbnails.picture(map->folder()));
}

void WelcomePage::setContinue(const OpenGame* game)
{
    m_continue->setVisible(game != nullptr);
    if (game == nullptr) return;
    m_continueMap = game->map;
    m_continue->setTexts(game->title, game->standing, game->when);
    showPictures();
}

void WelcomePage::setRecovery(const QString* game, int steps)
{
    m_recovery->setVisible(game != nullptr);
    if (game != nullptr) m_recovery->setGame(*game, steps);
}

void WelcomePage::setMapRecovery(const QList<std::pair<QString, int>>& maps)
{
    for (RecoveryStrip* strip : m_mapStrips) retire(strip);
    m_mapStrips.clear();
    for (const auto& [map, steps] : maps) {
        const int number = static_cast<int>(m_mapStrips.size());
        auto* strip = new RecoveryStrip(m_mapRecovery);
        strip->setMap(map, steps);
        // The strips are made anew while the click on one of them is still under way.
        connect(
            strip, &RecoveryStrip::restoreRequested, this, [this, number] { emit restoreMapRequested(number); },
            Qt::QueuedConnection);
        connect(
            strip, &RecoveryStrip::differencesRequested, this, [this, number] { emit mapDifferencesRequested(number); },
            Qt::QueuedConnection);
        connect(
            strip, &RecoveryStrip::discardRequested, this, [this, number] { emit discardMapRequested(number); },
            Qt::QueuedConnection);
        m_mapRecovery->layout()->addWidget(strip);
        m_mapStrips.append(strip);
    }
    m_mapRecovery->setVisible(!maps.isEmpty());
}

QList<QWidget*> WelcomePage::areas() { return {m_recovery, m_mapRecovery, m_artFaults, m_left, m_right, m_languages}; }

void WelcomePage::setRoominess(WindowSizeClass room)
{
    const bool narrow = room == WindowSizeClass::Tabbed || room == WindowSizeClass::Drawer;
    m_columns->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_right->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : kRightWidth);
    m_subtitle->setVisible(room != WindowSizeClass::Drawer);
    m_grid->setSingleColumn(narrow);
    for (GameCard* card : m_games) card->setRow(narrow);
}

void WelcomePage::enter()
{
    // Enter goes on, or starts the first game.
    if (!m_continue->isHidden())
        m_continue->button()->setFocus();
    else if (!m_games.isEmpty())
        m_games.first()->playButton()->setFocus();
    else
        m_playAction->setFocus();
}

void WelcomePage::retranslate()
{
    m_wordmark->setText(QStringLiteral("Marches"));
    setAccessibleName(m_wordmark->text());
    m_subtitle->setText(tr("Board editor and rules playground"));
    m_playAction->setTexts(tr("Play a game"), tr("Alone against bots, or several people at one screen"),
                           QKeySequence(Qt::CTRL | Qt::Key_N).toString(QKeySequence::NativeText));
    m_openAction->setTexts(tr("Open a game"), tr("A saved game or a scenario"),
                           QKeySequence(Qt::CTRL | Qt::Key_O).toString(QKeySequence::NativeText));
    m_mapAction->setTexts(tr("Draw a map"), tr("From nothing, over a picture, or from another map"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N).toString(QKeySequence::NativeText));
    m_sampleAction->setTexts(tr("Open the sample map"), tr("A copy of two small islands, to try out everything"), {});
    m_newcomer->setText(tr("New here?"));
    m_gameLesson->setText(tr("A first game, step by step"));
    m_mapLesson->setText(tr("A first map, step by step"));
    m_gamesHead->setText(tr("Games"));
    m_gamesHint->setText(tr("one click starts a game against bots; the gear opens all options"));
    m_foot->setText(tr("F1 opens the guide, Shift+F1 explains what has the focus. Ctrl+K finds any action.\nNo "
                       "account, nothing is sent anywhere."));
    wordGames();
    tellArtFaults();
}

} // namespace marches::app
