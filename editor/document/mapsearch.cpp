// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapsearch.h"

#include "editor/formats/plainletters.h"

#include "editor/document/mapwords.h"

#include <QStringList>

#include <algorithm>
#include <map>

namespace marches::editor {

namespace {

struct Term {
    QString property; ///< empty: any text of the place
    QString value;    ///< plain letters
};

/// Words, with quotes around those that belong together.
QStringList wordsOf(const QString& query)
{
    QStringList words;
    QString word;
    bool quoted = false;
    bool any = false;
    for (const QChar c : query) {
        if (c == QLatin1Char('"')) {
            quoted = !quoted;
            any = true;
        } else if (c.isSpace() && !quoted) {
            if (any) words << word;
            word.clear();
            any = false;
        } else {
            word += c;
            any = true;
        }
    }
    if (any) words << word;
    return words;
}

std::vector<Term> termsOf(const QString& query)
{
    static const QStringList kProperties{QStringLiteral("terrain"), QStringLiteral("region"),
                                         QStringLiteral("kind"),    QStringLiteral("flag"),
                                         QStringLiteral("id"),      QStringLiteral("abbreviation")};
    std::vector<Term> terms;
    for (const QString& word : wordsOf(query)) {
        const QString property = word.section(QLatin1Char(':'), 0, 0).toLower();
        const bool isProperty = word.contains(QLatin1Char(':')) && kProperties.contains(property);
        terms.push_back(
            {isProperty ? property : QString(), plainLetters(isProperty ? word.section(QLatin1Char(':'), 1) : word)});
    }
    return terms;
}

class Finder {
public:
    explicit Finder(const MapDocument& document) : m_document(document)
    {
        for (const auto& [id, text] : document.model().texts())
            if (id.key.ends_with(".name")) m_names[id.key].append(plainLetters(QString::fromStdString(text)));
    }

    bool matches(const PlaceRecord& place, const Term& term) const
    {
        QStringList texts = textsOf(place, term.property);
        if (!term.property.isEmpty() && term.value.isEmpty()) // without one
            return std::ranges::all_of(texts, [](const QString& text) { return text.isEmpty(); });
        return std::ranges::any_of(texts, [&](const QString& text) { return text.contains(term.value); });
    }

private:
    QStringList textsOf(const PlaceRecord& place, const QString& property) const
    {
        const auto own = [](const std::string& id, const QString& words) {
            return id.empty() ? QStringList()
                              : QStringList{plainLetters(QString::fromStdString(id)), plainLetters(words)};
        };
        if (property == QLatin1String("terrain")) return own(place.terrain, MapWords::terrain(place.terrain));
        if (property == QLatin1String("kind"))
            return own(place.kind == engine::PlaceKind::Sea ? "sea"
                       : place.isTerritory()                ? "land"
                                                            : "site",
                       MapWords::kind(place.kind));
        if (property == QLatin1String("region")) {
            if (place.region.empty()) return {};
            return own(place.region, m_document.nameOf(place.region)) +
                   m_names.value("region." + place.region + ".name");
        }
        if (property == QLatin1String("flag")) {
            QStringList flags;
            for (const std::string& flag : place.flags) flags += own(flag, MapWords::flag(flag));
            return flags;
        }
        const QString id = plainLetters(QString::fromStdString(place.id));
        const QString abbreviation = plainLetters(QString::fromStdString(place.abbreviation));
        if (property == QLatin1String("id")) return {id};
        if (property == QLatin1String("abbreviation")) return {abbreviation};
        QStringList all = m_names.value(textBase(place) + ".name");
        all << id << abbreviation;
        for (const std::string& alias : place.aliases) all << plainLetters(QString::fromStdString(alias));
        return all;
    }

    struct Names : std::map<std::string, QStringList> {
        QStringList value(const std::string& key) const
        {
            const auto found = find(key);
            return found == end() ? QStringList() : found->second;
        }
    };

    const MapDocument& m_document;
    Names m_names; ///< by key: the name in each language, in plain letters
};

} // namespace

std::vector<RecordId> findPlaces(const MapDocument& document, const QString& query)
{
    const std::vector<Term> terms = termsOf(query);
    if (terms.empty()) return {};
    const Finder finder(document);
    std::vector<RecordId> found;
    for (const Row<PlaceRecord>& row : document.model().places())
        if (std::ranges::all_of(terms, [&](const Term& term) { return finder.matches(row.record, term); }))
            found.push_back(row.key);
    return found;
}

} // namespace marches::editor
