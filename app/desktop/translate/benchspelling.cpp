// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/benchspelling.h"

#include "app/desktop/base/preferences.h"
#include "editor/translation/translationsources.h"

#include <utility>

namespace marches::app {

namespace {

constexpr QLatin1String kCheckSpelling("translate/check-spelling");

/// "territory.telmar.of": "territory.telmar"
std::string_view thingOf(const std::string& key) { return std::string_view(key).substr(0, key.rfind('.')); }

bool isName(const editor::TranslationDocument& document, int row)
{
    using editor::TextGroup;
    const TextGroup group = document.group(row);
    return group == TextGroup::Territories || group == TextGroup::Places || group == TextGroup::Names ||
           document.row(row).key().ends_with(".name");
}

} // namespace

BenchSpelling::BenchSpelling(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences), m_spelling(preferences.dataFolder() + QStringLiteral("/spelling"))
{}

void BenchSpelling::setDocument(const editor::TranslationDocument* document)
{
    m_document = document;
    m_names.clear();
    m_spelling.setLanguage(document == nullptr ? QString() : QString::fromStdString(document->language()));
    emit changed();
}

QStringList BenchSpelling::names(int exceptOf) const
{
    QStringList all;
    if (m_document == nullptr) return all;
    const std::string_view worked = exceptOf < 0 ? std::string_view() : thingOf(m_document->row(exceptOf).key());
    for (int row = 0; row < m_document->count(); ++row) {
        if (!isName(*m_document, row)) continue;
        const editor::TextRow& text = m_document->row(row);
        if (thingOf(text.key()) == worked) {
            all << QString::fromStdString(text.source.one); // a proper name is the same in every language
            continue;
        }
        for (const std::string& form : text.po.text) all << QString::fromStdString(form);
    }
    return all;
}

void BenchSpelling::show(int row)
{
    if (checker() == nullptr || row >= m_document->count()) return;
    QStringList now = names(row);
    if (now == m_names) return;
    m_names = std::move(now);
    m_spelling.setKnown(m_names);
}

bool BenchSpelling::isOn() const { return m_preferences.memory().value(kCheckSpelling, true).toBool(); }

void BenchSpelling::setOn(bool on)
{
    if (on == isOn()) return;
    m_preferences.memory().setValue(kCheckSpelling, on);
    emit changed();
}

bool BenchSpelling::isPossible() const { return m_spelling.hasDictionary(); }

const editor::Spelling* BenchSpelling::checker() const
{
    return m_document != nullptr && isOn() && isPossible() ? &m_spelling : nullptr;
}

engine::Result<void> BenchSpelling::learn(const QString& word)
{
    engine::Result<void> done = m_spelling.learn(word);
    emit changed();
    return done;
}

QString BenchSpelling::explanation() const
{
    if (m_document == nullptr || isPossible())
        return tr("Underlines words that the dictionary does not know. Their menu has suggestions and learns words");
    const QString language = QString::fromStdString(editor::languageName(m_document->language()));
    return tr("Spelling is not checked: no dictionary is installed for this language (%1). The package %2 has one.")
        .arg(language, editor::Spelling::package(m_spelling.language()));
}

} // namespace marches::app
