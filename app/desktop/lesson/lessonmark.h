// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace marches::app {

/// A frame around a part of the window that a lesson points out. It lies over everything and takes no clicks.
class LessonMark : public QWidget {
    Q_OBJECT
public:
    /// `window`: what it lies over.
    explicit LessonMark(QWidget& window);

    /// Null: nothing. It follows the part where it goes, and is not seen while the part is not.
    void point(QWidget* part);
    QWidget* part() const { return m_part; }

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QPointer<QWidget> m_part;
};

} // namespace marches::app
