// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/desktop/widgets/card.h"

class QGridLayout;
class QLabel;

namespace marches::app {

/// How far an answer can be trusted: what speaks for it, and what is to be kept in mind.
class LabTrust : public Card {
    Q_OBJECT
public:
    struct Line {
        bool good = true;
        QString fact;
        QString why;
    };

    explicit LabTrust(QWidget* parent = nullptr);

    /// None: it is hidden.
    void setLines(const QString& head, std::vector<Line> lines);

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintMarks();

    QLabel* m_head;
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
    std::vector<QLabel*> m_marks; ///< one a line
};

} // namespace marches::app
