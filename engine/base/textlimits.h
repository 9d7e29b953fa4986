// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::engine {

// How long texts in our files may be, in characters (code points of Unicode), and how many there may be of what people
// write in lists. Whatever lets somebody write such a text keeps to the same number, so that it can be read again.

inline constexpr int kLongestText = 20'000; ///< a paragraph or more, where nothing else is said
inline constexpr int kLongestId = 100;
inline constexpr int kLongestPlaceId = 2 * kLongestId + 1; ///< of a coast: "stp/nc"
inline constexpr int kLongestFormatName = 40;              ///< the first line of a file, and other words of the format

// Maps
inline constexpr int kLongestName = 300; ///< alone or any of its forms
inline constexpr int kLongestAbbreviation = 12;
inline constexpr int kLongestAlias = 200;
inline constexpr int kLongestNote = 2'000;   ///< on a place
inline constexpr int kLongestReason = 2'000; ///< for which a problem is accepted
inline constexpr int kLongestCredit = 500;   ///< author, licence
inline constexpr int kLongestFileName = 200;
inline constexpr int kMostMarks = 32; ///< of a place, and of whom a connection is for
inline constexpr int kMostAliases = 32;
inline constexpr int kMostApproved = 100;       ///< ids that one problem is about
inline constexpr int kMostGuides = 200;         ///< each way
inline constexpr int kMostBends = 64;           ///< points of a sea lane, of a curve that a name stands on
inline constexpr int kMostSceneryPoints = 1000; ///< of one piece of scenery
inline constexpr int kMostScenery = 1000;       ///< pieces of a map
inline constexpr int kMostLeftOut = 20'000;
inline constexpr int kLargestValue = 1'000'000; ///< of a place, either way; of a seed

// Rules and variants
inline constexpr int kLongestTitle = 200;
inline constexpr int kLongestRulesName = 500;
inline constexpr int kLongestVariantName = 80; ///< that a person gives in the window

// Styles and stamps
inline constexpr int kLongestArtName = 60;

// Saved games
inline constexpr int kLongestPlayer = 200;
inline constexpr int kLongestTypedPlayer = 40; ///< that the window takes: longer ones have no room in it
inline constexpr int kLongestBranch = 200;     ///< name of a branch that the window takes
inline constexpr int kLongestRemark = 2'000;   ///< note on a moment that the window takes

} // namespace marches::engine
