// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QSyntaxHighlighter>

namespace marches::app {

/// Something wrong on a sheet, and where.
struct SheetFault {
    int line = 0;         ///< from 1
    int column = 0;       ///< from 1, in signs; 0: the whole line
    int length = 0;       ///< signs; 0: to the end of the order
    bool refused = false; ///< it was understood, and is not taken
    QString why;
    QString hint; ///< what was perhaps meant in its place; empty: nothing is near
};

/// Underlines the faults of a sheet: with a wave what was not understood, with dots what was and is not taken.
class SheetPaint : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;
    void setFaults(std::vector<SheetFault> faults);
    /// Where a fault lies in a line: first sign and how many, in units of UTF-16.
    static std::pair<int, int> spanOf(const SheetFault& fault, const QString& line);

protected:
    void highlightBlock(const QString& text) override;

private:
    std::vector<SheetFault> m_faults;
};

} // namespace marches::app
