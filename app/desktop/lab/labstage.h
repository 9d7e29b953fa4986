// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::app {

/// How far the games of an experiment have come.
enum class LabStage { Playing, Paused, Done };

} // namespace marches::app
