// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/newgamepage.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/newgame/contentpanel.h"
#include "app/desktop/newgame/differencespanel.h"
#include "app/desktop/newgame/draftkeeper.h"
#include "app/desktop/newgame/draftlist.h"
#include "app/desktop/newgame/maptree.h"
#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/newgame/optionwords.h"
#include "app/desktop/newgame/ownvariantbar.h"
#include "app/desktop/newgame/savevariantdialog.h"
#include "app/desktop/newgame/seatcolumn.h"
#include "app/desktop/welcome/gamecard.h"
#include "app/desktop/welcome/keptlist.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/rulepopup.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QTabBar>
#include <QToolButton>

namespace marches::app {

namespace {

constexpr int kLeastPreset = 44;
constexpr int kMapColumn = 280;
constexpr int kSeatColumn = 400;
constexpr int kBetween = 20;
constexpr int kPictureHeight = 140;
constexpr int kKeptShare = 40; ///< percent of the height that unsaved games take at most

} // namespace

NewGamePage::NewGamePage(Application& application, QWidget* parent)
    : Translated(parent), m_application(application), m_model(application.catalogue(), application.preferences()),
      m_kept(new KeptList(application)),
      m_drafts(
          std::make_unique<DraftKeeper>(m_model, application.preferences().dataFolder() + QStringLiteral("/drafts"))),
      m_draftList(new DraftList(application.catalogue(), *m_drafts)), m_keptArea(new QScrollArea(this)),
      m_columnTabs(new QTabBar(this))
{
    setObjectName(QStringLiteral("newGamePage"));
    m_columns = {makeMapColumn(), makeSeatColumn(), makeRulesColumn()};
    auto* columns = new QHBoxLayout;
    columns->setSpacing(kBetween);
    columns->addWidget(m_columns[0]);
    columns->addWidget(m_columns[1]);
    columns->addWidget(m_columns[2], 1);
    m_columnTabs->setExpanding(false);
    for (std::size_t i = 0; i < m_columns.size(); ++i) m_columnTabs->addTab(QString());
    m_page = new QVBoxLayout(this);
    m_page->setContentsMargins(16, 14, 16, 0);
    m_page->setSpacing(10);
    m_kept->setBrief();
    auto* unsaved = new QWidget(m_keptArea);
    auto* lists = new QVBoxLayout(unsaved);
    lists->setContentsMargins(0, 0, 0, 0);
    lists->setSpacing(6);
    lists->addWidget(m_kept);
    lists->addWidget(m_draftList);
    m_keptArea->setWidget(unsaved);
    m_keptArea->setWidgetResizable(true);
    m_keptArea->setFrameShape(QFrame::NoFrame);
    m_keptArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_kept, &KeptList::rebuilt, this, &NewGamePage::placeKept);
    connect(m_draftList, &DraftList::rebuilt, this, &NewGamePage::placeKept);
    connect(m_draftList, &DraftList::goOnRequested, this, &NewGamePage::goOn);
    m_page->addWidget(m_keptArea);
    m_page->addWidget(m_columnTabs);
    m_page->addLayout(columns, 1);
    m_page->addWidget(makeFoot());
    connectParts();
    placeColumns();
    placeKept();
    showRulePart();
    if (!application.catalogue().games().empty()) choose(application.catalogue().games().front());
    retranslate();
}

NewGamePage::~NewGamePage() = default;

