// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/edittoolbar.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/widgets/elidedlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace marches::app {

namespace {

constexpr int kChooseWidth = 30;

} // namespace

EditToolBar::EditToolBar(const QList<QAction*>& actions, QWidget* aids, QMenu* games, QWidget* parent)
    : QToolBar(parent), m_toolName(new QLabel), m_hint(new ElidedLabel(2)), m_play(new QPushButton),
      m_choose(new QPushButton)
{
    setObjectName(QStringLiteral("editBar"));
    setMovable(false);
    setIconSize({20, 20});
    setContextMenuPolicy(Qt::PreventContextMenu);
    toggleViewAction()->setVisible(false);
    addActions(actions);
    addSeparator();
    addWidget(aids);
    addSeparator();
    auto* words = new QWidget(this);
    auto* line = new QHBoxLayout(words);
    line->setContentsMargins(6, 0, 6, 0);
    setTextRole(m_toolName, TextRole::Strong);
    setTextRole(m_hint, TextRole::Secondary);
    m_hint->setMuted(true);
    m_hint->setCentred(true); // beside the name of the tool
    line->addWidget(m_toolName);
    line->addWidget(m_hint, 1);
    words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    words->setFixedHeight(m_hint->minimumSizeHint().height());
    addWidget(words);
    m_play->setProperty("primary", true);
    m_play->setIcon(icon(QStringLiteral("play-triangle"), true));
    connect(m_play, &QPushButton::clicked, this, &EditToolBar::playRequested);
    addWidget(m_play);
    m_choose->setMenu(games);
    m_choose->setObjectName(QStringLiteral("chooseGame"));
    m_choose->setFixedWidth(kChooseWidth);
    addWidget(m_choose);
}

void EditToolBar::setUsualGame(const QString& name)
{
    m_usual = name;
    m_play->setToolTip(
        name.isEmpty()
            ? tr("No game finds what it needs on this map yet")
            : Actions::wordsWithKey(tr("%1 on the map as it is, saved or not", "name of a game").arg(name), m_playKey));
    m_choose->setToolTip(Actions::wordsWithKey(tr("Play another game on this map"), m_chooseKey));
}

void EditToolBar::setKeys(const QString& play, const QString& choose)
{
    m_playKey = play;
    m_chooseKey = choose;
    setUsualGame(m_usual);
}

void EditToolBar::chooseGame() { m_choose->showMenu(); }

void EditToolBar::setTool(const QString& name, const QString& hint)
{
    m_toolName->setText(name);
    m_hint->setText(hint);
}

void EditToolBar::retranslate()
{
    setWindowTitle(tr("Tool bar"));
    m_play->setText(tr("Play map"));
    setUsualGame(m_usual);
    m_choose->setAccessibleName(tr("Games that the map can be played with"));
}

} // namespace marches::app
