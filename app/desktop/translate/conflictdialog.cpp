// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/conflictdialog.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/mirroring.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace marches::app {

namespace {

QString joined(const engine::PoEntry& entry)
{
    QStringList forms;
    for (const std::string& form : entry.text) forms << QString::fromStdString(form);
    return forms.join(QLatin1Char('\n'));
}

} // namespace

ConflictDialog::ConflictDialog(const editor::TranslationDocument& document,
                               const std::vector<editor::TextConflict>& conflicts, QWidget* parent)
    : QDialog(parent), m_keep(new QPushButton(this))
{
    setWindowTitle(tr("Changed in two places"));
    resize(720, 460);
    auto* head =
        new QLabel(tr("Another program has changed %n text(s) that were changed here too. Choose what to keep.",
                      nullptr, static_cast<int>(conflicts.size())),
                   this);
    head->setWordWrap(true);
    setTextRole(head, TextRole::Strong);
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    setMirroredMargins(column, {0, 0, 6, 0});
    for (const editor::TextConflict& conflict : conflicts) {
        const editor::TextRow& row = document.row(conflict.row);
        auto* card = new Card(list);
        auto* grid = new QGridLayout(card);
        grid->setContentsMargins(12, 8, 12, 8);
        grid->setColumnStretch(0, 1);
        grid->setColumnStretch(1, 1);
        auto* source = new QLabel(QString::fromStdString(row.source.one), card);
        source->setWordWrap(true);
        source->setTextFormat(Qt::PlainText);
        grid->addWidget(source, 0, 0, 1, 2);
        auto* group = new QButtonGroup(card);
        const auto side = [&](int at, const QString& words, const QString& text, std::vector<QRadioButton*>& into) {
            auto* radio = new QRadioButton(words, card);
            auto* label = new QLabel(text.isEmpty() ? tr("(empty)") : text, card);
            label->setWordWrap(true);
            label->setTextFormat(Qt::PlainText);
            setMirroredMargins(label, {26, 0, 0, 0});
            radio->setAccessibleDescription(label->text());
            group->addButton(radio);
            grid->addWidget(radio, 1, at);
            grid->addWidget(label, 2, at, Qt::AlignTop);
            into.push_back(radio);
        };
        side(0, tr("mine"), joined(row.po), m_mine);
        side(1, tr("theirs"), joined(conflict.theirs), m_theirs);
        m_mine.back()->setChecked(true);
        column->addWidget(card);
    }
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(list);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* allMine = new QPushButton(tr("All mine"), this);
    auto* allTheirs = new QPushButton(tr("All theirs"), this);
    const auto choose = [](const std::vector<QRadioButton*>& buttons) {
        for (QRadioButton* button : buttons) button->setChecked(true);
    };
    connect(allMine, &QPushButton::clicked, this, [this, choose] { choose(m_mine); });
    connect(allTheirs, &QPushButton::clicked, this, [this, choose] { choose(m_theirs); });
    m_keep->setText(tr("Keep the selected ones"));
    m_keep->setProperty("primary", true);
    m_keep->setDefault(true);
    connect(m_keep, &QPushButton::clicked, this, &QDialog::accept);
    auto* foot = new QHBoxLayout;
    foot->addWidget(allMine);
    foot->addWidget(allTheirs);
    foot->addStretch(1);
    foot->addWidget(m_keep);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(16, 16, 16, 14);
    whole->addWidget(head);
    whole->addWidget(scroll, 1);
    whole->addLayout(foot);
}

std::vector<std::size_t> ConflictDialog::theirs() const
{
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < m_theirs.size(); ++i)
        if (m_theirs[i]->isChecked()) chosen.push_back(i);
    return chosen;
}

} // namespace marches::app
