// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/language.h"

#include "editor/formats/pseudotranslator.h"
#include "editor/formats/tstranslator.h"
#include "engine/text/displayname.h"
#include "engine/text/texts.h"
#include "engine/text/translation.h"
#include "engine/text/translationfiles.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <QWidget>

#include <algorithm>

namespace marches::app {

namespace {

constexpr QLatin1String kCompiled(":/i18n/");
constexpr QLatin1String kPrefix("marches_");

QString pseudoCode() { return QString::fromUtf8(engine::kPseudoLanguage.data(), engine::kPseudoLanguage.size()); }

/// As files of Qt are named: "pt_BR".
QString underscored(QString code) { return code.replace(QLatin1Char('-'), QLatin1Char('_')); }

/// Codes of the files marches_<code>.<suffix> in a folder.
QStringList codesIn(const QString& folder, const QString& suffix)
{
    QStringList codes;
    for (const QString& name : QDir(folder).entryList({kPrefix + QStringLiteral("*.") + suffix}, QDir::Files)) {
        QString code = name.mid(kPrefix.size()).chopped(suffix.size() + 1);
        const bool ofAnotherProgram = code.startsWith(QLatin1String("cli_"));
        if (ofAnotherProgram || !engine::isKnownLanguage(code.toStdString())) continue;
        codes.append(code.replace(QLatin1Char('_'), QLatin1Char('-')));
    }
    return codes;
}

/// Codes of the files <code>.po anywhere below a folder.
QStringList codesOfRules(const QString& folder)
{
    QStringList codes;
    QDirIterator files(folder, {QStringLiteral("*.po")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        const QString code = files.fileName().chopped(3);
        if (engine::isKnownLanguage(code.toStdString())) codes.append(code);
    }
    return codes;
}

} // namespace

Language::Language(Preferences& preferences, const QString& dataRoot, QObject* parent)
    : QObject(parent), m_preferences(preferences), m_dataRoot(dataRoot)
{
    lookAround();
    connect(&preferences, &Preferences::changed, this, [this](Preference what) {
        if (what == Preference::Language) choose(false);
    });
    choose(false);
}

Language::~Language()
{
    for (const auto& translator : m_translators) QCoreApplication::removeTranslator(translator.get());
}

QString Language::ownName(const QString& code)
{
    if (code == pseudoCode()) return QStringLiteral("[Þšéûđö··]");
    return QString::fromStdString(engine::languageName(code.toStdString()));
}

QString Language::ownFile(const QString& code) const
{
    return m_preferences.dataFolder() + QStringLiteral("/translations/") + kPrefix + underscored(code) +
           QStringLiteral(".ts");
}

QStringList Language::windowLanguages() const
{
    QStringList codes = codesIn(kCompiled, QStringLiteral("qm"));
    for (const QString& root : {m_dataRoot, m_preferences.dataFolder()})
        codes += codesIn(root + QStringLiteral("/translations"), QStringLiteral("ts"));
    codes.removeDuplicates();
    codes.removeAll(QStringLiteral("en"));
    codes.sort();
    return codes;
}

void Language::refresh()
{
    const QStringList before = m_available;
    lookAround();
    choose(true);
    if (m_available != before) emit availableChanged();
}

void Language::complete(engine::Texts& texts) const
{
    if (m_current == pseudoCode()) texts.addPseudo();
}

void Language::lookAround()
{
    const QString own = m_preferences.dataFolder();
    QStringList codes = windowLanguages();
    // Rules in a language can be played in it, names of a map alone cannot. Whoever translates sees what there is.
    codes += codesOfRules(m_dataRoot + QStringLiteral("/resources"));
    for (const std::string& code : engine::translatedLanguages({{}, own.toStdString()}))
        codes.append(QString::fromStdString(code));
    codes.append(QStringLiteral("en"));
    codes.removeDuplicates();
    codes.removeAll(pseudoCode());
    std::ranges::sort(codes, [](const QString& a, const QString& b) {
        const int order = QString::localeAwareCompare(ownName(a), ownName(b));
        return order != 0 ? order < 0 : a < b;
    });
    if (m_pseudoAsked) codes.append(pseudoCode());
    m_available = codes;
}

QString Language::systemLanguage() const
{
    for (const QString& wanted : QLocale::system().uiLanguages())
        for (const QString& code : m_available)
            if (hasWindow(code) && (wanted == code || wanted.startsWith(code + QLatin1Char('-')))) return code;
    return QStringLiteral("en");
}

bool Language::hasWindow(const QString& code) const
{
    const QString name = kPrefix + underscored(code);
    return QFile::exists(kCompiled + name + QStringLiteral(".qm")) || QFile::exists(ownFile(code)) ||
           QFile::exists(m_dataRoot + QStringLiteral("/translations/") + name + QStringLiteral(".ts"));
}

void Language::choose(bool anew)
{
    QString wanted = m_preferences.language();
    if (wanted == pseudoCode() && !m_pseudoAsked) {
        m_pseudoAsked = true;
        lookAround();
        emit availableChanged();
    }
    if (!m_available.contains(wanted)) wanted = systemLanguage();
    if (wanted == m_current && !anew) return;
    m_current = wanted;
    speak();
    emit changed();
}

void Language::speak()
{
    // The person's own country decides on dates and numbers where it speaks that language.
    const QLocale system = QLocale::system();
    const QLocale chosen(underscored(m_current));
    const bool ofSystem = system.language() == chosen.language() && !m_current.contains(QLatin1Char('-'));
    QLocale::setDefault(ofSystem ? system : chosen);
    // Windows that are open keep the locale that they were made with, and hand it to all that they hold.
    // A panel that was a window of its own once keeps its own, wherever it stands.
    for (QWidget* widget : QApplication::allWidgets())
        if (widget->isWindow() || widget->testAttribute(Qt::WA_SetLocale)) widget->setLocale(QLocale());
    QGuiApplication::setLayoutDirection(chosen.textDirection());
    for (const auto& translator : m_translators) QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
    m_problems.clear();
    if (m_current == pseudoCode()) return install(std::make_unique<editor::PseudoTranslator>());
    // Asked last: the plurals of English, for sentences that the language has not.
    load(kPrefix + QStringLiteral("en.qm"), kCompiled);
    load(QStringLiteral("qtbase_") + underscored(m_current), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // What a country's own file lacks is said as in the language at large.
    QStringList codes{m_current.section(QLatin1Char('-'), 0, 0), m_current};
    codes.removeDuplicates();
    for (const QString& code : codes) {
        const QString name = kPrefix + underscored(code);
        if (QFile::exists(kCompiled + name + QStringLiteral(".qm")))
            load(name + QStringLiteral(".qm"), kCompiled);
        else
            loadTs(m_dataRoot + QStringLiteral("/translations/") + name + QStringLiteral(".ts"));
        loadTs(ownFile(code));
    }
}

void Language::load(const QString& file, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(file, folder)) install(std::move(translator));
}

void Language::loadTs(const QString& file)
{
    if (!QFile::exists(file)) return;
    const engine::Result<editor::TsFile> read = editor::loadTs(file);
    if (!read) {
        m_problems.insert(m_problems.end(), read.error().begin(), read.error().end());
        return;
    }
    install(std::make_unique<editor::TsTranslator>(*read));
}

void Language::install(std::unique_ptr<QTranslator> translator)
{
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

} // namespace marches::app
