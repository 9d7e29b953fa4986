// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace marches::app {

/// The sheet between two persons at one screen: it covers the whole mode, and under it nothing is drawn or reachable.
class Curtain : public QWidget {
    Q_OBJECT
public:
    explicit Curtain(QWidget* parent = nullptr);
    void setPerson(const QString& name);

signals:
    void lifted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    QString m_person;
    QLabel* m_sentence;
    QPushButton* m_lift;
};

} // namespace marches::app
