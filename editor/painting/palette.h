// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <span>
#include <string_view>

class QPainter;
class QPainterPath;

namespace marches::editor {

/// Sign of an owner on plates and markers: read without colour.
/// The last four are those of a ninth to a twelfth owner.
enum class Emblem {
    Triangle,
    DoubleChevron,
    Disc,
    Plus,
    Diamond,
    Star,
    Square,
    TwoBars,
    Ring,
    Hourglass,
    Saltire,
    Crescent
};

/// What runs along the band of an owner's territory.
enum class Pattern { Triangles, Waves, Dots, Plusses, Diamonds, Slants, Grid, Lines };

/// Colour, emblem and pattern of an owner; always shown together. The colours of the first eight keep a CIEDE2000
/// distance of at least 10 from each other and from the board, for normal and colour-blind sight (tests/editor/canvas
/// measures it).
struct OwnerColour {
    std::string_view id; ///< "red"; what an army is called in files
    QColor fill;
    QColor ink; ///< of numbers and emblem on `fill`, at least 4.5:1
    Emblem emblem;
    Pattern pattern;
};

/// The eight owners of most games; the last one only where eight play.
std::span<const OwnerColour> ownerColours();
/// Those of games of more powers, numbered after them. So many colours are told apart together with their signs; each
/// of the first four has one that nobody else has.
std::span<const OwnerColour> furtherOwnerColours();
/// Index into ownerColours() and those after them, or -1.
int findOwnerColour(std::string_view id);
/// By index; out of range gives charcoal, so that a picture never fails on a strange game.
const OwnerColour& ownerColour(int index);

enum class Theme { Light, Dark };

/// Colours of the board that are nobody's.
struct BoardColours {
    QColor wash;  ///< laid over the artwork, with its opacity: without it the owners' colours are too near to the land
    QColor ink;   ///< text and outlines
    QColor paper; ///< halo of labels, strips below plates
    QColor backdrop;  ///< around the board
    QColor plateEdge; ///< outline of plates and tokens
    QColor arrowEdge; ///< around arrows: light in both themes, since the darkest owner would be lost on a dark board
    QColor legalLine; ///< outline of a legal place, below its dashes
    QColor legalDash;
    QColor accent;    ///< focus
    QColor focusEdge; ///< line of contrast around the focus ring
    QColor refusal;
    QColor stone; ///< statues
    QColor lane;  ///< sea lanes
    QColor water; ///< names of seas
};
const BoardColours& boardColours(Theme theme);

/// Silhouette of a kind of piece: disc = light, square = heavy, pentagon = third, plus = any further one.
enum class TokenShape { Disc, Square, Pentagon, Plus };

// Drawing, used by the board and by panels alike. All sizes are those of the painter's coordinates.

QPainterPath emblemPath(Emblem emblem, const QRectF& box);
void drawEmblem(QPainter& painter, const QRectF& box, Emblem emblem, const QColor& colour);

/// Plate of an owner with a text (a total) and the emblem; without text the emblem alone.
void drawOwnerPlate(QPainter& painter, const QRectF& box, const OwnerColour& owner, Theme theme,
                    const QString& text = {});
/// The same in stone, broken at its edges, on a plinth in the owner's colour that stands out below the box.
void drawStonePlate(QPainter& painter, const QRectF& box, const OwnerColour& owner, const QString& text);
/// Plate of hidden pieces: "?" over slanting lines, the same for everybody.
void drawHiddenPlate(QPainter& painter, const QRectF& box, Theme theme);
/// A swatch of the owner's band with its pattern, for seat panels.
void drawOwnerBand(QPainter& painter, const QRectF& box, const OwnerColour& owner);

/// Dark ink of small tokens, on the strip under a plate.
inline const QColor kStripInk(0x2a, 0x26, 0x1d);

QPainterPath tokenPath(TokenShape shape, const QRectF& box);
/// Token of a kind of piece in a colour, with an optional number.
void drawToken(QPainter& painter, const QRectF& box, TokenShape shape, const QColor& fill, const QColor& ink,
               const QColor& edge, const QString& text = {});
/// The same in stone, with a crack.
void drawStatue(QPainter& painter, const QRectF& box, TokenShape shape, Theme theme, const QString& text = {});
/// Unique piece: a disc with its initial and a double ring in the owner's colour; null owner: a plain ring.
void drawMedallion(QPainter& painter, const QRectF& box, const OwnerColour* owner, Theme theme, const QString& initial,
                   bool statue = false);

/// One die as it lies.
struct DieFace {
    int value = 0; ///< 1 to 6; 0: not rolled yet, drawn as an outline with "?"
    QColor fill{0x33, 0x2e, 0x23};
    QColor ink{Qt::white};
    bool setByHand = false;                ///< pale, with a pencil
    bool hit = false;                      ///< outer ring
    QString glyph;                         ///< a face that is no number; shown instead of pips
    const QPainterPath* picture = nullptr; ///< silhouette in a box of 1 x 1, with `value` as a number beside it
};
void drawDie(QPainter& painter, const QRectF& box, const DieFace& face, Theme theme);

/// Text centred in a box at a height that fits; numbers on plates and tokens.
void drawCentred(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour, double pixels);

} // namespace marches::editor
