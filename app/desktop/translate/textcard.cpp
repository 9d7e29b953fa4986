// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/textcard.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/translate/previewtexts.h"
#include "app/desktop/widgets/chip.h"
#include "editor/translation/textgroup.h"
#include "editor/translation/translationdocument.h"

#include <QGridLayout>
#include <QLabel>

namespace marches::app {

namespace {

/// The last word of a key: which part of its card a text is.
std::string_view partOf(std::string_view key) { return key.substr(key.rfind('.') + 1); }

QLabel* labelOf(QWidget* card, TextRole role, bool muted)
{
    auto* label = new QLabel(card);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    setTextRole(label, role, muted);
    return label;
}

void say(QLabel& label, const QString& words)
{
    label.setText(words);
    label.setHidden(words.isEmpty());
}

} // namespace

TextCard::TextCard(QWidget* parent)
    : Card(parent), m_place(labelOf(this, TextRole::Small, true)), m_title(labelOf(this, TextRole::Card, false)),
      m_body(labelOf(this, TextRole::Body, false)), m_source(labelOf(this, TextRole::Secondary, true))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(14, 10, 14, 10);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_place, 0, 0, 1, 2);
    grid->addWidget(m_title, 1, 0);
    grid->addWidget(m_body, 2, 0, 1, 2);
    grid->addWidget(m_source, 3, 0, 1, 2);
}

QString TextCard::place(const std::string& key)
{
    const auto begins = [&key](std::string_view prefix) { return key.starts_with(prefix); };
    using Group = editor::TextGroup;
    switch (editor::textGroupOf(key)) {
    case Group::About:
    case Group::Variants: return tr("On the welcome page and for a new game");
    case Group::Territories: return tr("Shown when the territory is pointed at");
    case Group::Places:
        return begins("region.")    ? tr("A region: in lists, and when one of its territories is pointed at")
               : begins("barrier.") ? tr("A river or mountains: shown where there is no crossing")
                                    : tr("Beside the board");
    case Group::Names:
        return begins("phase.") ? tr("The part of the turn, beside the board") : tr("In sentences, lists and panels");
    case Group::Cards: return tr("On cards, and in lists of them");
    case Group::Options:
        return begins("preset.") ? tr("A set of rules, for a new game") : tr("An option, for a new game");
    case Group::Questions: return tr("Above the board, where somebody decides");
    case Group::Refusals: return tr("Below the question, after a choice that is not allowed");
    case Group::LogLines: return tr("In the log");
    case Group::Rules: return tr("Beside the number of the rule, when that is clicked");
    case Group::Errors: return tr("Where a file cannot be read");
    case Group::Problems: return tr("In the list of problems of the map editor");
    case Group::Words:
        return begins("account.")      ? tr("Beside the board: why an order came out so")
               : begins("orders.")     ? tr("In typed orders")
               : begins("deal.")       ? tr("On an offer")
               : begins("typography.") ? tr("In the checks of this bench")
                                       : tr("In sentences, lists and panels");
    default: return {};
    }
}

void TextCard::show(const PreviewTexts& texts, const editor::TranslationDocument& document, int row,
                    const QString& said)
{
    const std::string& key = document.row(row).key();
    const std::string_view part = partOf(key);
    const std::string base = key.substr(0, key.size() - part.size());
    const auto sibling = [&](const char* name) {
        return document.find(base + name) >= 0 ? texts.word(base + name) : QString();
    };
    const bool isTitle = part == "title" || part == "name";
    const bool isSource = part == "source";
    QString title = sibling("title");
    if (title.isEmpty()) title = sibling("name");
    const bool whole = isTitle || isSource || part == "text"; // the parts that a card is made of
    say(*m_place, place(key));
    say(*m_title, isTitle ? said : title);
    say(*m_body, isTitle || isSource ? sibling("text") : said);
    const QString source = isSource ? said : (whole ? sibling("source") : QString());
    say(*m_source, source.isEmpty() ? QString() : tr("Source: %1").arg(source));
    delete m_chip;
    m_chip = nullptr;
    if (!key.starts_with("rule.")) return;
    m_chip = new Chip(Chip::Look::Count, QString::fromStdString(base.substr(5, base.size() - 6)), this);
    static_cast<QGridLayout*>(layout())->addWidget(m_chip, 1, 1, Qt::AlignTop | Qt::AlignRight);
    m_chip->show();
}

QString TextCard::text() const
{
    QStringList words;
    for (const QLabel* label : {m_place, m_title, m_body, m_source})
        if (!label->isHidden()) words << label->text();
    return words.join(QLatin1Char('\n'));
}

} // namespace marches::app
