// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "engine/game/position.h"
#include "engine/game/rules.h"
#include "engine/text/messageformatter.h"

namespace marches::app {

/// One thing that is not the same in two positions, in words.
struct Difference {
    int place = -1; ///< -1: not about a place
    QString what;   ///< "Beruna", "Red: crowns"
    QString here;
    QString there;
};

/// Where two positions of one game differ: places with what stands on them, and the scores. Both as somebody may see
/// them.
std::vector<Difference> differences(const engine::Rules& rules, const engine::MessageFormatter& wording,
                                    const engine::Facts& here, const engine::Facts& there);

/// "9 crowns": a score with the word for what is counted.
QString scoreText(const engine::Rules& rules, const engine::MessageFormatter& wording, int score);
/// As the beginning of a sentence or the label of a button.
QString capitalised(QString text);
/// "NRJ-23" as a link that looks like a chip, for labels of rich text.
QString ruleLink(const QString& rule);

} // namespace marches::app
