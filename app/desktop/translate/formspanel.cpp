// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/formspanel.h"

#include "app/desktop/base/textrole.h"
#include "editor/translation/translationsources.h"
#include "engine/text/grammar.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace marches::app {

namespace {

constexpr int kBeside = 380; ///< pixels of width at which a sentence has room beside its field
constexpr std::array<std::string_view, FormsPanel::kForms> kFormNames = {"name", "with-article", "of", "at", "object"};

/// "territory.telmar.of" -> "territory.telmar"; empty for what is no form of a name.
std::string baseOf(const editor::TranslationDocument& document, int row)
{
    const std::string& key = document.row(row).key();
    const std::size_t dot = key.rfind('.');
    if (dot == std::string::npos) return {};
    const std::string_view last = std::string_view(key).substr(dot + 1);
    const bool isForm = std::ranges::find(kFormNames, last) != kFormNames.end();
    const std::string base = key.substr(0, dot);
    return isForm && document.find(base + ".name") >= 0 && document.find(base + ".of") >= 0 ? base : std::string();
}

} // namespace

FormsPanel::FormsPanel(QWidget* parent) : Translated(parent), m_grid(new QGridLayout(this)), m_hint(new QLabel(this))
{
    QGridLayout* const grid = m_grid;
    grid->setContentsMargins(12, 8, 12, 10);
    grid->setVerticalSpacing(4);
    for (int form = 0; form < kForms; ++form) {
        const auto at = static_cast<std::size_t>(form);
        m_labels[at] = new QLabel(this);
        m_fields[at] = new QLineEdit(this);
        m_examples[at] = new QLabel(this);
        setTextRole(m_labels[at], TextRole::Secondary, true);
        setTextRole(m_examples[at], TextRole::Small, true);
        m_examples[at]->setWordWrap(true);
        m_examples[at]->setTextFormat(Qt::PlainText);
        grid->addWidget(m_labels[at], form * 2, 0);
        grid->addWidget(m_fields[at], form * 2, 1);
        connect(m_fields[at], &QLineEdit::textEdited, this, [this, at](const QString& text) {
            if (m_document != nullptr && m_rows[at] >= 0) m_document->typeForm(m_rows[at], 0, text.toStdString());
        });
    }
    m_hint->setWordWrap(true);
    setTextRole(m_hint, TextRole::Secondary, true);
    grid->addWidget(m_hint, 2 * kForms, 0, 1, 3);
    grid->setRowStretch(2 * kForms + 1, 1);
    arrange(true);
    retranslate();
}

void FormsPanel::arrange(bool beside)
{
    if (m_beside == beside) return;
    m_beside = beside;
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(2, beside ? 1 : 0);
    for (int form = 0; form < kForms; ++form) {
        QLabel* const example = m_examples[static_cast<std::size_t>(form)];
        m_grid->removeWidget(example);
        m_grid->addWidget(example, beside ? form * 2 : form * 2 + 1, beside ? 2 : 1);
    }
}

void FormsPanel::resizeEvent(QResizeEvent* event)
{
    arrange(width() >= kBeside);
    QWidget::resizeEvent(event);
}

void FormsPanel::setDocument(editor::TranslationDocument* document)
{
    m_document = document;
    if (document != nullptr && document->count() > 0)
        for (QLineEdit* field : m_fields) field->setLayoutDirection(editor::directionOf(document->unitOf(0).language));
    show(-1);
}

void FormsPanel::show(int row)
{
    m_base = m_document != nullptr && row >= 0 ? baseOf(*m_document, row) : std::string();
    for (std::size_t form = 0; form < m_rows.size(); ++form)
        m_rows[form] = m_base.empty() ? -1 : m_document->find(m_base + "." + std::string(kFormNames[form]));
    for (std::size_t form = 0; form < m_rows.size(); ++form)
        for (QWidget* widget : std::initializer_list<QWidget*>{m_labels[form], m_fields[form], m_examples[form]})
            widget->setVisible(m_rows[form] >= 0);
    refresh();
}

QString FormsPanel::formText(int form) const
{
    const int row = m_rows[static_cast<std::size_t>(form)];
    const std::string own = row >= 0 ? m_document->row(row).po.text.front() : std::string();
    if (!own.empty() || form == 0 || m_rows[0] < 0) return QString::fromStdString(own);
    const std::string& name = m_document->row(m_rows[0]).po.text.front();
    if (name.empty()) return {};
    const int articleRow = m_rows[1];
    const std::string article = articleRow >= 0 ? m_document->row(articleRow).po.text.front() : std::string();
    return QString::fromStdString(engine::defaultForm(
        name, article.empty() ? name : article, kFormNames[static_cast<std::size_t>(form)], m_document->language()));
}

QString FormsPanel::derived(int row) const
{
    const auto at = std::ranges::find(m_rows, row);
    if (row < 0 || at == m_rows.end() || !m_document->row(row).isEmpty()) return {};
    return formText(static_cast<int>(at - m_rows.begin()));
}

void FormsPanel::refresh()
{
    for (std::size_t form = 0; form < m_rows.size(); ++form) {
        if (m_rows[form] < 0) continue;
        const QString text = QString::fromStdString(m_document->row(m_rows[form]).po.text.front());
        if (m_fields[form]->text() != text) {
            m_fields[form]->setText(text);
            m_fields[form]->setCursorPosition(0); // a long name shows its beginning
        }
        m_fields[form]->setPlaceholderText(formText(static_cast<int>(form)));
    }
    refreshExamples();
}

void FormsPanel::refreshExamples()
{
    if (m_base.empty()) {
        m_hint->setText(tr("Choose a name to see the forms that sentences need."));
        m_hint->show();
        return;
    }
    m_hint->hide();
    for (int form = 0; form < kForms; ++form) m_examples[static_cast<std::size_t>(form)]->setText(example(form));
}

QString FormsPanel::example(int form) const
{
    const QString text = formText(form);
    if (text.isEmpty()) return {};
    const auto frame = m_frames.find(std::string(kFormNames[static_cast<std::size_t>(form)]));
    if (form > 0 && frame != m_frames.end() && !frame->second.isEmpty()) {
        QString sentence = frame->second.arg(text);
        sentence[0] = sentence[0].toUpper();
        return sentence;
    }
    // No sentence is translated yet that could hold it; one in the language of the window would only show a wrong
    // mixture.
    switch (form) {
    case 0: return tr("“%1” on the board and in lists", "a name").arg(text);
    case 1: return tr("In a sentence: … %1 …", "a name with its article").arg(text);
    case 2: return tr("For “of”: … %1", "a name in the form that sentences use where English says “of”").arg(text);
    case 3:
        return tr("For “at” or “in”: … %1", "a name in the form that sentences use where English says “at”").arg(text);
    case 4: return tr("What is attacked: … %1", "a name as the object of a verb").arg(text);
    default: return {};
    }
}

void FormsPanel::retranslate()
{
    const std::array words{tr("name", "form of a name"), tr("with article", "form of a name"),
                           tr("of", "form of a name"), tr("at", "form of a name"), tr("as object", "form of a name")};
    for (std::size_t form = 0; form < words.size(); ++form) {
        m_labels[form]->setText(words[form]);
        m_fields[form]->setAccessibleName(words[form]);
    }
    refreshExamples();
}

} // namespace marches::app
