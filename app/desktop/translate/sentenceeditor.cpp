// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/sentenceeditor.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/translate/formfield.h"
#include "app/desktop/translate/textwords.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/collapsingrow.h"
#include "app/desktop/widgets/flowlayout.h"
#include "editor/translation/translationsources.h"

#include <QApplication>
#include <QCheckBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

namespace {

constexpr int kLinesWithKeys = 25; ///< height from which the field has room beside the line of keys

QLabel* wrapping(QWidget* parent, TextRole role, bool muted)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextRole(label, role, muted);
    return label;
}

} // namespace

SentenceEditor::SentenceEditor(const Actions& actions, QWidget* parent)
    : Translated(parent), m_actions(actions), m_key(wrapping(this, TextRole::Secondary, true)),
      m_head(new QLabel(this)), m_targetHead(new QLabel), m_length(new QLabel), m_again(new QCheckBox(this)),
      m_reviewed(new QCheckBox(this)), m_later(new QPushButton(this)), m_keep(new QPushButton(this)),
      m_keys(wrapping(this, TextRole::Small, true))
{
    setObjectName(QStringLiteral("sentenceEditor"));
    setTextRole(m_head, TextRole::Head);
    QWidget* body = makeBody();
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* heads = new QHBoxLayout;
    heads->setContentsMargins(14, 8, 14, 0);
    heads->addWidget(m_head);
    heads->addWidget(m_key, 1);
    heads->addWidget(m_reviewed, 0, Qt::AlignTop); // below there is no room for it in a small window
    m_keep->setProperty("primary", true);
    m_keep->setObjectName(QStringLiteral("keep"));
    auto* foot = new CollapsingRow;
    foot->setContentsMargins(14, 4, 14, 0);
    foot->addWidget(m_again);
    foot->addStretch(1);
    foot->addWidget(m_later);
    foot->addWidget(m_keep);
    m_keys->setContentsMargins(14, 0, 14, 8);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addLayout(heads);
    whole->addWidget(scroll, 1);
    whole->addLayout(foot);
    whole->addWidget(m_keys);
    connect(m_keep, &QPushButton::clicked, this, &SentenceEditor::keepRequested);
    connect(m_later, &QPushButton::clicked, this, &SentenceEditor::laterRequested);
    connect(m_again, &QCheckBox::clicked, this, &SentenceEditor::againRequested);
    connect(m_reviewed, &QCheckBox::clicked, this, &SentenceEditor::reviewedRequested);
    retranslate();
}

QWidget* SentenceEditor::makeBody()
{
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(14, 4, 14, 8);
    column->setSpacing(6);
    m_sourceHead = new QLabel(body);
    setTextRole(m_sourceHead, TextRole::Secondary, true);
    m_source = new Card(body, Card::Look::Tint);
    m_sourceGrid = new QGridLayout(m_source);
    m_sourceGrid->setContentsMargins(12, 8, 12, 8);
    m_sourceGrid->setColumnStretch(1, 1);
    setTextRole(m_targetHead, TextRole::Secondary, true);
    m_forms = new QWidget(body);
    m_formGrid = new QGridLayout(m_forms);
    m_formGrid->setContentsMargins(0, 0, 0, 0);
    m_formGrid->setColumnStretch(1, 1);
    m_chipRow = new QWidget(body);
    m_chipFlow = new FlowLayout(m_chipRow);
    setTextRole(m_length, TextRole::Secondary, true);
    auto* below = new QHBoxLayout;
    below->addWidget(m_chipRow, 1);
    below->addWidget(m_length, 0, Qt::AlignRight | Qt::AlignTop);
    buildBeside(*body);
    m_facts = wrapping(body, TextRole::Secondary, true);
    m_suggestionHead = new QLabel(body);
    setTextRole(m_suggestionHead, TextRole::Secondary, true);
    m_suggestionBox = new QWidget(body);
    m_suggestionColumn = new QVBoxLayout(m_suggestionBox);
    m_suggestionColumn->setContentsMargins(0, 0, 0, 0);
    m_suggestionColumn->setSpacing(4);
    column->addWidget(m_sourceHead);
    column->addWidget(m_source);
    column->addWidget(m_targetHead);
    column->addWidget(m_forms);
    column->addLayout(below);
    column->addWidget(m_besideBox);
    column->addWidget(m_facts);
    column->addWidget(m_suggestionHead);
    column->addWidget(m_suggestionBox);
    column->addStretch(1);
    return body;
}

