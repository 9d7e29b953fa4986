// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

#include <vector>

namespace marches::app {

/// A card as it is printed.
struct PrintedCard {
    QString deck; ///< name of its deck
    QString name;
    QString text;
    int copies = 1;
};

/// How cards lie on sheets of paper. Lengths in millimetres.
struct CardSheetSettings {
    QSizeF paper{210, 297};
    QSizeF card{63, 88}; ///< as most card sleeves hold
    double margin = 10;  ///< white on each side at least; the marks for cutting stand in it
};

/// How many sheets it takes; 0 where a card is larger than the paper leaves room for.
int cardSheetCount(const std::vector<PrintedCard>& cards, const CardSheetSettings& settings);
/// All cards with all their copies, in rows with lines to cut along. Texts become smaller until they fit. Empty where
/// there is no room or nothing to print.
QByteArray renderCardsPdf(const std::vector<PrintedCard>& cards, const CardSheetSettings& settings);
/// One sheet (from 0) as it will come out.
QImage renderCardSheet(const std::vector<PrintedCard>& cards, const CardSheetSettings& settings, int sheet,
                       double pixelsPerMillimetre);

} // namespace marches::app
