// SPDX-License-Identifier: GPL-3.0-or-later
// What stands below the fields of a sentence: placeholders, its length, what is known of it, what was translated alike.
#include "app/desktop/translate/sentenceeditor.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/translate/formfield.h"
#include "app/desktop/widgets/flowlayout.h"
#include "app/desktop/widgets/retire.h"
#include "engine/text/review.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

namespace {

/// Ends in an ellipsis where its words have no room; the whole is its tool tip.
class SuggestionButton : public QPushButton {
public:
    SuggestionButton(QString words, QWidget* parent) : QPushButton(parent), m_words(std::move(words))
    {
        setObjectName(QStringLiteral("suggestion"));
        setFont(fontFor(TextRole::Secondary));
        setToolTip(m_words);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        elide(kWidest);
    }
    QSize sizeHint() const override
    {
        const int frame = QPushButton::sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width();
        return {std::min(fontMetrics().horizontalAdvance(m_words), kWidest) + frame, QPushButton::sizeHint().height()};
    }
    QSize minimumSizeHint() const override { return {80, QPushButton::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QPushButton::resizeEvent(event);
        elide(width() - kFrame);
    }

private:
    static constexpr int kWidest = 520;
    static constexpr int kFrame = 14; ///< beside the words at least

    void elide(int room)
    {
        const QString shown = fontMetrics().elidedText(m_words, Qt::ElideRight, std::min(room, kWidest));
        setText(QString(shown).replace(QLatin1Char('&'), QLatin1String("&&")));
    }

    QString m_words;
};

} // namespace

void SentenceEditor::clear(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->disconnect(); // what goes has no say any more
            retire(widget);
        }
        delete item;
    }
}

void SentenceEditor::buildChips()
{
    clear(*m_chipFlow);
    m_chips.clear();
    int number = 0;
    for (const std::string& placeholder : m_placeholders) {
        auto* chip = new QPushButton(QString::fromStdString(placeholder), m_chipRow);
        chip->setFont(fontFor(TextRole::Secondary));
        chip->setProperty("narrow", true);
        const int which = number++;
        connect(chip, &QPushButton::clicked, this, [this, which] {
            insertPlaceholder(which);
            focusField();
        });
        m_chipFlow->addWidget(chip);
        chip->show();
        m_chips.push_back(chip);
    }
    m_chipRow->updateGeometry();
}

void SentenceEditor::buildFacts()
{
    QStringList lines;
    if (m_row >= 0) {
        const editor::TextRow& row = m_document->row(m_row);
        if (!row.source.note.empty())
            lines << tr("Note from the author: %1").arg(QString::fromStdString(row.source.note));
        if (!row.po.comments.empty())
            for (const std::string& comment : row.po.comments)
                if (!engine::isReviewComment(comment)) lines << tr("Comment: %1").arg(QString::fromStdString(comment));
        const QString file = QFileInfo(QString::fromStdString(row.source.file)).fileName();
        if (row.source.line > 0) lines << tr("Where: %1, line %2").arg(file).arg(row.source.line);
        if (row.po.previousSource && row.source.isPlural())
            lines << tr("The source was earlier: %1").arg(QString::fromStdString(*row.po.previousSource));
    }
    m_facts->setText(lines.join(QLatin1Char('\n')));
    m_facts->setHidden(lines.isEmpty());
}

void SentenceEditor::suggest(const std::vector<editor::Suggestion>& suggestions)
{
    clear(*m_suggestionColumn);
    m_suggestionButtons.clear();
    for (const editor::Suggestion& suggestion : suggestions) {
        const QString source = QString::fromStdString(suggestion.source);
        const QString text = QString::fromStdString(suggestion.text);
        const bool term = suggestion.kind == editor::Suggestion::Kind::Term;
        const QString words = suggestion.kind == editor::Suggestion::Kind::Same
                                  ? text
                                  : tr("%1 = %2", "source, translation").arg(source, text);
        auto* button = new SuggestionButton(words, m_suggestionBox);
        connect(button, &QPushButton::clicked, this, [this, text, term] {
            if (FormField* at = field(m_lastForm)) {
                if (term)
                    at->insert(text);
                else if (m_document != nullptr)
                    m_document->setForms(m_row, std::vector<std::string>(m_fields.size(), text.toStdString()),
                                         tr("suggestion"));
            }
            focusField();
        });
        m_suggestionColumn->addWidget(button, 0, Qt::AlignLeft);
        button->show();
        m_suggestionButtons.push_back(button);
    }
    m_suggestionHead->setHidden(suggestions.empty());
}

void SentenceEditor::insertPlaceholder(int number)
{
    FormField* at = field(m_lastForm);
    if (at == nullptr || number < 0 || number >= static_cast<int>(m_placeholders.size())) return;
    at->insert(QString::fromStdString(m_placeholders[static_cast<std::size_t>(number)]));
}

void SentenceEditor::copySource()
{
    if (m_row < 0) return;
    const engine::TextEntry& source = m_document->row(m_row).source;
    std::vector<std::string> forms(m_fields.size(), source.isPlural() ? source.other : source.one);
    if (source.isPlural()) forms.front() = source.one;
    m_document->setForms(m_row, forms, tr("the source, copied"));
    focusField();
}

void SentenceEditor::refreshChips()
{
    if (m_row < 0 || m_document == nullptr) return;
    const editor::TextRow& row = m_document->row(m_row);
    // Of several forms they are about the one that is worked on.
    const std::size_t form = std::min(static_cast<std::size_t>(m_lastForm), row.po.text.size() - 1);
    const std::string& text = row.po.text[form];
    if (m_chips.size() != m_placeholders.size()) return; // another text is about to be shown
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const std::string& placeholder = m_placeholders[i];
        const bool ofSource = i < m_ofSource;
        const bool wanted = ofSource && editor::needsPlaceholder(row, form, placeholder);
        const bool there =
            ofSource ? editor::usesPlaceholder(text, placeholder) : text.find(placeholder) != std::string::npos;
        const Colours& c = colours();
        const QColor colour = there ? c.good : (!wanted || text.empty() ? c.muted : c.error);
        const QString name = there ? QStringLiteral("check") : QStringLiteral("plus");
        m_chips[i]->setIcon(QIcon(glyph(name, 16, colour, devicePixelRatioF())));
        const QString insert = tr("Insert %1", "a placeholder").arg(QString::fromStdString(placeholder));
        const QString key = i < 9 ? m_actions.keyWord(QStringLiteral("translate.insert-%1").arg(i + 1)) : QString();
        m_chips[i]->setToolTip(Actions::wordsWithKey(insert, key));
        m_chips[i]->setAccessibleName(there    ? tr("%1, there", "a placeholder").arg(insert)
                                      : wanted ? tr("%1, missing", "a placeholder").arg(insert)
                                               : insert);
    }
}

void SentenceEditor::refreshLength()
{
    m_length->clear();
    if (m_row < 0 || m_document == nullptr) return;
    qsizetype longest = 0;
    for (const FormField* field : m_fields) longest = std::max(longest, field->text().size());
    const auto room = static_cast<qsizetype>(engine::textRoom(m_document->row(m_row).key()));
    if (room == 0)
        m_length->setText(tr("%n character(s)", nullptr, static_cast<int>(longest)));
    else
        m_length->setText(longest <= room
                              ? tr("%n character(s), fits", "there is room for it", static_cast<int>(longest))
                              : tr("%1 characters, room for %2").arg(longest).arg(room));
    setTextRole(m_length, TextRole::Secondary, room == 0 || longest <= room);
}

} // namespace marches::app
