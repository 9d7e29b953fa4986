// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/newlanguagedialog.h"

#include "app/desktop/base/textrole.h"
#include "editor/translation/translationsources.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::app {

NewLanguageDialog::NewLanguageDialog(const QStringList& known, QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit(this)), m_list(new QListWidget(this)), m_begin(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    setWindowTitle(tr("New language"));
    resize(420, 480);
    auto* words =
        new QLabel(tr("Whatever is not translated yet is shown in the source language, sentence by sentence."), this);
    words->setWordWrap(true);
    setTextRole(words, TextRole::Secondary, true);
    m_search->setPlaceholderText(tr("Search languages"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Languages"));
    for (const editor::LanguageChoice& choice : editor::knownLanguages()) {
        const QString code = QString::fromStdString(choice.code);
        if (known.contains(code)) continue;
        const QString name = QString::fromStdString(choice.name);
        const QString english = QLocale::languageToString(QLocale(code).language());
        auto* item = new QListWidgetItem(tr("%1 (%2)", "a language, its code").arg(name, code), m_list);
        item->setData(Qt::UserRole, code);
        item->setData(Qt::UserRole + 1, QStringList{name, english, code}.join(QLatin1Char(' ')).toLower());
    }
    m_begin->setText(tr("Begin"));
    m_begin->setProperty("primary", true);
    m_begin->setDefault(true);
    m_cancel->setText(tr("Not now"));
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_cancel);
    foot->addWidget(m_begin);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 14);
    column->setSpacing(8);
    column->addWidget(words);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
    connect(m_search, &QLineEdit::textChanged, this, &NewLanguageDialog::filter);
    connect(m_begin, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] { m_begin->setEnabled(!code().isEmpty()); });
    m_begin->setEnabled(false);
    m_search->setFocus();
}

QString NewLanguageDialog::code() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item == nullptr || item->isHidden() ? QString() : item->data(Qt::UserRole).toString();
}

void NewLanguageDialog::filter()
{
    const QString wanted = m_search->text().trimmed().toLower();
    QListWidgetItem* first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        item->setHidden(!item->data(Qt::UserRole + 1).toString().contains(wanted));
        if (first == nullptr && !item->isHidden()) first = item;
    }
    m_list->setCurrentItem(wanted.isEmpty() ? nullptr : first);
    m_begin->setEnabled(!code().isEmpty());
}

} // namespace marches::app
