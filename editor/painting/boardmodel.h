// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/borderindex.h"
#include "editor/painting/boarddrawing.h"
#include "editor/painting/boardlayout.h"
#include "editor/painting/boardmarks.h"
#include "editor/painting/boardposition.h"
#include "editor/painting/boardstyle.h"
#include "editor/painting/boardwording.h"
#include "editor/painting/ownerart.h"
#include "editor/painting/palette.h"

#include <QColor>
#include <QPainterPath>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <tuple>
#include <vector>

namespace marches::engine {
class Rules;
}

namespace marches::editor {

class PlaceChart;

/// One letter for a medallion: the initial of the last word, which tells "General Otmin" from other generals.
QString initialOf(const QString& name);

/// Everything a picture of the board is made of. The scene on the screen and the pictures of the command line draw from
/// the same model with the same functions (boardpainter.h).
class BoardModel {
public:
    std::shared_ptr<const BoardDrawing> drawing;
    std::shared_ptr<const engine::Rules> rules;
    BoardStyle look;
    BoardPosition position;
    BoardMarks marks;
    BoardWording wording;
    Theme theme = Theme::Light;
    double letters = 1; ///< times the usual size of names; it counts from the next relayout()
    BoardLayout layout;

    int focused = -1; ///< place with the focus ring
    int hovered = -1;
    int refused = -1; ///< place with the red edge
    QPointF shake;    ///< of the refused place, in pixels

    void setDrawing(std::shared_ptr<const BoardDrawing> newDrawing);
    void setRules(std::shared_ptr<const engine::Rules> newRules);
    void setFacts(const engine::Facts& facts);
    void setWording(const BoardWording& newWording);
    /// Makes the layout anew for a zoom, in pixels per board unit.
    void relayout(double scale);
    /// After a change of names, map or rules at the same zoom.
    void relayout() { relayout(layout.sizes.scale); }
    /// After a change of position or arrows alone: only names that give way to pieces move. Returns the part of the
    /// board where owners are drawn otherwise now; empty: nowhere.
    QRectF relayoutPieces();

    bool isEmpty() const { return drawing == nullptr; }
    int placeCount() const { return drawing ? drawing->board.placeCount() : 0; }
    const PlaceDrawing& place(int index) const { return drawing->places[static_cast<std::size_t>(index)]; }
    /// What stands on a place; of an empty board nothing.
    const PlaceContents& contents(int index) const;
    /// The place whose pieces are at a point, in board units; -1: none are there.
    int standsAt(const QPointF& point) const;
    /// The place at a point, in board units: that of the pieces there, which may stand beyond its border, else of the
    /// ground; -1: none.
    int placeAt(const QPointF& point) const;
    const BorderIndex& borders() const { return m_borders; }
    /// For ways of arrows; made when it is first asked for. The board must not be empty.
    const PlaceChart& chart() const;
    const OwnerArt& ownerArtOf(int index) const { return m_ownerArt[static_cast<std::size_t>(index)]; }
    /// What is laid over all of an owned place.
    QColor tintOf(int index) const;
    QString name(engine::Space space, int index) const;
    /// As it stands within a sentence: "the Witch's army".
    QString withArticle(engine::Space space, int index) const;
    /// The title of the board, its legend and the like.
    const std::vector<SheetWord>& sheet() const { return m_sheet; }
    QString placeName(int index) const { return name(engine::Space::Place, index); }
    QString initial(int token) const; ///< initialOf() its name
    /// The arrow of an order: a plain one where the piece goes, a dotted or wavy one where it helps; `to` is -1 where
    /// it stays.
    BoardArrow arrowOf(const OrderHere& order) const;
    /// The arrows asked for, those of the orders known, and those of an attack that the position itself tells of.
    std::vector<BoardArrow> arrows() const;
    /// Where an arrow begins or ends on a place: its stack, or its middle.
    QPointF anchor(int index) const;
    /// Where intruders of a place came over, by the arrows that lead to it; null: unknown.
    QPointF origin(int index) const;

private:
    QRectF makeOwnerArt();

    BorderIndex m_borders;
    mutable std::shared_ptr<const PlaceChart> m_chart; ///< null: nobody has asked for it
    std::vector<SheetWord> m_sheet;
    std::vector<BoardName> m_names;       ///< by place
    std::vector<BoardName> m_regionNames; ///< by BoardDrawing::regions; empty where they are not shown
    std::vector<OwnerArt> m_ownerArt;     ///< by place
    std::vector<int> m_artOwners;         ///< owners that m_ownerArt was made for
    double m_artBand = 0;                 ///< width of the band that it was made for, in board units
    /// What tintOf() has found, by owner's colour, land and theme.
    mutable std::map<std::tuple<QRgb, QRgb, Theme>, QColor> m_tints;
};

} // namespace marches::editor
