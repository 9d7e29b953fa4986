// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

class QLabel;
class QPushButton;

namespace marches::app {

class ElidedLabel;
class MapPicture;

/// "Continue where you left off": the game that was on the board last.
class ContinueCard : public editor::Translated<Card> {
    Q_OBJECT
public:
    explicit ContinueCard(QWidget* parent = nullptr);

    /// Which game, how it stands, since when.
    void setTexts(const QString& title, const QString& standing, const QString& when);
    void setImage(const QImage& image);
    QPushButton* button() const { return m_button; }

signals:
    void continueRequested();

private:
    void retranslate() final;

    MapPicture* m_picture;
    QLabel* m_head;
    ElidedLabel* m_title;
    ElidedLabel* m_standing;
    QLabel* m_when;
    QPushButton* m_button;
};

} // namespace marches::app
