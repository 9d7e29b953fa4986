// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/memorydialog.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/translate/translationcontroller.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::app {

MemoryDialog::MemoryDialog(TranslationController& controller, QWidget* parent)
    : Translated(parent), m_controller(controller), m_words(new QLabel(this)), m_list(new QListWidget(this)),
      m_add(new QPushButton(this)), m_remove(new QPushButton(this)), m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("translationMemory"));
    resize(560, 360);
    m_words->setWordWrap(true);
    setTextRole(m_words, TextRole::Secondary, true);
    m_list->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_add);
    foot->addWidget(m_remove);
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 14);
    column->setSpacing(8);
    column->addWidget(m_words);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
    connect(m_add, &QPushButton::clicked, this, &MemoryDialog::ask);
    connect(m_remove, &QPushButton::clicked, this, &MemoryDialog::removeChosen);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
    connect(&controller, &TranslationController::memoryFilled, this, &MemoryDialog::refresh);
    retranslate();
    m_add->setFocus();
}

void MemoryDialog::add(const QString& file)
{
    QStringList files = m_controller.memoryFiles();
    if (!files.contains(file)) files << file;
    m_controller.setMemoryFiles(files);
    refresh();
    m_list->setCurrentRow(static_cast<int>(files.indexOf(file)));
}

void MemoryDialog::ask()
{
    const QString file = QFileDialog::getOpenFileName(this, windowTitle(), m_controller.lastFolder(),
                                                      tr("Translations and memories (*.po *.tmx)"));
    if (!file.isEmpty()) add(file);
}

void MemoryDialog::removeChosen()
{
    QStringList files = m_controller.memoryFiles();
    const int row = m_list->currentRow();
    if (row < 0 || row >= files.size()) return;
    files.removeAt(row);
    m_controller.setMemoryFiles(files);
    refresh();
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
}

void MemoryDialog::refresh()
{
    const int row = m_list->currentRow();
    m_list->clear();
    for (const QString& file : m_controller.memoryFiles()) {
        const QString shown = QDir::toNativeSeparators(file);
        auto* item = new QListWidgetItem(shown + QLatin1Char('\n') + m_controller.memoryState(file), m_list);
        item->setToolTip(shown);
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    m_remove->setEnabled(m_list->currentRow() >= 0);
}

void MemoryDialog::retranslate()
{
    setWindowTitle(tr("Translation memory"));
    m_words->setText(tr("Suggestions come from all texts of the program. Add what was translated elsewhere: a .po "
                        "file, or a memory from another program in TMX format."));
    m_list->setAccessibleName(tr("Files with translations"));
    m_add->setText(tr("Add a file…"));
    m_remove->setText(tr("Remove"));
    m_close->setText(tr("Close"));
    refresh();
}

} // namespace marches::app
