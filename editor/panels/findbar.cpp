// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/findbar.h"

#include "editor/document/mapsearch.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

namespace marches::editor {

FindBar::FindBar(QWidget* parent)
    : MapPanel(parent), m_query(new QLineEdit(this)), m_count(new QLabel(this)), m_before(new QToolButton(this)),
      m_next(new QToolButton(this)), m_all(new QToolButton(this)), m_close(new QToolButton(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->addWidget(m_query, 1);
    row->addWidget(m_count);
    for (QToolButton* button : {m_before, m_next, m_all, m_close}) {
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    m_before->setArrowType(Qt::UpArrow);
    m_next->setArrowType(Qt::DownArrow);
    m_close->setIcon(panelIcon(QStringLiteral("close")));
    m_query->setClearButtonEnabled(true);
    m_query->setObjectName(QStringLiteral("query"));
    setFocusProxy(m_query);
    connect(m_query, &QLineEdit::textChanged, this, [this] {
        m_at = -1;
        refreshNow();
    });
    connect(m_before, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_all, &QToolButton::clicked, this, [this] {
        if (selection() == nullptr || m_found.empty()) return;
        selection()->selectPlaces(m_found);
        emit revealRequested(m_found.front());
    });
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    FindBar::retranslate();
}

QString FindBar::heading() const { return tr("Find"); }

void FindBar::open()
{
    show();
    m_query->setFocus(Qt::ShortcutFocusReason);
    m_query->selectAll();
}

void FindBar::close()
{
    hide();
    emit closed();
}

void FindBar::step(int by)
{
    if (selection() == nullptr || m_found.empty()) return;
    const int count = static_cast<int>(m_found.size());
    m_at = m_at < 0 ? (by > 0 ? 0 : count - 1) : (m_at + by + count) % count;
    const RecordId place = m_found[static_cast<std::size_t>(m_at)];
    selection()->selectPlace(place);
    refreshNow();
    emit revealRequested(place);
}

void FindBar::refresh()
{
    m_found = findPlaces(*document(), m_query->text());
    const QLocale locale;
    const int count = static_cast<int>(m_found.size());
    if (m_query->text().trimmed().isEmpty())
        m_count->clear();
    else if (m_found.empty())
        m_count->setText(tr("nothing found"));
    else if (m_at >= 0 && m_at < count)
        m_count->setText(
            tr("%1 of %2", "which of the places found").arg(locale.toString(m_at + 1), locale.toString(count)));
    else
        m_count->setText(tr("%n found", nullptr, count));
    for (QToolButton* button : {m_before, m_next, m_all}) button->setEnabled(!m_found.empty());
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: step(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1); return;
    case Qt::Key_Escape: close(); return;
    default: MapPanel::keyPressEvent(event);
    }
}

void FindBar::retranslate()
{
    m_query->setPlaceholderText(
        tr("Name, id, %1", "what one may look for; an example of a property").arg(QStringLiteral("terrain:wooded")));
    m_query->setAccessibleName(tr("Find on the map"));
    m_before->setToolTip(tr("Previous (Shift+Enter)"));
    m_next->setToolTip(tr("Next (Enter)"));
    m_all->setText(tr("Select all"));
    m_all->setToolTip(tr("Selects everything that was found"));
    m_close->setToolTip(tr("Close (Esc)"));
    for (QToolButton* button : {m_before, m_next, m_close}) button->setAccessibleName(button->toolTip());
}

} // namespace marches::editor
