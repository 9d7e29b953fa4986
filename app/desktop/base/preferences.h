// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace marches::app {

enum class ThemeChoice { System, Light, Dark };
enum class Motion { Full, Short, Off };

enum class Preference { Language, Theme, Motion, BotPause, Letters, Keys, PersonName, Habits, Sounds, BoardLetters };

/// What a person need not be asked, since the answer is always the same.
enum class Habit {
    Roll = 1,        ///< dice of one's own are thrown at once
    Defend = 2,      ///< a defence that is nothing but dice has the usual number of them
    FightOn = 4,     ///< a battle that was begun goes on to its end
    Advance = 8,     ///< as many as may go into what was taken
    Numbers = 16,    ///< a place that was pointed at is the whole answer: numbers stay as they are proposed
    OnlyAnswer = 32, ///< the one answer there is
};
Q_DECLARE_FLAGS(Habits, Habit)
Q_DECLARE_OPERATORS_FOR_FLAGS(Habits)
inline constexpr Habits kAllHabits =
    Habits(Habit::Roll) | Habit::Defend | Habit::FightOn | Habit::Advance | Habit::Numbers | Habit::OnlyAnswer;

inline constexpr int kBoardLetters = 5; ///< sizes
inline constexpr int kUsualLetters = 1; ///< of these

/// What a person has chosen in Settings, kept between starts. Every setter that changes something emits changed().
class Preferences : public QObject {
    Q_OBJECT
public:
    /// `file`: an ini file of its own (tests); empty: where the platform keeps the settings of applications.
    explicit Preferences(const QString& file = {}, QObject* parent = nullptr);

    QString language() const; ///< "en", "fr"; empty: as the system
    void setLanguage(const QString& code);
    /// For this run alone, until another one is chosen: nothing is stored. Nothing: the stored one holds again.
    void setLanguageOfThisRun(const std::optional<QString>& code);
    const std::optional<QString>& languageOfThisRun() const { return m_languageOfThisRun; }
    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    void setThemeOfThisRun(ThemeChoice theme);
    Motion motion() const;
    void setMotion(Motion motion);
    int boardLetters() const; ///< how large names on the board are, from 0 to kBoardLetters - 1
    void setBoardLetters(int size);
    int botPause() const; ///< least time between two moves of bots, in milliseconds, 0 to 2000
    void setBotPause(int milliseconds);
    bool singleLetterKeys() const; ///< R rolls, N reads the neighbours, ...
    void setSingleLetterKeys(bool on);
    /// Keys that were chosen for an action, as QKeySequence::PortableText; nothing: as usual. An empty list: none at
    /// all.
    std::optional<QStringList> keysOf(const QString& action) const;
    void setKeysOf(const QString& action, const std::optional<QStringList>& keys);
    Habits habits() const; ///< none until chosen
    void setHabit(Habit habit, bool on);
    /// All of them, or none.
    void setHabits(bool on);
    bool sounds() const; ///< dice, cards and turns are heard; off until chosen
    void setSounds(bool on);
    QString personName() const; ///< of the first person at the screen; the system user's until changed
    void setPersonName(const QString& name);

    /// Window geometry, dock layouts, lists: whatever is remembered without being asked.
    QSettings& memory() { return m_settings; }
    /// Folder for a person's own maps, variants, autosaves; created when missing.
    QString dataFolder() const;

signals:
    void changed(marches::app::Preference what);

private:
    void store(Preference what, const QString& key, const QVariant& value);

    QSettings m_settings;
    QString m_dataFolder;
    std::optional<QString> m_languageOfThisRun;
    std::optional<ThemeChoice> m_themeOfThisRun;
};

} // namespace marches::app