QWidget* NewGamePage::makeMapColumn()
{
    auto* column = new QWidget(this);
    m_heads[0] = new QLabel(column);
    setTextRole(m_heads[0], TextRole::Head);
    m_mapSearch = new QLineEdit(column);
    m_mapSearch->setObjectName(QStringLiteral("mapSearch"));
    m_mapSearch->setClearButtonEnabled(true);
    m_mapSearch->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_tree = new MapTree(m_application.catalogue(), column);
    m_own = new OwnVariantBar(m_application, *m_tree, m_model, column);
    m_noMap = new QLabel(column);
    m_noMap->setWordWrap(true);
    m_noMap->hide();
    auto* preview = new Card(column);
    m_picture = new MapPicture(preview);
    m_picture->setFixedHeight(kPictureHeight);
    m_facts = new QLabel(preview);
    m_about = new QLabel(preview);
    m_broken = new QLabel(preview);
    setTextRole(m_facts, TextRole::Strong);
    setTextRole(m_about, TextRole::Secondary, true);
    for (QLabel* label : {m_facts, m_about, m_broken}) label->setWordWrap(true);
    m_broken->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_broken->hide();
    auto* words = new QVBoxLayout;
    words->setContentsMargins(12, 8, 12, 10);
    words->setSpacing(4);
    words->addWidget(m_facts);
    words->addWidget(m_about);
    words->addWidget(m_broken);
    auto* sheet = new QVBoxLayout(preview);
    sheet->setContentsMargins(1, 1, 1, 1);
    sheet->setSpacing(0);
    sheet->addWidget(m_picture);
    sheet->addLayout(words);
    sheet->addStretch(1);
    m_mapParts = new QBoxLayout(QBoxLayout::TopToBottom);
    m_mapParts->setSpacing(8);
    auto* list = new QVBoxLayout;
    list->setSpacing(6);
    list->addWidget(m_tree, 1);
    list->addWidget(m_own);
    m_mapParts->addLayout(list, 1);
    m_mapParts->addWidget(preview);
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    rows->addWidget(m_heads[0]);
    rows->addWidget(m_mapSearch);
    rows->addWidget(m_noMap);
    rows->addLayout(m_mapParts, 1);
    return column;
}

QWidget* NewGamePage::makeSeatColumn()
{
    auto* column = new QWidget(this);
    m_heads[1] = new QLabel(column);
    setTextRole(m_heads[1], TextRole::Head);
    m_seats = new SeatColumn(m_application.catalogue(), m_model, column);
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    rows->addWidget(m_heads[1]);
    rows->addWidget(m_seats, 1);
    return column;
}

QWidget* NewGamePage::makeRulesColumn()
{
    auto* column = new QWidget(this);
    m_heads[2] = new QLabel(column);
    setTextRole(m_heads[2], TextRole::Head);
    m_rulesHint = new QLabel(column);
    setTextRole(m_rulesHint, TextRole::Secondary, true);
    auto* heads = new QHBoxLayout;
    heads->setSpacing(14);
    heads->addWidget(m_heads[2]);
    heads->addWidget(m_rulesHint, 1);
    m_saveVariant = new QPushButton(column);
    m_saveVariant->setProperty("narrow", true);
    m_presetLabel = new QLabel(column);
    m_preset = new QComboBox(column);
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_preset->setMinimumWidth(kLeastPreset);
    m_presetLabel->setBuddy(m_preset);
    m_ruleSearch = new QLineEdit(column);
    m_ruleSearch->setClearButtonEnabled(true);
    m_ruleSearch->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    auto* presets = new QHBoxLayout;
    presets->setSpacing(4);
    presets->addWidget(m_presetLabel);
    presets->addWidget(m_preset, 1);
    presets->addWidget(m_saveVariant);
    m_rulesHint->setWordWrap(true);
    m_options = new OptionList(m_application.catalogue(), m_model, column);
    m_ruleParts = new QTabBar(column);
    m_ruleParts->setExpanding(false);
    m_ruleParts->addTab(QString());
    m_ruleParts->addTab(QString());
    m_content = new ContentPanel(m_application.catalogue(), m_model, column);
    m_differences = new DifferencesPanel(m_application.catalogue(), m_model, column);
    m_rulesLayout = new QVBoxLayout(column);
    m_rulesLayout->setContentsMargins(0, 0, 0, 0);
    m_rulesLayout->setSpacing(8);
    m_rulesLayout->addLayout(heads);
    m_ruleTools = new QBoxLayout(QBoxLayout::TopToBottom);
    m_ruleTools->setSpacing(8);
    m_ruleTools->addLayout(presets, 1);
    m_ruleTools->addWidget(m_ruleSearch, 1);
    m_rulesLayout->addLayout(m_ruleTools);
    m_rulesLayout->addWidget(m_ruleParts);
    m_rulesLayout->addWidget(m_options, 1);
    m_rulesLayout->addWidget(m_content, 1);
    m_rulesLayout->addWidget(m_differences);
    return column;
}

QWidget* NewGamePage::makeFoot()
{
    auto* foot = new QWidget(this);
    m_back = new QPushButton(foot);
    m_start = new QPushButton(foot);
    m_start->setProperty("primary", true);
    m_obstacle = new QLabel(foot);
    m_obstacle->setWordWrap(true);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 6, 0, 10);
    row->setSpacing(12);
    row->addWidget(m_back);
    row->addWidget(m_obstacle, 1);
    row->addWidget(m_start);
    return foot;
}

