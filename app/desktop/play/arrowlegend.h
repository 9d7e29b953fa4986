// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "editor/painting/boardmarks.h"
#include "editor/widgets/translated.h"

namespace marches::app {

/// What the arrows of orders mean: each drawn as on the board, with its word.
class ArrowLegend : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit ArrowLegend(QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry {
        editor::BoardArrow::Kind kind;
        QString word;
    };
    void retranslate() final;
    int columns(int width) const;
    int widest() const;

    std::vector<Entry> m_entries;
};

} // namespace marches::app
