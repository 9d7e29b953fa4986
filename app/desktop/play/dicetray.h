// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QTimer>
#include <QWidget>

#include "editor/painting/palette.h"
#include "editor/widgets/translated.h"

namespace marches::app {

struct PlayContext;

/// What a face of a die shows where it is more than pips.
struct FaceStyle {
    const QPainterPath* picture = nullptr; ///< null: pips
    int number = 0;
    QString name; ///< for a screen reader
};

/// Dice in lines: as they lie, tumbling, or being set by hand (a click or the wheel turns one, a digit types it).
class DiceTray : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit DiceTray(QWidget* parent = nullptr);

    void setColours(const QColor& fill, const QColor& ink, editor::Theme theme);
    /// What the faces of these dice show, from the first on; empty: pips. Such dice are larger.
    void setLooks(std::vector<FaceStyle> looks);
    /// Dice at rest. Zero: not rolled yet.
    void showFaces(const std::vector<int>& faces, bool setByHand);
    /// Tumbles for `milliseconds`, then shows the faces, which are readable at once for a screen reader; 0: no motion.
    void tumble(const std::vector<int>& faces, int milliseconds);
    /// Starts setting so many dice by hand, all unset.
    void edit(int count, int sides);
    bool isEditing() const { return m_editing; }
    void stopEditing();
    const std::vector<int>& faces() const { return m_faces; }

    /// Whether more dice than the width has room for go on in further lines; else all stand in
    /// one, smaller where they must.
    void setWrapped(bool wrapped);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

signals:
    /// Every die has a face.
    void edited(const std::vector<int>& faces);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate() override { describe(); }
    QRect dieRect(int index) const;
    int dieAt(const QPoint& point) const;
    void turn(int index, int by);
    void changed();
    void describe();

    int wantedSide() const; ///< of a die, in pixels
    int side() const;       ///< as they are drawn
    /// Dice in a line of this width, at least one.
    int perLine(int width) const;
    const FaceStyle* lookOf(int face) const;

    std::vector<FaceStyle> m_looks;
    std::vector<int> m_faces;
    std::vector<int> m_shown; ///< while tumbling
    QColor m_fill{0x33, 0x2e, 0x23};
    QColor m_ink{Qt::white};
    editor::Theme m_theme = editor::Theme::Light;
    QTimer m_tumble;
    int m_left = 0;
    int m_sides = 6;
    int m_current = 0;
    bool m_byHand = false;
    bool m_editing = false;
    bool m_wrapped = false;
};

/// What the faces of a die (Space::Die) show in this game, from the first on; empty where they are plain numbers. A
/// face with a picture is one whose id names a piece of resources/pieces, with its number behind it: "wolf-3".
std::vector<FaceStyle> faceLooks(const PlayContext& context, int die, int sides);

} // namespace marches::app
