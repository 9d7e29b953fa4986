// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include <QImage>
#include <QWidget>

#include "app/desktop/play/gamecourse.h"
#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/scorehistory.h"
#include "editor/widgets/translated.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace marches::app {

class CourseChart;

/// How a game went, as lines over its course, and how a finished one was decided: winner, every line of the score with
/// its rule, the turns that mattered, and what one can do next. The course is read while the panel is seen.
class ResultPanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit ResultPanel(QWidget* parent = nullptr);
    /// Another game is played, to be compared with how it begins.
    void beginGame(const engine::Game& game);
    /// Score and story beside the lines, instead of one column.
    void setWide(bool wide);
    /// The buttons in a row, or in as many as they need, for whoever keeps them in sight below what scrolls.
    QWidget* takeActions();
    void show(const PlayContext* context);
    /// The game is over, or something that lines could show has changed since it began.
    bool isOfInterest(const engine::Game& game) const;
    /// Who makes a picture of the board as it is seen; for the page that is written.
    void setBoardPicture(std::function<QImage()> picture) { m_board = std::move(picture); }
    /// The whole game as a page, as text, or its chart as a picture, by the ending of the file's name. False where the
    /// file cannot be written; then it is not, or is what it was.
    [[nodiscard]] bool writeTo(const QString& file);

signals:
    void againRequested(bool sameSeed); ///< the same rules and seats; another seed, or the same
    void newGameRequested();
    void ruleRequested(const QString& id);
    void exportRequested();
    void momentRequested(int node);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate() final;
    void showCourse();
    bool countsHoldings(const PositionReader& position, const engine::GameResult& standing) const;
    bool looksBackAtItsEnd(const engine::Game& game) const;
    QString seatHtml(int seat, const engine::GameResult& standing, const std::vector<ScoreShare>& shares,
                     const QStringList& held) const;

    const PlayContext* m_context = nullptr;
    QGridLayout* m_grid;
    QWidget* m_next; ///< what one can do
    bool m_takenOut = false;
    bool m_wide = false;
    QLabel* m_text;
    QLabel* m_honours;
    QComboBox* m_measure;
    CourseChart* m_chart;
    QLabel* m_story;
    QPushButton* m_export;
    std::function<QImage()> m_board;
    GameCourse m_course;
    bool m_ended = false;                  ///< that of a game to its end
    int m_numbering = 0;                   ///< GameRunner::numbering() of its moments
    std::vector<CourseMeasure> m_measures; ///< that are offered
    std::vector<Holding> m_start;          ///< what each seat has when the game begins, for all to see
    QPushButton* m_again;
    QPushButton* m_same;
    QPushButton* m_new;
};

} // namespace marches::app
