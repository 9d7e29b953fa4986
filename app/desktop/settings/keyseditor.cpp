// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/settings/keyseditor.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include "app/desktop/base/actions.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/commandsearch.h"
#include "app/desktop/widgets/flowlayout.h"
#include "editor/formats/plainletters.h"

namespace marches::app {

namespace {

enum Column { CommandColumn, KeyColumn, WhereColumn };

constexpr int kListHeight = 260;

QString commandWord(const Actions::Entry& entry) { return entry.action->text().remove(QLatin1Char('&')); }

QString keysWord(const Actions::Entry& entry)
{
    QStringList keys;
    for (const QKeySequence& key : entry.keys) keys.append(key.toString(QKeySequence::NativeText));
    return keys.join(KeysEditor::tr(", ", "between keys"));
}

} // namespace

KeysEditor::KeysEditor(Actions& actions, QWidget* parent)
    : Translated(parent), m_actions(actions), m_search(new QLineEdit(this)), m_list(new QTreeWidget(this)),
      m_recordLabel(new QLabel(this)), m_record(new QKeySequenceEdit(this)), m_none(new QPushButton(this)),
      m_reset(new QPushButton(this)), m_resetAll(new QPushButton(this)), m_told(new QLabel(this)),
      m_takeOver(new QPushButton(this))
{
    m_search->setClearButtonEnabled(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setColumnCount(3);
    m_list->setFixedHeight(kListHeight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(CommandColumn, QHeaderView::Stretch);
    for (const Column column : {KeyColumn, WhereColumn})
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_recordLabel->setBuddy(m_record);
    m_record->setMinimumWidth(140);
    m_told->setWordWrap(true);
    setTextRole(m_told, TextRole::Secondary, true);

    auto* row = new QWidget(this);
    auto* flow = new FlowLayout(row, 8);
    for (QWidget* part : std::initializer_list<QWidget*>{m_recordLabel, m_record, m_none, m_reset, m_resetAll})
        flow->addWidget(part);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_search, 0, 0, 1, 2);
    grid->addWidget(m_list, 1, 0, 1, 2);
    grid->addWidget(row, 2, 0, 1, 2);
    grid->addWidget(m_told, 3, 0);
    grid->addWidget(m_takeOver, 3, 1);

    connect(m_search, &QLineEdit::textChanged, this, &KeysEditor::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysEditor::onChosen);
    connect(m_record, &QKeySequenceEdit::keySequenceChanged, this, &KeysEditor::onRecorded);
    connect(m_none, &QPushButton::clicked, this, [this] {
        m_actions.setKeys(chosen(), {});
        refresh();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        const auto& all = m_actions.entries();
        const auto found = std::ranges::find(all, chosen(), &Actions::Entry::id);
        if (found == all.end()) return;
        m_actions.setKeys(found->id, found->usual);
        refresh();
    });
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        m_actions.resetKeys();
        refresh();
    });
    connect(m_takeOver, &QPushButton::clicked, this, [this] { assign(m_record->keySequence()); });
    retranslate();
}

QString KeysEditor::chosen() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item == nullptr ? QString() : item->data(CommandColumn, Qt::UserRole).toString();
}

QString KeysEditor::told() const { return m_told->text(); }

void KeysEditor::choose(const QString& id)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->data(CommandColumn, Qt::UserRole).toString() == id)
            m_list->setCurrentItem(m_list->topLevelItem(i));
}

void KeysEditor::refresh()
{
    const QString id = chosen();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const Actions::Entry& entry : m_actions.entries()) {
            if (entry.action->text().isEmpty()) continue;
            auto* item =
                new QTreeWidgetItem(m_list, {commandWord(entry), keysWord(entry), Actions::scopeWord(entry.scope)});
            item->setToolTip(0, item->text(0)); // a longer language than ours is elided
            item->setData(CommandColumn, Qt::UserRole, entry.id);
            if (entry.keys == entry.usual) continue;
            QFont changed = m_list->font();
            changed.setWeight(QFont::DemiBold);
            item->setFont(KeyColumn, changed);
            item->setToolTip(KeyColumn, tr("Set by you"));
        }
    }
    choose(id);
    if (m_list->currentItem() == nullptr && m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    filter();
    onChosen();
}

void KeysEditor::filter()
{
    const QStringList needles = editor::plainWords(m_search->text());
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const QString hay = editor::plainLetters(item->text(CommandColumn) + QLatin1Char(' ') + item->text(KeyColumn) +
                                                 QLatin1Char(' ') + item->text(WhereColumn));
        item->setHidden(!std::ranges::all_of(needles, [&hay](const QString& needle) { return hay.contains(needle); }));
    }
}

void KeysEditor::onChosen()
{
    const QSignalBlocker quiet(m_record);
    m_record->clear();
    const auto& all = m_actions.entries();
    const auto found = std::ranges::find(all, chosen(), &Actions::Entry::id);
    const bool any = found != all.end();
    m_record->setEnabled(any);
    m_none->setEnabled(any && !found->keys.isEmpty());
    m_reset->setEnabled(any && found->keys != found->usual);
    m_resetAll->setEnabled(
        std::ranges::any_of(all, [](const Actions::Entry& entry) { return entry.keys != entry.usual; }));
    tell(tr("Choose a command, click the field, and press the key you want."), false);
}

void KeysEditor::onRecorded()
{
    if (m_record->keySequence().isEmpty()) return;
    // One key at a time: keys that must be struck one after the other are nothing for a board.
    const QKeySequence key(m_record->keySequence()[0]);
    {
        const QSignalBlocker quiet(m_record);
        m_record->setKeySequence(key);
    }
    if (const Actions::Entry* holder = m_actions.holder(chosen(), key))
        tell(tr("%1 is the key of “%2”.").arg(key.toString(QKeySequence::NativeText), commandWord(*holder)), true);
    else
        assign(key);
}

void KeysEditor::assign(const QKeySequence& key)
{
    const QString id = chosen();
    for (const Actions::Entry* holder = m_actions.holder(id, key); holder != nullptr;
         holder = m_actions.holder(id, key)) {
        QList<QKeySequence> left = holder->keys;
        left.removeAll(key);
        m_actions.setKeys(holder->id, left);
    }
    m_actions.setKeys(id, {key});
    refresh();
}

void KeysEditor::tell(const QString& sentence, bool conflict)
{
    m_told->setText(sentence);
    m_takeOver->setVisible(conflict);
    setTextRole(m_told, TextRole::Secondary, !conflict);
    QPalette ink = m_told->palette();
    if (conflict) ink.setColor(QPalette::WindowText, colours().warning);
    m_told->setPalette(ink);
}

void KeysEditor::retranslate()
{
    m_search->setPlaceholderText(tr("Find a command or a key"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setHeaderLabels({tr("Command"), tr("Key"), tr("Where")});
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_recordLabel->setText(tr("New key"));
    m_record->setAccessibleName(m_recordLabel->text());
    // Qt gives the focus to a field inside, which has no name.
    if (auto* field = m_record->findChild<QLineEdit*>()) field->setAccessibleName(m_recordLabel->text());
    m_none->setText(tr("No key"));
    m_reset->setText(tr("Default key"));
    m_resetAll->setText(tr("Reset all keys"));
    m_takeOver->setText(tr("Reassign it"));
    // Once all have heard of the other language: the commands are worded by those who own them. Who comes to the page
    // finds them read anew.
    const auto refreshShown = [this] {
        if (isVisible()) refresh();
    };
    QMetaObject::invokeMethod(this, refreshShown, Qt::QueuedConnection);
}

} // namespace marches::app
