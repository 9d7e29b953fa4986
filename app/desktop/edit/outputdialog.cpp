// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/outputdialog.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/widgets/workdialog.h"
#include "editor/model/mapconversion.h"
#include "editor/painting/editedwording.h"
#include "editor/widgets/numberfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPageSize>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>
#include <cmath>

namespace marches::app {

namespace {

constexpr std::array kPapers{QPageSize::A4, QPageSize::A3, QPageSize::A2,
                             QPageSize::A1, QPageSize::A0, QPageSize::Letter};
constexpr QSize kOutputPreview(360, 360);
constexpr double kUsualMargin = 10;     ///< millimetres
constexpr int kLargestPicture = 64'000; ///< pixels of one side, in all tiles

editor::BoardPicture pictureOf(const editor::MapDocument& document, const engine::MapData& map, const QByteArray& svg)
{
    editor::BoardPicture picture;
    if (const auto drawing = editor::makeBoardDrawing(map, svg, "board.svg")) picture.drawing = *drawing;
    picture.wording = editor::editedWording(document.model(), map.board, document.language());
    return picture;
}

} // namespace

OutputDialog::OutputDialog(const editor::MapDocument& document, const QByteArray& svg, ErrorWords words,
                           QWidget* parent)
    : Translated(parent), m_name(QString::fromStdString(document.model().info.id)),
      m_output(pictureOf(document, editor::mapDataOf(document.model()), svg)), m_words(std::move(words)),
      m_kind(new QComboBox(this)), m_paper(new QComboBox(this)), m_landscape(new QCheckBox(this)),
      m_width(new QDoubleSpinBox(this)), m_margin(new QDoubleSpinBox(this)), m_overlap(new QDoubleSpinBox(this)),
      m_bleed(new QDoubleSpinBox(this)), m_crop(new QCheckBox(this)), m_pixels(new editor::NumberField(this)),
      m_paperRows(new QWidget(this)), m_pixelRows(new QWidget(this)), m_shown(new QLabel(this)),
      m_sheet(new editor::NumberField(this)), m_summary(new QLabel(this)), m_trouble(new QLabel(this)),
      m_cancel(new QPushButton(this)), m_go(new QPushButton(this))
{
    setUp();
    arrange();
    for (QDoubleSpinBox* box : {m_width, m_margin, m_overlap, m_bleed})
        connect(box, &QDoubleSpinBox::valueChanged, this, &OutputDialog::refresh);
    for (QComboBox* box : {m_kind, m_paper})
        connect(box, &QComboBox::currentIndexChanged, this, &OutputDialog::refresh);
    for (QCheckBox* box : {m_landscape, m_crop}) connect(box, &QCheckBox::toggled, this, &OutputDialog::refresh);
    for (QSpinBox* box : {m_pixels, m_sheet}) connect(box, &QSpinBox::valueChanged, this, &OutputDialog::refresh);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_go, &QPushButton::clicked, this, &OutputDialog::accepted);
    retranslate();
}

