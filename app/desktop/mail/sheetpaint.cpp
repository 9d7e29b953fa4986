// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mail/sheetpaint.h"

#include <algorithm>
#include <utility>

#include "app/desktop/base/theme.h"

namespace marches::app {

namespace {

/// Units of UTF-16 before a number of signs.
int unitsBefore(const QString& line, int signs)
{
    int units = 0;
    for (int i = 0; i < signs && units < line.size(); ++i) units += line[units].isHighSurrogate() ? 2 : 1;
    return std::min(units, static_cast<int>(line.size()));
}

} // namespace

std::pair<int, int> SheetPaint::spanOf(const SheetFault& fault, const QString& line)
{
    const int from = unitsBefore(line, std::max(0, fault.column - 1));
    int to = fault.length > 0 ? unitsBefore(line, fault.column - 1 + fault.length) : from;
    if (fault.length <= 0)
        while (to < line.size() && line[to] != QLatin1Char(',') && line[to] != QLatin1Char(';')) ++to;
    return {from, std::max(0, to - from)};
}

void SheetPaint::setFaults(std::vector<SheetFault> faults)
{
    m_faults = std::move(faults);
    rehighlight();
}

void SheetPaint::highlightBlock(const QString& text)
{
    const int line = currentBlock().blockNumber() + 1;
    for (const SheetFault& fault : m_faults) {
        if (fault.line != line) continue;
        QTextCharFormat look;
        look.setUnderlineStyle(fault.refused ? QTextCharFormat::DotLine : QTextCharFormat::WaveUnderline);
        look.setUnderlineColor(fault.refused ? colours().warning : colours().error);
        look.setBackground(fault.refused ? colours().warningBack : colours().errorBack);
        look.setForeground(fault.refused ? colours().warning : colours().error);
        look.setToolTip(fault.why);
        const auto [from, length] = spanOf(fault, text);
        setFormat(from, length, look);
    }
}

} // namespace marches::app
