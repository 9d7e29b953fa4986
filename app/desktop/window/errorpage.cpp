// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/errorpage.h"

#include "app/desktop/base/catalogue.h"
#include "app/desktop/base/textrole.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::app {

ErrorPage::ErrorPage(const Catalogue& catalogue, QWidget* parent)
    : Translated(parent), m_catalogue(catalogue), m_what(new QLabel(this)), m_count(new QLabel(this)),
      m_list(new QPlainTextEdit(this)), m_another(new QPushButton(this)), m_continue(new QPushButton(this)),
      m_copy(new QPushButton(this)), m_back(new QPushButton(this))
{
    setTextRole(m_what, TextRole::Answer);
    setTextRole(m_count, TextRole::Body, true);
    m_what->setWordWrap(true);
    m_list->setReadOnly(true);
    m_list->setTabChangesFocus(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_continue);
    buttons->addWidget(m_another);
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 16);
    column->setSpacing(12);
    column->addWidget(m_what);
    column->addWidget(m_count);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    connect(m_another, &QPushButton::clicked, this, &ErrorPage::anotherFileRequested);
    connect(m_continue, &QPushButton::clicked, this, &ErrorPage::continueRequested);
    connect(m_back, &QPushButton::clicked, this, &ErrorPage::backRequested);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    retranslate();
}

void ErrorPage::tell(const LazyText& what, const engine::Errors& errors, bool canGoOn)
{
    m_said = what;
    m_errors = errors;
    m_continue->setVisible(canGoOn);
    m_continue->setProperty("primary", canGoOn);
    m_another->setProperty("primary", !canGoOn);
    retranslate();
}

QString ErrorPage::text() const { return title() + QLatin1Char('\n') + m_list->toPlainText(); }

QString ErrorPage::title() const { return m_said ? m_said() : QString(); }

void ErrorPage::enter() { (m_continue->isHidden() ? m_another : m_continue)->setFocus(); }

void ErrorPage::retranslate()
{
    m_what->setText(title());
    m_count->setText(tr("%n problem(s), each with its location", nullptr, static_cast<int>(m_errors.size())));
    m_count->setHidden(m_errors.empty());
    m_list->setPlainText(m_catalogue.sentences(m_errors));
    m_list->setAccessibleName(m_count->text());
    m_another->setText(tr("Choose another file…"));
    m_continue->setText(tr("View what was opened"));
    m_copy->setText(tr("Copy report"));
    m_back->setText(tr("Back"));
}

} // namespace marches::app
