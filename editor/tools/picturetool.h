// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"

#include <array>
#include <cstddef>
#include <optional>

namespace marches::editor {

/// Picture (I): moves, scales and turns the picture to trace, and fits it by up to three pins. A picture that is locked
/// stays where it is.
class PictureTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("picture"); }
    Qt::Key key() const override { return Qt::Key_I; }
    QString name() const override;
    QString hint() const override;
    QCursor cursor() const override;
    bool keyPress(QKeyEvent& event) override;
    TabStep tabStep(bool forward) override;
    bool cancel() override;

protected:
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void dropWhatIsGone() override;
    void detached() override;

private:
    enum class Grip { None, Body, Corner, Turn, Pin };
    struct Held {
        Grip grip = Grip::None;
        std::size_t number = 0; ///< of a corner (0 upper left, then clockwise) or pin
        friend bool operator==(const Held&, const Held&) = default;
    };

    /// The map has a picture that can be seen.
    bool hasPicture() const;
    /// Of the picture on the board; there must be one.
    std::array<QPointF, 4> corners(const engine::TracePicture& picture) const;
    QPointF turnHandle(double pixel) const;
    Held gripAt(const Pointer& pointer) const;
    /// Turns and scales what was held about a point that stays.
    engine::TracePicture about(const QPointF& middle, double factor, double degrees) const;
    void set(const engine::TracePicture& picture, const QString& title, MapDocument::MergeId merge = {});
    /// Moves the point of the picture that a pin holds; of a loose pin the pin itself.
    void movePin(const engine::TracePicture& before, std::size_t pin, const QPointF& to, MapDocument::MergeId merge);
    bool putPin(const QPointF& at);
    void tellPin() const;
    bool pinKey(const QKeyEvent& event);
    bool turnKey(const QKeyEvent& event);

    Held m_over; ///< under the pointer
    Held m_held;
    std::optional<engine::TracePicture> m_before; ///< when it was taken hold of
    MapDocument::MergeId m_merge{};
    int m_undoIndex = 0;
    std::optional<std::size_t> m_pin; ///< that keys move
    bool m_isLoose = false;           ///< the pin was put by a key, and moves over the picture until Enter
};

} // namespace marches::editor
