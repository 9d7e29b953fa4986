// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/game/vocabulary.h"

class QAction;
class QWidget;

namespace marches::app {

struct PlayContext;

/// The property of an answer that names its rule, which F1 opens.
inline constexpr char kRuleOfAnswer[] = "ruleOfAnswer";

/// What an answer does, and by which rule.
struct AnswerTip {
    QString tip;   ///< what is said of it, and the rule's title
    QString whole; ///< the same with the text of the rule, for Shift+F1
    QString rule;  ///< its id; empty: none

    void show(QWidget& answer) const;
    void show(QAction& answer) const;
};

/// Of an answer with a verb (-1: none alone), and a thing that it is given with. A verb without a rule of its own
/// belongs to that of the question.
AnswerTip answerTip(const PlayContext& context, int verb, engine::Space space = engine::Space::None, int index = -1);

} // namespace marches::app
