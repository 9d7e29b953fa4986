// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mail/mailpage.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextBrowser>

#include "app/desktop/base/application.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/mail/mailboard.h"
#include "app/desktop/mail/mailstart.h"
#include "app/desktop/mail/powerlist.h"
#include "app/desktop/mail/reportspanel.h"
#include "app/desktop/mail/sheetpanel.h"
#include "app/desktop/widgets/messagebar.h"
#include "editor/canvas/boardview.h"
#include "editor/mail/mailtext.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/io/files.h"
#include "engine/yaml/yamlreader.h"

namespace marches::app {

namespace {

constexpr quint32 kMailSeeds = 2'000'000'000; ///< many: nobody is to guess what chance will bring
constexpr int kLongestAnswers = 1'000;
const QLatin1String kSaveSuffix("marches-save");

} // namespace

QString MailPage::title() const
{
    if (!m_controller->isOpen()) return tr("By mail");
    const QString name = m_controller->file().isEmpty()
                             ? m_application.catalogue().rulesText(m_controller->setup().rules.data.id, "ruleset.name")
                             : QFileInfo(m_controller->file()).completeBaseName();
    return tr("By mail: %1", "name of a game or of its file").arg(name);
}

QList<QWidget*> MailPage::areas()
{
    if (m_stack->currentWidget() == m_start) return {m_start};
    if (showsReports()) return {m_reports->tabs(), m_reports->page(), m_reports->copyButton()};
    return {m_bar, m_powers, m_sheets, &m_board->board()};
}

QString MailPage::savingState() const
{
    if (!m_controller->isOpen()) return {};
    if (m_controller->file().isEmpty()) return tr("Not saved to a file yet");
    return m_controller->isModified() ? tr("Changed since it was saved") : tr("Saved");
}

QList<QAction*> MailPage::menuActions(MenuId menu)
{
    if (menu == MenuId::Game) return {m_pasteAction, m_resolveAction, m_backAction};
    if (menu == MenuId::File) return {m_openAction};
    return {};
}

void MailPage::enter()
{
    if (!std::exchange(m_entered, true)) m_controller->takeUpLeft();
    if (m_stack->currentWidget() == m_start)
        m_start->gameBox()->setFocus();
    else if (showsReports())
        m_reports->tabs()->setFocus();
    else
        m_powers->setFocus();
}

bool MailPage::showsReports() const { return m_stack->currentWidget() == m_reports; }

void MailPage::begin()
{
    const engine::Result<void> begun =
        m_controller->start(m_start->wanted(), QRandomGenerator::global()->bounded(kMailSeeds));
    if (begun)
        m_start->remember();
    else
        m_start->tell(m_application.catalogue().sentences(begun.error()));
}

bool MailPage::open(const QString& file)
{
    m_entered = true;
    m_window.commitPending();
    m_sheets->commit();
    engine::Errors leftOut;
    const engine::Result<void> opened = m_controller->open(file, leftOut);
    if (!opened) {
        say(m_application.catalogue().sentences(opened.error()));
        return false;
    }
    if (!leftOut.empty())
        say(tr("Some steps of %1 break the rules. The rest was opened.").arg(QFileInfo(file).fileName()));
    return true;
}

void MailPage::openWithDialog()
{
    const QString folder = m_application.preferences().memory().value(QStringLiteral("folder")).toString();
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a game by mail"), folder,
                                                      tr("Games of Marches (*.%1);;All files (*)").arg(kSaveSuffix));
    if (!file.isEmpty()) openAsking(file);
}

void MailPage::openAsking(const QString& file)
{
    if (!std::exchange(m_entered, true)) m_controller->takeUpLeft();
    m_sheets->commit();
    if (!m_controller->isOpen() || !m_controller->isModified()) {
        open(file);
        return;
    }
    askAbout(tr("The game on the desk has unsaved changes."), tr("Open the other one anyway"),
             [this, file] { open(file); });
}

