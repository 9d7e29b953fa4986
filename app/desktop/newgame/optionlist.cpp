// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/optionlist.h"

#include <algorithm>

#include "app/desktop/base/textrole.h"
#include "app/desktop/newgame/optionrow.h"
#include "app/desktop/newgame/optionwords.h"
#include "app/desktop/widgets/chip.h"
#include "app/desktop/widgets/retire.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr std::array kOrder{engine::OptionGroup::Errata, engine::OptionGroup::Advanced, engine::OptionGroup::Reading,
                            engine::OptionGroup::House, engine::OptionGroup::Base};

} // namespace

OptionList::OptionList(const Catalogue& catalogue, NewGameModel& model, QWidget* parent)
    : QFrame(parent), m_catalogue(catalogue), m_model(model), m_tabs(new QTabBar(this)), m_hint(new QLabel(this)),
      m_scroll(new QScrollArea(this))
{
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_tabs->setDrawBase(true);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_hint->setWordWrap(true);
    m_hint->setContentsMargins(12, 8, 12, 8);
    setTextRole(m_hint, TextRole::Secondary, true);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_hint);
    column->addWidget(m_scroll, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this] { filter(); });
    connect(&model, &NewGameModel::gameChanged, this, &OptionList::rebuild);
    connect(&model, &NewGameModel::optionsChanged, this, &OptionList::refresh);
    rebuild();
}

OptionRow* OptionList::row(const std::string& option) const
{
    const auto found = std::ranges::find(m_rows, option, &OptionRow::option);
    return found == m_rows.end() ? nullptr : *found;
}

void OptionList::rebuild()
{
    m_rows.clear();
    m_groups.clear();
    m_list = new QWidget;
    m_list->setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const engine::OptionGroup group : kOrder) {
        bool any = false;
        for (const engine::OptionSpec& spec : m_model.data().options) {
            if (spec.group != group) continue;
            any = true;
            auto* row = new OptionRow(OptionWords(m_catalogue, m_model), m_model, spec, m_list);
            connect(row, &OptionRow::ruleRequested, this, &OptionList::ruleRequested);
            m_rows.append(row);
            column->addWidget(row);
        }
        if (any) m_groups.push_back(group);
    }
    m_nothing = new QLabel(m_list);
    m_nothing->setWordWrap(true);
    m_nothing->setContentsMargins(12, 12, 12, 12);
    column->addWidget(m_nothing);
    column->addStretch(1);
    if (QWidget* old = m_scroll->takeWidget()) retire(old);
    m_scroll->setWidget(m_list);
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > 0) m_tabs->removeTab(0);
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        m_tabs->addTab(QString());
        m_tabs->setTabButton(static_cast<int>(i), QTabBar::RightSide, new Chip(Chip::Look::Count, QString(), m_tabs));
    }
    retranslate();
    refresh();
}

void OptionList::refresh()
{
    const std::vector<OptionConflict> conflicts = m_model.conflicts();
    for (OptionRow* row : m_rows) row->refresh(conflicts);
    showBadges();
    filter();
}

void OptionList::showBadges()
{
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const auto changes = std::ranges::count_if(m_rows, [this, i](const OptionRow* row) {
            return row->group() == m_groups[i] && m_model.isChanged(row->option());
        });
        auto* old = m_tabs->tabButton(static_cast<int>(i), QTabBar::RightSide);
        QWidget* badge = nullptr;
        if (changes > 0) {
            badge = new Chip(Chip::Look::Count, QString::number(changes), m_tabs);
            badge->setToolTip(tr("%n change(s) here", nullptr, static_cast<int>(changes)));
        }
        m_tabs->setTabButton(static_cast<int>(i), QTabBar::RightSide, badge);
        if (old != nullptr) retire(old);
    }
}

void OptionList::setSearch(const QString& words)
{
    m_search = words.trimmed();
    filter();
}

void OptionList::filter()
{
    const std::size_t tab = static_cast<std::size_t>(std::max(0, m_tabs->currentIndex()));
    int shown = 0;
    for (OptionRow* row : m_rows) {
        const bool visible =
            m_search.isEmpty() ? tab < m_groups.size() && row->group() == m_groups[tab] : row->mentions(m_search);
        row->setVisible(visible);
        shown += visible ? 1 : 0;
    }
    m_tabs->setVisible(m_search.isEmpty());
    m_nothing->setVisible(shown == 0);
    m_nothing->setText(tr("No rule mentions “%1”.").arg(m_search));
    if (!m_search.isEmpty())
        m_hint->setText(tr("%n rule(s) of all groups", nullptr, shown));
    else if (tab < m_groups.size())
        m_hint->setText(OptionWords::groupHint(m_groups[tab]));
}

void OptionList::setGameIsOn()
{
    for (OptionRow* row : m_rows) row->setGameIsOn(true);
}

void OptionList::showOption(const std::string& option)
{
    OptionRow* found = row(option);
    if (found == nullptr) return;
    const auto group = std::ranges::find(m_groups, found->group());
    m_tabs->setCurrentIndex(static_cast<int>(group - m_groups.begin()));
    // The rows have their places only after the layout has run.
    QTimer::singleShot(0, found, [this, found] { m_scroll->ensureWidgetVisible(found, 0, 20); });
}

void OptionList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showBadges();
        filter();
    }
    QFrame::changeEvent(event);
}

void OptionList::retranslate()
{
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const auto count = std::ranges::count(m_rows, m_groups[i], &OptionRow::group);
        m_tabs->setTabText(static_cast<int>(i),
                           tr("%1 %2", "group of options, how many").arg(OptionWords::group(m_groups[i])).arg(count));
    }
    m_tabs->setAccessibleName(tr("Groups of rules"));
}

} // namespace marches::app
