// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/svgdocument.h"
#include "editor/geometry/weld.h"
#include "editor/model/mapmodel.h"
#include "engine/base/result.h"
#include "engine/package/mappackage.h"

#include <QByteArray>
#include <QColor>
#include <QPainterPath>

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

/// The files of a map as bytes: what stands in its folder, or is to.
struct MapFiles {
    std::string map;                                 ///< map.yaml
    QByteArray svg;                                  ///< board.svg
    std::map<std::string, std::string> translations; ///< i18n/<language>.po, by language
    friend bool operator==(const MapFiles&, const MapFiles&) = default;

    /// Their names below the folder, and bytes.
    std::map<std::string, std::string> byName() const;
};

/// Reads the files of a folder; a map without translations has none. Errors name the files.
[[nodiscard]] engine::Result<MapFiles> readMapFiles(const std::string& folder);
/// The translations alone, by language.
[[nodiscard]] engine::Result<std::map<std::string, std::string>> readTranslations(const std::string& folder);
/// What a translation says by keys, as far as it is shown.
[[nodiscard]] engine::Result<std::map<std::string, std::string>> shownTexts(const std::string& po,
                                                                            const std::string& file);
/// "map-file-too-large" for each file of which more would be written than is read, "svg-too-many-elements" for such a
/// drawing.
[[nodiscard]] engine::Errors tooLargeToRead(const MapFiles& files);
/// A map of this size with nothing on it; with art its sheet is drawn.
MapFiles newMapFiles(const std::string& id, const std::string& language, const std::string& name, double width,
                     double height, const std::optional<engine::MapArt>& art = std::nullopt);

/// What the files of a document were when they were read or written last. The next ones are made from it, so that what
/// the editor does not understand and what was not edited stays byte for byte.
class SavedBaseline {
public:
    /// `files` are those that `model` was made from or has just been written to.
    [[nodiscard]] static engine::Result<SavedBaseline> of(const MapModel& model, const MapFiles& files,
                                                          std::set<FaceId> overlapped);

    /// The same base with another drawing, as it stands on the disk now, below the one of `model`, which was made from
    /// it.
    [[nodiscard]] engine::Result<SavedBaseline> redrawn(const MapModel& model, const QByteArray& svg,
                                                        std::set<FaceId> overlapped) const;

    /// The same base, whose files are the same, with a drawing of ours in place of theirs from the next files on.
    [[nodiscard]] engine::Result<SavedBaseline> withDrawing(const MapModel& model, const QByteArray& svg) const;

    /// The same base with other translations, as they stand on the disk now, and what they say of some texts.
    SavedBaseline translated(std::map<std::string, std::string> translations,
                             const std::map<TextId, std::string>& texts) const;
    /// A text as the files have it; empty: they do not.
    std::string textOf(const TextId& id) const;

    /// board.svg alone for a model as it is now.
    [[nodiscard]] engine::Result<QByteArray> svgFor(const MapModel& model) const;
    /// The same, but with what the cartographer drew when the files were written last: a canvas draws that by itself.
    [[nodiscard]] engine::Result<QByteArray> artworkFor(const MapModel& model) const
    {
        return m_svg.withChanges(svgChanges(model));
    }
    /// The files for a model as it is now.
    [[nodiscard]] engine::Result<MapFiles> filesFor(const MapModel& model) const;
    const MapFiles& files() const { return m_files; }
    /// The board.svg that the next one is made from.
    const QByteArray& drawing() const { return m_svg.bytes(); }
    /// Shapes that others are painted over: their outline in board.svg goes on below these.
    const std::set<FaceId>& overlapped() const { return m_overlapped; }
    /// Colour of a territory as board.svg has it; that of its terrain where it has none.
    QColor fill(const MapModel& model, RecordId place) const;

private:
    struct Drawn {
        std::string id;        ///< in board.svg
        std::size_t shape = 0; ///< hash of the outline
        QColor fill;
        std::string terrain;
        engine::PlaceKind kind = engine::PlaceKind::Land;
    };

    SavedBaseline(MapFiles files, SvgDocument svg) : m_files(std::move(files)), m_svg(std::move(svg)) {}
    [[nodiscard]] engine::Result<void> readDrawing(const MapModel& model, std::set<FaceId> overlapped);
    /// Texts are written in the order that they had; new forms of a name in the usual one.
    std::pair<std::size_t, std::size_t> textRank(const std::string& key) const;
    std::size_t shapeOf(const MapModel& model, FaceId face) const;
    std::vector<SvgChange> svgChanges(const MapModel& model) const;
    [[nodiscard]] engine::Result<std::map<std::string, std::string>> translationsFor(
        const MapModel& model, const engine::TextEntries& entries) const;

    MapFiles m_files;
    SvgDocument m_svg;
    engine::Comments m_comments;
    std::map<RecordId, Drawn> m_places;
    std::map<RecordId, Drawn> m_barriers;
    std::set<FaceId> m_overlapped;
    QRectF m_sheet;                                 ///< view box of board.svg
    bool m_isMade = false;                          ///< the cartographer drew it (MapInfo::art)
    std::map<TextId, std::string> m_texts;          ///< as they were
    std::map<std::string, std::size_t> m_textOrder; ///< by key
    std::string m_language;
};

/// A map that has been read: its model with its drawing, and what it was made from.
struct OpenedMap {
    MapModel model;
    SavedBaseline base;
    WeldReport report;             ///< what the drawing of loose shapes told
    engine::Errors artFaults = {}; ///< of stamps and styles that lie beside it
};

/// Borders drawn within this distance (board units) of each other are the same when a map is opened.
inline constexpr double kOpeningTolerance = 0.05;

/// An outline of a file, and where that says it.
struct PlacedOutline {
    std::string id;
    QPainterPath path;
    int line = 0;
    int column = 0;
};

/// weldShapes() of the outlines in a file; where far too much crosses, fails with "outline-too-tangled" at the outline
/// that does, or with "drawing-too-tangled" where it is none alone.
[[nodiscard]] engine::Result<WeldedMap> weldSoundly(std::span<const PlacedOutline> outlines, const WeldOptions& options,
                                                    const std::string& file);

[[nodiscard]] engine::Result<OpenedMap> openMap(const MapFiles& files, const std::string& folder,
                                                double tolerance = kOpeningTolerance);

} // namespace marches::editor
