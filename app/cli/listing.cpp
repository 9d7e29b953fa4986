// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include <algorithm>
#include <optional>

#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/package/textloading.h"
#include "engine/text/translation.h"

namespace marches::app {

namespace {

using engine::LibraryEntry;

const std::vector<LibraryEntry>& entriesOf(const engine::Library& library, LibraryEntry::Kind kind)
{
    if (kind == LibraryEntry::Kind::Map) return library.maps();
    return kind == LibraryEntry::Kind::Ruleset ? library.rulesets() : library.variants();
}

/// What VARIANT, MAP or RULESET takes for an entry.
std::string wordFor(const LibraryEntry& entry)
{
    return entry.kind == LibraryEntry::Kind::Variant ? entry.map + "/" + entry.id : entry.id;
}

/// The texts of one package, with what is beside it in other languages.
engine::Texts textsOf(const Session& session, const LibraryEntry& entry)
{
    engine::Texts texts;
    engine::Errors errors; // a list does not tell what is wrong with a translation: `i18n report` does
    const engine::Library& library = session.library();
    if (entry.kind == LibraryEntry::Kind::Map) {
        if (const auto map = library.map(entry.id)) engine::addTexts(texts, engine::textsOf(*map), errors);
    } else if (entry.kind == LibraryEntry::Kind::Ruleset) {
        if (const auto rules = library.ruleset(entry.id)) engine::addTexts(texts, engine::textsOf(*rules), errors);
    } else if (const auto variant = engine::loadVariant(entry.file)) {
        engine::addTexts(texts, engine::textsOf(*variant), errors);
    }
    if (session.language() == engine::kPseudoLanguage) texts.addPseudo();
    return texts;
}

QString nameOf(const Session& session, const LibraryEntry& entry)
{
    const char* const key = entry.kind == LibraryEntry::Kind::Map       ? "map.name"
                            : entry.kind == LibraryEntry::Kind::Ruleset ? "ruleset.name"
                                                                        : "variant.name";
    const std::string name = textsOf(session, entry).word(key, session.language());
    return QString::fromStdString(name.empty() ? entry.name : name);
}

struct ListKind {
    const char* word;
    LibraryEntry::Kind kind;
};
constexpr ListKind kListKinds[] = {{"variants", LibraryEntry::Kind::Variant},
                                   {"maps", LibraryEntry::Kind::Map},
                                   {"rules", LibraryEntry::Kind::Ruleset}};

} // namespace

int listCommand(const Session& session)
{
    const std::vector<std::string>& asked = session.arguments().positionals;
    const std::string word = asked.empty() ? kListKinds[0].word : asked.front();
    const auto* const found = std::ranges::find(kListKinds, word, &ListKind::word);
    if (found == std::end(kListKinds)) {
        std::vector<std::string> known;
        for (const ListKind& kind : kListKinds) known.emplace_back(kind.word);
        throw UsageError{Cli::tr("list takes variants, maps or rules, not “%1”.").arg(QString::fromStdString(word)) +
                         suggestion(word, known)};
    }
    QJsonArray array;
    for (const LibraryEntry& entry : entriesOf(session.library(), found->kind)) {
        const QString id = QString::fromStdString(wordFor(entry));
        const QString name = nameOf(session, entry);
        if (!session.json()) {
            session.console().print(entry.broken()
                                        ? id + QLatin1Char('\t') +
                                              Cli::tr("cannot be used: %1")
                                                  .arg(QString::fromStdString(session.sentence(entry.errors.front())))
                                        : id + QLatin1Char('\t') + name);
            continue;
        }
        QJsonObject object{{QStringLiteral("id"), id},
                           {QStringLiteral("name"), name},
                           {QStringLiteral("file"), QString::fromStdString(entry.file)}};
        if (!entry.ruleset.empty()) object.insert(QStringLiteral("rules"), QString::fromStdString(entry.ruleset));
        if (entry.broken())
            object.insert(QStringLiteral("errors"), errorsJson(entry.errors, session.texts(), session.language()));
        array.append(object);
    }
    if (session.json()) session.console().print(QJsonObject{{QString::fromStdString(word), array}});
    return kGood;
}

} // namespace marches::app
