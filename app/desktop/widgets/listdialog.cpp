// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/listdialog.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr QSize kUsual(520, 460);

} // namespace

ListDialog::ListDialog(QWidget* parent)
    : QDialog(parent), m_heading(new QLabel(this)), m_list(new QListWidget(this)), m_close(new QPushButton(this))
{
    resize(kUsual);
    m_heading->setWordWrap(true);
    m_heading->setTextFormat(Qt::PlainText);
    m_list->setWordWrap(true);
    m_list->setSpacing(3); // the frame of the focus stands around the words
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->addWidget(m_heading);
    column->addWidget(m_list, 1);
    column->addWidget(m_close, 0, Qt::AlignRight);
}

QString ListDialog::heading() const { return m_heading->text(); }

void ListDialog::tell(const QString& title, const QString& heading, const QString& listName, const QStringList& lines)
{
    setWindowTitle(title);
    m_heading->setText(heading);
    m_list->setAccessibleName(listName);
    m_list->clear();
    m_list->addItems(lines);
    m_close->setText(tr("Close"));
}

} // namespace marches::app
