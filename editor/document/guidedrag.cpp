// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/guidedrag.h"

#include "engine/base/textlimits.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

// What map.yaml can say.
constexpr double kLeastPlace = -100'000;
constexpr double kMostPlace = 200'000;

std::vector<double>& placesOf(engine::Guides& guides, bool upright) { return upright ? guides.upright : guides.level; }
const std::vector<double>& placesOf(const engine::Guides& guides, bool upright)
{
    return upright ? guides.upright : guides.level;
}

} // namespace

std::optional<GuideName> guideAt(const MapInfo& info, const QPointF& at, double reach)
{
    std::optional<GuideName> nearest;
    for (const bool upright : {true, false}) {
        const std::vector<double>& places = placesOf(info.guides, upright);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const double distance = std::abs(places[i] - (upright ? at.x() : at.y()));
            if (distance > reach) continue;
            reach = distance;
            nearest = GuideName{upright, i};
        }
    }
    return nearest;
}

double placeOf(const MapInfo& info, const GuideName& guide)
{
    return placesOf(info.guides, guide.upright)[guide.index];
}

GuideDrag::GuideDrag(MapDocument& document, bool upright)
    : m_document(document), m_merge(document.newMergeId()),
      m_before(document.model().info.guides), m_guide{upright, placesOf(m_before, upright).size()}, m_isNew(true),
      m_undoIndex(document.undoStack().index())
{}

GuideDrag::GuideDrag(MapDocument& document, const GuideName& guide)
    : m_document(document), m_merge(document.newMergeId()), m_before(document.model().info.guides), m_guide(guide),
      m_isNew(false), m_undoIndex(document.undoStack().index())
{}

void GuideDrag::set(const QString& title, const engine::Guides& guides)
{
    m_document.edit(
        title,
        [&](MapEdit& edit) -> EditOutcome {
            MapInfo info = edit.model().info;
            info.guides = guides;
            edit.setInfo(info);
            return {};
        },
        m_merge);
}

void GuideDrag::moveTo(const QPointF& at)
{
    engine::Guides guides = m_before;
    std::vector<double>& places = placesOf(guides, m_guide.upright);
    if (m_isNew && places.size() >= static_cast<std::size_t>(engine::kMostGuides)) return;
    if (m_isNew) places.push_back(0);
    // A hundredth of a unit is finer than anybody can place a line.
    const double place = std::round((m_guide.upright ? at.x() : at.y()) * 100) / 100;
    places[m_guide.index] = std::clamp(place, kLeastPlace, kMostPlace);
    set(m_isNew ? tr("Add a guide") : tr("Move a guide"), guides);
}

void GuideDrag::remove()
{
    if (m_isNew) return cancel();
    engine::Guides guides = m_before;
    std::vector<double>& places = placesOf(guides, m_guide.upright);
    places.erase(places.begin() + static_cast<std::ptrdiff_t>(m_guide.index));
    cancel();
    m_merge = m_document.newMergeId();
    set(tr("Remove a guide"), guides);
}

void GuideDrag::cancel()
{
    // Exactly as it was, with nothing left in the list of steps that could be taken for one.
    if (m_document.undoStack().index() > m_undoIndex) m_document.undoStack().undo();
}

void GuideDrag::removeAll(MapDocument& document)
{
    document.edit(tr("Remove all guides"), [](MapEdit& edit) -> EditOutcome {
        MapInfo info = edit.model().info;
        info.guides = {};
        edit.setInfo(info);
        return {};
    });
}

} // namespace marches::editor
