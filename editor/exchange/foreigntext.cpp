// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/foreigntext.h"

#include "editor/formats/xmltag.h"
#include "engine/base/utf8.h"

#include <QColor>
#include <QString>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace marches::editor {

TextLines::TextLines(const QByteArray& bytes) : m_text(bytes.constData(), static_cast<std::size_t>(bytes.size()))
{
    if (m_text.starts_with("\xEF\xBB\xBF")) m_text.remove_prefix(3);
    if (engine::isUtf8(m_text)) return;
    m_converted = QString::fromLatin1(m_text.data(), static_cast<qsizetype>(m_text.size())).toStdString();
    m_text = m_converted;
}

TextLines::Iterator& TextLines::Iterator::operator++()
{
    while (!m_rest.empty()) {
        const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
        const std::string_view line = trimmed(m_rest.substr(0, end));
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        ++m_line.number;
        if (line.empty()) continue;
        m_line.text = line;
        return *this;
    }
    m_ended = true;
    return *this;
}

std::vector<std::string> wordsOfLine(std::string_view line)
{
    std::vector<std::string> words;
    while (!line.empty()) {
        const std::size_t begin = std::min(line.find_first_not_of(kXmlSpace), line.size());
        line.remove_prefix(begin);
        const std::size_t end = std::min(line.find_first_of(kXmlSpace), line.size());
        if (end > 0) words.emplace_back(line.substr(0, end));
        line.remove_prefix(end);
    }
    return words;
}

std::optional<int> wholeNumber(std::string_view text)
{
    if (text.starts_with('+')) text.remove_prefix(1);
    int value = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || at != end) return std::nullopt;
    return value;
}

namespace {

/// A number below 40, as wars and kings have it: "iii".
bool isRomanNumeral(std::string_view word)
{
    const std::size_t tens = std::min(word.find_first_not_of('x'), word.size());
    word.remove_prefix(tens);
    if (word == "ix" || word == "iv") return tens <= 3;
    if (word.starts_with('v')) word.remove_prefix(1);
    return tens <= 3 && word.size() <= 3 && word.find_first_not_of('i') == std::string_view::npos;
}

/// All but the first word of a name: "Vi" may begin one.
void raiseNumerals(std::string& words)
{
    std::size_t from = words.find(' ');
    while (from != std::string::npos) {
        const std::size_t to = std::min(words.find(' ', ++from), words.size());
        if (isRomanNumeral(lowerCased(std::string_view(words).substr(from, to - from))))
            std::ranges::transform(words.begin() + static_cast<std::ptrdiff_t>(from),
                                   words.begin() + static_cast<std::ptrdiff_t>(to),
                                   words.begin() + static_cast<std::ptrdiff_t>(from),
                                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
        from = to < words.size() ? to : std::string::npos;
    }
}

} // namespace

std::string wordsFromKey(std::string_view key)
{
    std::string words(key);
    const bool hyphened = words.find_first_of(" _") == std::string::npos;
    bool start = true;
    for (char& c : words) {
        if (c == '_' || (c == '-' && hyphened)) c = ' ';
        if (start && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        start = c == ' ';
    }
    raiseNumerals(words);
    return words;
}

std::string stemOf(std::string_view name)
{
    if (const std::size_t slash = name.rfind('/'); slash != std::string_view::npos) name.remove_prefix(slash + 1);
    if (const std::size_t dot = name.rfind('.'); dot != std::string_view::npos && dot > 0) name = name.substr(0, dot);
    return std::string(name);
}

std::string colourOf(std::string_view text)
{
    text = trimmed(text);
    constexpr std::size_t kLongest = 40;
    if (text.empty() || text.size() > kLongest) return {};
    QString name = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).remove(QLatin1Char(' '));
    if (name.startsWith(QLatin1String("rgb("))) {
        const QStringList parts = name.mid(4, name.size() - 5).split(QLatin1Char(','));
        if (parts.size() != 3) return {};
        const QColor colour(parts[0].toInt(), parts[1].toInt(), parts[2].toInt());
        return colour.isValid() ? colour.name().toStdString() : std::string();
    }
    if (name.startsWith(QLatin1String("0x"))) name.replace(0, 2, QStringLiteral("#"));
    if (name == QLatin1String("none") || name == QLatin1String("transparent")) return {};
    if (!QColor::isValidColor(name)) return {};
    return QColor(name).name().toStdString();
}

std::string paleColour(std::string_view text)
{
    std::string colour = colourOf(text);
    if (colour.empty()) return {};
    constexpr double kShare = 0.4;
    const QColor strong(QString::fromStdString(colour));
    const QColor paper(QStringLiteral("#efe6cc"));
    const auto mixed = [&](int a, int b) { return static_cast<int>(std::lround(a * kShare + b * (1 - kShare))); };
    const bool pale = strong.lightnessF() > 0.6 && strong.hslSaturationF() < 0.6;
    if (pale) return colour;
    return QColor(mixed(strong.red(), paper.red()), mixed(strong.green(), paper.green()),
                  mixed(strong.blue(), paper.blue()))
        .name()
        .toStdString();
}

std::string lowerCased(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

std::string cleanText(std::string_view text, int longest)
{
    std::string clean;
    bool gap = false;
    for (std::size_t at = 0; at < text.size();) {
        const engine::Utf8Step step = engine::utf8At(text, at);
        const bool blank = step.code == ' ' || step.code == '\t' || step.code == '\n' || step.code == '\r';
        if (blank) {
            gap = !clean.empty();
        } else if (step.valid && engine::mayStandRaw(step.code)) {
            if (gap) clean += ' ';
            gap = false;
            engine::appendUtf8(clean, step.code);
        }
        at = step.next;
    }
    return std::string(engine::firstCharacters(clean, longest));
}

} // namespace marches::editor
