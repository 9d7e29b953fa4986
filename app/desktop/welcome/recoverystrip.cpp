// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/recoverystrip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace marches::app {

RecoveryStrip::RecoveryStrip(QWidget* parent)
    : Translated(parent, Look::Warning), m_words(new QLabel(this)), m_restore(new QPushButton(this)),
      m_differences(new QPushButton(this)), m_discard(new QPushButton(this))
{
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 10, 14, 10);
    row->addWidget(m_words, 1);
    row->addWidget(m_restore);
    row->addWidget(m_differences);
    row->addWidget(m_discard);
    connect(m_restore, &QPushButton::clicked, this, &RecoveryStrip::restoreRequested);
    m_differences->setObjectName(QStringLiteral("showDifferences"));
    connect(m_differences, &QPushButton::clicked, this, &RecoveryStrip::differencesRequested);
    connect(m_discard, &QPushButton::clicked, this, &RecoveryStrip::discardRequested);
    retranslate();
}

void RecoveryStrip::setGame(const QString& game, int steps)
{
    m_game = game;
    m_steps = steps;
    retranslate();
}

void RecoveryStrip::setMap(const QString& map, int steps)
{
    m_isMap = true;
    setGame(map, steps);
}

void RecoveryStrip::retranslate()
{
    if (m_isMap && m_steps == 0) // a new one, as an import makes it
        m_words->setText(tr("The map %1 was not saved.", "%1: name of a map").arg(m_game));
    else if (m_isMap)
        m_words->setText(
            tr("The map %1 has %n change(s) that were not saved.", "%1: name of a map", m_steps).arg(m_game));
    else
        m_words->setText(tr("Marches stopped unexpectedly. %1 was kept with %n step(s).", "%1: name of a game", m_steps)
                             .arg(m_game));
    m_restore->setText(tr("Restore"));
    m_differences->setText(tr("Show differences"));
    m_discard->setText(tr("Discard"));
}

} // namespace marches::app
