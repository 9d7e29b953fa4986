// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/packdialog.h"

#include "app/desktop/base/textrole.h"
#include "editor/translation/translationsources.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marches::app {

PackDialog::PackDialog(const QString& name, const editor::PackComparison& pack,
                       const std::function<QString(const std::string& source)>& nameOf, const QStringList& notes,
                       QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget(this)), m_mine(new QRadioButton(this)), m_theirs(new QRadioButton(this)),
      m_take(new QPushButton(this))
{
    setObjectName(QStringLiteral("languagePack"));
    setWindowTitle(tr("Translations from %1", "a file").arg(name));
    resize(680, 500);
    const int taken = static_cast<int>(pack.taken());
    const int differing = static_cast<int>(pack.differing());
    auto* head = new QLabel(tr("%n text(s) are new.", nullptr, taken) + QLatin1Char(' ') +
                                tr("%n text(s) are translated differently here.", nullptr, differing),
                            this);
    head->setWordWrap(true);
    setTextRole(head, TextRole::Strong);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels({tr("Texts"), tr("Language"), tr("New", "texts"), tr("Different", "texts")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->setAccessibleName(tr("Contents of the file"));
    for (const editor::SourceChanges& texts : pack.texts) {
        auto* item = new QTreeWidgetItem(m_list);
        item->setText(0, nameOf(texts.source));
        item->setText(1, QString::fromStdString(editor::languageName(texts.language)));
        item->setText(2, QLocale().toString(static_cast<int>(texts.incoming.taken.size())));
        item->setText(3, QLocale().toString(static_cast<int>(texts.incoming.differing.size())));
        for (const int column : {2, 3}) item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 14);
    column->setSpacing(8);
    column->addWidget(head);
    column->addWidget(m_list, 1);
    for (const QString& note : notes) {
        auto* label = new QLabel(note, this);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        setTextRole(label, TextRole::Secondary, true);
        column->addWidget(label);
    }
    m_mine->setText(tr("Where they differ, keep my translations"));
    m_theirs->setText(tr("Where they differ, use those in the file"));
    m_mine->setChecked(true);
    for (QRadioButton* choice : {m_mine, m_theirs}) {
        choice->setVisible(differing > 0);
        column->addWidget(choice);
    }
    auto* cancel = new QPushButton(tr("Cancel"), this);
    m_take->setText(tr("Import"));
    m_take->setProperty("primary", true);
    m_take->setDefault(true);
    const auto refresh = [this, taken] { m_take->setEnabled(taken > 0 || m_theirs->isChecked()); };
    connect(m_theirs, &QRadioButton::toggled, this, refresh);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_take, &QPushButton::clicked, this, &QDialog::accept);
    refresh();
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(cancel);
    foot->addWidget(m_take);
    column->addLayout(foot);
}

bool PackDialog::takesTheirs() const { return m_theirs->isChecked(); }

} // namespace marches::app
