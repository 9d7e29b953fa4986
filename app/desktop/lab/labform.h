// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "app/desktop/base/catalogue.h"
#include "app/desktop/lab/labquestions.h"
#include "app/desktop/lab/labsubject.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experiment.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace marches::app {

class LabArms;
class LabBots;
class LabDetails;
class LabFactors;
class LabFair;

/// The question that is asked in the lab: which game, what is changed in it, who plays, and how many games. It is an
/// experiment/1 that the fields show and change; what has no field of its own stays as its file says.
///
/// In two sources: labformfields.cpp fills the lists and hints of its fields, which is long and knows nothing of
/// the experiment.
class LabForm : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    /// `usual`: the game that is asked about as long as nobody has chosen one ("map:ruleset"), where there is it.
    explicit LabForm(const Catalogue& catalogue, std::function<std::string()> usual = {}, QWidget* parent = nullptr);

    /// Fills the list of games anew; what was chosen stays where it is still there.
    void refresh();
    void chooseGame(const Catalogue::Game& game);
    std::optional<Catalogue::Game> game() const;
    /// The question as a file of the kind experiment/1 says it; nothing while it cannot be asked.
    std::optional<engine::Experiment> experiment() const;
    /// Asks that question, without changing it. False where it is of a game that is not there.
    bool setExperiment(const engine::Experiment& experiment);

    /// Chooses a question, as by hand.
    void ask(LabQuestion question);
    LabQuestion question() const { return m_questions->question(); }
    /// What is varied, for the name of a new experiment; empty: that would be no help.
    QString variedWords() const;

    LabQuestions& questions() const { return *m_questions; }
    QComboBox* gameBox() const { return m_game; }
    QComboBox* variantBox() const { return m_variant; }
    LabArms& arms() const { return *m_arms; }
    LabFactors& factors() const { return *m_factors; }
    LabFair& fair() const { return *m_fair; }
    LabBots& bots() const { return *m_bots; }
    LabDetails& details() const { return *m_details; }
    QSpinBox* gamesField() const { return m_games; }
    QDoubleSpinBox* precisionField() const { return m_precision; }
    QSpinBox* playersField() const { return m_players; }
    QComboBox* targetBox() const { return m_target; }
    QCheckBox* watchBox() const { return m_watch; }

signals:
    void changed();

private:
    /// What each question has for itself.
    struct Part {
        std::vector<std::string> measures;
        std::string target = "wins";
    };

    void addRow(QWidget* field);
    void connectFields();
    Part& part() { return m_parts[static_cast<std::size_t>(question())]; }
    const Part& part() const { return m_parts[static_cast<std::size_t>(question())]; }
    std::size_t seats() const;
    void setSubject(const std::string& variant);
    void beginQuestion();
    void fill();
    void fillGames();
    void fillVariants();
    void fillPlayers();
    void fillTargets();
    void showParts();
    void showWatch();
    /// The precision is told in the unit of what is measured.
    void showPrecision();
    void showGamesHint();
    void onPlayers();
    void retranslate() final;

    const Catalogue& m_catalogue;
    std::function<std::string()> m_usual;
    engine::Experiment m_asked; ///< with the arms, factors and number of every question, asked or not
    engine::ExperimentDesign m_matters = engine::ExperimentDesign::OneAtATime;
    std::array<Part, kLabQuestions> m_parts;
    std::optional<LabSubject> m_subject;
    std::vector<Catalogue::Game> m_offered; ///< by row of the list of games

    LabQuestions* m_questions;
    QComboBox* m_game;
    QComboBox* m_variant;
    QSpinBox* m_players;
    LabBots* m_bots;
    LabArms* m_arms;
    LabFactors* m_factors;
    LabFair* m_fair;
    QComboBox* m_target;
    QSpinBox* m_games;
    QLabel* m_gamesHint;
    QDoubleSpinBox* m_precision;
    QCheckBox* m_watch;
    QPushButton* m_more;
    LabDetails* m_details;
    QFormLayout* m_form;
    std::vector<std::pair<QLabel*, QWidget*>> m_rows;
};

} // namespace marches::app
