// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QImage>
#include <QString>
#include <QStringList>

#include "app/desktop/play/gamecourse.h"
#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// What a measure counts, as a word.
QString measureWord(const PlayContext& context, CourseMeasure measure);
/// Who had most, who took most: a line each, from what happened and nothing else.
QStringList courseHonours(const PlayContext& context, const GameCourse& course);
/// A turn in words, and the moment of the record where it ended.
struct ToldTurn {
    QString words;
    int node = 0;
};
/// The turns in which most changed hands, each with `most` changes at the most and how many more there were.
std::vector<ToldTurn> decisiveTurns(const PlayContext& context, const GameCourse& course, int most);

/// Pictures for a page: of the chart, and of the board at the end.
struct CoursePictures {
    QImage chart;
    QImage board; ///< null: none
};
/// The whole game as a page that stands by itself: who played, how it went, the log.
QString courseAsHtml(const PlayContext& context, const GameCourse& course, const CoursePictures& pictures);
/// The same as plain text, without the pictures.
QString courseAsText(const PlayContext& context, const GameCourse& course);

} // namespace marches::app
