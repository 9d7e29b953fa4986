// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/text/plural.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

// What a .ts file may cost us at most.
inline constexpr qsizetype kMaxTsBytes = qsizetype{8} * 1024 * 1024;
inline constexpr std::size_t kMaxTsMessages = 50000;
inline constexpr qsizetype kMaxTsForms = 6;

/// Parts the shorter wordings of a translation from the longer ones, as Qt's widgets expect it.
inline constexpr QChar kTsVariantSeparator{0x9c};

/// How far the translation of one sentence is.
enum class TsState {
    Finished,
    Unfinished, ///< not done, or to be looked at again
    Vanished,   ///< no longer in the program, kept
    Obsolete,   ///< the same in older files
};

/// Where in the program's source a sentence stands. Kept as written: the line may be relative ("+3"), the file left
/// out.
struct TsLocation {
    QString file;
    QString line;
    friend bool operator==(const TsLocation&, const TsLocation&) = default;
};

/// What Linguist keeps for others: element name without "extra-", and text.
using TsExtras = std::vector<std::pair<QString, QString>>;

/// One sentence of the program's window.
struct TsMessage {
    QString id;
    std::vector<TsLocation> locations;
    QString source;
    QString oldSource;         ///< what was translated, where the source has changed since
    QString comment;           ///< disambiguation: part of what identifies the sentence
    QString oldComment;        ///< of oldSource
    QString extraComment;      ///< from the program to the translator
    QString translatorComment; ///< the translator's own
    QString userData;
    bool numerus = false;     ///< has a form for each plural class of the language
    QStringList translations; ///< one text; of a numerus its forms, in the order of tsPluralRule()
    TsState state = TsState::Finished;
    TsExtras extras;
    int line = 0; ///< in the file, from 1; 0: not from a file

    /// The program still has it.
    bool isLive() const { return state == TsState::Finished || state == TsState::Unfinished; }
    /// Every form has a text.
    bool isTranslated() const;
    /// Done: not to be looked at again and every form is there.
    bool isDone() const { return state == TsState::Finished && isTranslated(); }
};

/// Sentences of one class of the program.
struct TsContext {
    QString name;
    std::vector<TsMessage> messages;
};

/// A translation of the program's window: a Qt Linguist file.
struct TsFile {
    QString language;       ///< "fr", "pt_BR"; empty where the file does not say
    QString sourceLanguage; ///< "en"
    QStringList dependencies;
    TsExtras extras;
    std::vector<TsContext> contexts; ///< each name once, in the order of the file

    /// The live or kept sentence, or null.
    TsMessage* find(const QString& context, const QString& source, const QString& comment);
    const TsMessage* find(const QString& context, const QString& source, const QString& comment) const;
};

/// Reads a .ts file of version 1.1 to 2.1. Error codes: ts-*, file-too-large; each with line and column. Well-formed
/// XML with an entity, an unknown element, too many sentences or forms is refused, nothing outside the file is ever
/// opened.
[[nodiscard]] engine::Result<TsFile> readTs(const QByteArray& bytes, const std::string& file);
[[nodiscard]] engine::Result<TsFile> loadTs(const QString& path);

/// The file byte for byte as lupdate and Linguist write it. Vanished sentences without any text are left out, as they
/// do.
QByteArray writeTs(const TsFile& file);

/// Which form of a numerus goes with a number: by Qt Linguist's own table, which orders and groups the forms of some
/// languages otherwise than gettext and the CLDR do (Latvian, Macedonian, Welsh, ...). Two forms, the first for one,
/// where Linguist does not know the language. `language` is a code of a .ts file: "fr", "pt_BR".
engine::PluralRule tsPluralRule(const QString& language);

} // namespace marches::editor
