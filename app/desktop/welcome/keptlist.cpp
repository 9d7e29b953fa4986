// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/keptlist.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/welcome/gamecard.h"
#include "app/desktop/welcome/listrow.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/retire.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace marches::app {

KeptList::KeptList(Application& application, QWidget* parent)
    : Translated(parent), m_application(application), m_head(new QLabel(this)), m_hint(new QLabel(this)),
      m_heads(new QHBoxLayout), m_rows(new QVBoxLayout(this))
{
    setTextRole(m_head, TextRole::Head);
    setTextRole(m_hint, TextRole::Secondary, true);
    m_hint->setWordWrap(true);
    m_rows->setContentsMargins(16, 12, 16, 14);
    m_rows->setSpacing(6);
    m_heads->addWidget(m_head, 1);
    m_rows->addLayout(m_heads);
    m_rows->addWidget(m_hint);
    connect(&application.thumbnails(), &Thumbnails::ready, this, &KeptList::showPictures);
    rebuild();
}

void KeptList::setBrief()
{
    m_brief = true;
    m_hint->hide();
    m_rows->setContentsMargins(12, 6, 12, 6);
    m_rows->setSpacing(2);
    rebuild();
}

void KeptList::setGames(const QList<KeptWords>& games)
{
    m_games = games;
    for (const KeptWords& game : games)
        m_removed.removeIf([&game](const KeptWords& gone) { return gone.id == game.id; });
    rebuild();
}

void KeptList::settle()
{
    m_removed.clear();
    m_all = false;
    rebuild();
}

void KeptList::rebuild()
{
    m_head->setText(tr("Unsaved games"));
    m_hint->setText(tr("Every game you begin is kept here until you save or remove it."));
    if (m_list != nullptr) retire(m_list);
    if (m_showAll != nullptr) retire(std::exchange(m_showAll, nullptr));
    m_pictures.clear();
    m_list = new QWidget(this);
    auto* rows = new QVBoxLayout(m_list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    for (const KeptWords& game : m_removed) rows->addWidget(removedRow(game));
    const qsizetype first = m_brief ? 1 : kFirst;
    // A button in the place of one row more would save nothing; in a brief list it stands beside the head.
    const qsizetype shown = m_all || m_games.size() <= first + (m_brief ? 0 : 1) ? m_games.size() : first;
    for (qsizetype i = 0; i < shown; ++i) rows->addWidget(row(m_games[i]));
    if (shown < m_games.size()) {
        m_showAll = new QPushButton(tr("Show all %n game(s)", nullptr, static_cast<int>(m_games.size())), this);
        m_showAll->setObjectName(QStringLiteral("showAllKept"));
        connect(m_showAll, &QPushButton::clicked, this, &KeptList::showAll);
        if (m_brief)
            m_heads->addWidget(m_showAll);
        else
            rows->addWidget(m_showAll, 0, Qt::AlignLeft);
    }
    m_rows->addWidget(m_list);
    showPictures();
    setVisible(!isEmpty());
    // At once, not with the next turn of the event loop: who lays out this list asks how high it is.
    m_list->show();
    if (m_showAll != nullptr) m_showAll->show();
    emit rebuilt();
}

void KeptList::showAll()
{
    const qsizetype before = m_list->findChildren<ListRow*>().size();
    m_all = true;
    rebuild();
    // The button has gone: whoever pressed it by a key goes on with the first game that it has brought.
    if (const QList<ListRow*> all = m_list->findChildren<ListRow*>(); before < all.size()) all[before]->setFocus();
}

void KeptList::showPictures()
{
    for (const auto& [map, picture] : m_pictures)
        if (const engine::MapData* data = m_application.catalogue().map(map))
            picture->setImage(m_application.thumbnails().picture(data->folder()));
}

QWidget* KeptList::row(const KeptWords& game)
{
    auto* picture = new MapPicture(m_list);
    picture->setObjectName(QStringLiteral("keptPicture"));
    m_pictures.emplace_back(game.map, picture);
    auto* line = new ListRow(picture, m_list);
    line->setObjectName(QStringLiteral("keptGame"));
    line->setTexts(game.name, game.detail, game.when, game.players + QLatin1Char('\n') + game.detail);
    line->middle().setText(game.players);
    line->setAccessibleName(tr("Continue %1", "%1: a game and who plays").arg(game.title));
    QToolButton* save = line->addTool(QStringLiteral("save"), tr("Save it to a file…"));
    save->setObjectName(QStringLiteral("saveKept"));
    save->setAccessibleName(tr("Save %1 to a file", "%1: a game and who plays").arg(game.title));
    QToolButton* remove = line->addTool(QStringLiteral("delete"), tr("Remove it from the list"));
    remove->setObjectName(QStringLiteral("removeKept"));
    remove->setAccessibleName(tr("Remove %1 from the list", "%1: a game and who plays").arg(game.title));
    connect(line, &QAbstractButton::clicked, this, [this, id = game.id] { emit resumeRequested(id); });
    connect(save, &QToolButton::clicked, this, [this, id = game.id] { emit saveRequested(id); });
    connect(
        remove, &QToolButton::clicked, this,
        [this, game] {
            m_removed.append(game);
            emit removeRequested(game.id);
        },
        Qt::QueuedConnection); // the row goes with it
    return line;
}

QWidget* KeptList::removedRow(const KeptWords& game)
{
    auto* box = new QWidget(m_list);
    auto* title = new ElidedLabel(1, box);
    title->setMuted(true);
    title->setText(tr("Removed: %1", "%1: a game and who plays").arg(game.title));
    auto* back = new QPushButton(tr("Undo", "a game that was removed"), box);
    back->setObjectName(QStringLiteral("takeBackKept"));
    back->setAccessibleDescription(title->text());
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(title, 1);
    line->addWidget(back);
    connect(
        back, &QPushButton::clicked, this, [this, id = game.id] { emit takeBackRequested(id); }, Qt::QueuedConnection);
    return box;
}

} // namespace marches::app