bool MailPage::save()
{
    if (!m_controller->isOpen()) return true;
    if (m_controller->file().isEmpty()) return saveElsewhere();
    m_sheets->commit();
    const engine::Result<void> saved = m_controller->save(m_controller->file());
    if (!saved) say(m_application.catalogue().sentences(saved.error()));
    return true;
}

QString MailPage::suggestedFile() const
{
    return QString::fromStdString(m_controller->setup().rules.data.id) + QLatin1Char('.') + kSaveSuffix;
}

bool MailPage::saveElsewhere()
{
    if (!m_controller->isOpen()) return true;
    m_sheets->commit();
    const QString folder = m_application.preferences().memory().value(QStringLiteral("folder")).toString();
    QString file = QFileDialog::getSaveFileName(this, tr("Save the game by mail"),
                                                m_controller->file().isEmpty() ? QDir(folder).filePath(suggestedFile())
                                                                               : m_controller->file(),
                                                tr("Games of Marches (*.%1)").arg(kSaveSuffix));
    if (file.isEmpty()) return true;
    if (QFileInfo(file).suffix().isEmpty()) file += QLatin1Char('.') + kSaveSuffix;
    m_application.preferences().memory().setValue(QStringLiteral("folder"), QFileInfo(file).path());
    const engine::Result<void> saved = m_controller->save(file);
    if (!saved) say(m_application.catalogue().sentences(saved.error()));
    return true;
}

bool MailPage::closeWork()
{
    if (!m_controller->isOpen()) return true;
    m_sheets->commit();
    if (!m_controller->isModified()) {
        m_controller->close();
        return true;
    }
    askAbout(tr("The game on the desk has unsaved changes."), tr("Close it anyway"), [this] { m_controller->close(); });
    return true;
}

void MailPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_controller->isOpen() && (event->mimeData()->hasUrls() || event->mimeData()->hasText()))
        event->acceptProposedAction();
}

void MailPage::dropEvent(QDropEvent* event)
{
    const QMimeData& dropped = *event->mimeData();
    QStringList files;
    for (const QUrl& url : dropped.urls())
        if (url.isLocalFile()) files << url.toLocalFile();
    if (files.size() == 1 && !engine::documentKind(files.front().toStdString()).empty()) {
        event->acceptProposedAction();
        emit otherFileDropped(files.front()); // a game, a map: the window knows what to do with it
        return;
    }
    event->acceptProposedAction();
    for (const QString& file : files) takeFile(file);
    if (files.isEmpty()) takeText(dropped.text(), {});
}

void MailPage::finish()
{
    m_sheets->commit();
    m_controller->keep();
}

void MailPage::takeFile(const QString& file)
{
    const QString name = QFileInfo(file).fileName();
    const engine::Result<std::string> bytes = engine::readFile(file.toStdString(), engine::orders::kLargestSheet);
    if (!bytes) {
        say(m_application.catalogue().sentences(bytes.error()));
        return;
    }
    const std::string text = editor::mailText(*bytes);
    if (text.empty()) {
        say(bytes->empty() ? tr("%1 is empty, so nothing was added.").arg(name)
                           : tr("%1 is not text, so nothing was added.").arg(name));
        return;
    }
    takeText(QString::fromStdString(text), name);
}

