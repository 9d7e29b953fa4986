// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the bench's controller that is about files from elsewhere: memories, and translations that come in.
#include "app/desktop/base/application.h"
#include "app/desktop/base/translatorname.h"
#include "app/desktop/translate/translationcontroller.h"
#include "editor/translation/tmxfile.h"
#include "editor/translation/translationsources.h"
#include "editor/translation/windowtexts.h"
#include "engine/io/files.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace marches::app {

namespace {

constexpr QLatin1String kMemories("translate/memories");
constexpr QLatin1String kFilter("translate/filter");
constexpr QLatin1String kGroup("translate/group");
constexpr QLatin1String kChosenFolder("translate/folder");
constexpr std::size_t kMostMemoryBytes = std::size_t{64} * 1024 * 1024;
constexpr std::size_t kLeastShare = 3; ///< of a file's texts one in so many is asked for by what it translates

/// What is remembered is told by name, so that it means the same when there are more filters.
constexpr std::array<const char*, 6> kFilterNames = {"all", "empty", "again", "mistakes", "warnings", "unreviewed"};

engine::Result<engine::PoFile> readMemory(const std::string& file, const std::string& language)
{
    const auto bytes = engine::readFile(file, kMostMemoryBytes);
    if (!bytes) return engine::fail(bytes.error());
    if (QFileInfo(QString::fromStdString(file)).suffix().toLower() == QLatin1String("tmx"))
        return editor::readTmx(QByteArray::fromStdString(*bytes), file, "en", language);
    auto po = engine::readPo(*bytes, file);
    if (!po) return po;
    const std::string of = editor::languageOf(*po, file);
    if (of.substr(0, of.find('-')) != language.substr(0, language.find('-'))) po->entries.clear();
    return po;
}

} // namespace

int TranslationController::rememberedFilter() const
{
    const QString kept = m_application.preferences().memory().value(kFilter).toString();
    const auto found =
        std::ranges::find_if(kFilterNames, [&kept](const char* name) { return kept == QLatin1String(name); });
    return found == kFilterNames.end() ? -1 : static_cast<int>(found - kFilterNames.begin());
}

void TranslationController::rememberFilter(int filter)
{
    if (filter >= 0 && filter < static_cast<int>(kFilterNames.size()))
        m_application.preferences().memory().setValue(
            kFilter, QString::fromLatin1(kFilterNames[static_cast<std::size_t>(filter)]));
}

void TranslationController::rememberGroup(std::optional<editor::TextGroup> group)
{
    // Groups of one source say nothing of another: the source stands with it.
    m_application.preferences().memory().setValue(
        kGroup, group ? QStringList{portable(m_source), QString::number(static_cast<int>(*group))} : QStringList());
}

std::optional<editor::TextGroup> TranslationController::rememberedGroup() const
{
    const QStringList kept = m_application.preferences().memory().value(kGroup).toStringList();
    if (kept.size() != 2 || kept.front() != portable(m_source)) return std::nullopt;
    const int number = kept.back().toInt();
    const auto found = std::ranges::find_if(
        editor::kTextGroups, [number](editor::TextGroup group) { return static_cast<int>(group) == number; });
    return found == editor::kTextGroups.end() ? std::nullopt : std::optional(*found);
}

QStringList TranslationController::memoryFiles() const
{
    return m_application.preferences().memory().value(kMemories).toStringList();
}

void TranslationController::setMemoryFiles(const QStringList& files)
{
    m_application.preferences().memory().setValue(kMemories, files);
    if (!files.isEmpty()) m_application.preferences().memory().setValue(kChosenFolder, QFileInfo(files.back()).path());
    m_memoryStates.clear();
    if (m_store) fillMemory();
}

QString TranslationController::memoryState(const QString& file) const
{
    const auto found = m_memoryStates.find(file);
    if (found == m_memoryStates.end()) return tr("being read…", "a file");
    if (!found->second) return m_application.catalogue().sentences(found->second.error());
    return tr("%n text(s) in this language", nullptr, *found->second);
}

QString TranslationController::lastFolder() const
{
    return m_application.preferences().memory().value(kChosenFolder).toString();
}

std::vector<TranslationController::MemoryRead> TranslationController::readMemories(const QStringList& files,
                                                                                   const std::string& language)
{
    std::vector<MemoryRead> read;
    for (const QString& file : files) read.push_back({file, readMemory(file.toStdString(), language)});
    return read;
}

engine::TextRoots TranslationController::roots() const { return m_application.library().textRoots(); }

std::vector<std::string> TranslationController::sources() const
{
    std::vector<std::string> files;
    for (const TranslatableTexts& texts : choices()) files.push_back(texts.file.toStdString());
    return files;
}

QStringList TranslationController::knownLanguages() const
{
    QStringList codes;
    if (!m_language.isEmpty()) codes << m_language;
    for (const TranslatableTexts& texts : choices()) codes += languagesOf(texts.file);
    codes.removeDuplicates();
    codes.sort();
    return codes;
}

std::string TranslationController::translator() const
{
    return translatorName(m_application.preferences()).toStdString();
}

engine::Result<std::optional<Translation>> TranslationController::placeOf(const QString& file) const
{
    const std::string path = file.toStdString();
    if (editor::isWindowFile(path)) {
        const auto ts = editor::loadTs(file);
        if (!ts) return engine::fail(ts.error());
        for (const TranslatableTexts& texts : choices())
            if (texts.kind == TranslatableTexts::Kind::Window && !ts->language.isEmpty())
                return Translation{texts.file, QString(ts->language).replace(QLatin1Char('_'), QLatin1Char('-'))};
        return std::optional<Translation>();
    }
    const auto po = engine::loadPo(path);
    if (!po) return engine::fail(po.error());
    const std::string language = editor::languageOf(*po, path);
    std::optional<Translation> best;
    std::size_t most = 0;
    for (const TranslatableTexts& texts : choices()) {
        const auto sources =
            editor::loadTranslationSources(texts.file.toStdString(), m_application.library().textRoots());
        if (!sources || sources->front().language == language) continue;
        for (const engine::TextSource& source : *sources)
            if (const std::size_t shared = editor::sharedTexts(*po, source.entries); shared > most) {
                most = shared;
                best = Translation{texts.file, QString::fromStdString(language)};
            }
    }
    const auto texts = static_cast<std::size_t>(
        std::ranges::count_if(po->entries, [](const engine::PoEntry& entry) { return entry.translated(); }));
    if (language.empty() || most == 0 || most * kLeastShare < texts) return std::optional<Translation>();
    return best;
}

engine::Result<editor::IncomingTexts> TranslationController::incoming(const QString& file) const
{
    const auto bytes = engine::readFile(file.toStdString(), kMostMemoryBytes);
    if (!bytes) return engine::fail(bytes.error());
    const std::vector<editor::TranslationUnit>& units = document()->units();
    std::size_t best = 0;
    if (const auto po = engine::readPo(*bytes, file.toStdString()); po && !editor::isWindowFile(file.toStdString())) {
        std::size_t most = 0;
        for (std::size_t unit = 0; unit < units.size(); ++unit)
            if (const std::size_t shared = editor::sharedTexts(*po, units[unit].entries); shared > most) {
                most = shared;
                best = unit;
            }
    }
    return editor::incomingTexts(units, document()->rows(), best, *bytes, file.toStdString());
}

} // namespace marches::app
