// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

class LevelsTest : public QObject {
    Q_OBJECT
};

QTEST_APPLESS_MAIN(LevelsTest)
#include "tst_levels.moc"