void MailPage::takeText(const QString& text, const QString& from)
{
    if (!m_controller->isOpen()) return;
    if (text.trimmed().isEmpty()) {
        say(tr("There is no text to add."));
        return;
    }
    const std::string bytes = editor::mailText(text.toStdString());
    if (bytes.empty() || bytes.size() > engine::orders::kLargestSheet) {
        say(bytes.empty() ? tr("This is not text, so nothing was added.")
                          : tr("This is larger than a sheet of orders can be, so nothing was added."));
        return;
    }
    showDesk();
    m_bar->clear(); // what it asked was about the sheets before
    m_sheets->commit();
    const int sheet = m_controller->addSheet(bytes, from.toStdString());
    if (sheet < 0) {
        say(tr("There are too many sheets on the desk already."));
        return;
    }
    m_sheets->showSheet(sheet);
    const std::string& seat = m_controller->sheets()[static_cast<std::size_t>(sheet)].seat;
    const std::vector<engine::SeatInfo>& seats = m_controller->rules().seats();
    const auto found = std::ranges::find(seats, seat, &engine::SeatInfo::id);
    if (found == seats.end()) {
        say(tr("A sheet was added. Choose who it is from, unless its headings say so."));
        return;
    }
    const int number = static_cast<int>(found - seats.begin());
    const QSignalBlocker quiet(m_powers);
    m_powers->choose(number);
    m_board->showOrders(number);
    m_window.speak(tr("Sheet added: %1").arg(namesOf({number})));
}

void MailPage::paste()
{
    if (m_controller->isOpen()) takeText(QApplication::clipboard()->text(), {});
}

void MailPage::say(const QString& sentence)
{
    m_askAgain = nullptr;
    m_bar->clear();
    m_bar->tell(sentence);
    m_bar->setVisible(!sentence.isEmpty());
    QPushButton* close = m_bar->addButton(tr("Close"));
    connect(close, &QPushButton::clicked, m_bar, &MessageBar::clear);
    m_window.speak(sentence);
}

void MailPage::askAbout(const QString& sentence, const QString& button, const std::function<void()>& action)
{
    m_askAgain = nullptr;
    m_bar->clear();
    m_bar->tell(sentence);
    m_bar->setVisible(true);
    QPushButton* go = m_bar->addButton(button);
    QPushButton* wait = m_bar->addButton(tr("Cancel"));
    connect(
        go, &QPushButton::clicked, this,
        [this, action] {
            const std::function<void()> now = action; // the button goes
            m_bar->clear();
            now();
        },
        Qt::QueuedConnection);
    connect(wait, &QPushButton::clicked, m_bar, &MessageBar::clear, Qt::QueuedConnection);
    go->setFocus();
    m_window.speak(sentence);
}

QString MailPage::namesOf(const std::vector<int>& seats) const
{
    QStringList names;
    const engine::MessageFormatter words = m_controller->wording();
    for (const int seat : seats) names << QString::fromStdString(words.word(engine::Space::Seat, seat));
    return names.join(QStringLiteral(", "));
}

void MailPage::resolve()
{
    if (!m_controller->isOpen() || showsReports() || m_controller->game().over()) return;
    m_window.commitPending();
    m_sheets->commit();
    onAnswers();
    const std::vector<int> missing = m_controller->missing();
    std::vector<int> wrong;
    for (int seat = 0; seat < static_cast<int>(m_controller->rules().seats().size()); ++seat)
        if (m_controller->stateOf(seat) == PowerState::Mistakes) wrong.push_back(seat);
    QStringList doubts;
    if (!missing.empty()) doubts << tr("No sheet from: %1.", "names of powers").arg(namesOf(missing));
    if (!wrong.empty()) doubts << tr("Mistakes in sheets of: %1.", "names of powers").arg(namesOf(wrong));
    const TurnRead& read = m_controller->reading();
    bool shared = false; // what cannot be read there is no power's in particular
    for (std::size_t i = 0; i < read.sheets.size(); ++i)
        shared = shared || (m_controller->sheets()[i].seat.empty() && !read.sheets[i].errors.empty());
    if (shared) doubts << tr("Mistakes in a sheet of several powers.");
    if (doubts.isEmpty()) return resolveNow();
    doubts << tr("What has no order holds, or is not done.");
    askAbout(doubts.join(QLatin1Char(' ')), tr("Resolve anyway"), [this] { resolveNow(); });
    m_askAgain = [this] { resolve(); };
}

