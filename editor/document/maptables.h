// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

/// The tables in which a map is read and edited without its drawing.
enum class MapTable { Territories, Connections, Regions };

/// What a column of such a table says of each record.
struct TableColumn {
    enum class What {
        Name, ///< in a language
        Id,
        Kind, ///< land or sea; border, bridge, ...
        Terrain,
        Region,
        Abbreviation,
        Marks,
        Values,
        Spellings,
        From,
        To,
        State,   ///< of a border
        Barrier, ///< that closes a border, or that a crossing leads over
        Bonus,
        Territories, ///< how many a region has
        Pieces,
        SitsOut,
    };
    What what = What::Name;
    std::string language = {};
    friend bool operator==(const TableColumn&, const TableColumn&) = default;
};

/// A cell that is to say something else.
struct CellEdit {
    RecordId row{};
    TableColumn column;
    QString text;
};

/// The records of a map as rows of words, each in the language of the window, and back.
class MapTables {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::MapTables)
public:
    static QString title(MapTable table);
    static QString title(const TableColumn& column);
    static std::vector<TableColumn> columns(MapTable table, const MapDocument& document);
    /// In the order of the file. Territories are those with seas, without sites, coasts and spaces of tracks.
    static std::vector<RecordId> rows(const MapModel& model, MapTable table);
    static bool has(const MapModel& model, MapTable table, RecordId row);
    /// Of a row that is there.
    static QString text(const MapDocument& document, MapTable table, RecordId row, const TableColumn& column);
    static bool canEdit(const MapDocument& document, MapTable table, RecordId row, const TableColumn& column);
    /// What a cell of the column may say, in words; empty: anything, or a number.
    static QStringList choices(const MapDocument& document, MapTable table, const TableColumn& column);
    /// Ids that problems name a row by.
    static std::vector<std::string> idsOf(const MapModel& model, MapTable table, RecordId row);

    /// Sets one cell by what somebody wrote. Words are those of the window's language or of the files, in any case.
    /// Refused as "no-such-region", "no-such-kind", "no-such-barrier", "no-number" and the like, and by what guards
    /// ids.
    static EditOutcome set(MapEdit& edit, const MapDocument& document, MapTable table, const CellEdit& cell);
    /// Several as one step to undo; with one that is refused none is made, and `refused` says which.
    static EditOutcome set(MapDocument& document, MapTable table, const std::vector<CellEdit>& cells,
                           std::optional<std::size_t>* refused = nullptr);

    /// A field of a spreadsheet: lines, and cells parted by tabs. Quotation marks hold what has tabs or ends of lines
    /// in it. At most kMostPastedCells cells; more give nothing.
    static std::optional<std::vector<QStringList>> fromSpreadsheet(const QString& text);
    static QString toSpreadsheet(const std::vector<QStringList>& lines);
};

inline constexpr int kMostPastedCells = 200'000;

} // namespace marches::editor
