// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace marches::app {

namespace {

QString systemLanguage()
{
    for (const QString& wanted : QLocale::system().uiLanguages())
        for (const QString& code : Language::available())
            if (wanted == code || wanted.startsWith(code + QLatin1Char('-'))) return code;
    return QStringLiteral("en");
}

} // namespace

Language::Language(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences)
{
    connect(&preferences, &Preferences::changed, this, [this] { choose(); });
    choose();
}

Language::~Language()
{
    for (const auto& translator : m_translators) QCoreApplication::removeTranslator(translator.get());
}

QStringList Language::available() { return {QStringLiteral("en"), QStringLiteral("fr")}; }

QString Language::ownName(const QString& code)
{
    return code == QLatin1String("fr") ? QStringLiteral("Français") : QStringLiteral("English");
}

void Language::choose()
{
    QString wanted = m_preferences.language();
    if (!available().contains(wanted)) wanted = systemLanguage();
    if (wanted == m_current) return;
    m_current = wanted;
    // The person's own country decides on dates and numbers where it speaks that language.
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.name().startsWith(wanted) ? system : QLocale(wanted));
    for (const auto& translator : m_translators) QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
    load(QStringLiteral("qtbase_") + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(QStringLiteral("marches_") + wanted, QStringLiteral(":/i18n"));
    emit changed();
}

void Language::load(const QString& file, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(file, folder)) return;
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

} // namespace marches::app
