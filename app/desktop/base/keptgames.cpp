// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/keptgames.h"

#include <algorithm>

#include "engine/io/files.h"
#include "engine/record/savefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace marches::app {

namespace {

const QString kKind = QStringLiteral("game");
const QString kGame = QStringLiteral(".marches-save");
const QString kSummary = QStringLiteral(".json");
constexpr qint64 kLongestSummary = 1 << 20; ///< bytes

QString word(const std::string& text) { return QString::fromStdString(text); }

/// A saved game but for the moment that was on the board: of the same game played on it is the beginning. Empty: it
/// cannot be read.
QByteArray stepsOf(const QString& path)
{
    const auto bytes = engine::readFile(path.toStdString(), engine::kSaveLimits.bytes);
    QByteArray text = bytes ? QByteArray::fromStdString(*bytes) : QByteArray();
    const qsizetype here = text.indexOf("\nhere: ");
    if (here >= 0) text.remove(here, text.indexOf('\n', here + 1) - here);
    return text;
}

} // namespace

bool KeptGame::isSaved() const { return !file.isEmpty() && !modified && QFileInfo::exists(file); }

KeptGames::KeptGames(const QString& folder) : m_folder(folder), m_files(folder, kGame)
{
    m_files.clearRemoved([this](const QString& id) {
        if (!QFileInfo::exists(gameFile(id))) QFile::remove(summaryFile(id));
    });
}

QString KeptGames::summaryFile(const QString& id) const { return m_folder + QLatin1Char('/') + id + kSummary; }

QString KeptGames::newId() { return KeptFiles::newId(kKind); }

QByteArray KeptGames::summaryBytes(const KeptGame& game)
{
    QJsonArray seats;
    for (const KeptGame::Seat& seat : game.seats)
        seats.append(QJsonObject{{QStringLiteral("id"), word(seat.id)},
                                 {QStringLiteral("name"), seat.name},
                                 {QStringLiteral("bot"), seat.bot}});
    const QJsonObject all{{QStringLiteral("map"), word(game.map)},
                          {QStringLiteral("ruleset"), word(game.ruleset)},
                          {QStringLiteral("variant"), word(game.variant)},
                          {QStringLiteral("seats"), seats},
                          {QStringLiteral("moves"), game.moves},
                          {QStringLiteral("played"), game.played},
                          {QStringLiteral("over"), game.over},
                          {QStringLiteral("standing"), game.standing},
                          {QStringLiteral("language"), game.language},
                          {QStringLiteral("file"), game.file},
                          {QStringLiteral("modified"), game.modified},
                          {QStringLiteral("open"), game.open}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

bool KeptGames::writeSummary(const KeptGame& game) const
{
    return engine::writeFile(summaryFile(game.id).toStdString(), summaryBytes(game).toStdString()).has_value();
}

KeptGame KeptGames::readSummary(const QString& id) const
{
    KeptGame game;
    game.id = id;
    game.when = QFileInfo(gameFile(id)).lastModified();
    QFile file(summaryFile(id));
    if (!file.open(QIODevice::ReadOnly)) return game;
    const QJsonObject all = QJsonDocument::fromJson(file.read(kLongestSummary)).object();
    const auto text = [&all](const char* key) { return all.value(QLatin1String(key)).toString(); };
    game.map = text("map").toStdString();
    game.ruleset = text("ruleset").toStdString();
    game.variant = text("variant").toStdString();
    for (const auto& value : all.value(QLatin1String("seats")).toArray()) {
        const QJsonObject seat = value.toObject();
        game.seats.push_back({seat.value(QLatin1String("id")).toString().toStdString(),
                              seat.value(QLatin1String("name")).toString(), seat.value(QLatin1String("bot")).toBool()});
    }
    game.moves = all.value(QLatin1String("moves")).toInt();
    game.played = all.value(QLatin1String("played")).toBool();
    game.over = all.value(QLatin1String("over")).toBool();
    game.standing = text("standing");
    game.language = text("language");
    game.file = text("file");
    game.modified = all.value(QLatin1String("modified")).toBool();
    game.open = all.value(QLatin1String("open")).toBool();
    return game;
}

std::vector<KeptGame> KeptGames::read() const
{
    std::vector<KeptGame> games;
    for (const QString& id : m_files.ids(kKind)) games.push_back(readSummary(id));
    std::ranges::stable_sort(games, [](const KeptGame& a, const KeptGame& b) { return a.when > b.when; });
    return games;
}

std::vector<KeptGame> KeptGames::list() const
{
    std::vector<KeptGame> games = read();
    std::erase_if(games, [this](const KeptGame& game) { return !isFree(game.id); });
    return games;
}

void KeptGames::forget(const QString& id) const
{
    QFile::remove(gameFile(id));
    QFile::remove(summaryFile(id));
}

void KeptGames::prune(const QString& spared) const
{
    std::vector<KeptGame> games = list();
    qint64 bytes = 0;
    for (const KeptGame& game : games) bytes += QFileInfo(gameFile(game.id)).size();
    auto count = static_cast<int>(games.size());
    for (const bool saved : {true, false})
        for (auto game = games.rbegin(); game != games.rend(); ++game) {
            if (count <= kMost && bytes <= kMostBytes) return;
            if (game->isSaved() != saved || game->id == spared) continue;
            bytes -= QFileInfo(gameFile(game->id)).size();
            --count;
            forget(game->id);
        }
}

void KeptGames::forgetEarlierStates() const
{
    std::vector<KeptGame> left = list();
    std::erase_if(left, [](const KeptGame& game) { return !game.open || game.ruleset.empty(); });
    for (std::size_t newer = 0; newer < left.size(); ++newer) {
        const QByteArray known = stepsOf(gameFile(left[newer].id));
        const auto isIn = [&](const KeptGame& older) {
            if (!older.played) return true;
            const QByteArray steps = stepsOf(gameFile(older.id));
            return older.file == left[newer].file && !steps.isEmpty() && known.startsWith(steps);
        };
        for (std::size_t older = newer + 1; older < left.size();) {
            if (!isIn(left[older])) {
                ++older;
                continue;
            }
            forget(left[older].id);
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(older));
        }
    }
}

QStringList KeptGames::takeOldFiles() const
{
    static const QRegularExpression old(QStringLiteral("^(last|left|game-[0-9]+)$"));
    QStringList taken;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({QLatin1Char('*') + kGame}, QDir::Files)) {
        const QString name = file.fileName().chopped(kGame.size());
        if (!old.match(name).hasMatch() || !isFree(name)) continue;
        const QString id = newId();
        if (!QFile::rename(file.filePath(), gameFile(id))) continue;
        taken.append(id);
        // What did not end as the last game was left by a crash.
        KeptGame known;
        known.id = id;
        known.open = name != QLatin1String("last");
        writeSummary(known);
    }
    return taken;
}

} // namespace marches::app
