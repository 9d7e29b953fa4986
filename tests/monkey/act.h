// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace marches::monkey {

/// One thing that a person does, told so that it can be done again: "click | editPage/MapView | place isle 500,500".
/// What it is done to is found anew each time; an act whose object is not there is passed over.
struct Act {
    QString kind;     ///< "click", "fill", "key", ...: see Hands
    QString target;   ///< path of a widget (paths.h), or what the kind needs; may be empty
    QString spot;     ///< where in it (spots.h); may be empty: the middle
    QString argument; ///< a text, a key, another path with a spot
    QString comment;  ///< for who reads it; no part of the act

    friend bool operator==(const Act& a, const Act& b)
    {
        return a.kind == b.kind && a.target == b.target && a.spot == b.spot && a.argument == b.argument;
    }
};

using Acts = std::vector<Act>;

/// As a line without its end. Whatever is not plainly printable stands as %XXXX.
QString lineOf(const Act& act);
/// Nothing for an empty line or a comment.
std::optional<Act> actOf(const QString& line);
/// All acts of a text of lines; lines that begin with # or ! tell other things.
Acts actsOf(const QString& text);

} // namespace marches::monkey
