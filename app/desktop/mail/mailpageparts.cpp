// SPDX-License-Identifier: GPL-3.0-or-later
// What the page is made of, and what its parts tell each other.
#include <QAction>
#include <QCheckBox>
#include <QDateTimeEdit>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/desktop/base/actions.h"
#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/mail/mailboard.h"
#include "app/desktop/mail/mailpage.h"
#include "app/desktop/mail/mailstart.h"
#include "app/desktop/mail/powerlist.h"
#include "app/desktop/mail/reportspanel.h"
#include "app/desktop/mail/sheetpanel.h"
#include "app/desktop/widgets/messagebar.h"

namespace marches::app {

namespace {

constexpr int kLeftWidth = 250;
constexpr int kSheetWidth = 290;
constexpr int kPowersHeight = 150;
constexpr int kTurnsHeight = 70;
constexpr int kWithBoard = 840; ///< with less a sheet has no room beside the board

} // namespace

MailPage::MailPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent)
    : Translated(parent), m_application(application), m_window(window),
      m_controller(new MailController(application, this)), m_stack(new QStackedWidget(this)),
      m_start(new MailStart(application)), m_table(new QWidget), m_parts(new QSplitter), m_bar(new MessageBar),
      m_season(new QLabel), m_allowed(new QLabel), m_powers(new PowerList(*m_controller)), m_turnsHead(new QLabel),
      m_turns(new QListWidget), m_hasDeadline(new QCheckBox), m_deadline(new QDateTimeEdit), m_answersWord(new QLabel),
      m_answers(new QLineEdit), m_paste(new QPushButton), m_resolve(new QPushButton), m_back(new QPushButton),
      m_sheets(new SheetPanel(*m_controller)), m_board(new MailBoard(application, *m_controller)),
      m_reports(new ReportsPanel(application, *m_controller))
{
    setObjectName(QStringLiteral("mailPage"));
    setAcceptDrops(true);
    makeParts();
    makeActions(actions);
    connectParts();
    MailPage::retranslate();
}

MailPage::~MailPage() = default;

void MailPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_board->setVisible(width() >= kWithBoard);
}

void MailPage::makeParts()
{
    m_parts->setChildrenCollapsible(false);
    m_parts->addWidget(makeLeft());
    m_parts->addWidget(m_sheets);
    m_parts->addWidget(m_board);
    m_sheets->setMinimumWidth(kSheetWidth);
    m_parts->setStretchFactor(0, 0);
    m_parts->setStretchFactor(1, 1);
    m_parts->setStretchFactor(2, 1);
    auto* column = new QVBoxLayout(m_table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_parts, 1);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_reports);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_bar);
    all->addWidget(m_stack, 1);
    m_bar->clear();
}

QWidget* MailPage::makeLeft()
{
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    setTextRole(m_season, TextRole::Head);
    setTextRole(m_turnsHead, TextRole::Strong);
    setTextRole(m_allowed, TextRole::Small, true);
    for (QLabel* label : {m_season, m_allowed, m_answersWord}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_powers->setMinimumHeight(kPowersHeight);
    m_turns->setObjectName(QStringLiteral("turns"));
    m_turns->setMinimumHeight(kTurnsHeight);
    m_turns->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_answers->setObjectName(QStringLiteral("answers"));
    m_answersWord->setBuddy(m_answers);
    m_deadline->setCalendarPopup(true);
    m_resolve->setProperty("primary", true);
    column->addWidget(m_season);
    column->addWidget(m_powers, 3);
    column->addWidget(m_paste);
    column->addWidget(m_hasDeadline);
    column->addWidget(m_deadline);
    column->addWidget(m_answersWord);
    column->addWidget(m_answers);
    column->addWidget(m_resolve);
    column->addWidget(m_back);
    column->addWidget(m_turnsHead);
    column->addWidget(m_turns, 1);
    column->addWidget(m_allowed);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(inside);
    scroll->setMinimumWidth(kLeftWidth);
    return scroll;
}

void MailPage::makeActions(Actions& actions)
{
    const auto add = [&](const char* id, const QList<QKeySequence>& keys, const char* glyph, void (MailPage::*slot)()) {
        QAction* action = actions.add(this, QLatin1String(id), Scope::Mail, keys, QLatin1String(glyph));
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_pasteAction = add("mail.paste", {QKeySequence(Qt::CTRL | Qt::Key_V)}, "note", &MailPage::paste);
    m_resolveAction =
        add("mail.resolve", {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
            "play-triangle", &MailPage::resolve);
    m_backAction = add("mail.back", {}, "step-back", &MailPage::goBack);
    m_openAction = add("mail.open", {}, "open", &MailPage::openWithDialog);
}

void MailPage::connectParts()
{
    connect(m_start, &MailStart::beginRequested, this, &MailPage::begin);
    connect(m_start, &MailStart::openRequested, this, &MailPage::openWithDialog);
    connect(&m_application.catalogue(), &Catalogue::changed, m_start, &MailStart::refill);
    connect(m_powers, &PowerList::seatChosen, this, [this](int seat) {
        m_sheets->showSeat(seat);
        m_board->showOrders(seat);
    });
    connect(m_sheets, &SheetPanel::removed, this, [this](int sheet, const QString& name) {
        const engine::MailSheet taken = m_controller->sheets()[static_cast<std::size_t>(sheet)];
        askAbout(tr("Removed from the desk: %1").arg(name), tr("Put it back"), [this, sheet, taken] {
            m_controller->putBack(sheet, taken);
            m_sheets->showSheet(std::min(sheet, static_cast<int>(m_controller->sheets().size()) - 1));
        });
    });
    connect(m_paste, &QPushButton::clicked, this, &MailPage::paste);
    connect(m_resolve, &QPushButton::clicked, this, &MailPage::resolve);
    connect(m_back, &QPushButton::clicked, this, &MailPage::goBack);
    connect(m_answers, &QLineEdit::editingFinished, this, &MailPage::onAnswers);
    connect(m_hasDeadline, &QCheckBox::clicked, this, &MailPage::onDeadline);
    connect(m_deadline, &QDateTimeEdit::dateTimeChanged, this, &MailPage::onDeadline);
    connect(m_turns, &QListWidget::itemActivated, this, &MailPage::onTurnActivated);
    connect(m_controller, &MailController::opened, this, &MailPage::onOpened);
    connect(m_controller, &MailController::turnChanged, this, &MailPage::onTurn);
    connect(m_controller, &MailController::sheetsChanged, this, &MailPage::refresh);
    connect(m_controller, &MailController::savedStateChanged, this, [this] { m_window.refreshTitle(); });
    connect(m_reports, &ReportsPanel::backRequested, this, &MailPage::showDesk);
    connect(m_reports, &ReportsPanel::told, this, [this](const QString& sentence) { m_window.speak(sentence); });
    connect(m_reports, &ReportsPanel::continueRequested, this, [this](const engine::MailTurnRecord& turn) {
        // The panel forgets its turn meanwhile.
        const engine::MailTurnRecord from = turn; // NOLINT(performance-unnecessary-copy-initialization): see above
        m_controller->continueFrom(from);
        showDesk();
    });
}

} // namespace marches::app