void MailPage::resolveNow()
{
    const engine::Result<void> played = m_controller->resolve();
    if (!played) {
        say(m_application.catalogue().sentences(played.error()));
        return;
    }
    const int last = m_controller->lastPlayed();
    if (last >= 0) showReports(m_controller->turns()[static_cast<std::size_t>(last)]);
}

void MailPage::goBack()
{
    if (!m_controller->isOpen() || !m_controller->canGoBack()) return;
    m_window.commitPending();
    m_sheets->commit();
    m_controller->goBack();
    showDesk();
    say(tr("%1 is open again with its sheets. How it was resolved before is kept as a branch.")
            .arg(m_controller->seasonNow()));
}

void MailPage::showDesk()
{
    if (!m_controller->isOpen()) return;
    const bool was = m_stack->currentWidget() == m_table;
    m_reports->showTurn(std::nullopt);
    m_stack->setCurrentWidget(m_table);
    refresh();
    if (!was) m_powers->setFocus();
}

void MailPage::showReports(const engine::MailTurnRecord& turn)
{
    m_bar->clear();
    // The turn may be one of the desk, which changes while it is shown.
    const engine::MailTurnRecord shown = turn; // NOLINT(performance-unnecessary-copy-initialization): see above
    m_reports->showTurn(shown);
    m_stack->setCurrentWidget(m_reports);
    m_reports->tabs()->setFocus();
    refresh();
    m_window.speak(tr("The turn is resolved. The reports are ready."));
}

void MailPage::onOpened()
{
    m_sheets->forget();
    m_bar->clear();
    m_reports->showTurn(std::nullopt);
    m_board->takeGame();
    m_powers->clear();
    m_stack->setCurrentWidget(m_controller->isOpen() ? m_table : static_cast<QWidget*>(m_start));
    m_start->tell({});
    onTurn();
    m_window.refreshTitle();
    if (m_controller->isOpen() && isVisible()) m_powers->setFocus();
}

void MailPage::onTurn()
{
    m_sheets->forget();
    m_powers->refresh();
    m_sheets->showSeat(m_powers->seat());
    m_board->showOrders(m_powers->seat());
    fillTurns();
    if (m_controller->isOpen()) fillAnswers(); // those of the turn before are answered, whoever is still writing there
    refresh();
}

void MailPage::refresh()
{
    const bool open = m_controller->isOpen();
    const bool desk = open && m_stack->currentWidget() == m_table;
    const bool over = open && m_controller->game().over();
    m_pasteAction->setEnabled(open && !over);
    m_paste->setEnabled(open && !over);
    m_resolveAction->setEnabled(desk && !over);
    m_resolve->setEnabled(desk && !over);
    m_backAction->setEnabled(open && m_controller->canGoBack());
    m_back->setEnabled(m_backAction->isEnabled());
    if (!open) return;
    m_season->setText(over ? tr("%1: the game is over").arg(m_controller->seasonNow()) : m_controller->seasonNow());
    fillDeadline();
    const bool answers = m_controller->takesAnswers();
    m_answers->setVisible(answers);
    m_answersWord->setVisible(answers);
    const QString question = m_controller->masterQuestion();
    m_answersWord->setText(question.isEmpty() ? tr("Chance and answers:") : question);
    if (!m_answers->hasFocus()) fillAnswers();
    QStringList allowed;
    const engine::OptionValues& options = m_controller->game().options();
    const auto on = [&options](const char* id) {
        const engine::OptionValue* value = options.find(id);
        const bool* flag = value == nullptr ? nullptr : std::get_if<bool>(value);
        return flag != nullptr && *flag;
    };
    if (on("reading.perpetual-orders")) allowed << tr("standing orders (“always”)");
    if (on("reading.proxy-orders")) allowed << tr("proxies (“F Lon proxy Germany”)");
    allowed << tr("reserve sheets");
    m_allowed->setText(tr("Sheets may also contain: %1.").arg(allowed.join(QStringLiteral(", "))));
}

