// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/ruledialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace marches::app {

RuleDialog::RuleDialog(QWidget* parent) : QDialog(parent), m_text(new QTextBrowser(this))
{
    resize(420, 280);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_text, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void RuleDialog::changeEvent(QEvent* event)
{
    // Its words are of the language that it was opened in; a new one is a click away.
    if (event->type() == QEvent::LanguageChange) hide();
    QDialog::changeEvent(event);
}

void RuleDialog::show(const engine::Texts& texts, const QString& id, const std::string& language)
{
    const std::string base = "rule." + id.toStdString();
    const auto text = [&](const char* part) { return QString::fromStdString(texts.word(base + part, language)).toHtmlEscaped(); };
    setWindowTitle(tr("Rule %1").arg(id));
    const QString source = text(".source");
    QString html = QStringLiteral("<h3>%1</h3><p>%2</p>").arg(text(".title"), text(".text"));
    if (!source.isEmpty()) html += QStringLiteral("<p><i>%1</i></p>").arg(tr("In the document: %1").arg(source));
    m_text->setHtml(html);
    QDialog::show();
    raise();
    activateWindow();
}

} // namespace marches::app
