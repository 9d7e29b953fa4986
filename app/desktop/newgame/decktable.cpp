// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/decktable.h"

#include <algorithm>
#include <utility>

#include "app/desktop/newgame/valuedelegate.h"

#include <QHeaderView>

namespace marches::app {

namespace {

enum Column { kName, kCopies, kEffects, kColumns };

constexpr int kWidestName = 100; ///< pixels, at first

} // namespace

DeckTable::DeckTable(const Catalogue& catalogue, NewGameModel& model, std::string deck, QWidget* parent)
    : Translated(parent), m_model(model), m_words(catalogue, model), m_deck(std::move(deck))
{
    const engine::DeckForm& form = *model.content().form(m_deck);
    setColumnCount(kColumns);
    setItemDelegateForColumn(kCopies, new ValueDelegate(0, form.mostCopies, this));
    setColumnHidden(kCopies, form.mostCopies <= 1);
    verticalHeader()->hide();
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectItems);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setFrameShape(NoFrame);
    horizontalHeader()->setStretchLastSection(true);
    connect(this, &QTableWidget::itemChanged, this, [this](QTableWidgetItem* item) {
        if (item->column() != kCopies) return;
        const std::string card = cardAt(item->row());
        const int copies = item->data(kWrittenValue).toInt();
        m_model.editContent(QStringLiteral("table/") + QString::fromStdString(m_deck + "/" + card),
                            [&](engine::ContentDraft& draft) { return draft.setCopies(m_deck, card, copies); });
    });
    connect(this, &QTableWidget::itemActivated, this, [this](const QTableWidgetItem* item) {
        if (item->column() != kCopies) emit cardRequested(cardAt(item->row()));
    });
    retranslate();
}

std::string DeckTable::cardAt(int row) const { return item(row, kName)->data(kWrittenValue).toString().toStdString(); }

void DeckTable::refresh()
{
    const engine::DeckSpec* deck = m_model.content().deck(m_deck);
    if (deck == nullptr) return;
    const engine::DeckForm& form = *m_model.content().form(m_deck);
    const QSignalBlocker quiet(this);
    setRowCount(static_cast<int>(deck->cards.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const engine::CardSpec& card = deck->cards[static_cast<std::size_t>(row)];
        const auto cell = [this, row](int column, const QString& text, const QString& value) {
            QTableWidgetItem* item = this->item(row, column);
            if (item == nullptr) {
                item = new QTableWidgetItem;
                if (column != kCopies) item->setFlags(item->flags() & ~Qt::ItemIsEditable);
                setItem(row, column, item);
            }
            item->setText(text);
            item->setToolTip(text);
            item->setData(kWrittenValue, value);
        };
        cell(kName, m_words.cardName(card.id), QString::fromStdString(card.id));
        cell(kCopies, QString::number(card.copies), QString::number(card.copies));
        cell(kEffects, m_words.effects(form, card), {});
        item(row, kCopies)->setTextAlignment(Qt::AlignCenter);
    }
    resizeColumnToContents(kName);
    setColumnWidth(kName, std::min(columnWidth(kName), kWidestName));
    resizeColumnToContents(kCopies);
    viewport()->update(); // told to nobody, and yet to be seen
}

void DeckTable::retranslate()
{
    using Kind = engine::DeckForm::Kind;
    const Kind kind = m_model.content().form(m_deck)->kind;
    const QString name = kind == Kind::Die ? tr("Face") : kind == Kind::Cards ? tr("Card") : tr("Row");
    setHorizontalHeaderLabels({name, kind == Kind::Die ? tr("Faces") : tr("Copies"), tr("What it does")});
    setAccessibleName(m_words.deck(m_deck));
    refresh();
}

} // namespace marches::app
