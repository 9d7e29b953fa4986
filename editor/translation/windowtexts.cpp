// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/windowtexts.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <utility>

#include <QRegularExpression>

#include "editor/formats/tswork.h"

namespace marches::editor {

namespace {

constexpr std::string_view kClassEnd = ": ";

/// English forms of plurals by key; empty where there is no such file.
std::map<std::string, QStringList> englishPlurals(const std::filesystem::path& like)
{
    std::map<std::string, QStringList> forms;
    const engine::Result<TsFile> english =
        loadTs(QString::fromStdString((like.parent_path() / "marches_en.ts").string()));
    if (!english) return forms;
    for (const TsContext& context : english->contexts)
        for (const TsMessage& message : context.messages)
            if (message.isDone() && message.translations.size() == 2)
                forms.emplace(windowKey(context.name, message), message.translations);
    return forms;
}

engine::TextEntry entryOf(const QString& context, const TsMessage& message,
                          const std::map<std::string, QStringList>& plurals)
{
    engine::TextEntry entry;
    entry.key = windowKey(context, message);
    entry.one = message.source.toStdString();
    if (message.numerus) {
        const auto forms = plurals.find(entry.key);
        entry.other = forms == plurals.end() ? entry.one : forms->second.back().toStdString();
        if (forms != plurals.end()) entry.one = forms->second.front().toStdString();
    }
    QStringList notes;
    for (const QString& note : {message.comment, message.extraComment})
        if (!note.isEmpty()) notes << note;
    entry.note = notes.join(QStringLiteral(". ")).toStdString();
    return entry;
}

} // namespace

bool isWindowFile(std::string_view path) { return path.ends_with(".ts"); }

engine::Result<engine::TextSource> loadWindowTexts(const std::string& path)
{
    const engine::Result<TsFile> like = loadTs(QString::fromStdString(path));
    if (!like) return engine::fail(like.error());
    const std::map<std::string, QStringList> plurals = englishPlurals(path);
    engine::TextSource source;
    source.file = path;
    source.language = like->sourceLanguage.isEmpty() ? "en" : like->sourceLanguage.toStdString();
    for (const TsContext& context : like->contexts)
        for (const TsMessage& message : context.messages) {
            if (!message.isLive() || message.source.isEmpty()) continue;
            source.entries.push_back(entryOf(context.name, message, plurals));
            source.entries.back().file = path;
        }
    return source;
}

std::string windowKey(const QString& context, const TsMessage& message)
{
    std::string key = context.toStdString();
    key.append(kClassEnd).append(message.source.toStdString());
    if (!message.comment.isEmpty()) key.append(" (").append(message.comment.toStdString()).append(")");
    return key;
}

std::string windowClass(std::string_view key) { return std::string(key.substr(0, key.find(kClassEnd))); }

engine::PoFile windowPo(const TsFile& file)
{
    engine::PoFile po;
    po.header.text = {std::string()};
    for (const TsContext& context : file.contexts)
        for (const TsMessage& message : context.messages) {
            if (!message.isLive() || message.source.isEmpty()) continue;
            engine::PoEntry entry;
            entry.context = windowKey(context.name, message);
            entry.source = message.source.toStdString();
            if (message.numerus) entry.plural = entry.source;
            for (const QString& form : message.translations) entry.text.push_back(form.toStdString());
            entry.fuzzy = message.state == TsState::Unfinished && message.isTranslated();
            if (entry.fuzzy && !message.oldSource.isEmpty()) entry.previousSource = message.oldSource.toStdString();
            if (!message.translatorComment.isEmpty())
                for (const QString& line : message.translatorComment.split(QLatin1Char('\n')))
                    entry.comments.push_back(line.toStdString());
            entry.line = message.line;
            po.entries.push_back(std::move(entry));
        }
    return po;
}

TsFile withTexts(TsFile file, const std::vector<engine::PoEntry>& entries, const std::vector<std::string>& leftOut)
{
    std::map<std::string_view, const engine::PoEntry*> byKey;
    for (const engine::PoEntry& entry : entries)
        if (entry.context) byKey.emplace(*entry.context, &entry);
    for (TsContext& context : file.contexts) {
        std::erase_if(context.messages, [&](const TsMessage& message) {
            return std::ranges::find(leftOut, windowKey(context.name, message)) != leftOut.end();
        });
        for (TsMessage& message : context.messages) {
            const auto found = byKey.find(windowKey(context.name, message));
            if (!message.isLive() || found == byKey.end()) continue;
            const engine::PoEntry& entry = *found->second;
            message.translations.clear();
            for (const std::string& form : entry.text) message.translations << QString::fromStdString(form);
            message.state = message.isTranslated() && !entry.fuzzy ? TsState::Finished : TsState::Unfinished;
            if (!entry.fuzzy) message.oldSource.clear();
            QStringList comments;
            for (const std::string& line : entry.comments) comments << QString::fromStdString(line);
            message.translatorComment = comments.join(QLatin1Char('\n'));
        }
    }
    std::erase_if(file.contexts, [](const TsContext& context) { return context.messages.empty(); });
    return file;
}

engine::TranslationReport reportWindowText(const engine::PoEntry& entry, const std::string& language)
{
    TsMessage message;
    message.source = QString::fromStdString(entry.source);
    message.numerus = entry.plural.has_value();
    for (const std::string& form : entry.text) message.translations << QString::fromStdString(form);
    TsFile file;
    file.language = QString::fromStdString(language).replace(QLatin1Char('-'), QLatin1Char('_'));
    file.contexts.push_back({QString(), {message}});
    return reportTs(file, nullptr);
}

std::vector<std::string> windowPlaceholders(const std::string& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%L?(\\d{1,2}|n)"));
    std::vector<std::string> found;
    for (auto it = placeholder.globalMatch(QString::fromStdString(text)); it.hasNext();) {
        std::string name = "%" + it.next().captured(1).toStdString();
        if (std::ranges::find(found, name) == found.end()) found.push_back(std::move(name));
    }
    return found;
}

} // namespace marches::editor
