// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/draftlist.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/newgame/draftkeeper.h"
#include "app/desktop/welcome/listrow.h"
#include "app/desktop/welcome/recentlist.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/retire.h"

#include <algorithm>

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace marches::app {

DraftList::DraftList(const Catalogue& catalogue, DraftKeeper& keeper, QWidget* parent)
    : Translated(parent), m_catalogue(catalogue), m_keeper(keeper), m_head(new QLabel(this)), m_told(new QLabel(this)),
      m_rows(new QVBoxLayout(this))
{
    setTextRole(m_head, TextRole::Head);
    m_told->setObjectName(QStringLiteral("draftTrouble"));
    m_told->setWordWrap(true);
    m_told->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rows->setContentsMargins(12, 6, 12, 6);
    m_rows->setSpacing(2);
    m_rows->addWidget(m_head);
    m_rows->addWidget(m_told);
    connect(&keeper, &DraftKeeper::changed, this, &DraftList::refresh);
    connect(&keeper, &DraftKeeper::failed, this, &DraftList::tell);
    refresh();
}

void DraftList::refresh()
{
    m_drafts = m_keeper.others();
    m_setAside = m_keeper.setAside();
    // Of a map that is gone nothing can be laid out; it may come back.
    std::erase_if(m_drafts, [this](const VariantDraft& draft) {
        return std::ranges::find(m_catalogue.games(), draft.game) == m_catalogue.games().end();
    });
    std::erase_if(m_discarded, [this](const VariantDraft& gone) {
        return std::ranges::find(m_drafts, gone.id, &VariantDraft::id) != m_drafts.end();
    });
    rebuild();
}

void DraftList::settle()
{
    m_discarded.clear();
    m_trouble.clear();
    m_all = false;
    refresh();
}

void DraftList::tell(const engine::Errors& errors)
{
    m_trouble = errors;
    rebuild();
}

QString DraftList::title(const VariantDraft& draft) const
{
    return draft.name.isEmpty() ? m_catalogue.text(draft.game, "ruleset.name") : draft.name;
}

void DraftList::rebuild()
{
    m_head->setText(tr("Unsaved changes of rules and cards"));
    QStringList told;
    for (const QString& file : m_setAside)
        told << tr("Unsaved changes of a variant cannot be read. Their file is set aside: %1")
                    .arg(QDir::toNativeSeparators(file));
    if (!m_trouble.empty()) told << m_catalogue.sentences(m_trouble);
    m_told->setText(told.join(QLatin1Char('\n')));
    m_told->setVisible(!told.isEmpty());
    if (m_list != nullptr) retire(m_list);
    m_list = new QWidget(this);
    auto* rows = new QVBoxLayout(m_list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    for (const VariantDraft& draft : m_discarded) rows->addWidget(discardedRow(draft));
    constexpr std::size_t kFirst = 2; // more would take the page from whoever came for something else
    const std::size_t shown = m_all || m_drafts.size() <= kFirst ? m_drafts.size() : kFirst;
    for (std::size_t i = 0; i < shown; ++i) rows->addWidget(row(m_drafts[i]));
    if (shown < m_drafts.size()) {
        auto* all = new QPushButton(tr("Show all", "unsaved changes"), m_list);
        all->setObjectName(QStringLiteral("showAllDrafts"));
        connect(all, &QPushButton::clicked, this, &DraftList::showAll, Qt::QueuedConnection);
        rows->addWidget(all, 0, Qt::AlignLeft);
    }
    m_rows->addWidget(m_list);
    setVisible(!isEmpty());
    // At once, not with the next turn of the event loop: who lays out this list asks how high it is.
    m_list->show();
    emit rebuilt();
}

void DraftList::showAll()
{
    m_all = true;
    const qsizetype before = m_list->findChildren<ListRow*>().size();
    rebuild();
    // The button has gone: whoever pressed it by a key goes on with the first that it has brought.
    if (const QList<ListRow*> all = m_list->findChildren<ListRow*>(); before < all.size()) all[before]->setFocus();
}

QWidget* DraftList::row(const VariantDraft& draft)
{
    auto* line = new ListRow(QStringLiteral("edit"), m_list);
    line->setObjectName(QStringLiteral("variantDraft"));
    const QString map = m_catalogue.mapName(draft.game.map);
    const QString detail =
        draft.name.isEmpty() ? map : tr("%1, %2", "game, map").arg(m_catalogue.text(draft.game, "ruleset.name"), map);
    line->setTexts(title(draft), detail, RecentList::whenWords(draft.when), {});
    line->setAccessibleName(tr("Go on with the unsaved changes of %1", "%1: a variant or a game").arg(title(draft)));
    QToolButton* discard = line->addTool(QStringLiteral("delete"), tr("Discard these changes"));
    discard->setObjectName(QStringLiteral("discardDraft"));
    discard->setAccessibleName(tr("Discard the unsaved changes of %1", "%1: a variant or a game").arg(title(draft)));
    connect(
        line, &QAbstractButton::clicked, this, [this, draft] { emit goOnRequested(draft); },
        Qt::QueuedConnection); // the row goes with it
    connect(
        discard, &QToolButton::clicked, this,
        [this, draft] {
            m_discarded.push_back(draft);
            m_keeper.discard(draft.id);
        },
        Qt::QueuedConnection);
    return line;
}

QWidget* DraftList::discardedRow(const VariantDraft& draft)
{
    auto* box = new QWidget(m_list);
    auto* words = new ElidedLabel(1, box);
    words->setMuted(true);
    words->setText(tr("Discarded: %1", "%1: a variant or a game").arg(title(draft)));
    auto* back = new QPushButton(tr("Undo", "changes that were discarded"), box);
    back->setObjectName(QStringLiteral("takeBackDraft"));
    back->setAccessibleDescription(words->text());
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(words, 1);
    line->addWidget(back);
    connect(
        back, &QPushButton::clicked, this, [this, id = draft.id] { m_keeper.takeBack(id); }, Qt::QueuedConnection);
    return box;
}

} // namespace marches::app
