// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/variantdrafts.h"

#include <optional>
#include <utility>

#include "engine/io/files.h"
#include "engine/package/variantpackage.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

namespace marches::app {

namespace {

constexpr std::size_t kLongestDraft = std::size_t{32} << 20; ///< bytes
const QString kDraft = QStringLiteral(".json");
const QString kDraftLock = QStringLiteral(".lock");
const QString kDiscarded = QStringLiteral(".removed");
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

std::unique_ptr<QLockFile> draftLock(const QString& path)
{
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0); // cards may be thought about for days; only a program that is gone lets them go
    return lock;
}

} // namespace

VariantDrafts::VariantDrafts(QString folder) : m_folder(std::move(folder))
{
    QDir().mkpath(m_folder);
    // What was discarded while an earlier program ran can be taken back no more.
    const QDir all(m_folder);
    for (const QString& name : all.entryList({QLatin1Char('*') + kDiscarded}, QDir::Files))
        if (QFileInfo(all.filePath(name)).lastModified().daysTo(QDateTime::currentDateTime()) >= 1)
            QFile::remove(all.filePath(name));
}

QString VariantDrafts::file(const QString& id) const { return m_folder + QLatin1Char('/') + id + kDraft; }

QString VariantDrafts::newId() const
{
    return QStringLiteral("variant-%1-%2")
        .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss")))
        .arg(QRandomGenerator::global()->generate(), 8, 16, QLatin1Char('0'));
}

std::vector<VariantDraft> VariantDrafts::list(QStringList& setAside) const
{
    std::vector<VariantDraft> drafts;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("variant-*") + kDraft}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        if (!isFree(file.completeBaseName())) continue;
        if (std::optional<VariantDraft> draft = readDraft(file.filePath())) {
            drafts.push_back(*std::move(draft));
            continue;
        }
        const QString aside = file.filePath() + kSetAside;
        QFile::remove(aside);
        if (QFile::rename(file.filePath(), aside)) setAside.append(aside);
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

bool VariantDrafts::isFree(const QString& id) const
{
    const QString path = m_folder + QLatin1Char('/') + id + kDraftLock;
    return (m_lock != nullptr && id == m_locked) || !QFileInfo::exists(path) || draftLock(path)->tryLock();
}

bool VariantDrafts::lock(const QString& id)
{
    if (m_lock != nullptr && id == m_locked) return true;
    auto lock = draftLock(m_folder + QLatin1Char('/') + id + kDraftLock);
    // A folder that cannot be written holds no locks, and no drafts either.
    if (!lock->tryLock() && lock->error() == QLockFile::LockFailedError) return false;
    m_lock = std::move(lock);
    m_locked = id;
    return true;
}

void VariantDrafts::unlock()
{
    m_lock.reset();
    m_locked.clear();
}

bool VariantDrafts::remove(const QString& id) const
{
    if (!isFree(id)) return false;
    const QString removed = m_folder + QLatin1Char('/') + id + kDiscarded;
    QFile::remove(removed);
    if (!QFile::rename(file(id), removed)) return false;
    QFile away(removed); // from now on it is counted how long it can be taken back
    if (away.open(QIODevice::ReadWrite))
        away.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
    return true;
}

void VariantDrafts::takeBack(const QString& id) const
{
    QFile::rename(m_folder + QLatin1Char('/') + id + kDiscarded, file(id));
}

void VariantDrafts::forget(const QString& id) const { QFile::remove(file(id)); }

void VariantDrafts::prune(const QString& spared) const
{
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("variant-*") + kDraft}, QDir::Files, QDir::Time);
    for (qsizetype i = kMost; i < files.size(); ++i)
        if (const QString id = files[i].completeBaseName(); id != spared && isFree(id)) forget(id);
}

} // namespace marches::app
