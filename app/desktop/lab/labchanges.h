// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QWidget>

class QPainter;

namespace marches::app {

class ChangeScales;

/// A measure before and after a change, in the unit that is shown.
struct ChangeRow {
    struct Mark {
        double value = 0.0;
        double lo = 0.0;
        double hi = 0.0;
    };
    QString name;
    QString about; ///< what it is counted in
    Mark before;
    Mark after;
    QString difference;
    QString interval; ///< of the difference
    bool found = false;
};

/// What one change does to every measure: a dot before and a square after it, each with its interval, on a scale of the
/// measure's own; then the difference, and whether it is more than chance.
class LabChanges : public QWidget {
    Q_OBJECT
public:
    explicit LabChanges(QWidget* parent = nullptr);

    void setRows(std::vector<ChangeRow> rows, const QString& before, const QString& after);
    /// Words of the verdicts.
    void setVerdicts(const QString& found, const QString& notFound);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Where the mark of a row is drawn.
    QPointF markAt(int row, bool after) const;

signals:
    /// The mark of one of the two arms was pressed: whoever listens shows the games behind it.
    void markPressed(bool after);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    int rowHeight() const;
    int headHeight() const;
    /// Pixels of the columns of differences and of verdicts; the last are marks alone in a narrow place.
    int figuresWidth() const;
    int verdictWidth() const;
    void describe();
    /// Where a place is in the direction of the language.
    QRect seen(const QRect& place) const;
    void paintHead(QPainter& painter) const;
    /// The scales of all rows, between names and figures.
    void placeScales();
    /// Which mark is there: of which arm; nothing: none.
    std::optional<bool> pointedMark(const QPointF& point) const;
    void paintRow(QPainter& painter, const ChangeRow& row, const QRect& place) const;

    ChangeScales* m_scales;
    std::vector<ChangeRow> m_rows;
    QString m_before;
    QString m_after;
    QString m_found;
    QString m_notFound;
};

} // namespace marches::app
