// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/differencespanel.h"

#include <algorithm>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/newgame/deckwords.h"
#include "app/desktop/newgame/optionwords.h"
#include "app/desktop/widgets/chip.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/mirroring.h"
#include "app/desktop/widgets/retire.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

namespace marches::app {

namespace {

constexpr int kLinesShown = 3;
constexpr int kLine = 32;
constexpr int kLowWindow = 700;

} // namespace

DifferencesPanel::DifferencesPanel(const Catalogue& catalogue, NewGameModel& model, QWidget* parent)
    : Translated(parent, Look::Tint), m_catalogue(catalogue), m_model(model), m_head(new QLabel(this)),
      m_undoAll(new QPushButton(this)), m_scroll(new QScrollArea(this)), m_verdict(new QLabel(this))
{
    setTextRole(m_head, TextRole::Strong);
    m_head->setWordWrap(true);
    m_verdict->setWordWrap(true);
    setTextRole(m_verdict, TextRole::Strong);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* heads = new QHBoxLayout;
    heads->addWidget(m_head, 1);
    heads->addWidget(m_undoAll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 10);
    column->setSpacing(6);
    column->addLayout(heads);
    column->addWidget(m_scroll);
    column->addWidget(m_verdict);
    connect(m_undoAll, &QPushButton::clicked, &model, &NewGameModel::resetAll);
    connect(&model, &NewGameModel::gameChanged, this, &DifferencesPanel::refresh);
    connect(&model, &NewGameModel::optionsChanged, this, &DifferencesPanel::refresh);
    connect(&model, &NewGameModel::contentChanged, this, &DifferencesPanel::refresh);
    refresh();
}

void DifferencesPanel::refresh()
{
    const int count = this->count();
    m_head->setText(count == 0 ? tr("No difference from the official rules")
                               : tr("%n difference(s) from the official rules", nullptr, count));
    m_undoAll->setText(tr("Undo all"));
    m_undoAll->setVisible(count > 0);
    auto* list = new QWidget;
    list->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (const std::string& option : m_model.changedOptions()) column->addWidget(line(option));
    for (const engine::CardDifference& difference : m_model.content().differences())
        column->addWidget(line(difference));
    for (const engine::PlaceChange& place : m_model.content().places()) column->addWidget(setUpLine(place.id, false));
    for (const engine::RegionChange& region : m_model.content().regions())
        column->addWidget(setUpLine(region.id, true));
    if (m_model.content().start()) column->addWidget(startLine());
    column->addStretch(1);
    // The old list may hold the very button whose press led here.
    if (QWidget* old = m_scroll->takeWidget()) retire(old);
    m_scroll->setWidget(list);
    fitHeight();
    m_scroll->setVisible(count > 0);

    const std::optional<OptionConflict> obstacle = m_model.obstacle();
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, obstacle ? colours().error : colours().good);
    m_verdict->setPalette(ink);
    const OptionWords words(m_catalogue, m_model);
    m_verdict->setText(
        obstacle
            ? tr("%1. %2", "option; why it cannot run").arg(words.title(obstacle->option), words.conflict(*obstacle))
            : tr("These rules work together."));
    // Beside what cannot be played for another reason it would be a false comfort.
    const bool isSound = m_model.contentProblems().empty() && m_model.errors().empty();
    m_verdict->setVisible(obstacle.has_value() || (count > 0 && isSound));
}

int DifferencesPanel::count() const
{
    const engine::ContentDraft& content = m_model.content();
    return static_cast<int>(m_model.changedOptions().size() + content.differences().size() + content.places().size() +
                            content.regions().size() + (content.start() ? 1 : 0));
}

/// In a low window the rules themselves need the room more.
void DifferencesPanel::fitHeight()
{
    const int count = this->count();
    const int shown = window()->height() < kLowWindow ? 1 : kLinesShown;
    m_scroll->setFixedHeight(std::min(count, shown) * (kLine + 2) + (count > shown ? kLine / 2 : 0));
}

