// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/picturefit.h"

#include "editor/geometry/boxes.h"
#include "editor/geometry/segment.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

namespace marches::editor {

namespace {

constexpr double kDegree = std::numbers::pi / 180;
constexpr double kPinsApart = 2; ///< pixels of the picture

/// Digits that are enough for the largest picture, and that one can read.
double filed(double value, double step) { return std::round(value / step) * step; }

EditRefusal refusalOf(const char* code, const QPointF& at) { return {code, at}; }

/// The picture placed as a transformation tells; nothing where none of its kind does that.
std::optional<engine::TracePicture> placed(engine::TracePicture picture, const QTransform& by)
{
    const QPointF across(by.m11(), by.m12());
    const QPointF down(by.m21(), by.m22());
    const double scale = std::hypot(across.x(), across.y());
    if (!(scale >= kLeastPictureScale && scale <= kLargestPictureScale)) return std::nullopt;
    const double turn = std::atan2(across.y(), across.x());
    // The other side, as it is before the turn.
    const double beside = down.x() * std::cos(turn) + down.y() * std::sin(turn);
    const double height = -down.x() * std::sin(turn) + down.y() * std::cos(turn);
    const double stretch = height / scale;
    if (!(stretch >= kLeastStretch && stretch <= kLargestStretch)) return std::nullopt;
    const double skew = std::atan2(beside, height) / kDegree;
    if (std::abs(skew) > kLargestSkew) return std::nullopt;
    picture.at = {filed(by.dx(), 1e-4), filed(by.dy(), 1e-4)};
    picture.scale = filed(scale, 1e-8);
    picture.turn = filed(turn / kDegree, 1e-5);
    picture.stretch = filed(stretch, 1e-7);
    picture.skew = filed(skew, 1e-5);
    return picture;
}

/// Moves, turns and scales so that two points come to lie on two others.
QTransform similarTo(const std::array<QPointF, 2>& from, const std::array<QPointF, 2>& to, const QTransform& shape)
{
    // What stretch and skew there is stays: the points are those of the picture with these alone.
    const QPointF a = shape.map(from[1]) - shape.map(from[0]);
    const QPointF b = to[1] - to[0];
    const double square = QPointF::dotProduct(a, a);
    const double cosine = (a.x() * b.x() + a.y() * b.y()) / square;
    const double sine = (a.x() * b.y() - a.y() * b.x()) / square;
    const QTransform turned = shape * QTransform(cosine, sine, -sine, cosine, 0, 0);
    const QPointF rest = to[0] - turned.map(from[0]);
    return turned * QTransform::fromTranslate(rest.x(), rest.y());
}

QTransform shapeOf(const engine::TracePicture& picture)
{
    engine::TracePicture shape = picture;
    shape.at = {};
    shape.scale = 1;
    shape.turn = 0;
    return placeOf(shape);
}

bool isOnPin(const engine::TracePicture& picture, const QPointF& pixel, std::size_t but)
{
    for (std::size_t i = 0; i < picture.pins.size(); ++i)
        if (i != but && distanceBetween(pointOf(picture.pins[i]), pixel) < kPinsApart) return true;
    return false;
}

engine::MapPoint pixelAt(const engine::TracePicture& picture, const QPointF& at)
{
    const QPointF pixel = placeOf(picture).inverted().map(at);
    return {filed(pixel.x(), 0.01), filed(pixel.y(), 0.01)};
}

} // namespace

QTransform placeOf(const engine::TracePicture& picture)
{
    const double height = picture.scale * picture.stretch;
    const QTransform shape(picture.scale, 0, height * std::tan(picture.skew * kDegree), height, 0, 0);
    return shape * QTransform().rotate(picture.turn) * QTransform::fromTranslate(picture.at.x, picture.at.y);
}

QPointF pinPoint(const engine::TracePicture& picture, std::size_t pin)
{
    return placeOf(picture).map(pointOf(picture.pins[pin]));
}

void setPicture(MapEdit& edit, const engine::TracePicture& picture)
{
    MapInfo info = edit.model().info;
    if (!info.picture || *info.picture == picture) return;
    info.picture = picture;
    edit.setInfo(info);
}

EditOutcome addPin(MapEdit& edit, const QPointF& at)
{
    if (!edit.model().info.picture) return refuse("nothing-traced", at);
    engine::TracePicture picture = *edit.model().info.picture;
    if (picture.pins.size() >= engine::kMostPicturePins) return refuse("too-many-pins", at);
    const engine::MapPoint pixel = pixelAt(picture, at);
    if (isOnPin(picture, pointOf(pixel), picture.pins.size())) return refuse("pin-on-pin", at);
    picture.pins.push_back(pixel);
    setPicture(edit, picture);
    return {};
}

EditOutcome setPin(MapEdit& edit, std::size_t pin, const QPointF& at)
{
    if (!edit.model().info.picture || pin >= edit.model().info.picture->pins.size()) return {};
    engine::TracePicture picture = *edit.model().info.picture;
    const engine::MapPoint pixel = pixelAt(picture, at);
    if (isOnPin(picture, pointOf(pixel), pin)) return refuse("pin-on-pin", at);
    picture.pins[pin] = pixel;
    setPicture(edit, picture);
    return {};
}

void removePin(MapEdit& edit, std::size_t pin)
{
    if (!edit.model().info.picture || pin >= edit.model().info.picture->pins.size()) return;
    engine::TracePicture picture = *edit.model().info.picture;
    picture.pins.erase(picture.pins.begin() + static_cast<std::ptrdiff_t>(pin));
    setPicture(edit, picture);
}

tl::expected<engine::TracePicture, EditRefusal> withPinAt(const engine::TracePicture& picture, std::size_t pin,
                                                          const QPointF& to)
{
    std::vector<QPointF> pixels;
    std::vector<QPointF> board;
    for (std::size_t i = 0; i < picture.pins.size(); ++i) {
        pixels.push_back(pointOf(picture.pins[i]));
        board.push_back(i == pin ? to : pinPoint(picture, i));
    }
    if (pixels.size() < 2) {
        const QPointF by = to - pinPoint(picture, pin);
        engine::TracePicture moved = picture;
        moved.at = {filed(picture.at.x + by.x(), 1e-4), filed(picture.at.y + by.y(), 1e-4)};
        return moved;
    }
    QTransform by;
    if (pixels.size() == 2) {
        by = similarTo({pixels[0], pixels[1]}, {board[0], board[1]}, shapeOf(picture));
    } else {
        const QPointF a = pixels[1] - pixels[0];
        const QPointF b = pixels[2] - pixels[0];
        const double area = a.x() * b.y() - a.y() * b.x();
        const double longest = std::max(std::hypot(a.x(), a.y()), std::hypot(b.x(), b.y()));
        if (std::abs(area) < 0.01 * longest * longest) return tl::unexpected(refusalOf("pins-in-line", to));
        const QTransform from(a.x(), a.y(), b.x(), b.y(), pixels[0].x(), pixels[0].y());
        const QPointF c = board[1] - board[0];
        const QPointF d = board[2] - board[0];
        by = from.inverted() * QTransform(c.x(), c.y(), d.x(), d.y(), board[0].x(), board[0].y());
    }
    const std::optional<engine::TracePicture> made = placed(picture, by);
    if (!made) return tl::unexpected(refusalOf("picture-bent", to));
    return *made;
}

} // namespace marches::editor
