// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/madeitem.h"
#include "editor/document/mapdocument.h"
#include "editor/document/sheetparts.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

/// What is selected in a document, shared by the canvas, its tools and all panels. Everything in it exists: what a
/// change of the document takes away leaves the selection before anybody is told of the change. Whether the program
/// still draws what it drew is for whoever shows the drawing to see. No part of the undo list.
class MapSelection : public QObject {
    Q_OBJECT
public:
    /// Each list without repetitions, in the order of selecting; the last one is the current one.
    struct Items {
        std::vector<RecordId> places; ///< territories, seas, coasts, sites, spaces
        std::vector<RecordId> connections;
        std::vector<RecordId> barriers;
        std::vector<VertexId> vertices; ///< points of borders
        std::vector<EdgeId> edges;
        std::vector<RecordId> stamps = {};
        std::vector<SheetPart> sheet = {};     ///< of what stands beside the map
        std::vector<std::string> scenery = {}; ///< ids
        std::optional<MadeItem> made = {};     ///< a tree or the like that the program drew; has an id
        friend bool operator==(const Items&, const Items&) = default;

        bool empty() const
        {
            return places.empty() && connections.empty() && barriers.empty() && vertices.empty() && edges.empty() &&
                   stamps.empty() && sheet.empty() && scenery.empty() && !made;
        }
    };

    explicit MapSelection(MapDocument& document, QObject* parent = nullptr);

    MapDocument& document() const { return m_document; }
    const Items& items() const { return m_items; }
    bool empty() const { return m_items.empty(); }
    bool has(RecordId place) const;
    bool has(VertexId vertex) const;
    bool has(EdgeId edge) const;
    bool hasStamp(RecordId stamp) const;
    bool has(SheetPart part) const;
    bool hasScenery(const std::string& id) const;
    /// Territories and seas among the selected places.
    std::vector<RecordId> territories() const;

    /// What the document does not have is left out.
    void set(Items items);
    void clear() { set({}); }
    void selectPlace(RecordId place) { set({{place}, {}, {}, {}, {}}); }
    void selectPlaces(std::vector<RecordId> places) { set({std::move(places), {}, {}, {}, {}}); }
    void selectStamps(std::vector<RecordId> stamps);
    void selectSheetPart(SheetPart part);
    void selectScenery(std::vector<std::string> ids);
    void selectMade(const MadeItem& item);
    /// Adds the place, or takes it out when it is selected.
    void togglePlace(RecordId place);

signals:
    void changed();

private:
    void keepWhatIsThere(Items& items) const;
    void dropWhatIsGone();
    void tellWhatWasDropped();

    MapDocument& m_document;
    Items m_items;
    bool m_dropped = false; ///< and nobody was told yet
};

} // namespace marches::editor