void OutputDialog::setUp()
{
    for (const QPageSize::PageSizeId paper : kPapers) m_paper->addItem(QPageSize::name(paper), static_cast<int>(paper));
    m_crop->setChecked(true);
    for (QDoubleSpinBox* box : {m_width, m_margin, m_overlap, m_bleed}) box->setDecimals(0);
    m_width->setRange(20, 20'000);
    m_margin->setRange(0, 60);
    m_margin->setValue(kUsualMargin);
    fitOnOneSheet();
    m_overlap->setRange(0, 60);
    m_overlap->setValue(8);
    m_bleed->setRange(0, 20);
    m_bleed->setObjectName(QStringLiteral("bleed"));
    m_pixels->setRange(16, kLargestPicture);
    m_pixels->setValue(2400);
    m_pixels->setGroupSeparatorShown(true);
    m_sheet->setRange(1, 1);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_width->setObjectName(QStringLiteral("width"));
    m_pixels->setObjectName(QStringLiteral("pixels"));
    m_summary->setObjectName(QStringLiteral("summary"));
    m_trouble->setObjectName(QStringLiteral("trouble"));
    m_go->setProperty("primary", true);
    m_go->setDefault(true);
}

void OutputDialog::fitOnOneSheet()
{
    const QSizeF board = m_output.picture().drawing ? m_output.picture().drawing->size : QSizeF(1, 1);
    m_landscape->setChecked(board.width() >= board.height());
    QSizeF room = QPageSize::size(kPapers.front(), QPageSize::Millimeter);
    if (m_landscape->isChecked()) room.transpose();
    room -= QSizeF(2 * kUsualMargin, 2 * kUsualMargin);
    m_width->setValue(std::floor(board.scaled(room, Qt::KeepAspectRatio).width()));
}

void OutputDialog::arrange()
{
    m_onPaper = new QFormLayout(m_paperRows);
    m_onPaper->setContentsMargins(0, 0, 0, 0);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_width, m_paper, m_landscape, m_margin, m_overlap, m_bleed, m_crop})
        m_onPaper->addRow(QStringLiteral(" "), field);
    m_onScreen = new QFormLayout(m_pixelRows);
    m_onScreen->setContentsMargins(0, 0, 0, 0);
    m_onScreen->addRow(QStringLiteral(" "), m_pixels);
    m_head = new QFormLayout;
    m_head->addRow(QStringLiteral(" "), m_kind);
    auto* left = new QVBoxLayout;
    left->addLayout(m_head);
    left->addWidget(m_paperRows);
    left->addWidget(m_pixelRows);
    left->addStretch(1);
    for (QLabel* label : {m_trouble, m_summary}) {
        label->setWordWrap(true);
        left->addWidget(label);
    }
    setTextRole(m_trouble, TextRole::Strong);
    setTextRole(m_summary, TextRole::Secondary);
    auto* right = new QVBoxLayout;
    m_shown->setMinimumSize(kOutputPreview);
    m_shown->setAlignment(Qt::AlignCenter);
    right->addWidget(m_shown, 1);
    right->addWidget(m_sheet, 0, Qt::AlignHCenter);
    auto* body = new QHBoxLayout;
    body->addLayout(left);
    body->addLayout(right, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_go);
    auto* column = new QVBoxLayout(this);
    column->addLayout(body, 1);
    column->addLayout(buttons);
}

void OutputDialog::retranslate()
{
    setWindowTitle(tr("Print and export"));
    const int chosen = std::max(0, m_kind->currentIndex());
    {
        const QSignalBlocker quiet(m_kind);
        m_kind->clear();
        m_kind->addItems({tr("Printer"), tr("PDF"), tr("Picture (PNG)"), tr("Drawing (SVG)")});
        m_kind->setCurrentIndex(chosen);
    }
    const auto name = [](QFormLayout* rows, QWidget* field, const QString& words) {
        static_cast<QLabel*>(rows->labelForField(field))->setText(words);
        field->setAccessibleName(words);
    };
    name(m_head, m_kind, tr("To"));
    name(m_onPaper, m_width, tr("Width of the map"));
    name(m_onPaper, m_paper, tr("Paper"));
    name(m_onPaper, m_margin, tr("Margin"));
    name(m_onPaper, m_overlap, tr("Overlap"));
    name(m_onPaper, m_bleed, tr("Bleed"));
    m_bleed->setToolTip(tr("Printed beyond the edges that are cut, so that no white shows there"));
    name(m_onScreen, m_pixels, tr("Width"));
    m_landscape->setText(tr("Landscape"));
    m_crop->setText(tr("Marks for cutting"));
    for (QDoubleSpinBox* box : {m_width, m_margin, m_overlap, m_bleed}) box->setSuffix(tr(" mm"));
    m_pixels->setSuffix(tr(" px"));
    m_sheet->setPrefix(tr("Sheet "));
    m_shown->setAccessibleName(tr("Preview"));
    m_cancel->setText(tr("Cancel"));
    refresh();
}

