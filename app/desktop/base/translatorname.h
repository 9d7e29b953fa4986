// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace marches::app {

class Preferences;

// Who is named in translations as the one to be asked about them.

inline constexpr int kLongestAddress = 100;

/// For mail; empty until given. Kept between starts, without signs that have a meaning where it stands.
QString translatorAddress(Preferences& preferences);
void setTranslatorAddress(Preferences& preferences, const QString& address);
/// "Anna <anna@example.org>", as the header of a .po names people; the name alone without an address.
QString translatorName(Preferences& preferences);

} // namespace marches::app
