// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QVariantAnimation>
#include <QWidget>

#include "editor/widgets/translated.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace marches::app {

/// The sheet between two persons at one screen: it covers the whole mode, and under it nothing is drawn or reachable.
/// It is lifted by a click, by Space held down, or by Enter pressed twice, so that a key struck too often shows
/// nobody's cards.
class HandoverScreen : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    static constexpr int kHoldMs = 700;   ///< how long Space is held
    static constexpr int kTwiceMs = 1500; ///< longest time between two Enters

    explicit HandoverScreen(QWidget* parent = nullptr);
    /// `name` with its article, `to` in the form that the sentence has it in (French: "aux Géants").
    /// `what` they are asked, where everybody may know it; may be empty.
    void setPerson(const QString& name, const QString& to, const QString& what, bool hasCards);
    /// Whether the game goes on after the moment that is asked about: then there is a way to its end.
    void setEarlier(bool earlier);
    /// All that there is to be said while it is down.
    QString spoken() const;

signals:
    void lifted();
    void endRequested(); ///< to the end of the record, without lifting it

protected:
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate() final;
    void release();
    bool onKey(int key, bool down);

    QString m_person;
    QString m_to;
    bool m_hasCards = true;
    QLabel* m_sentence;
    QLabel* m_what;
    QPushButton* m_lift;
    QLabel* m_keys;
    QProgressBar* m_held;
    QLabel* m_earlier;
    QPushButton* m_toEnd;
    QVariantAnimation m_hold; ///< runs while Space is held
    QElapsedTimer m_enter;    ///< since the first Enter
};

} // namespace marches::app
