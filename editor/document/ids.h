// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/model/idfromname.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// `wanted`, or with the first free number behind it: no place, region, barrier or track of the map has the id,
/// and neither a layer of its drawing nor what the program draws there.
std::string freeId(const MapModel& model, const std::string& wanted);

/// `wanted`, or with the first number behind it that no other record of the kind has for its name, in the language of
/// the map: two things of one name confuse players.
template <class Record> std::string freeName(const MapModel& model, const std::string& wanted)
{
    const auto taken = [&model](const std::string& name) {
        return std::ranges::any_of(model.table<Record>(), [&](const Row<Record>& row) {
            return model.text(model.info.language, textBase(row.record) + ".name") == name;
        });
    };
    std::string name = wanted;
    for (int number = 2; taken(name); ++number) name = wanted + " " + std::to_string(number);
    return name;
}

/// `wanted`, or with the first number from 2 on that is free; where it ends with a number already, that one is counted
/// on: "Highgate 2" gives "Highgate 3", never "Highgate 2 2".
template <class Record> std::string nextName(const MapModel& model, const std::string& wanted)
{
    if (freeName<Record>(model, wanted) == wanted) return wanted;
    const std::size_t end = wanted.find_last_not_of("0123456789");
    const bool numbered = end != std::string::npos && end > 0 && end + 1 < wanted.size() && wanted[end] == ' ';
    const std::string stem = numbered ? wanted.substr(0, end) : wanted;
    for (int number = 2;; ++number)
        if (std::string name = stem + " " + std::to_string(number); freeName<Record>(model, name) == name) return name;
}

/// Gives a record another id, everywhere: its texts in all languages, connections, coasts, regions of places,
/// approvals. Refused as "bad-id" or "id-taken".
[[nodiscard]] EditOutcome renamePlace(MapEdit& edit, RecordId place, const std::string& id);
[[nodiscard]] EditOutcome renameRegion(MapEdit& edit, RecordId region, const std::string& id);
[[nodiscard]] EditOutcome renameBarrier(MapEdit& edit, RecordId barrier, const std::string& id);
[[nodiscard]] EditOutcome renameTrack(MapEdit& edit, RecordId track, const std::string& id);

/// Gives a record the id of its name in the language of the map, where its id was made of the name that it had
/// `before`. What files or people know by its id must not be given to this.
[[nodiscard]] EditOutcome followName(MapEdit& edit, RecordId record, const std::string& before);

/// Names what has its texts under `base`. Forms of the name in sentences that contain the former name say the new one.
void setName(MapEdit& edit, const std::string& language, const std::string& base, const std::string& name);

/// Gives a record of the map a name in a language. With `idFollows`, what nobody has met by its id yet gets one that
/// says its name in the language of the map (followName()).
[[nodiscard]] EditOutcome nameRecord(MapEdit& edit, RecordId record, const std::string& language,
                                     const std::string& name, bool idFollows);

/// Records with an id that the program made up ("territory-13", "mer-2") although they have a name of their own, in the
/// language of the map. Without coasts and spaces, which are named after other records.
std::vector<RecordId> recordsWithMadeUpIds(const MapModel& model);
/// Gives these the ids of their names, all at once; those whose id is known outside of the map stay as they are.
[[nodiscard]] EditOutcome takeIdsFromNames(MapEdit& edit, const std::function<bool(const std::string& id)>& isKnown);

/// Takes away all texts that begin with `<base>.`, in all languages.
void removeTexts(MapEdit& edit, const std::string& base);

} // namespace marches::editor
