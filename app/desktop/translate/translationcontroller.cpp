// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/translationcontroller.h"

#include "app/desktop/base/application.h"
#include "editor/translation/translationsources.h"
#include "editor/translation/windowtexts.h"
#include "engine/package/lesson.h"
#include "engine/package/rulespackage.h"
#include "engine/package/textloading.h"

#include <QFileInfo>

#include <algorithm>

namespace marches::app {

namespace {

constexpr QLatin1String kSource("translate/source");
constexpr QLatin1String kLanguage("translate/language");
/// Before the path of what comes with the program, which may be elsewhere the next time.
constexpr QLatin1String kShipped("shipped:");

bool isChangedOutside(const engine::Result<void>& saved)
{
    return !saved && saved.error().front().code == "file-changed-on-disk";
}

} // namespace

TranslationController::TranslationController(Application& application, QObject* parent)
    : QObject(parent), m_application(application)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(kQuiet);
    connect(&m_quiet, &QTimer::timeout, this, &TranslationController::saveSoon);
    connect(&m_watch, &FileWatch::touched, this, [this] { lookOutside(); });
}

TranslationController::~TranslationController() = default;

QString TranslationController::journals() const
{
    return m_application.preferences().dataFolder() + QStringLiteral("/autosave/translations");
}

QString TranslationController::lessonTitle(const engine::Lesson& lesson) const
{
    engine::Texts texts;
    engine::Errors errors; // what is wrong with a translation is told where it is opened
    engine::addTexts(texts, engine::textsOf(lesson), errors, m_application.library().textRoots());
    return QString::fromStdString(texts.word("lesson.title", m_application.catalogue().languageCode()));
}

std::vector<TranslatableTexts> TranslationController::choices() const
{
    using Kind = TranslatableTexts::Kind;
    std::vector<TranslatableTexts> found;
    const Catalogue& catalogue = m_application.catalogue();
    for (const engine::LibraryEntry& entry : catalogue.library().maps())
        if (!entry.broken())
            found.push_back({Kind::Map, QString::fromStdString(entry.file), catalogue.mapName(entry.id)});
    for (const engine::LibraryEntry& entry : catalogue.library().rulesets())
        if (!entry.broken())
            found.push_back(
                {Kind::Rules, QString::fromStdString(entry.file), catalogue.rulesText(entry.id, "ruleset.name")});
    const QString engineFile =
        QString::fromStdString(catalogue.library().dataRoot()) + QStringLiteral("/resources/engine/texts.yaml");
    found.push_back({Kind::Engine, engineFile, {}});
    for (const char* id : {"first-game", "first-map"}) {
        const std::string file = engine::lessonFile(catalogue.library().dataRoot(), id);
        if (const auto lesson = engine::loadLesson(file))
            found.push_back({Kind::Lesson, QString::fromStdString(file), lessonTitle(*lesson)});
    }
    const QString window =
        QString::fromStdString(catalogue.library().dataRoot()) + QStringLiteral("/translations/marches_fr.ts");
    if (QFileInfo::exists(window)) found.push_back({Kind::Window, window, {}});
    return found;
}

TranslatableTexts::Kind TranslationController::kind() const
{
    const QString name = QFileInfo(m_source).fileName();
    if (editor::isWindowFile(name.toStdString())) return TranslatableTexts::Kind::Window;
    if (name == QLatin1String("map.yaml")) return TranslatableTexts::Kind::Map;
    if (name == QLatin1String("lesson.yaml")) return TranslatableTexts::Kind::Lesson;
    return name == QLatin1String("rules.yaml") ? TranslatableTexts::Kind::Rules : TranslatableTexts::Kind::Engine;
}

QString TranslationController::writtenIn(const QString& source) const
{
    if (editor::isWindowFile(source.toStdString())) return QStringLiteral("en");
    const auto texts = engine::loadTextSource(source.toStdString());
    return texts ? QString::fromStdString(texts->language) : QString();
}

QStringList TranslationController::languagesOf(const QString& source) const
{
    if (editor::isWindowFile(source.toStdString())) return m_application.language().windowLanguages();
    QStringList codes;
    const QString written = writtenIn(source);
    for (const engine::TranslationFile& file :
         engine::translationFiles(source.toStdString(), m_application.library().textRoots()))
        if (QString::fromStdString(file.language) != written && !codes.contains(QString::fromStdString(file.language)))
            codes << QString::fromStdString(file.language);
    return codes;
}

