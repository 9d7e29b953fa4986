// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labtrust.h"

#include <algorithm>

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"

namespace marches::app {

namespace {

constexpr int kTrustMargin = 12;
constexpr int kTrustIcon = 18;

} // namespace

LabTrust::LabTrust(QWidget* parent) : Card(parent), m_head(new QLabel(this)), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(kTrustMargin, kTrustMargin, kTrustMargin, kTrustMargin);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(8);
    m_grid->setColumnStretch(1, 1);
    setTextRole(m_head, TextRole::Strong);
    m_grid->addWidget(m_head, 0, 0, 1, 2);
}

void LabTrust::setLines(const QString& head, std::vector<Line> lines)
{
    m_head->setText(head);
    setVisible(!lines.empty());
    const auto same = [](const Line& a, const Line& b) {
        return a.good == b.good && a.fact == b.fact && a.why == b.why;
    };
    if (std::ranges::equal(lines, m_lines, same)) return;
    m_lines = std::move(lines);
    m_marks.clear();
    while (QLayoutItem* item = m_grid->takeAt(1)) {
        delete item->widget();
        delete item;
    }
    int row = 1;
    for (const Line& line : m_lines) {
        auto* mark = new QLabel(this);
        m_marks.push_back(mark);
        auto* words = new QLabel(this);
        words->setWordWrap(true);
        words->setTextFormat(Qt::RichText);
        words->setText(QStringLiteral("<b>%1</b><br>%2").arg(line.fact.toHtmlEscaped(), line.why.toHtmlEscaped()));
        words->setAccessibleName(line.fact + QStringLiteral(". ") + line.why);
        m_grid->addWidget(mark, row, 0, Qt::AlignTop);
        m_grid->addWidget(words, row++, 1);
    }
    paintMarks();
}

void LabTrust::paintMarks()
{
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const bool good = m_lines[i].good;
        m_marks[i]->setPixmap(glyph(good ? QStringLiteral("check") : QStringLiteral("warning"), kTrustIcon,
                                    good ? colours().good : colours().warning, devicePixelRatioF()));
    }
}

void LabTrust::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) paintMarks();
}

} // namespace marches::app
