// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/text/pofile.h"

namespace marches::engine {

// A translation that somebody has read over and found good. gettext knows no such state: it is kept as a comment of the
// translator's, "# reviewed: 1f00aa22", which gettext's own programs, Poedit and Weblate leave as it is. The number is
// a checksum of the source and the translation, so that a mark says nothing of words that were changed after it.

/// True for a mark, whatever words it is about.
bool isReviewComment(std::string_view comment);
/// Whether the words as they are now were read over. What is empty or to be looked at again never was.
bool isReviewed(const PoEntry& entry);
/// Marks the words as they are now, or takes the mark away.
void setReviewed(PoEntry& entry, bool reviewed);
/// Takes away a mark of other words.
void dropStaleReview(PoEntry& entry);

} // namespace marches::engine
