// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/spellingdictionary.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <exception>
#include <string_view>
#include <utility>

#include <QFile>
#include <QStringDecoder>
#include <QStringEncoder>

#include <hunspell.hxx>

#include "engine/io/files.h"

namespace marches::editor {

namespace {

constexpr std::size_t kMostBytes = std::size_t{128} * 1024 * 1024; ///< of either file
constexpr std::size_t kLongestWord = 100;                          ///< bytes; longer ones hunspell has no room for
constexpr int kTried = 300;                                        ///< words of a dictionary that it is tried with

/// Where ISO 8859-15 differs from ISO 8859-1, which Qt always knows.
constexpr std::array<std::pair<char16_t, char16_t>, 8> kLatin9 = {{{u'\u20AC', u'\u00A4'},
                                                                   {u'\u0160', u'\u00A6'},
                                                                   {u'\u0161', u'\u00A8'},
                                                                   {u'\u017D', u'\u00B4'},
                                                                   {u'\u017E', u'\u00B8'},
                                                                   {u'\u0152', u'\u00BC'},
                                                                   {u'\u0153', u'\u00BD'},
                                                                   {u'\u0178', u'\u00BE'}}};

/// The number of words that the first line tells; hunspell makes room for as many, so that it is held against the size.
bool tellsItsWords(std::string_view bytes)
{
    if (bytes.substr(0, 3) == "\xEF\xBB\xBF") bytes.remove_prefix(3);
    std::size_t number = 0;
    const auto read = std::from_chars(bytes.data(), bytes.data() + bytes.size(), number);
    return read.ec == std::errc() && number > 0 && number <= bytes.size();
}

/// A dictionary whose files are no dictionary knows no word at all: it would find everything misspelt.
bool knowsItsWords(Hunspell& hunspell, std::string_view bytes)
{
    int tried = 0;
    std::size_t at = bytes.find('\n');
    while (at != std::string_view::npos && tried < kTried) {
        const std::size_t end = bytes.find('\n', ++at);
        std::string_view word = bytes.substr(at, end == std::string_view::npos ? end : end - at);
        word = word.substr(0, word.find_first_of("/\t\r "));
        at = end;
        if (word.empty() || word.size() > kLongestWord || (word.front() >= '0' && word.front() <= '9')) continue;
        if (hunspell.spell(std::string(word))) return true;
        ++tried;
    }
    return false;
}

} // namespace

DictionaryEncoding::DictionaryEncoding(const std::string& name) : m_name(QByteArray::fromStdString(name).toUpper())
{
    if (m_name.startsWith("ISO8859")) m_name.insert(3, '-');
    m_name.replace("MICROSOFT-CP", "WINDOWS-");
    if (m_name.startsWith("TIS620")) m_name = "TIS-620";
    m_latin9 = m_name == "ISO-8859-15";
    if (m_latin9) m_name = "ISO-8859-1";
    if (!QStringEncoder(m_name.constData()).isValid()) m_name.clear();
}

std::optional<std::string> DictionaryEncoding::encoded(const QString& word) const
{
    if (m_name.isEmpty()) {
        const bool ascii = std::ranges::all_of(word, [](QChar letter) { return letter.unicode() < 0x80; });
        return ascii ? std::optional(word.toStdString()) : std::nullopt;
    }
    QString said = word;
    if (m_latin9)
        for (QChar& letter : said)
            for (const auto& [ours, theirs] : kLatin9) {
                if (letter.unicode() == theirs) return std::nullopt; // its place is another one's
                if (letter.unicode() == ours) {
                    letter = QChar(theirs);
                    break;
                }
            }
    QStringEncoder encoder(m_name.constData());
    const QByteArray bytes = encoder.encode(said);
    std::string encoded = bytes.toStdString();
    if (decoded(encoded) != word) return std::nullopt;
    return encoded;
}

QString DictionaryEncoding::decoded(const std::string& bytes) const
{
    if (m_name.isEmpty()) return QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QStringDecoder decoder(m_name.constData());
    QString word = decoder.decode(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    if (m_latin9)
        for (QChar& letter : word)
            for (const auto& [ours, theirs] : kLatin9)
                if (letter.unicode() == theirs) {
                    letter = QChar(ours);
                    break;
                }
    return word;
}

std::unique_ptr<SpellingDictionary> SpellingDictionary::load(const DictionaryFiles& files)
{
    const auto affixes = engine::readFile(files.affixes.toStdString(), kMostBytes);
    const auto words = engine::readFile(files.words.toStdString(), kMostBytes);
    if (!affixes || !words || !tellsItsWords(*words)) return nullptr;
    try {
        auto hunspell = std::make_unique<Hunspell>(QFile::encodeName(files.affixes).constData(),
                                                   QFile::encodeName(files.words).constData());
        if (!knowsItsWords(*hunspell, *words)) return nullptr;
        return std::unique_ptr<SpellingDictionary>(new SpellingDictionary(std::move(hunspell)));
    } catch (const std::exception&) { // of the memory that a broken one asks for
        return nullptr;
    }
}

SpellingDictionary::SpellingDictionary(std::unique_ptr<Hunspell> hunspell)
    : m_hunspell(std::move(hunspell)), m_encoding(m_hunspell->get_dict_encoding())
{}

SpellingDictionary::~SpellingDictionary() = default;

bool SpellingDictionary::knows(const QString& word) const
{
    const std::optional<std::string> bytes = m_encoding.encoded(word);
    if (!bytes || bytes->size() > kLongestWord) return true;
    try {
        return m_hunspell->spell(*bytes);
    } catch (const std::exception&) {
        return true;
    }
}

QStringList SpellingDictionary::suggestions(const QString& word) const
{
    QStringList found;
    const std::optional<std::string> bytes = m_encoding.encoded(word);
    if (!bytes || bytes->size() > kLongestWord) return found;
    try {
        for (const std::string& suggestion : m_hunspell->suggest(*bytes)) found << m_encoding.decoded(suggestion);
    } catch (const std::exception&) {
        found.clear();
    }
    return found;
}

} // namespace marches::editor
