// SPDX-License-Identifier: GPL-3.0-or-later
// What keys, menus, buttons and the mouse do, one by one: PlayActions calls them by name. Each asks a part of the page
// to do it, and knows when it is out of place: below the curtain, or while the position is changed by hand.
#include <algorithm>

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QSettings>

#include "app/desktop/base/application.h"
#include "app/desktop/newgame/ownvariant.h"
#include "app/desktop/newgame/savevariantdialog.h"
#include "app/desktop/play/battledock.h"
#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/boardmenu.h"
#include "app/desktop/play/boardreader.h"
#include "app/desktop/play/comparedialog.h"
#include "app/desktop/play/editbar.h"
#include "app/desktop/play/endingcard.h"
#include "app/desktop/play/foldingdock.h"
#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/lotswitches.h"
#include "app/desktop/play/playdeals.h"
#include "app/desktop/play/playhints.h"
#include "app/desktop/play/playorders.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/playrecap.h"
#include "app/desktop/play/positionediting.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/resultpanel.h"
#include "app/desktop/play/rulesdialog.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/widgets/rulepopup.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "editor/painting/renderboard.h"
#include "engine/io/files.h"
#include "engine/package/startposition.h"
#include "engine/scenario/scenario.h"

namespace marches::app {

using Waiting = GameRunner::Waiting;

void PlayPage::onPlace(int place)
{
    if (isEditing())
        m_editing->put(place);
    else if (m_recap->isReplaying())
        m_recap->stop(); // what is seen is past: nobody means to answer with it
    else
        m_answers->point(place);
}

void PlayPage::onEnter(int place)
{
    // An answer that stands beside the board alone is given without going there.
    QPushButton* primary = m_question->form().primary();
    if (!isEditing() && !m_recap->isReplaying() && !m_marks.legal.any() && primary != nullptr && primary->isVisible())
        primary->click();
    else if (place >= 0)
        onPlace(place);
}

void PlayPage::onHover(int place)
{
    if (!m_context || isCurtainDown()) return;
    m_window.speak(place >= 0 ? m_board->describe(place) : isEditing() ? m_edit->spoken() : m_question->spoken());
    if (!isEditing() && !m_recap->isReplaying()) showForecastFor(place);
}

void PlayPage::onMenu(int place, const QPoint& globalPosition)
{
    if (!m_context || place < 0) return;
    if (isEditing()) {
        m_editing->take(place);
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool asked = m_answers->isAsked();
    fillBoardMenu(*menu, *m_context, asked ? &m_answers->builder() : nullptr, place, m_board->placeName(place),
                  {[this, place](int verb) {
                       onPlace(place);
                       if (!m_answers->builder().candidates().empty()) m_question->form().choose(verb);
                   },
                   [this, place] { say(m_board->describe(place)); },
                   [this, place] {
                       m_board->setCurrentPlace(place);
                       readNeighbours();
                   }});
    menu->popup(globalPosition);
}

void PlayPage::openPlaceMenu()
{
    const int place = m_board->currentPlace();
    if (place >= 0) onMenu(place, m_board->mapToGlobal(m_board->placeRect(place).center()));
}

bool PlayPage::waitsForAnswer()
{
    if (!m_runner) return false;
    if (!isEditing() && m_answers->isAsked()) return true;
    sayAnew(isEditing()                               ? m_edit->spoken()
            : isCurtainDown()                         ? m_curtain->spoken()
            : m_runner->waiting() == Waiting::Nothing ? tr("There is nothing for you to answer now.")
                                                      : m_question->spoken());
    return false;
}

void PlayPage::tellUnable(const QString& why)
{
    m_question->showWarning(why);
    sayAnew(m_question->spoken());
}

void PlayPage::roll()
{
    if (m_runner && !isEditing() && m_runner->waiting() == Waiting::Roll) {
        if (m_runner->typedDice())
            sayAnew(m_question->spoken());
        else
            m_runner->roll();
        return;
    }
    if (!waitsForAnswer()) return;
    // "Roll" may be the answer to a question, as for whoever defends.
    const auto verb = engine::findVerb(m_runner->rules(), engine::VerbRole::Roll);
    if (verb && m_runner->decision().findOffer(*verb) != nullptr)
        m_question->form().choose(*verb);
    else
        tellUnable(tr("No dice are to be rolled now."));
}

void PlayPage::setDice()
{
    if (!m_runner || isEditing() || m_runner->waiting() != Waiting::Roll) return;
    m_battlePlace->editDice();
}

void PlayPage::stopOrPass()
{
    if (!waitsForAnswer()) return;
    const engine::MoveBuilder& builder = m_answers->builder();
    const auto sealing = engine::findVerb(m_runner->rules(), engine::VerbRole::Seal);
    const bool held = builder.offer() != nullptr && sealing && builder.offer()->verb == *sealing; // once, by a warning
    if (held) {
        sealOrders();
        return;
    }
    const bool ordering = builder.offer() != nullptr && builder.decision().offers().size() > 1;
    // Among orders S is the key of support, and must not seal them all because a piece has none to give.
    if ((builder.lastPlace() >= 0 || ordering) && engine::findVerb(m_runner->rules(), engine::VerbRole::SupportMove)) {
        if (!m_answers->chooseHelp(engine::VerbRole::SupportMove))
            tellUnable(ordering ? tr("Finish the order that is begun, or take it back with Esc.")
                                : tr("The chosen piece cannot support another one."));
        return;
    }
    // Where an origin is chosen, what ends waits behind it.
    if (m_question->form().plain() == nullptr && m_answers->mayEnd()) m_answers->startAnew();
    QPushButton* button = m_question->form().plain();
    if (button == nullptr || !button->isVisible())
        tellUnable(tr("Nothing can be ended, stopped or passed here: choose an answer."));
    else if (!button->isEnabled())
        sayAnew(m_question->spoken()); // why it is not legal stands there
    else
        button->click();
}

void PlayPage::convoy()
{
    if (!waitsForAnswer() || m_answers->chooseHelp(engine::VerbRole::Convoy)) return;
    tellUnable(engine::findVerb(m_runner->rules(), engine::VerbRole::Convoy)
                   ? tr("Choose a piece that can convoy first.")
                   : tr("Nothing is convoyed in this game."));
}

void PlayPage::sealOrders() { m_orders->seal(); }

void PlayPage::stepOut()
{
    if (!m_runner) {
        emit nothingToStepOutOf();
        return;
    }
    if (isCurtainDown()) return;
    if (isEditing()) {
        if (!m_board->hasFocus())
            m_board->setFocus();
        else if (!m_editing->draft()->isChanged())
            m_editing->end();
        else
            m_editing->askWhetherDone(); // Esc loses nothing
        return;
    }
    m_board->finishMotion();
    if (m_recap->isReplaying()) {
        m_recap->stop();
        return;
    }
    if (m_hints->close() || m_ending->dismiss()) return;
    const bool stepped = m_answers->stepOut();
    m_board->setFocus();
    if (!stepped) emit nothingToStepOutOf();
}

void PlayPage::addAmount(int by)
{
    if (isEditing())
        by > 0 ? m_editing->put(m_board->currentPlace()) : m_editing->take(m_board->currentPlace());
    else
        m_question->form().stepAmount(by);
}

void PlayPage::onAmount(QChar key)
{
    if (key == QLatin1Char('+'))
        addAmount(1);
    else if (key == QLatin1Char('-'))
        addAmount(-1);
    else if (key.isDigit() && !isEditing()) {
        DecisionForm& form = m_question->form();
        if (!form.setAmount(key.digitValue())) m_question->press(key.digitValue());
    }
}

void PlayPage::undo()
{
    if (isEditing())
        m_editing->undo();
    else if (m_runner)
        m_runner->undo();
}

void PlayPage::redo()
{
    if (m_runner && !isEditing()) m_runner->redo();
}

/// Under the curtain the timeline shows nothing, but one can go on in the record all the same: whoever comes to another
/// moment sees of it what is everybody's.
void PlayPage::goInRecord(const std::function<void(TimelineBar&)>& go)
{
    if (isEditing()) return;
    const bool curtain = m_context && isCurtainDown();
    if (curtain) m_timeline->show(m_context.get());
    go(*m_timeline);
    if (m_context && isCurtainDown()) m_timeline->show(nullptr);
}

void PlayPage::step(int by)
{
    goInRecord([by](TimelineBar& bar) { bar.step(by); });
}

void PlayPage::goToEnd(bool last)
{
    goInRecord([last](TimelineBar& bar) { last ? bar.goToLast() : bar.goToFirst(); });
}

void PlayPage::goToOtherBranch(int direction)
{
    goInRecord([direction](TimelineBar& bar) { bar.goToOtherBranch(direction); });
}

void PlayPage::hurry()
{
    if (m_runner) m_runner->hurry();
}

void PlayPage::exportCourse()
{
    if (!m_session || isCurtainDown()) return;
    QSettings& memory = m_application.preferences().memory();
    const QString folder = memory.value(QStringLiteral("folder")).toString();
    const QString file = QFileDialog::getSaveFileName(this, tr("Export how it went"),
                                                      QDir(folder).filePath(title() + QStringLiteral(".html")),
                                                      tr("Pages (*.html);;Plain text (*.txt);;Pictures (*.png)"));
    if (file.isEmpty()) return;
    memory.setValue(QStringLiteral("folder"), QFileInfo(file).path());
    if (m_result->writeTo(file))
        say(tr("Written: %1").arg(QFileInfo(file).fileName()));
    else
        m_question->showWarning(tr("%1 cannot be written").arg(QFileInfo(file).fileName()));
}

QImage PlayPage::boardPicture() const
{
    constexpr int kWidth = 1200;
    const editor::BoardModel& model = m_board->scene().model();
    if (!m_runner || model.drawing == nullptr || model.drawing->size.isEmpty()) return {};
    editor::BoardPicture picture;
    picture.drawing = model.drawing;
    picture.rules = model.rules;
    // The picture is passed on: what one seat alone sees, as its orders, is on it no sooner than at the end.
    const engine::Game& game = m_runner->game();
    engine::State view = game.state();
    if (!game.over()) game.rules().view(game.state(), -1, view);
    game.rules().describe(view, picture.facts);
    picture.wording = model.wording;
    const QSizeF board = model.drawing->size;
    picture.size = {kWidth, std::max(1, qRound(kWidth * board.height() / board.width()))};
    return editor::renderImage(picture);
}

void PlayPage::repeatLast()
{
    if (!m_runner || isEditing() || isCurtainDown()) return;
    if (!m_runner->repeatLast() && m_answers->isAsked()) say(tr("What you did last is not open now."));
}

void PlayPage::finishTurn()
{
    if (!waitsForAnswer() || m_runner->finishTurn()) return;
    tellUnable(tr("Something has to be answered before the turn can end."));
}

void PlayPage::placeRest()
{
    if (!m_runner || isEditing() || isCurtainDown()) return;
    if (m_runner->mayPlaceRest())
        m_runner->placeRest(Spread::Evenly);
    else if (m_answers->isAsked())
        say(tr("Nothing is to be placed now."));
}

void PlayPage::setHabit(Habit habit, bool on) { m_application.preferences().setHabit(habit, on); }

void PlayPage::playQuickly(bool on) { m_application.preferences().setHabits(on); }

void PlayPage::replayRecap()
{
    if (!m_runner || isEditing() || isCurtainDown()) return;
    if (m_recap->isReplaying())
        m_recap->stop();
    else if (m_recap->recap().empty())
        say(m_recap->nothingTold());
    else
        m_recap->replay();
}

void PlayPage::askHint()
{
    if (!m_runner || isEditing() || isCurtainDown()) return;
    m_recap->stop(); // what is seen is past, and the hint is not
    if (!m_hints->ask()) say(tr("There is nothing for you to answer now."));
}

void PlayPage::readNeighbours()
{
    const int place = m_board->currentPlace();
    if (m_runner && place >= 0) say(BoardReader(*m_board).neighbours(m_runner->rules().board(), place));
}

void PlayPage::readOwners()
{
    if (m_context) say(BoardReader(*m_board).owners(*m_context));
}

void PlayPage::readLegal() { say(BoardReader(*m_board).legal(m_marks)); }

void PlayPage::repeatAnnouncement() { sayAnew(m_lastSaid); }

void PlayPage::showHand()
{
    if (!hasField(engine::Role::Hand)) {
        if (m_runner) sayAnew(tr("There are no cards in this game."));
        return;
    }
    if (!isCurtainDown()) m_handPlace->insist();
}

void PlayPage::zoom(double factor) { m_board->setZoom(m_board->zoom() * factor); }

void PlayPage::fitBoard() { m_board->fit(); }

void PlayPage::showRule(const QString& id)
{
    if (!m_session || id.isEmpty() || isCurtainDown()) return;
    QWidget* focus = QApplication::focusWidget();
    QWidget* anchor = focus != nullptr && isAncestorOf(focus) ? focus : m_question;
    RulePopup::open(
        anchor, m_session->texts(), m_wording->language(), id,
        [this, id, ruleset = m_session->setup().rules.data.id] { m_application.openRuleBook(ruleset, id); });
}

void PlayPage::changeRules()
{
    if (!m_runner || isCurtainDown() || isEditing()) return;
    auto* dialog = new RulesDialog(m_application, *m_runner, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PlayPage::askToKeepPosition()
{
    QSettings& memory = m_application.preferences().memory();
    const QString key = QStringLiteral("folder");
    QString file = QFileDialog::getSaveFileName(
        window(), tr("Keep the position as a start"),
        QDir(memory.value(key).toString()).filePath(tr("position", "name of a file") + QStringLiteral(".yaml")),
        tr("Scenarios (*.yaml)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".yaml");
    memory.setValue(key, QFileInfo(file).path());
    keepPosition(file);
}

bool PlayPage::keepPosition(const QString& file)
{
    if (m_session == nullptr || !isEditing()) return false;
    const auto fail = [this](const engine::Errors& errors) {
        m_edit->tell(m_application.catalogue().sentences(errors));
        return false;
    };
    // A map that is tried out and was never saved would not be found again.
    const engine::GameSetup& setup = m_session->setup();
    if (const auto map = m_application.library().map(setup.variant.map); !map) return fail(map.error());
    const auto text = engine::writeScenario(setup, m_session->game().options(), m_editing->draft()->facts(),
                                            QFileInfo(file).completeBaseName().toStdString());
    if (!text) return fail(text.error());
    if (const auto written = engine::writeFile(file.toStdString(), *text); !written) return fail(written.error());
    m_edit->tell(tr("The position is kept. A game opened from %1 begins with it.").arg(QFileInfo(file).fileName()));
    return true;
}

void PlayPage::askToKeepVariant()
{
    if (m_session == nullptr || !isEditing()) return;
    QString kept;
    const engine::Rules& rules = m_session->game().rules();
    const engine::Facts& facts = m_editing->draft()->facts();
    auto* switches = new LotSwitches(engine::possibleLots(rules, facts), engine::usualLots(rules, facts), this);
    SaveVariantDialog dialog(
        m_application,
        tr("It is kept with your own files and listed below its map. Its games begin with this position, for the same "
           "players."),
        [this, &kept, switches](const QString& name) {
            kept = name;
            return keepVariant(name, switches->chosen());
        },
        this);
    dialog.addPart(*switches);
    if (dialog.exec() != QDialog::Accepted || !isEditing()) return;
    m_edit->tell(
        m_keptWithMap
            ? tr("The variant “%1” is kept with the map, and comes into its folder when you save it.").arg(kept)
            : tr("The variant “%1” is kept. New game offers it.").arg(kept));
    say(m_edit->spoken());
}

engine::Result<std::string> PlayPage::keepVariant(const QString& name,
                                                  const std::optional<std::vector<engine::Lot>>& lots)
{
    if (m_session == nullptr || !isEditing()) return engine::fail(engine::Errors{});
    const engine::GameSetup& setup = m_session->setup();
    const engine::Game& game = m_session->game();
    const engine::Facts& facts = m_editing->draft()->facts();
    engine::VariantData variant = setup.variant;
    variant.file.clear();
    variant.options = engine::differences(setup.rules.data, setup.variant.preset, game.options());
    variant.seats = setup.seats;
    variant.content.start = engine::startOf(game.rules(), facts, lots ? *lots : engine::usualLots(game.rules(), facts));
    // Words of cards stay in the language that the variant had them in.
    if (variant.content.texts.empty()) variant.language = m_application.catalogue().languageCode();
    m_keptWithMap = false;
    if (m_session->isTrial() && m_keepTrial) {
        if (auto kept = m_keepTrial(variant, name)) {
            m_keptWithMap = kept->has_value();
            return std::move(*kept);
        }
    }
    // One that stands elsewhere has no variants of its own.
    const auto& maps = m_application.library().maps();
    if (std::ranges::find(maps, setup.variant.map, &engine::LibraryEntry::id) == maps.end())
        return engine::fail({"unknown-map", {{"name", setup.variant.map}}, {}, 0, 0, {}});
    if (const auto playable = m_application.library().setup(variant); !playable) return engine::fail(playable.error());
    auto saved = saveOwnVariant(m_application.catalogue(), std::move(variant), name);
    if (!saved) return engine::fail(std::move(saved.error()));
    return std::move(saved->file);
}

void PlayPage::editPosition()
{
    if (!m_runner || isCurtainDown()) return;
    if (isEditing()) {
        m_editing->finish();
        return;
    }
    m_hints->drop();
    m_runner->pause(); // bots would play on below the hand
    m_editing->begin(*m_context);
    showPositionDock(true);
    m_question->hide();
    m_deals->hideCard();
    m_ending->show(nullptr); // the board is what is looked at now
    m_edit->show();
    m_timeline->setEnabled(false);
    m_marks = {};
    m_battle->showForecast({}, std::nullopt);
    m_board->setFocus();
    say(m_edit->spoken());
}

void PlayPage::onEdited()
{
    showPositionDock(false);
    m_edit->hide();
    m_question->setVisible(true);
    m_timeline->setEnabled(true);
    refresh(false, false);
    announce();
}

void PlayPage::compareBranches()
{
    if (!m_runner || isCurtainDown() || isEditing()) return;
    auto* dialog = new CompareDialog(*m_context, *m_board, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CompareDialog::courseRequested, this, [this](int node) { m_runner->goTo(node); });
    dialog->open();
}

} // namespace marches::app
