// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace marches::app {

class ElidedLabel;

/// Picture of a map that keeps its place while it is still being drawn.
class MapPicture : public QWidget {
    Q_OBJECT
public:
    explicit MapPicture(QWidget* parent = nullptr);
    void setImage(const QImage& image);
    bool hasImage() const { return !m_image.isNull(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_image;
};

/// One game of the gallery: Play starts it at once, the gear opens all choices.
class GameCard : public editor::Translated<Card> {
    Q_OBJECT
public:
    explicit GameCard(QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& meta, const QString& sentence);
    /// Names of the maps to choose from with the gear, where there are several; empty: there is no choice.
    void setMaps(const QStringList& maps);
    void setImage(const QImage& image) { m_picture->setImage(image); }
    /// The one button of the page that is drawn as the next thing to do.
    void setPrimary(bool primary);
    /// A row of 64 px instead of a card.
    void setRow(bool row);
    QPushButton* playButton() const { return m_play; }
    QToolButton* gearButton() const { return m_gear; }

signals:
    void playRequested();
    void choicesRequested();

private:
    void retranslate() final;

    MapPicture* m_picture;
    QLabel* m_title;
    QLabel* m_meta;
    ElidedLabel* m_sentence;
    QPushButton* m_play;
    QToolButton* m_gear;
    QBoxLayout* m_outer;
    QBoxLayout* m_inner;
};

} // namespace marches::app
