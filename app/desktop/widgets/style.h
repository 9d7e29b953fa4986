// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QStyleOptionToolButton;

namespace marches::app {

/// Fusion with our own focus ring, flat buttons, fields and tabs, slim scroll bars and titled panels. A button with the
/// property `primary` is drawn in the accent: the one thing to do next on a page.
class Style : public QProxyStyle {
    Q_OBJECT
public:
    Style();

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    /// Labels get what polishLabel() tells.
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                      const QString& text, QPalette::ColorRole role) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A button that folds something, in a window that reads from right to left: Qt leaves its arrow at the left.
    void drawMirroredFold(const QStyleOptionToolButton& button, QPainter* painter, const QWidget* widget) const;

    /// Text is at the side that is given; otherwise Qt mirrors it for a text that reads from right to left.
    mutable bool m_sidesAreSeen = false;
};

/// The ring around what has the focus: 2 px of accent and 1 px of contrast inside.
void drawFocusRing(QPainter* painter, const QRect& rect, int radius);

} // namespace marches::app
