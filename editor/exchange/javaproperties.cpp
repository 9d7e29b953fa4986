// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/javaproperties.h"

#include "editor/exchange/foreigntext.h"
#include "editor/formats/xmltag.h"
#include "engine/base/utf8.h"

#include <QString>

namespace marches::editor {

namespace {

/// A text with its escapes resolved. Pairs of surrogates come as two escapes.
std::string unescaped(std::string_view text)
{
    if (text.find('\\') == std::string_view::npos) return std::string(text);
    QString plain;
    const QString all = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i] != QLatin1Char('\\') || i + 1 == all.size()) {
            plain += all[i];
            continue;
        }
        const QChar kind = all[++i];
        bool good = false;
        const ushort code = kind == QLatin1Char('u') ? all.mid(i + 1, 4).toUShort(&good, 16) : ushort{0};
        if (good && i + 4 < all.size()) {
            plain += QChar(code);
            i += 4;
        } else if (kind == QLatin1Char('n') || kind == QLatin1Char('t') || kind == QLatin1Char('r')) {
            plain += QLatin1Char(' ');
        } else {
            plain += kind;
        }
    }
    return plain.toStdString();
}

/// Where the key ends: at the first "=", ":" or white space that no backslash stands before.
std::size_t keyEnd(std::string_view line)
{
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\\')
            ++i;
        else if (line[i] == '=' || line[i] == ':' || line[i] == ' ' || line[i] == '\t')
            return i;
    }
    return line.size();
}

} // namespace

std::map<std::string, std::string> readJavaProperties(const QByteArray& bytes)
{
    constexpr std::size_t kMost = 100'000; // of which a map has a thousand
    std::map<std::string, std::string> values;
    std::string line;
    for (const TextLine& next : TextLines(bytes)) {
        if (line.empty() && (next.text.front() == '#' || next.text.front() == '!')) continue;
        line += next.text;
        if (line.ends_with('\\') && !line.ends_with("\\\\")) {
            line.pop_back();
            continue;
        }
        const std::size_t end = keyEnd(line);
        std::string_view value = trimmed(std::string_view(line).substr(end));
        if (value.starts_with('=') || value.starts_with(':')) value = trimmed(value.substr(1));
        values[unescaped(std::string_view(line).substr(0, end))] = unescaped(value);
        line.clear();
        if (values.size() >= kMost) break;
    }
    return values;
}

std::string writeJavaProperties(const std::map<std::string, std::string>& values)
{
    const auto escaped = [](const std::string& text, bool key) {
        std::string out;
        for (const QChar c : QString::fromStdString(text)) {
            const ushort code = c.unicode();
            if (code == '\\' || (key && (code == '=' || code == ':' || code == ' ' || code == '#' || code == '!')))
                out += '\\';
            if (code >= 0x20 && code < 0x7f)
                out += static_cast<char>(code);
            else
                out += "\\u" + QString::number(code, 16).rightJustified(4, QLatin1Char('0')).toStdString();
        }
        return out;
    };
    std::string text;
    for (const auto& [key, value] : values) text += escaped(key, true) + '=' + escaped(value, false) + '\n';
    return text;
}

} // namespace marches::editor
