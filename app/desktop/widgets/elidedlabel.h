// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPalette>
#include <QString>
#include <QStringList>

namespace marches::app {

/// Text that takes at most so many lines and has an ellipsis where there is more, at its end or elsewhere; then the
/// whole of it is the tool tip.
class ElidedLabel : public QFrame {
    Q_OBJECT
public:
    explicit ElidedLabel(int lines = 1, QWidget* parent = nullptr);

    void setText(const QString& text);
    const QString& text() const { return m_text; }
    /// What stands for the text where one line has no room for the whole of it; empty: its beginning.
    void setBrief(const QString& brief);
    void setMuted(bool muted);
    /// Fewer lines than there is room for stand in the middle, not at the top.
    void setCentred(bool centred);
    /// Where the last line leaves out what there is no room for: of paths, it is their end that tells them apart.
    void setElision(Qt::TextElideMode elision);
    /// The tip tells the text also where all of it is seen.
    void setTipKept(bool kept);
    /// What is seen of the text, line by line.
    QStringList shown() const { return broken(width()); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Breaks the text into lines for a width; the last may be elided.
    QStringList broken(int width, bool* cut = nullptr) const;

    void showTip();
    /// Pixels of the text in one line.
    int lineWidth() const;

    QString m_text;
    QString m_brief;
    int m_lines;
    Qt::TextElideMode m_elision = Qt::ElideRight;
    bool m_muted = false;
    bool m_centred = false;
    bool m_keepsTip = false;
};

} // namespace marches::app
