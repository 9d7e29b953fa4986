// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/mapoutput.h"
#include "editor/document/longwork.h"
#include "editor/document/mapdocument.h"
#include "editor/widgets/translated.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace marches::app {

/// The map on paper or in a file: printed or as PDF at a size, over as many sheets as that takes, as PNG at any
/// resolution, or as SVG. Shows what comes out, and why it did not where it failed.
class OutputDialog : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    using Kind = MapOutput::Kind;
    /// What went wrong, for a person.
    using ErrorWords = std::function<QString(const engine::Errors&)>;

    /// `svg`: board.svg of the document as it is now. What the document becomes later has no part in it.
    OutputDialog(const editor::MapDocument& document, const QByteArray& svg, ErrorWords words,
                 QWidget* parent = nullptr);

    Kind kind() const;
    void setKind(Kind kind);
    editor::SheetSettings sheets() const;
    void setBoardWidth(double millimetres);
    QSize pictureSize() const;
    void setPictureWidth(int pixels);
    /// Writes what the dialog shows; of a PNG in several tiles the names get "-1-1" and so on. False, with the reason
    /// shown, when it fails or is given up.
    [[nodiscard]] bool writeTo(const QString& file);
    QString summary() const;
    /// Asks where that would write over files that nobody was asked about: the parts of a large picture, of whose names
    /// the dialog that chose the file knows nothing.
    bool mayReplace(const QString& file);
    /// Why the last writing failed; empty: it did not.
    QString trouble() const;
    MapOutput& output() { return m_output; }
    /// Where the file is proposed to be; afterwards where it was put.
    void setFolder(const QString& folder) { m_folder = folder; }
    const QString& folder() const { return m_folder; }
    /// Empty: none.
    const QStringList& written() const { return m_written; }

private:
    void setUp();
    void fitOnOneSheet();
    void arrange();
    void retranslate() final;
    void refresh();
    void refreshPaper();
    void refreshPicture();
    void present(int sheets, bool can);
    /// Draws the preview in another thread; the latest wins.
    void drawPreview(std::function<QImage()> draw);
    void accepted();
    bool print();
    void tell(const QString& trouble);

    QString m_name;
    QString m_folder;
    QStringList m_written;
    MapOutput m_output;
    ErrorWords m_words;
    editor::LongWork m_preview;
    QComboBox* m_kind;
    QComboBox* m_paper;
    QCheckBox* m_landscape;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_margin;
    QDoubleSpinBox* m_overlap;
    QDoubleSpinBox* m_bleed;
    QCheckBox* m_crop;
    QSpinBox* m_pixels;
    QWidget* m_paperRows;
    QWidget* m_pixelRows;
    QLabel* m_shown;
    QSpinBox* m_sheet;
    QLabel* m_summary;
    QLabel* m_trouble;
    QPushButton* m_cancel;
    QPushButton* m_go;
    QFormLayout* m_head = nullptr;
    QFormLayout* m_onPaper = nullptr;
    QFormLayout* m_onScreen = nullptr;
};

} // namespace marches::app
