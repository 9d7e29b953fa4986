// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labquestions.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QPushButton>

#include "app/desktop/lab/labform.h"

namespace marches::app {

LabQuestions::LabQuestions(QWidget* parent) : Translated(parent), m_group(new QButtonGroup(this))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    for (int i = 0; i < kLabQuestions; ++i) {
        auto* tab = new QPushButton(this);
        tab->setCheckable(true);
        m_group->addButton(tab, i);
        grid->addWidget(tab, i / 2, i % 2);
        grid->setColumnStretch(i % 2, 1);
        m_tabs.push_back(tab);
    }
    m_tabs.front()->setChecked(true);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) {
        setFocusProxy(m_group->button(id));
        emit chosen(static_cast<LabQuestion>(id));
    });
    setFocusProxy(m_tabs.front());
    retranslate();
}

LabQuestion LabQuestions::question() const { return static_cast<LabQuestion>(m_group->checkedId()); }

void LabQuestions::setQuestion(LabQuestion question)
{
    tab(question)->setChecked(true);
    setFocusProxy(tab(question));
}

QStringList LabQuestions::names()
{
    return {LabForm::tr("How does it play?"), LabForm::tr("Compare"), LabForm::tr("What matters?"),
            LabForm::tr("What is fair?")};
}

void LabQuestions::retranslate()
{
    // Short where the full question would not fit beside another one.
    const QStringList words = {tr("How does it play?"), tr("Compare"), tr("What matters?"), tr("What is fair?")};
    const QStringList full = names();
    for (int i = 0; i < kLabQuestions; ++i) {
        QPushButton* tab = m_tabs[static_cast<std::size_t>(i)];
        tab->setText(words[i]);
        tab->setToolTip(full[i] == words[i] ? QString() : full[i]);
        tab->setAccessibleName(full[i]);
    }
}

} // namespace marches::app
