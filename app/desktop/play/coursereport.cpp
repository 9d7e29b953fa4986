// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/coursereport.h"

#include <algorithm>

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>

#include "app/desktop/play/positionwords.h"
#include "app/desktop/play/recapwords.h"
#include "app/desktop/play/recordwords.h"

namespace marches::app {

namespace {

constexpr int kAllChanges = 100'000; ///< of one turn: more than any board has places

struct CourseTexts {
    Q_DECLARE_TR_FUNCTIONS(marches::app::Courses)
};

/// The one seat that has most of something, and how much; -1: several have, or nobody has any.
std::pair<int, int> firstOf(const std::vector<int>& amounts)
{
    const auto most = std::ranges::max_element(amounts);
    if (most == amounts.end() || *most <= 0 || std::ranges::count(amounts, *most) > 1) return {-1, 0};
    return {static_cast<int>(most - amounts.begin()), *most};
}

/// Head, then lines; used for both forms of the report.
struct Chapter {
    QString head;
    QStringList lines;
};

std::vector<Chapter> chaptersOf(const PlayContext& context, const GameCourse& course)
{
    const GameRunner& runner = context.runner;
    const engine::Game& game = runner.game();
    std::vector<Chapter> chapters;
    Chapter players{CourseTexts::tr("Players"), {}};
    for (int seat = 0; seat < runner.seatCount(); ++seat) {
        const Holding& now = course.points.back().seats[static_cast<std::size_t>(seat)];
        players.lines << CourseTexts::tr("%1: %2", "a seat, its score")
                             .arg(context.seatSubject(seat), scoreText(runner.rules(), context.wording, now.score));
    }
    players.lines << CourseTexts::tr("Seed: %1").arg(QString::number(game.seed()));
    chapters.push_back(std::move(players));
    if (QStringList lines = courseHonours(context, course); !lines.isEmpty())
        chapters.push_back({CourseTexts::tr("Honours"), std::move(lines)});
    if (const std::vector<ToldTurn> turns = decisiveTurns(context, course, kAllChanges); !turns.empty()) {
        chapters.push_back({CourseTexts::tr("Turns that decided"), {}});
        for (const ToldTurn& turn : turns) chapters.back().lines << turn.words;
    }

    chapters.push_back({CourseTexts::tr("Log"), {}});
    int turn = -1;
    for (const int node : game.journal().line(game.here())) {
        QStringList told;
        if (node > 0) told << stepSentence(context, game.journal().node(node).step);
        for (const engine::Message& message : game.log(node))
            if (message.isFor(runner.viewer())) told << context.sentence(message);
        if (const std::string& note = game.journal().node(node).note; !note.empty())
            told << QString::fromStdString(note);
        told.removeAll(QString());
        if (told.isEmpty()) continue;
        const int seat = runner.turns().at(node > 0 ? game.journal().node(node).parent : 0).seat;
        if (seat != turn && seat >= 0) chapters.push_back({context.seatSubject(seat), {}});
        turn = seat;
        chapters.back().lines << told;
    }
    return chapters;
}

/// A picture within the page itself.
QString imageHtml(const QImage& picture, const QString& words)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return QStringLiteral("<p><img alt=\"%1\" src=\"data:image/png;base64,%2\"></p>\n")
        .arg(words.toHtmlEscaped(), QString::fromLatin1(bytes.toBase64()));
}

} // namespace

QString measureWord(const PlayContext& context, CourseMeasure measure)
{
    switch (measure.kind) {
    case CourseMeasure::Places: return CourseTexts::tr("Territories");
    case CourseMeasure::Pieces: return CourseTexts::tr("Pieces on the board");
    case CourseMeasure::Cards: return CourseTexts::tr("Cards in hand");
    case CourseMeasure::Counter: return capitalised(context.word(engine::Space::Counter, measure.counter));
    case CourseMeasure::Score: break;
    }
    return CourseTexts::tr("Score");
}

QStringList courseHonours(const PlayContext& context, const GameCourse& course)
{
    QStringList lines;
    const std::size_t seats = course.taken.size();
    std::vector<int> places(seats, 0);
    std::vector<int> pieces(seats, 0);
    for (const GameCourse::Point& point : course.points)
        for (std::size_t seat = 0; seat < seats; ++seat) {
            places[seat] = std::max(places[seat], point.seats[seat].places);
            pieces[seat] = std::max(pieces[seat], point.seats[seat].pieces);
        }
    const auto add = [&](const std::vector<int>& amounts, const QString& sentence) {
        if (const auto [seat, amount] = firstOf(amounts); seat >= 0)
            lines << sentence.arg(context.seatSubject(seat), QLocale().toString(amount));
    };
    add(course.taken, CourseTexts::tr("%1 took most from others: %2", "a seat, how many territories"));
    add(places, CourseTexts::tr("%1 had most territories at one time: %2", "a seat, how many"));
    add(pieces, CourseTexts::tr("%1 had most pieces at one time: %2", "a seat, how many"));
    return lines;
}

std::vector<ToldTurn> decisiveTurns(const PlayContext& context, const GameCourse& course, int most)
{
    std::vector<ToldTurn> told;
    for (const GameCourse::Turn& turn : course.decisive) {
        QStringList changes;
        const int count = static_cast<int>(turn.changes.size());
        const int shown = count <= most + 1 ? count : most; // "and 1 more" is as long as what it leaves out
        for (int i = 0; i < shown; ++i) changes << changeSentence(context, turn.changes[static_cast<std::size_t>(i)]);
        if (shown < count) changes << CourseTexts::tr("and %n more", "changes of owners in a turn", count - shown);
        told.push_back({changes.join(QStringLiteral(" · ")), turn.node});
    }
    return told;
}

QString courseAsText(const PlayContext& context, const GameCourse& course)
{
    QString text = context.game + QLatin1Char('\n');
    for (const Chapter& chapter : chaptersOf(context, course))
        text += QLatin1Char('\n') + chapter.head + QLatin1Char('\n') +
                (chapter.lines.isEmpty()
                     ? QString()
                     : QStringLiteral("  ") + chapter.lines.join(QStringLiteral("\n  ")) + QLatin1Char('\n'));
    return text;
}

QString courseAsHtml(const PlayContext& context, const GameCourse& course, const CoursePictures& pictures)
{
    const QString title = context.game.toHtmlEscaped();
    QString html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head><meta charset=\"utf-8\"><title>%2</title>"
                                  "<style>body{font-family:sans-serif;max-width:48em;margin:2em auto;padding:0 1em}"
                                  "li{list-style:none;margin:2px 0}ul{padding:0}img{max-width:100%}</style></head>\n"
                                  "<body>\n<h1>%2</h1>\n")
                       .arg(QString::fromStdString(context.wording.language()), title);
    if (!pictures.board.isNull())
        html += imageHtml(pictures.board, context.runner.game().over() ? CourseTexts::tr("The board at the end")
                                                                       : CourseTexts::tr("The board at this moment"));
    html += imageHtml(pictures.chart, CourseTexts::tr("How it went"));
    for (const Chapter& chapter : chaptersOf(context, course)) {
        html += QStringLiteral("<h2>%1</h2>\n<ul>\n").arg(chapter.head.toHtmlEscaped());
        for (const QString& line : chapter.lines)
            html += QStringLiteral("<li>") + line.toHtmlEscaped() + QStringLiteral("</li>\n");
        html += QStringLiteral("</ul>\n");
    }
    return html + QStringLiteral("</body>\n</html>\n");
}

} // namespace marches::app
