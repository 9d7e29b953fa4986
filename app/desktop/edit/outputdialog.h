// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/boardsheets.h"
#include "editor/document/mapdocument.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace marches::app {

/// The map on paper or in a file: printed or as PDF at a size, over as many sheets as that takes, as PNG at any resolution,
/// or as SVG. Shows what comes out.
class OutputDialog : public QDialog {
    Q_OBJECT
public:
    enum class Kind { Print, Pdf, Png, Svg };

    /// `svg`: board.svg of the document as it is now.
    OutputDialog(const editor::MapDocument& document, const QByteArray& svg, QWidget* parent = nullptr);

    Kind kind() const;
    void setKind(Kind kind);
    editor::SheetSettings sheets() const;
    void setBoardWidth(double millimetres);
    QSize pictureSize() const;
    void setPictureWidth(int pixels);
    /// Writes what the dialog shows; of a PNG in several tiles the names get "-1-1" and so on. False, with the reason shown,
    /// when it fails.
    bool writeTo(const QString& file);
    QString summary() const;

private:
    void refresh();
    void choosePaper();
    void accepted();
    bool print();
    bool write(const QString& file, const QByteArray& bytes);
    void tell(const QString& trouble);

    QString m_name;
    editor::BoardPicture m_picture;
    QByteArray m_svg;
    QComboBox* m_kind;
    QComboBox* m_paper;
    QCheckBox* m_landscape;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_margin;
    QDoubleSpinBox* m_overlap;
    QCheckBox* m_crop;
    QSpinBox* m_pixels;
    QWidget* m_paperRows;
    QWidget* m_pixelRows;
    QLabel* m_preview;
    QSpinBox* m_sheet;
    QLabel* m_summary;
    QPushButton* m_go;
};

} // namespace marches::app
