// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/variantdrafts.h"

#include <optional>
#include <utility>

#include "engine/io/files.h"
#include "engine/package/variantpackage.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace marches::app {

namespace {

constexpr std::size_t kLongestDraft = std::size_t{32} << 20; ///< bytes
const QString kKind = QStringLiteral("variant");
const QString kDraft = QStringLiteral(".json");
const QString kSetAside = QStringLiteral(".broken");

QJsonObject wordsObject(const engine::CardWords& words)
{
    QJsonObject languages;
    for (const auto& [language, said] : words) {
        QJsonObject all;
        for (const auto& [key, word] : said) all.insert(QString::fromStdString(key), QString::fromStdString(word));
        languages.insert(QString::fromStdString(language), all);
    }
    return languages;
}

engine::CardWords wordsIn(const QJsonObject& languages)
{
    engine::CardWords words;
    for (auto language = languages.begin(); language != languages.end(); ++language) {
        const QJsonObject said = language->toObject();
        for (auto word = said.begin(); word != said.end(); ++word)
            words[language.key().toStdString()][word.key().toStdString()] = word->toString().toStdString();
    }
    return words;
}

/// Nothing: it is no draft, or not one that says how a variant stands.
std::optional<VariantDraft> readDraft(const QString& path)
{
    const auto bytes = engine::readFile(path.toStdString(), kLongestDraft);
    if (!bytes) return std::nullopt;
    const QJsonObject all = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)).object();
    const auto text = [&all](const char* key) { return all.value(QLatin1String(key)).toString().toStdString(); };
    VariantDraft draft;
    draft.id = QFileInfo(path).completeBaseName();
    draft.name = all.value(QLatin1String("name")).toString();
    draft.base = text("base");
    draft.opened = text("opened");
    draft.variant = text("variant");
    draft.sound = text("sound");
    draft.words = wordsIn(all.value(QLatin1String("words")).toObject());
    draft.when = QFileInfo(path).lastModified();
    for (const std::string& one : {draft.variant, draft.sound})
        if (const auto read = engine::readVariant(one, {})) {
            draft.game = {read->map, read->ruleset};
            return draft;
        }
    return std::nullopt;
}

} // namespace

VariantDrafts::VariantDrafts(const QString& folder) : m_files(folder, kDraft)
{
    m_files.clearRemoved([](const QString&) {});
}

QString VariantDrafts::newId() { return KeptFiles::newId(kKind); }

std::vector<VariantDraft> VariantDrafts::list(QStringList& setAside) const
{
    std::vector<VariantDraft> drafts;
    for (const QString& id : m_files.ids(kKind)) {
        if (!m_files.isFree(id)) continue;
        if (std::optional<VariantDraft> draft = readDraft(file(id))) {
            drafts.push_back(*std::move(draft));
            continue;
        }
        const QString aside = file(id) + kSetAside;
        QFile::remove(aside);
        if (QFile::rename(file(id), aside)) setAside.append(aside);
    }
    return drafts;
}

engine::Result<void> VariantDrafts::write(const VariantDraft& draft) const
{
    const auto word = [](const std::string& text) { return QString::fromStdString(text); };
    const QJsonObject all{
        {QStringLiteral("name"), draft.name},           {QStringLiteral("base"), word(draft.base)},
        {QStringLiteral("opened"), word(draft.opened)}, {QStringLiteral("variant"), word(draft.variant)},
        {QStringLiteral("sound"), word(draft.sound)},   {QStringLiteral("words"), wordsObject(draft.words)}};
    return engine::writeFile(file(draft.id).toStdString(), QJsonDocument(all).toJson().toStdString());
}

void VariantDrafts::forget(const QString& id) const { QFile::remove(file(id)); }

void VariantDrafts::prune(const QString& spared) const
{
    const QStringList all = m_files.ids(kKind);
    for (const QString& id : all.mid(kMost))
        if (id != spared && m_files.isFree(id)) forget(id);
}

} // namespace marches::app