void MailPage::fillAnswers()
{
    QStringList words;
    for (const std::string& answer : m_controller->answers()) words << QString::fromStdString(answer);
    m_answers->setText(words.join(QStringLiteral(", ")));
}

void MailPage::fillTurns()
{
    m_turns->clear();
    if (!m_controller->isOpen()) return;
    const std::vector<engine::MailTurnRecord>& turns = m_controller->turns();
    for (int i = static_cast<int>(turns.size()) - 1; i >= 0; --i) {
        const engine::MailTurnRecord& turn = turns[static_cast<std::size_t>(i)];
        if (turn.to < 0) continue;
        const QString season = m_controller->seasonOf(turn);
        const bool here = m_controller->isOnLine(turn);
        auto* item = new QListWidgetItem(icon(here ? QStringLiteral("check") : QStringLiteral("branch")),
                                         here ? season : tr("%1, another branch").arg(season), m_turns);
        item->setData(Qt::UserRole, i);
        item->setToolTip(tr("Enter shows its reports"));
    }
}

void MailPage::fillDeadline()
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(m_controller->deadline()), Qt::ISODate);
    const QSignalBlocker quiet(m_deadline);
    m_hasDeadline->setChecked(when.isValid());
    m_deadline->setVisible(when.isValid());
    if (when.isValid()) m_deadline->setDateTime(when);
}

void MailPage::onDeadline()
{
    if (!m_controller->isOpen()) return;
    QDateTime when = m_deadline->dateTime();
    if (m_hasDeadline->isChecked() && m_deadline->isHidden())
        when = QDateTime(QDate::currentDate().addDays(7), QTime(20, 0));
    m_controller->setDeadline(m_hasDeadline->isChecked() ? when.toString(Qt::ISODate).toStdString() : std::string());
    fillDeadline();
}

void MailPage::onAnswers()
{
    if (!m_controller->isOpen() || !m_controller->takesAnswers()) return;
    std::vector<std::string> answers;
    for (const QString& word : m_answers->text().left(kLongestAnswers).split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (!word.trimmed().isEmpty()) answers.push_back(word.trimmed().toStdString());
    m_controller->setAnswers(answers);
}

void MailPage::onTurnActivated(QListWidgetItem* item) { showTurn(item->data(Qt::UserRole).toInt()); }

void MailPage::showTurn(int turn)
{
    m_sheets->commit();
    showReports(m_controller->turns()[static_cast<std::size_t>(turn)]);
}

void MailPage::retranslate()
{
    m_turnsHead->setText(tr("Turns"));
    m_turns->setAccessibleName(tr("Turns that were resolved"));
    m_paste->setText(tr("Paste a mail"));
    m_hasDeadline->setText(tr("Deadline"));
    m_deadline->setAccessibleName(tr("Until when orders may come"));
    m_answers->setPlaceholderText(tr("rolled by the program"));
    m_answers->setAccessibleName(tr("What chance and the game master say, with commas between"));
    m_answers->setToolTip(tr("Answers to the questions between two turns, in their order: a number, a place or a word. "
                             "Empty: chance is rolled by the program."));
    m_resolve->setText(tr("Resolve"));
    m_back->setText(tr("Go back a turn"));
    m_back->setToolTip(tr("Opens the last turn again with its sheets; how it was resolved stays as a branch"));
    m_pasteAction->setText(tr("Paste a mail"));
    m_resolveAction->setText(tr("Resolve the turn"));
    m_backAction->setText(tr("Go back a turn"));
    m_openAction->setText(tr("Open a game by mail…"));
    setWhatsThis(
        tr("The game master’s desk of a game by mail: drop or paste the players’ sheets, look at what they come "
           "to, resolve the turn, and send each reader their own report."));
    const std::function<void()> askAgain = m_bar->isVisible() ? m_askAgain : nullptr;
    m_bar->clear();
    fillTurns();
    refresh();
    if (askAgain) askAgain();
}

} // namespace marches::app
