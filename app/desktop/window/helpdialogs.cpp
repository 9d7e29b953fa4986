// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/helpdialogs.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/textrole.h"

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr QSize kShortcuts(560, 520);
constexpr int kAbout = 460;

} // namespace

QString withoutMnemonic(QString text) { return text.remove(QLatin1Char('&')); }

ShortcutsDialog::ShortcutsDialog(const Actions& actions, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    resize(kShortcuts);
    auto* list = new QTreeWidget(this);
    list->setHeaderLabels({tr("Action"), tr("Key"), tr("Where")});
    list->setRootIsDecorated(false);
    list->setAccessibleName(windowTitle());
    for (const Actions::Entry& entry : actions.entries()) {
        QStringList keys;
        for (const QKeySequence& key : entry.action->shortcuts()) keys.append(key.toString(QKeySequence::NativeText));
        if (!keys.isEmpty() && !entry.action->text().isEmpty()) {
            auto* item =
                new QTreeWidgetItem(list, {withoutMnemonic(entry.action->text()), keys.join(tr(", ", "between keys")),
                                           Actions::scopeWord(entry.scope)});
            item->setToolTip(0, item->text(0));
        }
    }
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setStretchLastSection(false);
    for (const int column : {1, 2}) list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(list, 1);
    column->addWidget(close, 0, Qt::AlignRight);
}

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Marches"));
    setFixedWidth(kAbout);
    auto* name = new QLabel(QStringLiteral("Marches"), this);
    setTextRole(name, TextRole::Wordmark);
    auto* version = new QLabel(
        tr("Version %1, with Qt %2").arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())),
        this);
    setTextRole(version, TextRole::Secondary, true);
    auto* what =
        new QLabel(tr("Board editor and rules playground for territorial board games. Free software under the GNU "
                      "General Public License, version 3 or later. It uses no network and needs no account."),
                   this);
    auto* notice = new QLabel(
        tr("Marches is not affiliated with, endorsed by or connected to the makers or owners of the games whose rules "
           "it can play. Names of games belong to their owners and are used only to say which rules are meant. Boards, "
           "drawings and rule texts are our own."),
        this);
    for (QLabel* label : {what, notice}) label->setWordWrap(true);
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(12);
    column->addWidget(name);
    column->addWidget(version);
    column->addWidget(what);
    column->addWidget(notice);
    column->addWidget(close, 0, Qt::AlignRight);
    // A window asks nobody how high words are that run over several lines.
    setMinimumHeight(column->totalHeightForWidth(kAbout));
}

} // namespace marches::app