std::vector<engine::TranslationFile> TranslationController::filesOf(const TranslatableTexts& texts) const
{
    std::vector<engine::TranslationFile> files;
    if (texts.kind == TranslatableTexts::Kind::Window) {
        const QString shipped = QFileInfo(texts.file).path() + QStringLiteral("/marches_");
        for (const QString& code : m_application.language().windowLanguages()) {
            const QString name = QString(code).replace(QLatin1Char('-'), QLatin1Char('_')) + QStringLiteral(".ts");
            for (const QString& file : {shipped + name, m_application.language().ownFile(code)})
                files.push_back({code.toStdString(), file.toStdString()});
        }
        return files;
    }
    const engine::TextRoots roots = m_application.library().textRoots();
    files = engine::translationFiles(texts.file.toStdString(), roots);
    if (texts.kind == TranslatableTexts::Kind::Map) {
        const QString anyVariant = QFileInfo(texts.file).path() + QStringLiteral("/variants/any.yaml");
        const auto more = engine::translationFiles(anyVariant.toStdString(), roots);
        files.insert(files.end(), more.begin(), more.end());
        if (const std::string own = editor::ownVariantsOf(texts.file.toStdString(), roots); !own.empty()) {
            const auto theirs = engine::translationFiles(own + "/any.yaml", roots);
            files.insert(files.end(), theirs.begin(), theirs.end());
        }
    }
    return files;
}

std::optional<Translation> TranslationController::translationIn(const QString& file) const
{
    const QString wanted = QFileInfo(file).canonicalFilePath();
    if (wanted.isEmpty()) return std::nullopt;
    for (const TranslatableTexts& texts : choices())
        for (const engine::TranslationFile& known : filesOf(texts))
            if (QFileInfo(QString::fromStdString(known.file)).canonicalFilePath() == wanted)
                return Translation{texts.file, QString::fromStdString(known.language)};
    return std::nullopt;
}

bool TranslationController::open(const QString& source, const QString& language)
{
    m_chosen = true;
    return show(source, language);
}

bool TranslationController::show(const QString& source, const QString& language)
{
    close();
    m_source = source;
    m_language = language;
    m_errors.clear();
    m_savingErrors.clear();
    m_savedAt = {};
    auto opened = editor::TranslationStore::open(source.toStdString(), language.toStdString(), journals().toStdString(),
                                                 m_application.library().textRoots());
    if (opened) {
        m_store = std::move(*opened);
        m_store->setTranslator(translator());
        m_application.preferences().memory().setValue(kSource, portable(source));
        m_application.preferences().memory().setValue(kLanguage, language);
        fillMemory();
        follow();
    } else {
        m_errors = opened.error();
    }
    watchFiles();
    emit this->opened();
    emit savingChanged();
    return m_store != nullptr;
}

bool TranslationController::begin(const QString& source, const QString& language)
{
    if (!open(source, language)) return false;
    if (const auto made = m_store->makeFiles(); !made) {
        m_savingErrors = made.error();
    } else {
        m_news = true;
        m_savedAt = QDateTime::currentDateTime();
        watchFiles();
        speakAnew();
    }
    emit savingChanged();
    return true;
}

QString TranslationController::sentences(const engine::Errors& errors) const
{
    return m_application.catalogue().sentences(errors);
}

QString TranslationController::portable(const QString& source) const
{
    const QString data = QString::fromStdString(m_application.library().dataRoot()) + QLatin1Char('/');
    return source.startsWith(data) ? kShipped + source.mid(data.size()) : source;
}

QString TranslationController::resolved(const QString& source) const
{
    return source.startsWith(kShipped) ? QString::fromStdString(m_application.library().dataRoot()) + QLatin1Char('/') +
                                             source.mid(kShipped.size())
                                       : source;
}