void DifferencesPanel::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    fitHeight();
}

QWidget* DifferencesPanel::line(const std::string& option)
{
    const OptionWords words(m_catalogue, m_model);
    std::vector<QWidget*> facts;
    const engine::OptionSpec* spec = m_model.spec(option);
    for (std::size_t i = 0; i < std::min<std::size_t>(spec->rules.size(), 1); ++i) {
        auto* chip = new Chip(Chip::Look::Rule, QString::fromStdString(spec->rules[i]));
        connect(chip, &QAbstractButton::clicked, this, [this, chip] { emit ruleRequested(chip, chip->text()); });
        facts.push_back(chip);
    }
    auto* source = new ElidedLabel(1);
    setTextRole(source, TextRole::Secondary);
    source->setMuted(true);
    source->setText(words.source(option));
    facts.push_back(source);
    return makeLine(
        words.difference(option), tr("Back to the official rule: %1").arg(words.title(option)),
        [this, option] { m_model.resetOption(option); }, facts);
}

QWidget* DifferencesPanel::line(const engine::CardDifference& difference)
{
    const DeckWords words(m_catalogue, m_model);
    auto* deck = new ElidedLabel(1);
    setTextRole(deck, TextRole::Secondary);
    deck->setMuted(true);
    deck->setText(words.deck(difference.deck));
    return makeLine(words.difference(difference),
                    tr("Back to the official card: %1").arg(words.cardName(difference.card)),
                    [this, difference] {
                        m_model.editContent({}, [&](engine::ContentDraft& draft) {
                            return draft.restoreCard(difference.deck, difference.card);
                        });
                    },
                    {deck});
}

QWidget* DifferencesPanel::setUpLine(const std::string& id, bool region)
{
    const QString name = DeckWords(m_catalogue, m_model).place(id);
    auto* what = new ElidedLabel(1);
    setTextRole(what, TextRole::Secondary);
    what->setMuted(true);
    what->setText(tr("set-up of the game"));
    return makeLine(region ? tr("%1 is worth something else", "region").arg(name)
                           : tr("%1 begins otherwise than on the map", "territory").arg(name),
                    tr("Back to what the map says: %1").arg(name),
                    [this, id, region] {
                        m_model.editContent({}, [&](engine::ContentDraft& draft) {
                            return region ? draft.restoreRegion(id) : draft.restorePlace(id);
                        });
                    },
                    {what});
}

QWidget* DifferencesPanel::startLine()
{
    auto* what = new ElidedLabel(1);
    setTextRole(what, TextRole::Secondary);
    what->setMuted(true);
    what->setText(tr("set-up of the game"));
    return makeLine(
        tr("Games begin with a position laid out"), tr("Back to the usual beginning"),
        [this] { m_model.editContent({}, [](engine::ContentDraft& draft) { return draft.restoreStart(); }); }, {what});
}

QWidget* DifferencesPanel::makeLine(const QString& text, const QString& undo, const std::function<void()>& undone,
                                    const std::vector<QWidget*>& facts)
{
    auto* box = new Card;
    box->setFixedHeight(kLine);
    auto* row = new QHBoxLayout(box);
    setMirroredMargins(row, {10, 0, 4, 0});
    row->setSpacing(8);
    auto* said = new ElidedLabel(1, box);
    said->setText(text);
    row->addWidget(said, 3);
    for (QWidget* fact : facts) row->addWidget(fact, fact == facts.back() ? 2 : 0);
    auto* back = new QToolButton(box);
    back->setObjectName(QStringLiteral("undo"));
    back->setIcon(icon(QStringLiteral("undo")));
    back->setAutoRaise(true);
    back->setToolTip(tr("Back to the official rule"));
    back->setAccessibleName(undo);
    connect(back, &QToolButton::clicked, this, undone);
    row->addWidget(back);
    return box;
}

} // namespace marches::app