void NewGamePage::connectParts()
{
    connect(m_columnTabs, &QTabBar::currentChanged, this, &NewGamePage::placeColumns);
    connect(m_mapSearch, &QLineEdit::textChanged, this, [this](const QString& words) {
        const bool any = m_tree->setSearch(words);
        m_noMap->setText(tr("No map, game or rule mentions “%1”.").arg(words));
        m_noMap->setVisible(!any);
    });
    auto* down = new QShortcut(Qt::Key_Down, m_mapSearch);
    down->setContext(Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, m_tree, &MapTree::enter);
    connect(m_tree, &MapTree::chosen, this, [this](const Catalogue::Game& game, const std::string& variant) {
        m_broken->hide();
        m_model.choose(game, variant);
        refresh();
    });
    connect(m_tree, &MapTree::brokenChosen, this, [this](const Catalogue::Game& /*game*/, const QString& errors) {
        m_broken->setText(errors);
        m_broken->show();
    });
    connect(m_own, &OwnVariantBar::removed, this, [this](const Catalogue::Game& game, const std::string& file) {
        if (m_model.variantFile() == file)
            choose(game); // what was changed of it and not saved is kept as such
        else
            m_tree->setChosen(m_model.game(), m_model.variantFile());
        m_broken->hide();
    });
    connect(m_own, &OwnVariantBar::takenBack, this, [this](const Catalogue::Game& game, const std::string& file) {
        if (m_model.isEdited() || !m_model.choose(game, file)) return;
        m_tree->setChosen(game, file);
        refresh();
    });
    connect(m_preset, &QComboBox::activated, this,
            [this](int index) { m_model.setPreset(m_preset->itemData(index).toString().toStdString()); });
    connect(m_ruleSearch, &QLineEdit::textChanged, m_options, &OptionList::setSearch);
    connect(m_ruleParts, &QTabBar::currentChanged, this, &NewGamePage::showRulePart);
    connect(&m_model, &NewGameModel::gameChanged, this, &NewGamePage::showRulePart);
    connect(&m_model, &NewGameModel::contentChanged, this, &NewGamePage::refresh);
    connect(m_saveVariant, &QPushButton::clicked, this, &NewGamePage::saveVariant);
    connect(m_options, &OptionList::ruleRequested, this, &NewGamePage::showRule);
    connect(m_differences, &DifferencesPanel::ruleRequested, this, &NewGamePage::showRule);
    connect(&m_model, &NewGameModel::optionsChanged, this, &NewGamePage::refreshStart);
    connect(&m_model, &NewGameModel::seatsChanged, this, &NewGamePage::refreshStart);
    connect(&m_application.thumbnails(), &Thumbnails::ready, this, &NewGamePage::showPicture);
    connect(m_back, &QPushButton::clicked, this, &NewGamePage::backRequested);
    connect(m_start, &QPushButton::clicked, this, &NewGamePage::start);
    connect(m_content, &ContentPanel::tryRequested, this, &NewGamePage::tryCards);
}

void NewGamePage::choose(const Catalogue::Game& game)
{
    m_mapSearch->clear(); // it may hide the game
    m_tree->setChosen(game, {});
    m_broken->hide();
    m_model.choose(game);
    refresh();
}

void NewGamePage::showColumn(int column) { m_columnTabs->setCurrentIndex(column); }

void NewGamePage::showCard(const std::string& deck, const std::string& card)
{
    showColumn(2);
    m_ruleParts->setCurrentIndex(1);
    m_content->choose(deck, card);
}

QString NewGamePage::title() const { return tr("New game"); }

QList<QWidget*> NewGamePage::areas() { return {m_keptArea, m_columns[0], m_columns[1], m_columns[2], m_start}; }

void NewGamePage::setRoominess(WindowSizeClass room)
{
    m_tabbed = room == WindowSizeClass::Tabbed || room == WindowSizeClass::Drawer;
    foldColumns();
}

void NewGamePage::foldColumns()
{
    const int needed = kMapColumn + kSeatColumn + m_columns[2]->minimumSizeHint().width() + 2 * kBetween +
                       m_page->contentsMargins().left() + m_page->contentsMargins().right();
    const bool narrow = m_tabbed || width() < needed;
    if (narrow == m_narrow) return;
    m_narrow = narrow;
    placeColumns();
}

void NewGamePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeKept();
    foldColumns();
}

