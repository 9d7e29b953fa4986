// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "editor/widgets/translated.h"
#include "engine/game/rules.h"

namespace marches::app {

/// A printed row of numbers that a counter of the game goes along: those used up are struck out, the next one stands
/// out.
class NumberTrack : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit NumberTrack(QWidget* parent = nullptr);
    /// `used`: how many numbers are used up; `name`: what the counter is called, for tool tip and screen reader.
    void show(const engine::NumberRow& row, int used, const QString& name);

    QSize sizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate() final;
    int columns(int width) const;
    QSize cell() const;

    std::vector<int> m_numbers;
    int m_used = 0;
    bool m_ends = false; ///< all numbers are used, and none follows
    QString m_name;
};

} // namespace marches::app
