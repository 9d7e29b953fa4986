// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/textwords.h"

#include "editor/translation/translationsources.h"

namespace marches::app {

QString TextWords::group(editor::TextGroup group)
{
    using Group = editor::TextGroup;
    switch (group) {
    case Group::About: return tr("Name and description");
    case Group::Territories: return tr("Territories");
    case Group::Places: return tr("Regions and sites");
    case Group::Names: return tr("Pieces, seats, dice");
    case Group::Cards: return tr("Cards");
    case Group::Options: return tr("Options");
    case Group::Questions: return tr("Questions and answers");
    case Group::Refusals: return tr("Refusals");
    case Group::LogLines: return tr("Log lines");
    case Group::Rules: return tr("Rules", "group of texts");
    case Group::Variants: return tr("Variants");
    case Group::Errors: return tr("Errors");
    case Group::Problems: return tr("Problems of a map");
    case Group::Words: return tr("Words");
    case Group::WindowFrame: return tr("Menus and the frame");
    case Group::WindowWelcome: return tr("Welcome");
    case Group::WindowNewGame: return tr("New game");
    case Group::WindowPlay: return tr("Play");
    case Group::WindowEdit: return tr("Map editor");
    case Group::WindowBench: return tr("Translator's bench");
    case Group::WindowLab: return tr("Lab");
    case Group::WindowSettings: return tr("Settings");
    }
    return {};
}

QString TextWords::state(editor::TextState state)
{
    switch (state) {
    case editor::TextState::Done: return tr("done");
    case editor::TextState::Again: return tr("to look at again");
    case editor::TextState::Mistake: return tr("mistake");
    case editor::TextState::Empty: return tr("not yet translated");
    }
    return {};
}

QString TextWords::stateIcon(editor::TextState state)
{
    switch (state) {
    case editor::TextState::Done: return QStringLiteral("check");
    case editor::TextState::Again: return QStringLiteral("warning");
    case editor::TextState::Mistake: return QStringLiteral("error");
    case editor::TextState::Empty: return QStringLiteral("plus");
    }
    return {};
}

QString TextWords::finding(const editor::TextFinding& finding,
                           const std::function<QString(const std::string& key)>& word)
{
    if (!finding.typography.empty()) return word("typography." + finding.typography);
    using Issue = engine::TranslationIssue;
    const QString detail = QString::fromStdString(finding.detail);
    switch (finding.issue) {
    case Issue::Missing: return tr("One of the plural forms is empty.");
    case Issue::Fuzzy: return tr("It needs another look. Until then the game shows the source.");
    case Issue::SourceChanged: return tr("The source changed after it was translated.");
    case Issue::Placeholder:
        if (editor::asksForForm(finding)) return tr("Names do not have the form of %1.", "a placeholder").arg(detail);
        return finding.missing ? tr("%1 is missing.", "a placeholder").arg(detail)
                               : tr("%1 is not in the source.", "a placeholder").arg(detail);
    case Issue::Plural: return tr("It does not have the number of plural forms that its language needs.");
    case Issue::SameAsSource: return tr("It is the same as the source.");
    case Issue::TooLong: {
        const QStringList numbers = detail.split(QLatin1Char('/'));
        return tr("It has %1 characters; there is room for %2.").arg(numbers.value(0), numbers.value(1));
    }
    case Issue::Typography:
    case Issue::Duplicate: break; // its rule said it; told of whole files
    case Issue::Markup: return tr("It has formatting that the source does not have, so it is not shown.");
    case Issue::SameForms: return tr("It is the same for one and for many.");
    case Issue::Term: {
        const QStringList names = detail.split(QStringLiteral(" = "));
        return tr("Among the names, “%1” is translated as “%2”; here it is translated differently.")
            .arg(names.value(0), names.value(1));
    }
    case Issue::Mnemonic:
        return finding.missing ? tr("No letter is marked with & for the keyboard, as one is in the source.")
                               : tr("More letters are marked with & than in the source. A plain & is written twice.");
    case Issue::Unknown: return tr("There is no such text.");
    }
    return {};
}

QString TextWords::fix(const editor::TextFinding& finding)
{
    using Issue = engine::TranslationIssue;
    if (!finding.typography.empty() || finding.issue == Issue::Mnemonic || editor::asksForForm(finding))
        return tr("Fix");
    if (finding.issue == Issue::Placeholder && finding.missing) return tr("Insert");
    if (finding.issue == Issue::SourceChanged) return tr("Compare");
    return tr("Show");
}

QString TextWords::comparison(const editor::Comparison& comparison)
{
    return TextWords::comparison(comparison.kind(), comparison.language());
}

QString TextWords::comparison(editor::Comparison::Kind kind, const std::string& language)
{
    switch (kind) {
    case editor::Comparison::Kind::Language: return QString::fromStdString(editor::languageName(language));
    case editor::Comparison::Kind::RevealedAnswers:
        return tr("As opened", "a translation as it was when it was opened");
    case editor::Comparison::Kind::Shipped: return tr("As it comes with Marches", "a translation");
    }
    return {};
}

QString TextWords::category(const QString& cldr)
{
    if (cldr == QLatin1String("zero")) return tr("zero", "plural form");
    if (cldr == QLatin1String("one")) return tr("one", "plural form");
    if (cldr == QLatin1String("two")) return tr("two", "plural form");
    if (cldr == QLatin1String("few")) return tr("few", "plural form");
    if (cldr == QLatin1String("many")) return tr("many", "plural form");
    return tr("other", "plural form");
}

} // namespace marches::app
