// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "engine/game/options.h"
#include "engine/game/ruleset.h"
#include "engine/text/texts.h"

namespace marches::editor {

/// A game's rules to be read from the first to the last, as HTML without what is around its body: every rule with its
/// sentence and source, below it the options that touch it, what they do, and their values. Each rule begins at an
/// anchor that is called like its id ("NRJ-23"), each option at one of its own.
///
/// `texts` are those of the engine and of the ruleset. `now`: the options of a game that is on, told where they differ
/// from the usual ones; may be null.
QString ruleBookHtml(const engine::RulesetData& data, const engine::Texts& texts, const std::string& language,
                     const engine::OptionValues* now = nullptr);
QString ruleBookTitle(const engine::Texts& texts, const std::string& language);

} // namespace marches::editor