void NewGamePage::placeKept()
{
    m_keptArea->setVisible(!m_kept->isEmpty() || !m_draftList->isEmpty());
    QWidget* lists = m_keptArea->widget();
    lists->layout()->activate();
    const int wanted =
        lists->layout()->hasHeightForWidth() ? lists->heightForWidth(width()) : lists->sizeHint().height();
    m_keptArea->setFixedHeight(std::min(wanted, height() * kKeptShare / 100));
}

void NewGamePage::goOn(const VariantDraft& draft)
{
    m_mapSearch->clear(); // it may hide the game
    m_broken->hide();
    if (const engine::Errors errors = m_drafts->goOn(draft); !errors.empty()) m_draftList->tell(errors);
    m_tree->setChosen(m_model.game(), m_model.variantFile());
    if (m_model.isContentEdited()) showColumn(2);
    m_ruleParts->setCurrentIndex(m_model.isContentEdited() ? 1 : 0);
    refresh();
    m_start->setFocus(); // the row that was pressed has gone
}

bool NewGamePage::event(QEvent* event)
{
    const bool taken = QWidget::event(event);
    // The rules may need more room than when this page got its size. Only a new size makes three columns of one again,
    // so that they do not change to and fro.
    if (event->type() == QEvent::LayoutRequest && !m_narrow) foldColumns();
    return taken;
}

void NewGamePage::placeColumns()
{
    m_columnTabs->setVisible(m_narrow);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        m_columns[i]->setVisible(!m_narrow || m_columnTabs->currentIndex() == static_cast<int>(i));
        m_heads[i]->setVisible(!m_narrow);
    }
    const std::array widths{kMapColumn, kSeatColumn};
    for (std::size_t i = 0; i < widths.size(); ++i) {
        m_columns[i]->setMinimumWidth(m_narrow ? 0 : widths[i]);
        m_columns[i]->setMaximumWidth(m_narrow ? QWIDGETSIZE_MAX : widths[i]);
    }
    // Alone a column is as wide as the page and not high.
    const QBoxLayout::Direction way = m_narrow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    m_ruleTools->setDirection(way);
    m_mapParts->setDirection(way);
    m_mapParts->setStretch(1, m_narrow ? 1 : 0);
    // The differences stay in sight whichever column is shown.
    if (m_narrow && m_page->indexOf(m_differences) < 0)
        m_page->insertWidget(m_page->count() - 1, m_differences); // above the buttons
    else if (!m_narrow)
        m_rulesLayout->addWidget(m_differences);
}

void NewGamePage::enter()
{
    m_model.renewSeed();
    m_draftList->settle();
    m_own->settle();
    m_start->setFocus();
}

void NewGamePage::showRulePart()
{
    m_ruleParts->setVisible(m_model.hasContent());
    m_ruleParts->setTabText(1, m_model.hasDecks() ? tr("Cards and tables") : tr("Set-up"));
    const bool cards = m_model.hasContent() && m_ruleParts->currentIndex() == 1;
    m_options->setHidden(cards);
    m_ruleSearch->setHidden(cards);
    m_content->setVisible(cards);
}

void NewGamePage::start()
{
    m_model.finishTrying();
    if (!m_start->isEnabled()) return;
    m_model.rememberNames();
    // The next game is looked for anew.
    m_mapSearch->clear();
    m_ruleSearch->clear();
    m_drafts->started();
    emit startRequested(m_model.newGame());
}

void NewGamePage::tryCards()
{
    m_model.finishTrying();
    if (!m_start->isEnabled()) return;
    NewGame game = m_model.newGame();
    game.seats.clear(); // one person, and bots beside them
    game.typedDice = false;
    emit startRequested(game);
}

void NewGamePage::saveVariant()
{
    SaveVariantDialog dialog(m_application, m_model, this);
    if (dialog.exec() != QDialog::Accepted) return;
    m_tree->setChosen(m_model.game(), m_model.variantFile());
}

void NewGamePage::refresh()
{
    if (m_model.isEmpty()) return;
    const Catalogue& catalogue = m_application.catalogue();
    const engine::SeatRange range = m_model.seatRange();
    m_facts->setText(range.least == range.most
                         ? tr("%n player(s)", nullptr, range.most)
                         : tr("%1 to %n player(s)", "%1: the fewest", range.most).arg(range.least));
    const QString source = catalogue.text(m_model.game(), "ruleset.source");
    m_about->setText(source.isEmpty() ? tr("What the rules lack is marked “designed here”.")
                                      : tr("Rules: %1. What they lack is marked “designed here”.").arg(source));
    fillPresets();
    showPicture();
    refreshStart();
}