void TranslationController::propose(const QString& map)
{
    const QString wanted = QFileInfo(map).canonicalFilePath();
    const std::vector<TranslatableTexts> all = choices();
    const auto found = std::ranges::find_if(
        all, [&wanted](const TranslatableTexts& texts) { return QFileInfo(texts.file).canonicalFilePath() == wanted; });
    m_proposed = wanted.isEmpty() || found == all.end() ? QString() : found->file;
}

void TranslationController::reopen()
{
    if (!mayReopen()) return;
    if (!m_errors.empty() && !wantsProposed()) { // what was asked for may be in order by now
        show(m_source, m_language);
        return;
    }
    QSettings& memory = m_application.preferences().memory();
    QString source = m_proposed.isEmpty() ? resolved(memory.value(kSource).toString()) : m_proposed;
    QString language = memory.value(kLanguage).toString();
    const auto left = m_store ? std::vector<editor::JournaledTranslation>()
                              : editor::TranslationJournal::left(journals().toStdString());
    if (!left.empty()) {
        m_chosen = true;
        source = QString::fromStdString(left.front().source);
        language = QString::fromStdString(left.front().language);
    }
    const std::vector<TranslatableTexts> all = choices();
    if (std::ranges::find(all, source, &TranslatableTexts::file) == all.end()) {
        // One that somebody has begun to translate is the likelier one to be gone on with.
        const auto begun =
            std::ranges::find_if(all, [this](const auto& texts) { return !languagesOf(texts.file).isEmpty(); });
        source = begun == all.end() ? all.front().file : begun->file;
    }
    const QStringList known = languagesOf(source);
    if (language.isEmpty() || writtenIn(source) == language) {
        const QString ours = m_application.language().current();
        language = known.contains(ours) ? ours : known.value(0, QStringLiteral("fr"));
    }
    show(source, language);
}

void TranslationController::follow()
{
    connect(m_store.get(), &editor::TranslationStore::modifiedChanged, this, [this] {
        m_chosen = m_chosen || m_store->isModified();
        if (m_store->isModified() && !hasConflicts()) m_quiet.start();
        emit savingChanged();
    });
    connect(m_store.get(), &editor::TranslationStore::journalFailed, this, [this](const engine::Errors& errors) {
        m_savingErrors = errors;
        emit savingChanged();
    });
    if (m_store->isModified() && !hasConflicts()) m_quiet.start();
}

void TranslationController::watchFiles()
{
    QStringList paths;
    if (m_store)
        for (const std::string& file : m_store->files())
            paths << QString::fromStdString(file) << QFileInfo(QString::fromStdString(file)).path();
    if (m_store) { // in the editor or elsewhere somebody may work on the texts themselves
        paths << m_source << QFileInfo(m_source).path();
        if (kind() == TranslatableTexts::Kind::Map) paths << QFileInfo(m_source).path() + QStringLiteral("/variants");
        if (const std::string own = editor::ownVariantsOf(m_source.toStdString(), m_application.library().textRoots());
            !own.empty())
            paths << QString::fromStdString(own);
    }
    m_watch.watch(paths);
}

void TranslationController::close()
{
    if (!m_store) return;
    save();
    emit closing();
    m_quiet.stop();
    m_filling.cancel();
    m_touched = false;
    m_store.reset();
}

bool TranslationController::save()
{
    m_saver.finishWithin(-1); // what is on its way first, however long it takes
    m_quiet.stop();
    if (!m_store || !m_store->isModified()) return true;
    if (hasConflicts()) return false;
    auto saved = m_store->save();
    if (isChangedOutside(saved)) {
        lookOutside();
        if (hasConflicts() || !m_savingErrors.empty()) return false;
        saved = m_store->save();
    }
    return this->saved(saved);
}

bool TranslationController::saved(const engine::Result<void>& done)
{
    m_savingErrors = done ? engine::Errors() : done.error();
    if (done) {
        m_savedAt = QDateTime::currentDateTime();
        m_news = true;
        watchFiles();
        speakAnew();
    }
    emit savingChanged();
    return done.has_value();
}

