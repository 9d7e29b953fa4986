// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/spelling.h"

#include <algorithm>
#include <utility>

#include "editor/translation/spelledwords.h"
#include "editor/translation/spellingdictionary.h"
#include "engine/base/closestmatch.h"
#include "engine/base/languagename.h"
#include "engine/io/files.h"

namespace marches::editor {

namespace {

constexpr std::size_t kMostOwnBytes = std::size_t{4} * 1024 * 1024;

/// As words are compared: composed, with a plain apostrophe.
QString lookedUp(const QString& word)
{
    return QString(word).replace(kTypographicApostrophe, kPlainApostrophe).normalized(QString::NormalizationForm_C);
}

QString withSmallInitial(QString word)
{
    if (!word.isEmpty()) word[0] = word[0].toLower();
    return word;
}

/// A capital, or a letter of a script that has none.
bool beginsAsNamesDo(const QString& word) { return word.front().isLetter() && !word.front().isLower(); }

} // namespace

Spelling::Spelling(QString ownFolder) : m_ownFolder(std::move(ownFolder)) {}
Spelling::~Spelling() = default;

void Spelling::setLanguage(const QString& code)
{
    m_language = code;
    m_known.clear();
    m_own.clear();
    m_dictionary.reset();
    m_isInDictionary.clear();
    m_read = false;
    m_files = find(code);
    readOwnWords();
}

const SpellingDictionary* Spelling::dictionary() const
{
    if (!std::exchange(m_read, true) && m_files) m_dictionary = SpellingDictionary::load(*m_files);
    return m_dictionary.get();
}

bool Spelling::hasDictionary() const { return dictionary() != nullptr; }

QString Spelling::ownFile() const
{
    const bool none = m_ownFolder.isEmpty() || !engine::isLanguageName(m_language.toStdString());
    return none ? QString() : m_ownFolder + QLatin1Char('/') + m_language + QStringLiteral(".txt");
}

void Spelling::readOwnWords()
{
    const QString file = ownFile();
    if (file.isEmpty()) return;
    const auto bytes = engine::readFile(file.toStdString(), kMostOwnBytes);
    if (!bytes) return; // nothing was learnt so far
    for (const QString& line : QString::fromStdString(*bytes).split(QLatin1Char('\n')))
        if (const QString word = lookedUp(line.trimmed()); !word.isEmpty()) m_own.insert(word);
}

engine::Result<void> Spelling::learn(const QString& word)
{
    const QString learnt = lookedUp(word.simplified());
    if (learnt.isEmpty()) return {};
    readOwnWords(); // what another window has learnt meanwhile stays
    m_own.insert(learnt);
    const QString file = ownFile();
    if (file.isEmpty()) return {};
    QStringList words(m_own.begin(), m_own.end());
    words.sort();
    return engine::writeFile(file.toStdString(), (words.join(QLatin1Char('\n')) + QLatin1Char('\n')).toStdString());
}

void Spelling::setKnown(const QStringList& names)
{
    m_known.clear();
    for (const QString& name : names)
        for (const SpelledWord& word : spelledWords(name)) {
            if (!beginsAsNamesDo(word.letters)) continue;
            m_known.insert(lookedUp(word.letters));
            // The parts of a name are met alone: "Paravel" of "Cair-Paravel".
            for (const QString& part : lookedUp(word.letters).split(QLatin1Char('-'), Qt::SkipEmptyParts))
                if (beginsAsNamesDo(part)) m_known.insert(part);
        }
}

bool Spelling::isRight(const QString& spelt) const
{
    const QString word = lookedUp(spelt);
    if (word.size() < 2 || isInCapitals(word) || isWithoutSpaces(word)) return true;
    if (m_known.contains(word) || m_own.contains(word) || m_own.contains(withSmallInitial(word))) return true;
    if (const auto asked = m_isInDictionary.constFind(word); asked != m_isInDictionary.constEnd()) return *asked;
    bool isIn = dictionary()->knows(word);
    // Some dictionaries have the words with the other apostrophe.
    if (!isIn && word.contains(kPlainApostrophe))
        isIn = dictionary()->knows(QString(word).replace(kPlainApostrophe, kTypographicApostrophe));
    m_isInDictionary.insert(word, isIn);
    return isIn;
}

void Spelling::checkPart(const SpelledWord& word, int from, int to, std::vector<MisspeltWord>& wrong) const
{
    const QString part = word.letters.mid(from, to - from);
    if (isRight(part)) return;
    if (const auto hyphen = static_cast<int>(part.indexOf(QLatin1Char('-'))); hyphen >= 0) {
        if (hyphen > 0) checkPart(word, from, from + hyphen, wrong);
        if (from + hyphen + 1 < to) checkPart(word, from + hyphen + 1, to, wrong);
        return;
    }
    const auto apostrophe = static_cast<int>(part.indexOf(kPlainApostrophe));
    if (apostrophe > 0 && from + apostrophe + 1 < to) {
        constexpr int kEnding = 2; // "Telmar's", "they'll"
        const QString head = part.left(apostrophe);
        const int tail = from + apostrophe + 1;
        if (isRight(head) || isRight(head + kPlainApostrophe)) return checkPart(word, tail, to, wrong);
        if (to - tail <= kEnding) return checkPart(word, from, from + apostrophe, wrong);
    }
    const bool isLast = to == static_cast<int>(word.letters.size());
    if (isLast && word.isElided && isRight(part + kPlainApostrophe)) return;
    const int at = word.at[static_cast<std::size_t>(from)];
    const int end = word.at[static_cast<std::size_t>(to) - 1] + 1;
    wrong.push_back({at, end - at, lookedUp(part)});
}

std::vector<MisspeltWord> Spelling::misspelt(const QString& text) const
{
    std::vector<MisspeltWord> wrong;
    if (!hasDictionary()) return wrong;
    for (const SpelledWord& word : spelledWords(text)) checkPart(word, 0, static_cast<int>(word.letters.size()), wrong);
    return wrong;
}

QStringList Spelling::suggestions(const QString& word) const
{
    QStringList found;
    const QString wrong = lookedUp(word);
    if (wrong.isEmpty() || !hasDictionary()) return found;
    const auto add = [&](const QString& suggestion) {
        if (!suggestion.isEmpty() && suggestion != wrong && !found.contains(suggestion)) found << suggestion;
    };
    // A name of the texts that is nearly the same is what was meant.
    if (beginsAsNamesDo(wrong)) {
        std::vector<std::string> names;
        for (const QString& name : m_known) names.push_back(name.toStdString());
        std::ranges::sort(names);
        add(QString::fromStdString(engine::closestMatch(wrong.toStdString(), names)));
    }
    for (const QString& suggestion : dictionary()->suggestions(wrong)) add(lookedUp(suggestion));
    return found.mid(0, kMostSuggestions);
}

QString Spelling::inPlaceOf(const QString& typed, const QString& suggestion)
{
    QString word = suggestion;
    if (!typed.contains(kPlainApostrophe)) word.replace(kPlainApostrophe, kTypographicApostrophe);
    const qsizetype mnemonic = typed.indexOf(QLatin1Char('&'));
    if (mnemonic < 0 || mnemonic + 1 >= typed.size()) return word;
    const qsizetype at = word.indexOf(typed[mnemonic + 1], 0, Qt::CaseInsensitive);
    return at < 0 ? word : word.insert(at, QLatin1Char('&'));
}

} // namespace marches::editor
