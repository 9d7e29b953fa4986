// SPDX-License-Identifier: GPL-3.0-or-later
// What a sentence is compared with: its source before that was changed, its translation in another state or language.
#include "app/desktop/translate/sentenceeditor.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/translate/formfield.h"
#include "app/desktop/translate/textwords.h"
#include "app/desktop/widgets/card.h"
#include "editor/translation/worddiff.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::app {

namespace {

/// Two texts word by word, with what is gone or has come marked; `which` side of it is shown.
QString marked(const std::string& before, const std::string& after, editor::DiffPart::Kind which)
{
    using Kind = editor::DiffPart::Kind;
    QString html;
    for (const editor::DiffPart& part : editor::wordDiff(before, after)) {
        if (part.kind != Kind::Same && part.kind != which) continue;
        const QString words =
            QString::fromStdString(part.text).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
        // Never colour alone: what is gone is struck, what has come is bold.
        const bool gone = part.kind == Kind::Removed;
        const QString look = QStringLiteral("color:%1; background-color:%2")
                                 .arg((gone ? colours().error : colours().good).name(),
                                      (gone ? colours().errorBack : colours().goodBack).name());
        html += part.kind == Kind::Same ? words
                                        : QStringLiteral("<%1 style=\"%2\">%3</%1>")
                                              .arg(gone ? QStringLiteral("s") : QStringLiteral("b"), look, words);
    }
    return html;
}

std::string joinedForms(const std::vector<std::string>& forms)
{
    std::string all;
    for (const std::string& form : forms) all += (all.empty() ? "" : "\n") + form;
    return all;
}

} // namespace

void SentenceEditor::markChanges(const std::string& before, const std::string& after)
{
    const std::array sides{std::pair(0, editor::DiffPart::Kind::Removed), std::pair(1, editor::DiffPart::Kind::Added)};
    for (const auto& [line, kind] : sides)
        if (auto* label = qobject_cast<QLabel*>(m_sourceGrid->itemAtPosition(line, 1)->widget())) {
            label->setTextFormat(Qt::RichText);
            label->setText(marked(before, after, kind));
            label->setAccessibleName(QString::fromStdString(line == 0 ? before : after));
        }
}

void SentenceEditor::markTerms()
{
    auto* label = qobject_cast<QLabel*>(m_sourceGrid->itemAtPosition(0, 1)->widget());
    const std::string& source = m_document->row(m_row).source.one;
    const auto escaped = [&source](std::size_t from, std::size_t to) {
        return QString::fromStdString(source.substr(from, to - from))
            .toHtmlEscaped()
            .replace(QLatin1Char('\n'), QLatin1String("<br>"));
    };
    QString html;
    QStringList names;
    std::size_t at = 0;
    for (const editor::TranslationDocument::Term& term : m_document->terms(m_row)) {
        if (term.name.empty()) continue;
        const std::size_t end = term.mention.at + term.mention.length;
        html += escaped(at, term.mention.at) +
                QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                    .arg(QString::number(term.nameRow), colours().accent.name(), escaped(term.mention.at, end));
        names << tr("%1 = %2", "source, translation")
                     .arg(QString::fromStdString(source.substr(term.mention.at, term.mention.length)),
                          QString::fromStdString(term.name));
        at = end;
    }
    if (label == nullptr || names.isEmpty()) return;
    names.removeDuplicates();
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setText(html + escaped(at, source.size()));
    label->setAccessibleName(QString::fromStdString(source));
    label->setToolTip(names.join(QLatin1Char('\n')));
    label->setAccessibleDescription(names.join(QStringLiteral("; ")));
    connect(label, &QLabel::linkActivated, this, &SentenceEditor::insertTerm);
}

void SentenceEditor::insertTerm(const QString& row)
{
    if (m_document == nullptr) return;
    FormField* at = field(m_lastForm);
    const int name = row.toInt();
    if (at == nullptr || name < 0 || name >= m_document->count()) return;
    at->insert(QString::fromStdString(m_document->row(name).po.text.front()));
    focusField();
}

void SentenceEditor::buildBeside(QWidget& body)
{
    m_besideBox = new Card(&body, Card::Look::Tint);
    m_besideHead = new QLabel(m_besideBox);
    m_besideText = new QLabel(m_besideBox);
    m_take = new QPushButton(m_besideBox);
    setTextRole(m_besideHead, TextRole::Secondary, true);
    m_besideText->setWordWrap(true);
    m_besideText->setTextFormat(Qt::RichText);
    m_besideText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_take->setFont(fontFor(TextRole::Secondary));
    auto* grid = new QGridLayout(m_besideBox);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_besideHead, 0, 0);
    grid->addWidget(m_take, 0, 1, 2, 1, Qt::AlignTop);
    grid->addWidget(m_besideText, 1, 0);
    connect(m_take, &QPushButton::clicked, this, [this] {
        if (m_comparison == nullptr || m_row < 0) return;
        const std::vector<std::string>* forms = m_comparison->find(m_document->row(m_row).key());
        m_document->setForms(m_row, forms != nullptr ? *forms : std::vector<std::string>(m_fields.size()),
                             tr("the text beside"));
        focusField();
    });
}

void SentenceEditor::setComparison(const editor::Comparison* comparison)
{
    m_comparison = comparison;
    refreshBeside();
}

void SentenceEditor::refreshBeside()
{
    m_besideBox->setVisible(m_comparison != nullptr && m_row >= 0);
    if (m_comparison == nullptr || m_row < 0 || m_document == nullptr) return;
    const editor::TextRow& row = m_document->row(m_row);
    const std::vector<std::string>* forms = m_comparison->find(row.key());
    const bool state = m_comparison->kind() != editor::Comparison::Kind::Language;
    const bool differs = m_comparison->differs(row);
    const std::string theirs = forms != nullptr ? joinedForms(*forms) : std::string();
    const QString what = TextWords::comparison(*m_comparison);
    m_besideHead->setText(state && !differs ? tr("%1: the same", "a state of the translation").arg(what) : what);
    const QString words = differs ? marked(joinedForms(row.po.text), theirs, editor::DiffPart::Kind::Added)
                                  : marked(theirs, theirs, editor::DiffPart::Kind::Same);
    m_besideText->setText(forms == nullptr ? TextWords::state(editor::TextState::Empty) : words);
    m_besideText->setAccessibleName(forms == nullptr ? m_besideText->text() : QString::fromStdString(theirs));
    m_besideText->setHidden(state && !differs);
    m_take->setVisible(state && differs);
}

QString SentenceEditor::besideText() const
{
    return m_besideBox->isHidden() ? QString()
                                   : m_besideHead->text() + QLatin1Char('\n') + m_besideText->accessibleName();
}

} // namespace marches::app
