// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/contentpanel.h"

#include <algorithm>

#include "app/desktop/base/icons.h"
#include "app/desktop/newgame/cardsheets.h"
#include "app/desktop/widgets/retire.h"
#include "engine/io/files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kDeck = Qt::UserRole;
constexpr int kCard = Qt::UserRole + 1;
constexpr int kTreeWidth = 230;
constexpr int kFormWidth = 330; ///< with less beside the tree a card lies below it

} // namespace

ContentPanel::ContentPanel(const Catalogue& catalogue, NewGameModel& model, QWidget* parent)
    : Translated(parent), m_catalogue(catalogue), m_model(model), m_words(catalogue, model), m_undo(makeButton("undo")),
      m_redo(makeButton("redo")), m_add(makeButton("plus")), m_remove(makeButton("delete")),
      m_restore(makeButton("refresh")), m_print(makeButton("print")), m_try(makeButton("play")),
      m_tree(new QTreeWidget(this)), m_sides(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_pages(new QStackedWidget(this)), m_scroll(new QScrollArea(m_pages)), m_gone(new QLabel(m_pages))
{
    setObjectName(QStringLiteral("contentPanel"));
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setMinimumWidth(kTreeWidth);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_gone->setWordWrap(true);
    m_gone->setAlignment(Qt::AlignTop);
    m_gone->setContentsMargins(12, 12, 12, 12);
    m_pages->addWidget(m_scroll);
    m_pages->addWidget(m_gone);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(6, 4, 6, 4);
    buttons->setSpacing(2);
    for (QToolButton* button : {m_undo, m_redo, m_add, m_remove, m_restore, m_print}) buttons->addWidget(button);
    buttons->addStretch(1);
    m_try->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    buttons->addWidget(m_try);
    m_sides->setSpacing(0);
    m_sides->addWidget(m_tree, 2);
    m_sides->addWidget(m_pages, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addLayout(buttons);
    column->addLayout(m_sides, 1);
    connectButtons();
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item != nullptr)
            choose(item->data(0, kDeck).toString().toStdString(), item->data(0, kCard).toString().toStdString());
    });
    connect(&model, &NewGameModel::gameChanged, this, &ContentPanel::restart);
    connect(&model, &NewGameModel::contentChanged, this, &ContentPanel::refresh);
    restart();
    retranslate();
}

QToolButton* ContentPanel::makeButton(const char* iconName)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(iconName));
    button->setIcon(icon(QLatin1String(iconName)));
    button->setAutoRaise(true);
    return button;
}

void ContentPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_sides->setDirection(width() < kTreeWidth + kFormWidth ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ContentPanel::connectButtons()
{
    connect(m_undo, &QToolButton::clicked, &m_model, &NewGameModel::undoContent);
    connect(m_redo, &QToolButton::clicked, &m_model, &NewGameModel::redoContent);
    connect(m_add, &QToolButton::clicked, this, &ContentPanel::addCard);
    connect(m_remove, &QToolButton::clicked, this, [this] {
        const std::string deck = m_deck;
        const std::string card = m_card;
        m_model.editContent({}, [&](engine::ContentDraft& draft) { return draft.removeCard(deck, card); });
    });
    connect(m_try, &QToolButton::clicked, this, &ContentPanel::tryRequested);
    connect(m_print, &QToolButton::clicked, this, &ContentPanel::printCards);
    connect(m_restore, &QToolButton::clicked, this, [this] {
        const std::string deck = m_deck;
        const std::string card = m_card;
        m_model.editContent({}, [&](engine::ContentDraft& draft) { return draft.restoreCard(deck, card); });
    });
}

void ContentPanel::setPlayable(bool playable, const QString& why)
{
    m_try->setEnabled(playable);
    m_try->setToolTip(playable ? tr("Play with the cards as they are, against bots") : why);
    m_try->setAccessibleDescription(m_try->toolTip());
}

void ContentPanel::restart()
{
    m_deck.clear();
    m_card.clear();
    fillTree();
    if (m_model.hasContent())
        choose(m_model.hasDecks() ? m_model.content().decks().front().id : kSetUp);
    else
        showChosen();
}

void ContentPanel::refresh()
{
    fillTree();
    const bool isThere = m_model.content().card(m_deck, m_card) != nullptr;
    const bool wasThere = m_form != nullptr;
    // A card that came, went or came back gets another page; any other keeps its fields.
    if (!m_card.empty() && isThere != wasThere)
        showChosen();
    else if (m_form != nullptr)
        m_form->refresh();
    else if (m_table != nullptr)
        m_table->refresh();
    else if (m_setUp != nullptr)
        m_setUp->refresh();
    refreshButtons();
}

QTreeWidgetItem* ContentPanel::addDeck(const engine::DeckSpec& deck)
{
    auto* top = new QTreeWidgetItem(m_tree);
    top->setData(0, kDeck, QString::fromStdString(deck.id));
    QFont strong = top->font(0);
    strong.setBold(true);
    top->setFont(0, strong);
    top->setText(0, m_words.deck(deck.id));
    const bool copies = m_model.content().form(deck.id)->mostCopies > 1;
    const std::vector<engine::CardDifference> differences = m_model.content().differences();
    int all = 0;
    const auto add = [&](const std::string& id, int count) {
        auto* item = new QTreeWidgetItem(top);
        item->setData(0, kDeck, QString::fromStdString(deck.id));
        item->setData(0, kCard, QString::fromStdString(id));
        item->setText(0, m_words.cardName(id));
        const auto found = std::ranges::find_if(
            differences, [&](const auto& difference) { return difference.deck == deck.id && difference.card == id; });
        if (copies && count >= 0) item->setText(1, QString::number(count));
        if (found == differences.end()) return;
        item->setIcon(0, icon(QStringLiteral("edit")));
        item->setToolTip(0, m_words.difference(*found));
    };
    for (const engine::CardSpec& card : deck.cards) {
        add(card.id, card.copies);
        all += card.copies;
    }
    for (const engine::CardDifference& difference : differences) {
        if (difference.deck != deck.id || difference.kind != engine::CardDifference::Kind::Removed) continue;
        add(difference.card, -1);
        QTreeWidgetItem* item = top->child(top->childCount() - 1);
        item->setForeground(0, palette().brush(QPalette::Disabled, QPalette::Text));
        QFont struck = item->font(0);
        struck.setStrikeOut(true);
        item->setFont(0, struck);
    }
    if (copies) top->setText(1, QString::number(all));
    top->setExpanded(true);
    return top;
}

void ContentPanel::fillTree()
{
    const QSignalBlocker quiet(m_tree);
    m_tree->clear();
    for (const engine::DeckSpec& deck : m_model.content().decks())
        if (m_model.content().form(deck.id) != nullptr) addDeck(deck);
    if (m_model.hasSetUp()) {
        auto* item = new QTreeWidgetItem(m_tree, {tr("Set-up")});
        item->setData(0, kDeck, QLatin1String(kSetUp));
        QFont strong = item->font(0);
        strong.setBold(true);
        item->setFont(0, strong);
        const engine::ContentDraft& content = m_model.content();
        if (!content.places().empty() || !content.regions().empty()) item->setIcon(0, icon(QStringLiteral("edit")));
    }
    showCurrent();
}

/// The current line is that of what is shown, whoever chose it.
void ContentPanel::showCurrent()
{
    const QSignalBlocker quiet(m_tree);
    for (QTreeWidgetItemIterator it(m_tree); *it != nullptr; ++it)
        if ((*it)->data(0, kDeck).toString().toStdString() == m_deck &&
            (*it)->data(0, kCard).toString().toStdString() == m_card && *it != m_tree->currentItem())
            return m_tree->setCurrentItem(*it);
}

void ContentPanel::choose(const std::string& deck, const std::string& card)
{
    const bool shown = m_form != nullptr || m_table != nullptr || m_setUp != nullptr;
    if (deck == m_deck && card == m_card && shown) return;
    m_deck = deck;
    m_card = card;
    showChosen();
    showCurrent();
    refreshButtons();
}

void ContentPanel::showChosen()
{
    if (m_form != nullptr) retire(m_scroll->takeWidget());
    m_form = nullptr;
    for (QWidget* old : std::initializer_list<QWidget*>{m_table, m_setUp}) {
        if (old == nullptr) continue;
        m_pages->removeWidget(old);
        retire(old);
    }
    m_table = nullptr;
    m_setUp = nullptr;
    const engine::DeckSpec* deck = m_model.content().deck(m_deck);
    if (m_deck == kSetUp) {
        m_setUp = new SetUpTable(m_catalogue, m_model, m_pages);
        m_pages->addWidget(m_setUp);
        m_pages->setCurrentWidget(m_setUp);
    } else if (deck != nullptr && m_card.empty()) {
        m_table = new DeckTable(m_catalogue, m_model, m_deck, m_pages);
        connect(m_table, &DeckTable::cardRequested, this, [this](const std::string& card) { choose(m_deck, card); });
        m_pages->addWidget(m_table);
        m_pages->setCurrentWidget(m_table);
    } else if (m_model.content().card(m_deck, m_card) != nullptr) {
        m_form = new CardForm(m_catalogue, m_model, m_deck, m_card);
        m_form->setBackgroundRole(QPalette::Base);
        m_scroll->setWidget(m_form);
        m_form->show();
        m_pages->setCurrentWidget(m_scroll);
    } else {
        m_pages->setCurrentWidget(m_gone);
        wordGone();
    }
}

void ContentPanel::wordGone()
{
    m_gone->setText(m_card.empty() ? QString()
                                   : tr("%1 is left out. “As it was in the official rules” brings it back.", "card")
                                         .arg(m_words.cardName(m_card)));
}

void ContentPanel::refreshButtons()
{
    const engine::ContentDraft& content = m_model.content();
    m_undo->setEnabled(m_model.canUndoContent());
    m_redo->setEnabled(m_model.canRedoContent());
    m_add->setEnabled(content.canAdd(m_deck));
    const bool needed = content.card(m_deck, m_card) != nullptr && !content.canRemove(m_deck, m_card);
    m_remove->setEnabled(content.canRemove(m_deck, m_card));
    m_remove->setToolTip(needed ? tr("The rules look this row up: it can be changed, and not left out")
                                : tr("Leave this card out"));
    m_print->setEnabled(content.deck(m_deck) != nullptr && !content.deck(m_deck)->cards.empty());
    m_restore->setEnabled(!m_card.empty() && content.differs(m_deck, m_card));
}

void ContentPanel::addCard()
{
    const std::string deck = m_deck;
    const std::string like = m_card;
    const std::vector<std::string> free = m_model.content().freeCards(deck);
    std::string added;
    m_model.editContent({}, [&](engine::ContentDraft& draft) {
        // Where the ruleset knows all cards, one that was left out comes back.
        if (!free.empty()) {
            added = free.front();
            return draft.officialCard(deck, added) != nullptr ? draft.restoreCard(deck, added)
                                                              : !draft.addCard(deck, {}, added, added, added).empty();
        }
        added = draft.addCard(deck, like, "own-card", tr("New card").toStdString(),
                              tr("What it does has not been set yet.").toStdString());
        return !added.empty();
    });
    if (!added.empty()) choose(deck, added);
    if (m_form != nullptr) m_tree->setFocus();
}

void ContentPanel::printCards()
{
    QString file =
        QFileDialog::getSaveFileName(window(), tr("Print the cards"),
                                     QString::fromStdString(m_deck) + QStringLiteral(".pdf"), QStringLiteral("*.pdf"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".pdf");
    writeCards(file);
}

bool ContentPanel::writeCards(const QString& file)
{
    const engine::DeckSpec* deck = m_model.content().deck(m_deck);
    if (deck == nullptr) return false;
    std::vector<PrintedCard> cards;
    for (const engine::CardSpec& card : deck->cards)
        cards.push_back({m_words.deck(deck->id), m_words.cardName(card.id), m_words.cardText(card.id), card.copies});
    const QByteArray pdf = renderCardsPdf(cards, {});
    const auto written = engine::writeFile(file.toStdString(), {pdf.constData(), static_cast<std::size_t>(pdf.size())});
    const int sheets = cardSheetCount(cards, {});
    QToolTip::showText(m_print->mapToGlobal(QPoint(0, m_print->height())),
                       written ? tr("%n sheet(s) of cards in %1", nullptr, sheets).arg(QFileInfo(file).fileName())
                               : m_catalogue.sentences(written.error()),
                       m_print);
    return written.has_value();
}

void ContentPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo))
        m_model.undoContent();
    else if (event->matches(QKeySequence::Redo))
        m_model.redoContent();
    else if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) // who ends a field does not start a game
        QFrame::keyPressEvent(event);
}

void ContentPanel::retranslate()
{
    const auto word = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    word(m_undo, tr("Undo the last change of cards"));
    word(m_redo, tr("Redo the change of cards"));
    word(m_add, tr("Add a card, like the one that is chosen"));
    word(m_remove, tr("Leave this card out"));
    word(m_print, tr("Print the cards of this deck…"));
    word(m_restore, tr("As it was in the official rules"));
    m_try->setText(tr("Try it"));
    m_try->setAccessibleName(tr("Try it"));
    setPlayable(m_try->isEnabled(), m_try->toolTip());
    m_tree->setAccessibleName(tr("Decks, tables and dice"));
    wordGone();
    fillTree();
    refreshButtons();
}

} // namespace marches::app
