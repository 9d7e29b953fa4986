// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/model/idfromname.h"

#include <QString>

#include <algorithm>
#include <array>
#include <utility>

namespace marches::editor {

namespace {

/// Without marks, and letters that no mark is parted from as they are usually spelt.
QString inLatinLetters(const QString& name)
{
    static constexpr std::array kSpelt{
        std::pair(u'\u0153', "oe"), std::pair(u'\u00e6', "ae"), std::pair(u'\u00df', "ss"),
        std::pair(u'\u00f8', "o"),  std::pair(u'\u0142', "l"),  std::pair(u'\u0111', "d"),
        std::pair(u'\u00f0', "d"),  std::pair(u'\u00fe', "th"), std::pair(u'\u0131', "i")};
    QString plain;
    for (const QChar letter : name.normalized(QString::NormalizationForm_KD)) {
        const auto spelt =
            std::ranges::find(kSpelt, letter.toLower().unicode(), [](const auto& one) { return one.first; });
        if (spelt == kSpelt.end())
            plain += letter;
        else
            plain += QLatin1String(spelt->second);
    }
    return plain;
}

} // namespace

std::string idFromName(std::string_view name)
{
    std::string id;
    bool gap = false;
    for (const QChar letter : inLatinLetters(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())))) {
        if (letter.category() == QChar::Mark_NonSpacing) continue;
        const char16_t c = letter.toLower().unicode();
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9')) {
            if (gap && !id.empty()) id += '-';
            gap = false;
            id += static_cast<char>(c);
        } else {
            gap = true;
        }
    }
    if (id.size() > 60) id.resize(60);
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id.empty() ? "place" : id;
}

} // namespace marches::editor
