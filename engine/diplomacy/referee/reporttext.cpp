// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/reporttext.h"

#include <string_view>
#include <vector>

namespace marches::engine::referee {

namespace {

struct Section {
    std::string heading;
    std::vector<std::string> lines;
};

/// What there is to say, in the order of a report; empty sections are left out.
std::vector<Section> sectionsOf(const TurnReport& report, const MessageFormatter& wording)
{
    std::vector<Section> all;
    const auto add = [&](const char* heading, const std::vector<std::string>& lines) {
        if (!lines.empty()) all.push_back({wording.text(heading), lines});
    };
    std::vector<std::string> next;
    next.push_back(report.next.empty() ? wording.text("report.over") : report.next);
    if (!report.due.empty()) next.push_back(report.due);
    next.insert(next.end(), report.tasks.begin(), report.tasks.end());
    add("report.heading.happened", report.happened);
    add("report.heading.idle", report.idle);
    add("report.heading.refused", report.refused);
    add("report.heading.missing", report.missing);
    add("report.heading.units", report.units);
    add("report.heading.standings", report.standings);
    add("report.heading.retreats", report.retreats);
    add("report.heading.next", next);
    return all;
}

/// Text as HTML holds it.
std::string escaped(std::string_view text)
{
    std::string all;
    for (const char c : text) {
        switch (c) {
        case '&': all += "&amp;"; break;
        case '<': all += "&lt;"; break;
        case '>': all += "&gt;"; break;
        case '"': all += "&quot;"; break;
        default: all += c;
        }
    }
    return all;
}

} // namespace

std::string reportTitle(const TurnReport& report, const std::string& reader, const MessageFormatter& wording)
{
    return wording.texts().word("report.for", wording.language(), {{"season", report.season}, {"reader", reader}});
}

std::string reportAsText(const TurnReport& report, const std::string& title, const MessageFormatter& wording)
{
    std::string text = title + '\n';
    for (const Section& section : sectionsOf(report, wording)) {
        text.append("\n").append(section.heading).append("\n");
        for (const std::string& line : section.lines) text.append("  ").append(line).append("\n");
    }
    return text;
}

std::string reportAsPage(const TurnReport& report, const std::string& title, const std::string& picture,
                         const MessageFormatter& wording)
{
    std::string page = "<!DOCTYPE html>\n<html lang=\"" + escaped(wording.language()) +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + escaped(title) +
                       "</title>\n<style>body{font-family:sans-serif;max-width:60em;margin:1em auto;padding:0 1em}"
                       "img{max-width:100%;height:auto}h2{font-size:1.1em}ul{padding-left:1.2em}</style>\n</head>\n"
                       "<body>\n<h1>" +
                       escaped(title) + "</h1>\n";
    if (!picture.empty())
        page += "<p><img src=\"" + escaped(picture) + "\" alt=\"" + escaped(report.season) + "\"></p>\n";
    for (const Section& section : sectionsOf(report, wording)) {
        page += "<h2>" + escaped(section.heading) + "</h2>\n<ul>\n";
        for (const std::string& line : section.lines) page += "<li>" + escaped(line) + "</li>\n";
        page += "</ul>\n";
    }
    return page + "</body>\n</html>\n";
}

} // namespace marches::engine::referee