void NewGamePage::refreshStart()
{
    const Catalogue& catalogue = m_application.catalogue();
    const std::optional<OptionConflict> obstacle = m_model.obstacle();
    QString why;
    if (!m_model.contentProblems().empty())
        why = catalogue.sentences({m_model.contentProblems().front()});
    else if (!m_model.errors().empty())
        why = catalogue.sentences(m_model.errors());
    else if (obstacle) {
        const OptionWords words(catalogue, m_model);
        why = tr("%1. %2", "option; why it cannot run").arg(words.title(obstacle->option), words.conflict(*obstacle));
    }
    m_start->setEnabled(why.isEmpty() && !m_model.isEmpty());
    m_start->setToolTip(why);
    m_content->setPlayable(m_start->isEnabled(), why);
    m_start->setAccessibleDescription(why);
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, colours().error);
    m_obstacle->setPalette(ink);
    m_obstacle->setText(why);
    const QSignalBlocker quiet(m_preset);
    m_preset->setCurrentIndex(m_preset->findData(QString::fromStdString(m_model.preset())));
    m_preset->setToolTip(m_preset->currentText()); // there may be no room for all of it
}

void NewGamePage::fillPresets()
{
    const QSignalBlocker quiet(m_preset);
    m_preset->clear();
    for (const engine::Preset& preset : m_model.data().presets) {
        m_preset->addItem(m_application.catalogue().text(m_model.game(), "preset." + preset.id + ".title"),
                          QString::fromStdString(preset.id));
        m_preset->setItemData(m_preset->count() - 1,
                              m_application.catalogue().text(m_model.game(), "preset." + preset.id + ".text"),
                              Qt::ToolTipRole);
    }
    m_preset->setCurrentIndex(m_preset->findData(QString::fromStdString(m_model.preset())));
    m_preset->setToolTip(m_preset->currentText()); // there may be no room for all of it
}

void NewGamePage::showPicture()
{
    if (const engine::MapData* map = m_application.catalogue().map(m_model.game().map))
        m_picture->setImage(m_application.thumbnails().picture(map->folder()));
}

void NewGamePage::showRule(QWidget* anchor, const QString& rule)
{
    const Catalogue& catalogue = m_application.catalogue();
    RulePopup::open(anchor, catalogue.texts(m_model.game().map, m_model.game().ruleset), catalogue.languageCode(), rule,
                    [this, rule, ruleset = m_model.game().ruleset] { m_application.openRuleBook(ruleset, rule); });
}

void NewGamePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit backRequested();
    else if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QWidget::keyPressEvent(event);
    else if (auto* button = qobject_cast<QAbstractButton*>(focusWidget());
             qobject_cast<QPushButton*>(button) != nullptr || qobject_cast<QToolButton*>(button) != nullptr)
        button->click(); // it is what one sees in a ring
    else
        start();
}

void NewGamePage::retranslate()
{
    const QStringList heads{tr("Map and game"), tr("Seats"), tr("Rules")};
    for (int i = 0; i < heads.size(); ++i) {
        const QString text = tr("%1  %2", "number of a column, its title").arg(i + 1).arg(heads[i]);
        m_heads[static_cast<std::size_t>(i)]->setText(text);
        m_columnTabs->setTabText(i, text);
    }
    m_mapSearch->setPlaceholderText(tr("Search maps, games, rules"));
    m_mapSearch->setAccessibleName(m_mapSearch->placeholderText());
    m_tree->setAccessibleName(tr("Maps and games"));
    m_ruleParts->setTabText(0, tr("Rules"));
    showRulePart();
    m_ruleParts->setAccessibleName(tr("Which part of the rules is shown"));
    m_rulesHint->setText(tr("skip this to play the official rules"));
    m_presetLabel->setText(tr("Start from"));
    m_ruleSearch->setPlaceholderText(tr("Search rules"));
    m_ruleSearch->setAccessibleName(m_ruleSearch->placeholderText());
    m_saveVariant->setText(tr("Save variant…"));
    m_back->setText(tr("Back"));
    m_start->setText(tr("Start game"));
    refresh();
    foldColumns();
}

} // namespace marches::app