void SentenceEditor::setDocument(editor::TranslationDocument* document)
{
    m_document = document;
    show(-1, {});
}

void SentenceEditor::show(int row, const std::vector<editor::Suggestion>& suggestions)
{
    m_row = m_document == nullptr ? -1 : row;
    setEnabled(m_row >= 0);
    m_placeholders = m_row >= 0 ? editor::sourcePlaceholders(m_document->row(m_row)) : std::vector<std::string>();
    m_ofSource = m_placeholders.size();
    if (m_row >= 0) {
        const std::vector<std::string> more =
            editor::furtherPlaceholders(m_document->row(m_row), m_document->language());
        m_placeholders.insert(m_placeholders.end(), more.begin(), more.end());
    }
    buildSource();
    buildFields();
    buildChips();
    buildFacts();
    suggest(suggestions);
    refresh();
}

void SentenceEditor::buildSource()
{
    clear(*m_sourceGrid);
    m_key->setText(m_row < 0 ? QString() : QString::fromStdString(m_document->row(m_row).key()));
    m_sourceHead->setText(
        m_row < 0 ? QString() : QString::fromStdString(editor::languageName(m_document->unitOf(m_row).sourceLanguage)));
    if (m_row < 0) return;
    const engine::TextEntry& source = m_document->row(m_row).source;
    const auto add = [this](int line, const QString& label, const std::string& text) {
        if (!label.isEmpty()) {
            auto* name = new QLabel(label, m_source);
            setTextRole(name, TextRole::Secondary, true);
            m_sourceGrid->addWidget(name, line, 0, Qt::AlignTop);
        }
        QLabel* words = wrapping(m_source, TextRole::Body, false);
        words->setLayoutDirection(editor::directionOf(m_document->unitOf(m_row).sourceLanguage));
        words->setText(QString::fromStdString(text));
        m_sourceGrid->addWidget(words, line, 1);
    };
    const std::optional<std::string>& earlier = m_document->row(m_row).po.previousSource;
    if (earlier && !source.isPlural()) {
        add(0, tr("earlier", "the source before it was changed"), *earlier);
        add(1, tr("now", "the source after it was changed"), source.one);
        markChanges(*earlier, source.one);
    } else if (source.isPlural()) {
        add(0, TextWords::category(QStringLiteral("one")), source.one);
        add(1, TextWords::category(QStringLiteral("other")), source.other);
    } else {
        add(0, {}, source.one);
        markTerms();
    }
}

