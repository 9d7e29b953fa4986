// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "app/desktop/base/catalogue.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experiment.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace marches::app {

/// The question that is asked in the lab: which game, what is changed in it, and how many games are played.
class LabForm : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabForm(const Catalogue& catalogue, QWidget* parent = nullptr);

    /// Fills the list of games anew; what was chosen stays where it is still there.
    void refresh();
    void chooseGame(const Catalogue::Game& game);
    std::optional<Catalogue::Game> game() const;
    /// The question as a file of the kind experiment/1 says it; nothing while it cannot be asked.
    std::optional<engine::Experiment> experiment() const;
    /// Asks that question. False where it says more than the form has fields for; the form then shows what it can.
    bool setExperiment(const engine::Experiment& experiment);

    /// Chooses a question by its place in the list, as by hand.
    void ask(int question);

    /// How a level of bots is called.
    static QString levelWord(const std::string& level);

    QComboBox* questionBox() const { return m_question; }
    /// What can be asked, in the order of the box, in the language that is spoken now, whether or not the form has
    /// turned to it yet.
    static QStringList questions();
    QComboBox* gameBox() const { return m_game; }
    QComboBox* optionBox() const { return m_option; }
    QComboBox* valueBox() const { return m_value; }
    QSpinBox* gamesField() const { return m_games; }
    QDoubleSpinBox* precisionField() const { return m_precision; }
    QSpinBox* playersField() const { return m_players; }
    QDoubleSpinBox* shareField() const { return m_share; }
    QComboBox* targetBox() const { return m_target; }
    QComboBox* levelBox() const { return m_level; }
    QCheckBox* watchBox() const { return m_watch; }

signals:
    void changed();

private:
    enum Question { Plays, Compare, Matters, Fair, kQuestions };

    QLabel* row(QFormLayout* form, QWidget* field);
    Question question() const;
    const engine::OptionSpec* option() const;
    engine::OptionValue valueNow(const engine::OptionSpec& option) const;
    QString valueWord(const std::string& option, const engine::OptionValue& value) const;
    void fillQuestions();
    void fillGames();
    void fillPlayers();
    void fillLevels();
    void fillOptions();
    void fillValues();
    void fillSeats();
    void fillTargets();
    /// The share of games that is fair, from 0 to 1.
    void setShare(double share);
    void shareAmong(int players);
    void onPlayers(int players);
    void chooseOption(const std::string& option, const engine::OptionValue& value);
    void chooseData(QComboBox* box, const std::string& data);
    void showFields();
    /// The precision is told in the unit of what is measured.
    void showPrecision();
    void onGame();
    void onQuestion();
    void onOption();
    void retranslate() final;

    const Catalogue& m_catalogue;
    QComboBox* m_question;
    QComboBox* m_game;
    QSpinBox* m_players;
    QComboBox* m_level;
    QComboBox* m_option;
    QComboBox* m_value;
    QSpinBox* m_number;
    QSpinBox* m_from;
    QSpinBox* m_to;
    QComboBox* m_seat;
    QDoubleSpinBox* m_share;
    QComboBox* m_target;
    QSpinBox* m_games;
    QDoubleSpinBox* m_precision;
    QCheckBox* m_watch;
    QFormLayout* m_form;
    std::vector<Catalogue::Game> m_offered; ///< by row of the list of games
    std::vector<std::pair<QLabel*, QWidget*>> m_rows;
    std::vector<engine::OptionValue> m_values; ///< by row of the list of values
    double m_shareAsked = 0.0;                 ///< what the field of the share shows, before it was rounded
    int m_sharedBy = 0;                        ///< players that the share was given for
    std::string m_numbersFor;                  ///< the option that the fields of numbers were filled for
};

} // namespace marches::app
