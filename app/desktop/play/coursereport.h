// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
/// The turns in which most changed hands, a line each.
QStringList decisiveTurns(const PlayContext& context, const GameCourse& course);

/// The whole game as a page that stands by itself: who played, how it went, the log. `picture`: of the chart.
QString courseAsHtml(const PlayContext& context, const GameCourse& course, const QImage& picture);
/// The same as plain text, without the picture.
QString courseAsText(const PlayContext& context, const GameCourse& course);

} // namespace marches::app
