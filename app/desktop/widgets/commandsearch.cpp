// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/commandsearch.h"

#include "editor/formats/plainletters.h"

#include <algorithm>

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kMostShown = 60;
constexpr QSize kSize(560, 380);

} // namespace

CommandSearch::CommandSearch(std::vector<Command> commands, QWidget* parent)
    : QDialog(parent), m_commands(std::move(commands)), m_field(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_nothing(new QLabel(this))
{
    setWindowTitle(tr("Find"));
    resize(kSize);
    m_field->setPlaceholderText(tr("Any action, game, territory, or rule"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Results"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_field);
    m_nothing->setObjectName(QStringLiteral("nothingFound"));
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    connect(m_field, &QLineEdit::textChanged, this, &CommandSearch::filter);
    connect(m_field, &QLineEdit::returnPressed, this, &CommandSearch::runCurrent);
    connect(m_list, &QListWidget::itemClicked, this, &CommandSearch::runCurrent);
    connect(m_list, &QListWidget::itemActivated, this, &CommandSearch::runCurrent);
    filter();
}

bool CommandSearch::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            const int row = m_list->currentRow() + (key == Qt::Key_Down ? 1 : -1);
            m_list->setCurrentRow(std::clamp(row, 0, std::max(0, m_list->count() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommandSearch::filter()
{
    const QStringList needles = editor::plainWords(m_field->text());
    m_list->clear();
    for (std::size_t i = 0; i < m_commands.size() && m_list->count() < kMostShown; ++i) {
        const Command& command = m_commands[i];
        const QString hay = editor::plainLetters(command.text + QLatin1Char(' ') + command.kind);
        if (!std::ranges::all_of(needles, [&hay](const QString& needle) { return hay.contains(needle); })) continue;
        const QString key = command.key.isEmpty() ? QString() : QStringLiteral("   ") + command.key;
        auto* item =
            new QListWidgetItem(tr("%1: %2", "kind of thing, thing").arg(command.kind, command.text) + key, m_list);
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    m_list->setCurrentRow(0);
    m_nothing->setText(m_list->count() > 0 ? QString() : tr("Nothing found for “%1”.").arg(m_field->text()));
    m_nothing->setVisible(m_list->count() == 0);
}

void CommandSearch::runCurrent()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr) return;
    const auto run = m_commands[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())].run;
    accept();
    // After the dialog has gone and the focus is back where it was.
    QTimer::singleShot(0, parentWidget(), run);
}

} // namespace marches::app
