// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/preferences.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace marches::app {

namespace {

constexpr int kMaxPause = 2000;
constexpr int kUsualPause = 600;

QString systemUser()
{
    QString name = qEnvironmentVariable("USER");
    if (name.isEmpty()) name = qEnvironmentVariable("USERNAME");
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name;
}

QString keyOf(const QString& action) { return QStringLiteral("keys/") + action; }

} // namespace

Preferences::Preferences(const QString& file, QObject* parent)
    : QObject(parent),
      m_settings(file.isEmpty()
                     ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/marches.ini")
                     : file,
                 QSettings::IniFormat),
      m_dataFolder(file.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                                  : QFileInfo(file).absolutePath() + QStringLiteral("/data"))
{}

void Preferences::store(const QString& key, const QVariant& value)
{
    if (m_settings.value(key) == value) return;
    m_settings.setValue(key, value);
    emit changed();
}

QString Preferences::language() const { return m_settings.value(QStringLiteral("language")).toString(); }
void Preferences::setLanguage(const QString& code) { store(QStringLiteral("language"), code); }

ThemeChoice Preferences::theme() const
{
    const QString word = m_settings.value(QStringLiteral("theme")).toString();
    if (word == QLatin1String("light")) return ThemeChoice::Light;
    if (word == QLatin1String("dark")) return ThemeChoice::Dark;
    return ThemeChoice::System;
}

void Preferences::setTheme(ThemeChoice theme)
{
    const QString word = theme == ThemeChoice::Light  ? QStringLiteral("light")
                         : theme == ThemeChoice::Dark ? QStringLiteral("dark")
                                                      : QStringLiteral("system");
    store(QStringLiteral("theme"), word);
}

Motion Preferences::motion() const
{
    const QString word = m_settings.value(QStringLiteral("motion")).toString();
    if (word == QLatin1String("short")) return Motion::Short;
    if (word == QLatin1String("off")) return Motion::Off;
    return Motion::Full;
}

void Preferences::setMotion(Motion motion)
{
    const QString word = motion == Motion::Short ? QStringLiteral("short")
                         : motion == Motion::Off ? QStringLiteral("off")
                                                 : QStringLiteral("full");
    store(QStringLiteral("motion"), word);
}

int Preferences::botPause() const
{
    return std::clamp(m_settings.value(QStringLiteral("botPause"), kUsualPause).toInt(), 0, kMaxPause);
}
void Preferences::setBotPause(int milliseconds) { store(QStringLiteral("botPause"), std::clamp(milliseconds, 0, kMaxPause)); }

bool Preferences::singleLetterKeys() const { return m_settings.value(QStringLiteral("singleLetterKeys"), true).toBool(); }
void Preferences::setSingleLetterKeys(bool on) { store(QStringLiteral("singleLetterKeys"), on); }

std::optional<QStringList> Preferences::keysOf(const QString& action) const
{
    const QString key = keyOf(action);
    return m_settings.contains(key) ? std::optional(m_settings.value(key).toStringList()) : std::nullopt;
}

void Preferences::setKeysOf(const QString& action, const std::optional<QStringList>& keys)
{
    if (keysOf(action) == keys) return;
    if (keys)
        m_settings.setValue(keyOf(action), *keys);
    else
        m_settings.remove(keyOf(action));
    emit changed();
}

QString Preferences::personName() const { return m_settings.value(QStringLiteral("personName"), systemUser()).toString(); }
void Preferences::setPersonName(const QString& name) { store(QStringLiteral("personName"), name); }

QString Preferences::dataFolder() const
{
    QDir().mkpath(m_dataFolder);
    return m_dataFolder;
}

} // namespace marches::app
