// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QLayout>

namespace marches::app {

/// Lays widgets out in rows like words of a sentence, as many a row as there is room for; right to left where the language is.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr, int spacing = 6);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { m_items.push_back(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    int arrange(const QRect& rect, bool move) const;

    std::vector<QLayoutItem*> m_items; // owned, as QLayout has it
    int m_spacing;
};

} // namespace marches::app
