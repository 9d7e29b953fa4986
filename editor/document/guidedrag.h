// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"

#include <QCoreApplication>
#include <QPointF>

#include <cstddef>
#include <optional>

namespace marches::editor {

/// A line to draw by: upright at an x, or level at a y.
struct GuideName {
    bool upright = true;
    std::size_t index = 0; ///< in its list
    friend bool operator==(const GuideName&, const GuideName&) = default;
};

/// The nearest guide within a reach, in board units.
std::optional<GuideName> guideAt(const MapInfo& info, const QPointF& at, double reach);
double placeOf(const MapInfo& info, const GuideName& guide);

/// A guide that is being pulled out of a ruler or moved: one step to undo, however long it takes.
class GuideDrag {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::GuideDrag)

public:
    /// A new one.
    GuideDrag(MapDocument& document, bool upright);
    GuideDrag(MapDocument& document, const GuideName& guide);

    bool isUpright() const { return m_guide.upright; }
    /// To its x or y at a point of the board.
    void moveTo(const QPointF& at);
    void remove();
    /// Back to how it was; a new one is gone.
    void cancel();

    /// Takes all guides away, as one step to undo.
    static void removeAll(MapDocument& document);

private:
    void set(const QString& title, const engine::Guides& guides);

    MapDocument& m_document;
    MapDocument::MergeId m_merge;
    engine::Guides m_before;
    GuideName m_guide;
    bool m_isNew;
    int m_undoIndex; ///< before it began
};

} // namespace marches::editor
