// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/mnemonic.h"

namespace marches::editor {

namespace {

constexpr QLatin1Char kAmpersand('&');

/// Where the next mark stands from a position on; -1: nowhere. Two are a sign that is shown, as is one before a space.
qsizetype nextMark(const QString& text, qsizetype from)
{
    for (qsizetype at = text.indexOf(kAmpersand, from); at >= 0 && at + 1 < text.size();
         at = text.indexOf(kAmpersand, at + 2))
        if (text[at + 1].isLetterOrNumber()) return at;
    return -1;
}

QString withoutMarks(QString text)
{
    for (qsizetype at = nextMark(text, 0); at >= 0; at = nextMark(text, at + 1)) text.remove(at, 1);
    return text;
}

/// True for letters of scripts with an alphabet, which a keyboard types with one key.
bool isTyped(QChar letter)
{
    switch (letter.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul: return false;
    default: return letter.isLetterOrNumber();
    }
}

/// Where the letter to be marked stands; -1: the text has none that is typed.
qsizetype letterFor(const QString& text, QChar wanted)
{
    qsizetype first = -1;
    qsizetype within = -1;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isTyped(text[at]) || (at > 0 && text[at - 1] == QLatin1Char('%'))) continue; // "%1" is no word
        const bool same = text[at].toCaseFolded() == wanted.toCaseFolded();
        const bool begins = at == 0 || !text[at - 1].isLetterOrNumber();
        if (same && begins) return at;
        if (same && within < 0) within = at;
        if (first < 0) first = at;
    }
    return within >= 0 ? within : first;
}

} // namespace

int mnemonicCount(const QString& text)
{
    int count = 0;
    for (qsizetype at = nextMark(text, 0); at >= 0; at = nextMark(text, at + 2)) ++count;
    return count;
}

QString withMnemonicOf(const QString& text, const QString& source)
{
    const qsizetype mark = nextMark(source, 0);
    QString plain = withoutMarks(text);
    if (mark < 0) return plain;
    const QChar wanted = source[mark + 1];
    if (const qsizetype at = letterFor(plain, wanted); at >= 0) return plain.insert(at, kAmpersand);
    const bool goesOn = plain.endsWith(QChar(u'…'));
    return plain.insert(plain.size() - (goesOn ? 1 : 0), QStringLiteral("(&%1)").arg(wanted.toUpper()));
}

} // namespace marches::editor