void TranslationController::saveSoon()
{
    m_quiet.stop();
    if (isSaving()) return m_quiet.start(); // one after the other
    if (!m_store || !m_store->isModified() || hasConflicts()) return;
    const auto saving = std::make_shared<const editor::TranslationSaving>(m_store->beginSave());
    m_saver.start([saving](const editor::Progress&) { return editor::writeTranslations(*saving); },
                  [this, saving](editor::TranslationWritten written) {
                      const engine::Result<void> done = m_store->finish(*saving, std::move(written));
                      const bool touched = std::exchange(m_touched, false);
                      if (isChangedOutside(done)) {
                          save(); // looks at what is there first
                          return;
                      }
                      saved(done);
                      if (touched) lookOutside();
                  });
}

void TranslationController::lookOutside(editor::GoneFiles gone)
{
    if (!m_store) return;
    if (isSaving()) { // what is there may be ours
        m_touched = true;
        return;
    }
    if (const int changes = m_readingAnew ? 0 : m_store->sourceChanges(); changes > 0) return readAnew(changes);
    const editor::OutsideChanges changes = m_store->lookOutside(gone);
    if (!changes.any() && m_savingErrors.empty()) return;
    m_savingErrors = changes.unreadable;
    if (changes.unreadable.empty() && !hasConflicts() && m_store->isModified()) m_quiet.start();
    emit outsideSeen(changes);
    emit savingChanged();
}

void TranslationController::readAnew(int changes)
{
    m_readingAnew = true;
    const bool shown = show(QString(m_source), QString(m_language));
    m_readingAnew = false;
    if (shown) emit sourceSeen(changes);
}

void TranslationController::settle(const std::vector<std::size_t>& theirs)
{
    if (!m_store) return;
    m_store->settle(theirs);
    m_savingErrors.clear();
    save();
    emit savingChanged();
}

void TranslationController::speakAnew()
{
    if (kind() != TranslatableTexts::Kind::Window) return;
    Language& language = m_application.language();
    const bool spoken =
        language.current() == m_language || language.current().startsWith(m_language + QLatin1Char('-'));
    if (!spoken && language.available().contains(m_language)) return;
    // Not in the midst of what saved: pages save as they are left, and every one of them words itself anew now.
    QMetaObject::invokeMethod(&language, &Language::refresh, Qt::QueuedConnection);
}

void TranslationController::countAsNews()
{
    m_news = true;
    speakAnew();
}

bool TranslationController::takeNews() { return std::exchange(m_news, false); }

void TranslationController::fillMemory()
{
    m_memory = {};
    rememberAll();
    connect(document(), &editor::TranslationDocument::rowKept, this, &TranslationController::remember);
    // What the texts here say is taken from the rows: their file is behind them.
    std::vector<std::string> others;
    for (const TranslatableTexts& texts : choices())
        if (texts.file != m_source)
            others.push_back(engine::translationFile(texts.file.toStdString(), m_language.toStdString()));
    struct Filled {
        editor::TranslationMemory memory;
        std::vector<MemoryRead> files;
    };
    const auto read = [others = std::move(others), files = memoryFiles(),
                       language = m_language.toStdString()](const editor::Progress& progress) {
        Filled filled;
        editor::TranslationMemory& memory = filled.memory;
        for (std::size_t i = 0; i < others.size(); ++i) {
            if (!progress(static_cast<double>(i) / static_cast<double>(others.size()))) break;
            if (const auto file = engine::loadPo(others[i])) memory.add(*file);
        }
        filled.files = readMemories(files, language);
        for (const MemoryRead& file : filled.files)
            if (file.content) memory.add(*file.content);
        return filled;
    };
    m_filling.start(read, [this](Filled filled) {
        m_memory = std::move(filled.memory);
        m_memoryStates.clear();
        for (const MemoryRead& file : filled.files)
            m_memoryStates.emplace(file.file, file.content
                                                  ? engine::Result<int>(static_cast<int>(file.content->entries.size()))
                                                  : engine::Result<int>(engine::fail(file.content.error())));
        rememberAll();
        emit memoryFilled();
    });
}

void TranslationController::rememberAll()
{
    for (int row = 0; row < document()->count(); ++row) remember(row);
}

void TranslationController::remember(int row)
{
    // A mistake is nothing to suggest.
    const bool good = document()->state(row) == editor::TextState::Done;
    m_memory.put(document()->row(row).key(), good ? document()->row(row).po : engine::PoEntry());
}

} // namespace marches::app