OutputDialog::Kind OutputDialog::kind() const { return static_cast<Kind>(m_kind->currentIndex()); }
void OutputDialog::setKind(Kind kind) { m_kind->setCurrentIndex(static_cast<int>(kind)); }
void OutputDialog::setBoardWidth(double millimetres) { m_width->setValue(millimetres); }
void OutputDialog::setPictureWidth(int pixels) { m_pixels->setValue(pixels); }
QString OutputDialog::summary() const { return m_summary->text(); }
QString OutputDialog::trouble() const { return m_trouble->text(); }
QSize OutputDialog::pictureSize() const { return m_output.pictureSize(m_pixels->value()); }

editor::SheetSettings OutputDialog::sheets() const
{
    editor::SheetSettings settings;
    settings.boardWidth = m_width->value();
    settings.paper =
        QPageSize::size(static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt()), QPageSize::Millimeter);
    if (m_landscape->isChecked()) settings.paper.transpose();
    settings.margin = m_margin->value();
    settings.overlap = m_overlap->value();
    settings.bleed = m_bleed->value();
    settings.cropMarks = m_crop->isChecked();
    return settings;
}

void OutputDialog::refresh()
{
    tell({});
    const bool onPaper = kind() == Kind::Print || kind() == Kind::Pdf;
    m_paperRows->setVisible(onPaper);
    m_pixelRows->setVisible(kind() == Kind::Png);
    m_go->setText(kind() == Kind::Print ? tr("Print…") : tr("Save…"));
    if (m_output.picture().drawing == nullptr) {
        present(1, false);
        drawPreview([] { return QImage(); });
    } else if (onPaper) {
        refreshPaper();
    } else {
        refreshPicture();
    }
}

void OutputDialog::refreshPaper()
{
    const QLocale locale;
    const QSizeF board = m_output.picture().drawing->size;
    const editor::SheetSettings settings = sheets();
    const std::vector<editor::Sheet> plan = editor::planSheets(board, settings);
    const int count = static_cast<int>(plan.size());
    const double height = settings.boardWidth * board.height() / board.width();
    m_summary->setText(count > 0
                           ? tr("%1 × %2 mm on %n sheet(s)", nullptr, count)
                                 .arg(locale.toString(qRound(settings.boardWidth)), locale.toString(qRound(height)))
                           : tr("There is no room on this paper, or it would take more than %1 sheets.")
                                 .arg(locale.toString(editor::kMostSheets)));
    present(count, count > 0);
    if (count == 0) return drawPreview([] { return QImage(); });
    const auto index = static_cast<std::size_t>(std::clamp(m_sheet->value(), 1, count) - 1);
    const double scale =
        std::min(kOutputPreview.width() / settings.paper.width(), kOutputPreview.height() / settings.paper.height());
    drawPreview([picture = m_output.picture(), settings, sheet = plan[index], scale] {
        return editor::renderSheet(picture, settings, sheet, scale);
    });
}