QString SentenceEditor::formLabel(int form) const
{
    const engine::PluralRule& rule = m_document->unitOf(m_row).rule;
    const auto number = rule.example(form);
    const auto at = static_cast<std::size_t>(form);
    QString example = number < 0 ? QString() : QLocale().toString(number);
    if (at >= rule.categories().size()) return example;
    const std::string_view name = rule.categories()[at];
    const QString category = TextWords::category(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    return example.isEmpty() ? category : tr("%1 (%2)", "plural form, a number that takes it").arg(category, example);
}

void SentenceEditor::buildFields()
{
    clear(*m_formGrid);
    m_lastForm = 0; // a field that goes hands the focus to the next one, which goes as well
    m_fields.clear();
    m_formLabels.clear();
    m_targetHead->clear();
    if (m_row < 0) return;
    const bool plural = m_document->row(m_row).source.isPlural();
    const int forms = m_document->formCount(m_row);
    QStringList known;
    for (const std::string& placeholder : m_placeholders)
        known << QString::fromStdString(editor::placeholderName(placeholder));
    const bool lines = m_document->row(m_row).source.one.find('\n') != std::string::npos;
    for (int form = 0; form < forms; ++form) {
        auto* field = new FormField(m_forms);
        field->setPlaceholders(known);
        field->setLines(lines);
        field->setDirection(editor::directionOf(m_document->unitOf(m_row).language));
        field->setSpelling(m_spelling);
        if (plural) {
            auto* label = new QLabel(m_forms);
            setTextRole(label, TextRole::Secondary, true);
            m_formLabels.push_back(label);
            m_formGrid->addWidget(label, form, 0);
        }
        m_formGrid->addWidget(field, form, 1);
        field->show(); // what is not to be seen yet takes no focus
        connectField(*field, form);
        m_fields.push_back(field);
    }
    wordFields();
}

void SentenceEditor::connectField(FormField& field, int form)
{
    connect(&field, &FormField::edited, this, [this, &field, form] {
        if (m_row >= 0 && m_document != nullptr) m_document->typeForm(m_row, form, field.text().toStdString());
    });
    connect(&field, &FormField::corrected, this, [this, &field, form] {
        if (m_row < 0 || m_document == nullptr) return;
        std::vector<std::string> forms = m_document->row(m_row).po.text;
        forms[static_cast<std::size_t>(form)] = field.text().toStdString();
        m_document->setForms(m_row, forms, tr("spelling"));
    });
    connect(&field, &FormField::learnRequested, this, &SentenceEditor::learnRequested);
    connect(&field, &FormField::focused, this, [this, form] {
        m_lastForm = form;
        refreshChips();
    });
}

void SentenceEditor::setSpelling(const editor::Spelling* spelling)
{
    m_spelling = spelling;
    for (FormField* field : m_fields) field->setSpelling(spelling);
}

void SentenceEditor::wordFields()
{
    if (m_row < 0) return;
    const bool plural = m_document->row(m_row).source.isPlural();
    const QString language = QString::fromStdString(editor::languageName(m_document->language()));
    m_targetHead->setText(plural ? tr("%1, %n form(s)", "a language", fieldCount()).arg(language) : language);
    for (int form = 0; form < fieldCount(); ++form)
        field(form)->setAccessibleName(plural ? tr("Translation, %1", "plural form").arg(formLabel(form))
                                              : tr("Translation"));
    for (std::size_t form = 0; form < m_formLabels.size(); ++form)
        m_formLabels[form]->setText(formLabel(static_cast<int>(form)));
}

FormField* SentenceEditor::field(int form) const
{
    return form >= 0 && form < fieldCount() ? m_fields[static_cast<std::size_t>(form)] : nullptr;
}

void SentenceEditor::focusField()
{
    FormField* at = field(m_lastForm);
    if (at == nullptr) return;
    const bool had = at->hasFocus();
    at->setFocus();
    if (!had) at->moveCursor(QTextCursor::End);
}

void SentenceEditor::typeInto(QKeyEvent* event)
{
    focusField();
    if (FormField* at = field(m_lastForm)) QApplication::sendEvent(at, event);
}

void SentenceEditor::refresh()
{
    if (m_row >= 0 && m_document != nullptr) {
        const engine::PoEntry& po = m_document->row(m_row).po;
        for (std::size_t form = 0; form < m_fields.size() && form < po.text.size(); ++form)
            m_fields[form]->setText(QString::fromStdString(po.text[form]));
        m_again->setChecked(po.fuzzy);
        m_reviewed->setChecked(m_document->check(m_row).reviewed);
        // What is missing or wrong cannot have been found good.
        m_reviewed->setEnabled(m_document->state(m_row) == editor::TextState::Done);
    }
    refreshChips();
    refreshLength();
    refreshBeside();
}

void SentenceEditor::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_keys->setVisible(height() >= kLinesWithKeys * fontMetrics().lineSpacing()); // menus and tool tips name them, too
}

void SentenceEditor::changeEvent(QEvent* event)
{
    Translated::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_row < 0 || m_document == nullptr) return;
    buildSource(); // what is marked has the colours of the theme in its words
    refreshBeside();
}

void SentenceEditor::retranslate()
{
    m_head->setText(tr("Text", "that is translated"));
    m_suggestionHead->setText(tr("Already translated"));
    m_take->setText(tr("Use this"));
    m_again->setText(tr("Needs another look"));
    m_again->setToolTip(m_actions.withKey(m_again->text(), QStringLiteral("translate.again")));
    m_reviewed->setText(tr("Reviewed"));
    m_reviewed->setToolTip(tr("Somebody has proofread it and approved it"));
    m_later->setText(tr("Leave for later"));
    m_keep->setText(tr("Keep and continue"));
    m_keep->setToolTip(m_actions.withKey(m_keep->text(), QStringLiteral("translate.keep")));
    const auto key = [this](const char* id) { return m_actions.keyWord(QLatin1String(id)); };
    m_keys->setText(
        tr("%1 keeps and continues, %2 copies the source, %3 to %4 insert a placeholder, %5 goes to the next mistake.",
           "keys")
            .arg(key("translate.keep"), key("translate.copy-source"), key("translate.insert-1"),
                 key("translate.insert-9"), key("translate.next-mistake")));
    if (m_row < 0) return;
    buildSource();
    wordFields(); // the fields stay, with the focus and what is being typed
    buildFacts();
    refresh();
}

} // namespace marches::app
