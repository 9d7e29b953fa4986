// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::app {

/// Counts what is being typed as typed, as if the person had gone on to another field: a line, a note, a number, the
/// name of a row in a list. The field keeps the focus and the cursor. Nothing happens while nobody types.
void commitPendingText();

} // namespace marches::app
