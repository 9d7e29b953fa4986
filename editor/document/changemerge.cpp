// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/modelchanges.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace marches::editor {

namespace {

/// Tries to put `next` into a change of the same kind; false where it must stand on its own.
bool absorb(Patch& into, const Patch& next)
{
    into.merge(next);
    return true;
}
bool absorb(TextChange& into, const TextChange& next)
{
    if (into.id != next.id) return false;
    into.after = next.after;
    return true;
}
bool absorb(InfoChange& into, const InfoChange& next)
{
    into.after = next.after;
    return true;
}
template <class Record> bool absorb(RowChange<Record>& into, const RowChange<Record>& next)
{
    if (into.key != next.key || !into.after || !next.before || !next.after) return false;
    into.after = next.after;
    return true;
}

// True where two changes of the same kind may change places without a difference, because they touch other things. Rows
// that come or go shift the places of others, so these keep their order.
bool mayPass(const Patch&, const Patch&) { return false; }
bool mayPass(const TextChange& a, const TextChange& b) { return a.id != b.id; }
bool mayPass(const InfoChange&, const InfoChange&) { return false; }
template <class Record> bool mayPass(const RowChange<Record>& a, const RowChange<Record>& b)
{
    return a.key != b.key && a.before && a.after && b.before && b.after;
}

bool isNothing(const Patch& patch) { return patch.isEmpty(); }
bool isNothing(const TextChange& change) { return change.before == change.after; }
bool isNothing(const InfoChange& change) { return change.before == change.after; }
template <class Record> bool isNothing(const RowChange<Record>& change) { return change.before == change.after; }

void add(ModelChanges& changes, const ModelChange& next)
{
    // Changes of different kinds touch different tables and may pass each other.
    for (auto before = changes.rbegin(); before != changes.rend(); ++before) {
        if (before->index() != next.index()) continue;
        const auto [absorbed, pass] = std::visit(
            [&before](const auto& one) {
                auto& into = std::get<std::decay_t<decltype(one)>>(*before);
                const bool absorbs = absorb(into, one);
                return std::pair(absorbs, absorbs || mayPass(into, one));
            },
            next);
        if (absorbed) return;
        if (!pass) break;
    }
    changes.push_back(next);
}

} // namespace

void mergeChanges(ModelChanges& changes, const ModelChanges& later)
{
    for (const ModelChange& change : later) add(changes, change);
    std::erase_if(changes, [](const ModelChange& change) {
        return std::visit([](const auto& one) { return isNothing(one); }, change);
    });
}

} // namespace marches::editor