void OutputDialog::refreshPicture()
{
    const QLocale locale;
    const QSize size = pictureSize();
    const std::vector<QRect> tiles = editor::planTiles(size);
    const bool can = kind() == Kind::Svg || !tiles.empty();
    if (kind() == Kind::Svg)
        m_summary->setText(tr("Everything in one file, with names drawn as shapes."));
    else if (!can)
        m_summary->setText(tr("That is too large."));
    else
        m_summary->setText(tr("%1 × %2 pixels in %n file(s)", nullptr, static_cast<int>(tiles.size()))
                               .arg(locale.toString(size.width()), locale.toString(size.height())));
    present(1, can);
    editor::BoardPicture small = m_output.picture();
    // Drawn larger, since names are left out where they cannot be read.
    constexpr int kSharper = 3;
    small.size = small.drawing->size.scaled(kSharper * kOutputPreview, Qt::KeepAspectRatio).toSize();
    drawPreview([small = std::move(small)] {
        return editor::renderImage(small).scaled(kOutputPreview, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    });
}

void OutputDialog::drawPreview(std::function<QImage()> draw)
{
    m_preview.start([draw = std::move(draw)](const editor::Progress&) { return draw(); },
                    [this](const QImage& image) { m_shown->setPixmap(QPixmap::fromImage(image)); });
}

void OutputDialog::present(int sheets, bool can)
{
    const QSignalBlocker quiet(m_sheet);
    m_sheet->setVisible(sheets > 1);
    m_sheet->setRange(1, std::max(1, sheets));
    m_sheet->setSuffix(tr(" of %1").arg(QLocale().toString(sheets)));
    m_go->setEnabled(can);
}

void OutputDialog::accepted()
{
    if (kind() == Kind::Print) {
        if (print()) accept();
        return;
    }
    const QString suffix = kind() == Kind::Pdf   ? QStringLiteral("pdf")
                           : kind() == Kind::Png ? QStringLiteral("png")
                                                 : QStringLiteral("svg");
    QString file =
        QFileDialog::getSaveFileName(this, windowTitle(), QDir(m_folder).filePath(m_name + QLatin1Char('.') + suffix),
                                     QStringLiteral("*.") + suffix);
    if (file.isEmpty()) return;
    m_folder = QFileInfo(file).path();
    if (QFileInfo(file).suffix().isEmpty()) file += QLatin1Char('.') + suffix;
    if (mayReplace(file) && writeTo(file)) accept();
}

bool OutputDialog::print()
{
    // The thread that prints has the printer for as long as it takes, even when this dialog does not wait for it any
    // more.
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    QPrintDialog dialog(printer.get(), this);
    if (dialog.exec() != QDialog::Accepted) return false;
    const std::optional<bool> printed =
        doWhileShown(this, tr("Printing…"),
                     [picture = m_output.picture(), settings = sheets(), printer](const editor::Progress& progress) {
                         return editor::printSheets(picture, settings, *printer, progress);
                     });
    if (printed && !*printed) tell(tr("The printer did not accept it."));
    return printed.value_or(false);
}

bool OutputDialog::mayReplace(const QString& file)
{
    if (kind() != Kind::Png) return true;
    QStringList names;
    for (const QString& part : m_output.pngFiles(file, m_pixels->value()))
        if (part != file && QFileInfo::exists(part)) names << QFileInfo(part).fileName();
    if (names.isEmpty()) return true;
    QMessageBox box(QMessageBox::Question, windowTitle(),
                    tr("%n file(s) of this picture are there already.", nullptr, static_cast<int>(names.size())),
                    QMessageBox::Cancel, this);
    constexpr int kNamed = 6;
    box.setInformativeText(names.size() <= kNamed
                               ? names.join(QStringLiteral(", "))
                               : names.mid(0, kNamed).join(QStringLiteral(", ")) + QStringLiteral(", …"));
    const QPushButton* replace = box.addButton(tr("Replace"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

bool OutputDialog::writeTo(const QString& file)
{
    const auto write = [output = m_output, kind = kind(), file, settings = sheets(),
                        width = m_pixels->value()](const editor::Progress& progress) -> engine::Result<void> {
        switch (kind) {
        case Kind::Print: break;
        case Kind::Pdf: return output.writePdf(file, settings, progress);
        case Kind::Svg: return output.writeSvg(file, progress);
        case Kind::Png: return output.writePng(file, width, progress);
        }
        return {};
    };
    const auto done = doWhileShown(this, tr("Writing %1…").arg(QFileInfo(file).fileName()), write);
    const QStringList files = kind() == Kind::Png ? m_output.pngFiles(file, m_pixels->value()) : QStringList(file);
    const bool several = files.size() > 1;
    tell(!done   ? several ? tr("Cancelled. The files that were already written are complete.") : tr("Cancelled.")
           : *done ? QString()
                 : m_words(done->error()));
    if (done && *done) m_written = files;
    return done && done->has_value();
}

void OutputDialog::tell(const QString& trouble)
{
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
}

} // namespace marches::app
