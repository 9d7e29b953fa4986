// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/surfacebutton.h"

#include <QFrame>
#include <QGridLayout>

namespace marches::app {

/// A sheet with round corners on which things of one kind stand together.
class Card : public QFrame {
    Q_OBJECT
public:
    enum class Look { Base, Chosen, Warning, Good, Tint };

    explicit Card(QWidget* parent = nullptr, Look look = Look::Base);
    void setLook(Look look);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Look m_look;
};

/// A whole card that is pressed: icon, title, a sentence, its key.
class ActionCard : public SurfaceButton {
    Q_OBJECT
public:
    ActionCard(const QString& iconName, QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& sentence, const QString& key);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_sentence;
    QString m_key;
};

/// Cards in as many equal columns as fit.
class CardGrid : public QWidget {
    Q_OBJECT
public:
    explicit CardGrid(int leastColumn, QWidget* parent = nullptr);

    void setCards(const QList<QWidget*>& cards); ///< takes ownership; earlier ones are deleted
    const QList<QWidget*>& cards() const { return m_cards; }
    /// One card a row, as wide as there is room.
    void setSingleColumn(bool single);

    /// One column: the others come as there is room.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    /// What a card needs at least, in the language that is spoken.
    int columnWidth() const;

    QGridLayout* m_layout;
    QList<QWidget*> m_cards;
    int m_least;
    int m_columns = 0;
    bool m_single = false;
};

} // namespace marches::app
