// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/spelledwords.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>

namespace marches::editor {

namespace {

constexpr QChar kGap = u'\uFFFC'; ///< instead of what the program puts words for: letters that touch it are no word
constexpr QChar kMnemonic = u'&';
constexpr QChar kSoftHyphen = u'\u00AD';
constexpr QChar kFirmHyphen = u'\u2011';

void blank(QString& text, const QRegularExpression& what, QChar with)
{
    for (auto found = what.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        std::fill(text.begin() + match.capturedStart(), text.begin() + match.capturedEnd(), with);
    }
}

/// The text with all that is no word blanked out; as long as before.
QString wordsAlone(const QString& text)
{
    using Pattern = QRegularExpression;
    static const Pattern kTag(QStringLiteral("</?[A-Za-z][^<>]*>"));
    static const Pattern kEntity(QStringLiteral("&(?:[A-Za-z][A-Za-z0-9]{1,7}|#[0-9]{1,6}|#x[0-9A-Fa-f]{1,6});"));
    static const Pattern kAddress(QStringLiteral("[A-Za-z][A-Za-z0-9+.-]*://\\S+|[^\\s<>{}]+@[^\\s<>{}]+\\.[a-z]+"));
    static const Pattern kFile(QStringLiteral("[\\w/~-]*\\w(?:\\.[a-z0-9]{1,5})+\\b"),
                               Pattern::UseUnicodePropertiesOption);
    static const Pattern kOption(QStringLiteral("(?<!\\S)--?[a-z][a-z-]*"));
    static const Pattern kPlaceholder(QStringLiteral("\\{[^{}]*\\}|%L?(?:[0-9]{1,2}|n)"));
    QString words = text;
    blank(words, kTag, u' ');
    blank(words, kEntity, u' ');
    blank(words, kAddress, u' ');
    blank(words, kPlaceholder, kGap);
    blank(words, kFile, u' ');
    blank(words, kOption, u' ');
    return words;
}

/// Of a word, or of what is left out for its digits.
bool isLetter(const QString& text, qsizetype at)
{
    if (at < 0 || at >= text.size()) return false;
    const QChar sign = text[at];
    if (sign == u'_' || sign.isLetterOrNumber() || sign.isMark()) return true;
    if (sign.isHighSurrogate())
        return at + 1 < text.size() && QChar::isLetter(QChar::surrogateToUcs4(sign, text[at + 1]));
    return sign.isLowSurrogate() && at > 0 && QChar::isLetter(QChar::surrogateToUcs4(text[at - 1], sign));
}

/// Signs that hold a word together where there are letters on either side.
bool isInside(QChar sign)
{
    constexpr std::array<char16_t, 11> kInside = {u'\'',     u'\u2019', u'-',      u'\u2010', u'\u2011', u'\u00AD',
                                                  u'\u00B7', u'\u05F3', u'\u05F4', u'\u200C', u'&'};
    return std::ranges::find(kInside, sign.unicode()) != kInside.end();
}

bool isApostrophe(QChar sign) { return sign == kPlainApostrophe || sign == kTypographicApostrophe; }

} // namespace

std::vector<SpelledWord> spelledWords(const QString& text)
{
    const QString words = wordsAlone(text);
    std::vector<SpelledWord> found;
    qsizetype at = 0;
    while (at < words.size()) {
        if (!isLetter(words, at)) {
            ++at;
            continue;
        }
        const qsizetype begin = at;
        while (isLetter(words, at) || (at < words.size() && isInside(words[at]) && isLetter(words, at + 1))) ++at;
        const bool touches = (begin > 0 && words[begin - 1] == kGap) || (at < words.size() && words[at] == kGap);
        SpelledWord word;
        bool coded = false;
        for (qsizetype i = begin; i < at; ++i) {
            QChar sign = words[i];
            coded = coded || sign == u'_' || sign.isNumber();
            if (sign == kMnemonic || sign == kSoftHyphen) continue;
            if (isApostrophe(sign)) sign = kPlainApostrophe;
            if (sign == kFirmHyphen || sign == u'\u2010') sign = u'-';
            word.letters += sign;
            word.at.push_back(static_cast<int>(i));
        }
        if (touches || coded) continue;
        word.isElided = at < words.size() && isApostrophe(words[at]);
        found.push_back(std::move(word));
    }
    return found;
}

bool isInCapitals(const QString& word) { return word.size() > 1 && word == word.toUpper() && word != word.toLower(); }

bool isWithoutSpaces(const QString& word)
{
    constexpr std::array kScripts = {QChar::Script_Han,     QChar::Script_Hiragana, QChar::Script_Katakana,
                                     QChar::Script_Thai,    QChar::Script_Lao,      QChar::Script_Khmer,
                                     QChar::Script_Myanmar, QChar::Script_Tibetan};
    return std::ranges::any_of(word.toUcs4(), [&](char32_t letter) {
        return std::ranges::find(kScripts, QChar::script(letter)) != kScripts.end();
    });
}

} // namespace marches::editor
