// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/settings/settingspage.h"
#include "app/desktop/widgets/elidedlabel.h"

#include <cmath>
#include <cstdlib>

#include <QApplication>
#include <QComboBox>
#include <QFontMetrics>
#include <QLabel>
#include <QTest>

namespace marches::app {

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

class ThemeTest : public QObject {
    Q_OBJECT
private slots:
    void switchesAtOnce()
    {
        Desktop desktop;
        desktop.window().goToSettings();
        QComboBox* box = desktop.window().settings().themeBox();
        for (const bool dark : {true, false}) {
            box->setFocus();
            box->setCurrentIndex(dark ? 2 : 1);
            emit box->activated(dark ? 2 : 1);
            settle(); // windows hear of it by an event
            QCOMPARE(colours().dark, dark);
            QCOMPARE(QApplication::palette().color(QPalette::Window), colours().window);
            QCOMPARE(desktop.window().palette().color(QPalette::Window), colours().window);
        }
    }

    void textsCanBeRead()
    {
        Desktop desktop;
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            desktop.application().preferences().setTheme(theme);
            const Colours& c = colours();
            constexpr double kText = 4.5;
            constexpr double kEdge = 3.0;
            for (const auto& [ink, back] : {std::pair(c.text, c.window),
                                            {c.text, c.base},
                                            {c.muted, c.window},
                                            {c.muted, c.base},
                                            {c.muted, c.title},
                                            {c.onAccent, c.accent},
                                            {c.onChip, c.chip},
                                            {c.accent, c.base},
                                            {c.error, c.errorBack},
                                            {c.error, c.window},
                                            {c.warning, c.warningBack},
                                            {c.good, c.goodBack},
                                            {c.good, c.chip},
                                            {c.error, c.chip}})
                QVERIFY2(contrast(ink, back) >= kText,
                         qPrintable(ink.name() + QStringLiteral(" on ") + back.name() + QStringLiteral(": ") +
                                    QString::number(contrast(ink, back))));
            QVERIFY(contrast(c.edge, c.base) >= kEdge);
            QVERIFY(contrast(c.edge, c.window) >= kEdge);
        }
    }

    /// Labels are as high as their line: an accent that is higher would be cut off.
    void accentsOnSmallCapitalsAreNotCutOff()
    {
        const QFont usual = QApplication::font();
        for (const double size : {8.0, 9.0, 10.0, 11.0, 13.0}) {
            QFont font = usual;
            font.setPointSizeF(size);
            QApplication::setFont(font);
            for (const TextRole role : {TextRole::Small, TextRole::Secondary}) {
                const QFontMetrics metrics(fontFor(role));
                QVERIFY(metrics.tightBoundingRect(QStringLiteral("É")).top() >= -metrics.ascent());
                QVERIFY(fontFor(role).pointSizeF() <= size + 0.5);
            }
        }
        QApplication::setFont(usual);
    }

    /// Whatever kind of label it is, at the usual sizes of desktops.
    void accentsAndTailsAreNotCutOffInLabels_data()
    {
        QTest::addColumn<double>("size");
        for (const double size : {8.0, 9.0, 10.0, 10.5, 11.0, 12.0, 13.0}) QTest::addRow("%.1f pt", size) << size;
    }
    void accentsAndTailsAreNotCutOffInLabels()
    {
        QFETCH(double, size);
        const QFont usual = QApplication::font();
        QFont font = usual;
        font.setPointSizeF(size);
        QApplication::setFont(font);
        const auto ink = [](QWidget& label, int more) {
            label.ensurePolished();
            label.resize(label.sizeHint() + QSize(0, more));
            const QImage shown = label.grab().toImage();
            int sum = 0;
            for (int y = 0; y < shown.height(); ++y)
                for (int x = 0; x < shown.width(); ++x)
                    sum += std::abs(qGray(shown.pixel(x, y)) - qGray(shown.pixel(0, 0)));
            return sum;
        };
        const QString text = QStringLiteral("ÉÀÇÔÊ gjpqy");
        for (const TextRole role :
             {TextRole::Small, TextRole::Secondary, TextRole::Body, TextRole::Card, TextRole::Head}) {
            QLabel plain(text);
            setTextRole(&plain, role);
            QCOMPARE(ink(plain, 0), ink(plain, 20));
            ElidedLabel elided;
            setTextRole(&elided, role);
            elided.setText(text);
            QCOMPARE(ink(elided, 0), ink(elided, 20));
        }
        QLabel wide(QStringLiteral("É gjpqy"));
        QLabel selected(wide.text());
        selected.setTextInteractionFlags(Qt::TextSelectableByMouse);
        selected.ensurePolished();
        wide.setFont(selected.font());
        QCOMPARE(ink(selected, 0), ink(wide, 20));
        QApplication::setFont(usual);
    }

    void highContrastIsRecognised()
    {
        QPalette stark(Qt::black);
        stark.setColor(QPalette::Window, Qt::black);
        stark.setColor(QPalette::WindowText, Qt::white);
        stark.setColor(QPalette::Button, Qt::black);
        stark.setColor(QPalette::ButtonText, Qt::yellow);
        QVERIFY(!Theme::isHighContrast(Theme::palette(true)));
        QVERIFY(!Theme::isHighContrast(Theme::palette(false)));
        stark.setColor(QPalette::ButtonText, Qt::white);
        QVERIFY(Theme::isHighContrast(stark));
    }

    void glyphsTakeTheColourOfTheText()
    {
        Desktop desktop;
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            desktop.application().preferences().setTheme(theme);
            const QImage image =
                icon(QStringLiteral("save")).pixmap(48, 48).toImage().convertToFormat(QImage::Format_ARGB32);
            int inked = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(image.pixel(x, y)) == 255) {
                        ++inked;
                        QCOMPARE(QColor(image.pixel(x, y)).rgb(), colours().text.rgb());
                    }
            QVERIFY(inked > 20);
        }
    }
};

} // namespace

std::unique_ptr<QObject> makeThemeTest() { return std::make_unique<ThemeTest>(); }

} // namespace marches::app

#include "tst_theme.moc"
