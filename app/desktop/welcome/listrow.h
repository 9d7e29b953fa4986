// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/surfacebutton.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace marches::app {

class ElidedLabel;
class MapPicture;

/// A line of a list of things that are opened: the whole of it is pressed, by mouse or Enter. Tools stand at its end.
class ListRow : public SurfaceButton {
    Q_OBJECT
public:
    explicit ListRow(const QString& iconName, QWidget* parent = nullptr);
    /// With the picture of a map at its beginning, and one more line below the title: middle().
    explicit ListRow(MapPicture* picture, QWidget* parent = nullptr);

    /// What is opened, where it lies or how it stands, since when. `tip`: what there is no room for.
    void setTexts(const QString& title, const QString& detail, const QString& when, const QString& tip);
    /// The detail ends in what tells it from others, as a path does: it is cut in the middle.
    void cutDetailInTheMiddle();
    const ElidedLabel& title() const { return *m_title; }
    const ElidedLabel& detail() const { return *m_detail; }
    ElidedLabel& middle() const { return *m_middle; }
    /// A button of its own at the end of the line.
    QToolButton* addTool(const QString& iconName, const QString& words);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ListRow(QWidget* picture, QWidget* parent);

    QHBoxLayout* m_row;
    ElidedLabel* m_title;
    ElidedLabel* m_middle;
    ElidedLabel* m_detail;
    QLabel* m_when;
};

} // namespace marches::app
