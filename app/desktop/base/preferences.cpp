// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/preferences.h"

#include "engine/base/textlimits.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace marches::app {

namespace {

constexpr int kMaxPause = 2000;
constexpr int kUsualPause = 600;
const QString kHabits = QStringLiteral("habits");

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
    : QObject(parent), m_settings(file.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                                                       QStringLiteral("/marches.ini")
                                                 : file,
                                  QSettings::IniFormat),
      m_dataFolder(file.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                                  : QFileInfo(file).absolutePath() + QStringLiteral("/data"))
{}

void Preferences::store(Preference what, const QString& key, const QVariant& value)
{
    if (m_settings.value(key) == value) return;
    m_settings.setValue(key, value);
    emit changed(what);
}

QString Preferences::language() const
{
    return m_languageOfThisRun.value_or(m_settings.value(QStringLiteral("language")).toString());
}

void Preferences::setLanguage(const QString& code)
{
    const QString before = language();
    m_languageOfThisRun.reset();
    m_settings.setValue(QStringLiteral("language"), code);
    if (code != before) emit changed(Preference::Language);
}

void Preferences::setLanguageOfThisRun(const std::optional<QString>& code)
{
    const QString before = language();
    m_languageOfThisRun = code;
    if (language() != before) emit changed(Preference::Language);
}

ThemeChoice Preferences::theme() const
{
    if (m_themeOfThisRun) return *m_themeOfThisRun;
    const QString word = m_settings.value(QStringLiteral("theme")).toString();
    if (word == QLatin1String("light")) return ThemeChoice::Light;
    if (word == QLatin1String("dark")) return ThemeChoice::Dark;
    return ThemeChoice::System;
}

void Preferences::setTheme(ThemeChoice choice)
{
    const ThemeChoice before = theme();
    m_themeOfThisRun.reset();
    m_settings.setValue(QStringLiteral("theme"), choice == ThemeChoice::Light  ? QStringLiteral("light")
                                                 : choice == ThemeChoice::Dark ? QStringLiteral("dark")
                                                                               : QStringLiteral("system"));
    if (choice != before) emit changed(Preference::Theme);
}

void Preferences::setThemeOfThisRun(ThemeChoice choice)
{
    const ThemeChoice before = theme();
    m_themeOfThisRun = choice;
    if (choice != before) emit changed(Preference::Theme);
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
    store(Preference::Motion, QStringLiteral("motion"), word);
}

int Preferences::boardLetters() const
{
    return std::clamp(m_settings.value(QStringLiteral("board/letters"), kUsualLetters).toInt(), 0, kBoardLetters - 1);
}

void Preferences::setBoardLetters(int size)
{
    store(Preference::BoardLetters, QStringLiteral("board/letters"), std::clamp(size, 0, kBoardLetters - 1));
}

int Preferences::botPause() const
{
    return std::clamp(m_settings.value(QStringLiteral("botPause"), kUsualPause).toInt(), 0, kMaxPause);
}
void Preferences::setBotPause(int milliseconds)
{
    store(Preference::BotPause, QStringLiteral("botPause"), std::clamp(milliseconds, 0, kMaxPause));
}

bool Preferences::singleLetterKeys() const
{
    return m_settings.value(QStringLiteral("singleLetterKeys"), true).toBool();
}
void Preferences::setSingleLetterKeys(bool on) { store(Preference::Letters, QStringLiteral("singleLetterKeys"), on); }

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
    emit changed(Preference::Keys);
}

Habits Preferences::habits() const { return Habits::fromInt(m_settings.value(kHabits).toInt()) & kAllHabits; }

void Preferences::setHabit(Habit habit, bool on)
{
    store(Preference::Habits, kHabits, habits().setFlag(habit, on).toInt());
}

bool Preferences::sounds() const { return m_settings.value(QStringLiteral("sounds"), false).toBool(); }
void Preferences::setSounds(bool on) { store(Preference::Sounds, QStringLiteral("sounds"), on); }

void Preferences::setHabits(bool on) { store(Preference::Habits, kHabits, on ? kAllHabits.toInt() : 0); }

QString Preferences::personName() const
{
    // However it came into the file: games hold it.
    return m_settings.value(QStringLiteral("personName"), systemUser()).toString().left(engine::kLongestTypedPlayer);
}
void Preferences::setPersonName(const QString& name)
{
    store(Preference::PersonName, QStringLiteral("personName"), name);
}

QString Preferences::dataFolder() const
{
    QDir().mkpath(m_dataFolder);
    return m_dataFolder;
}

} // namespace marches::app
