// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/outputdialog.h"

#include "app/desktop/shell/textrole.h"
#include "editor/document/mapconversion.h"
#include "engine/package/files.h"

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPageSize>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace marches::app {

namespace {

constexpr std::array kPapers{QPageSize::A4, QPageSize::A3, QPageSize::A2, QPageSize::A1, QPageSize::A0, QPageSize::Letter};
constexpr QSize kPreview(360, 360);
constexpr int kLargestPicture = 64'000; ///< pixels of one side, in all tiles

} // namespace

OutputDialog::OutputDialog(const editor::MapDocument& document, const QByteArray& svg, QWidget* parent)
    : QDialog(parent), m_svg(svg), m_kind(new QComboBox(this)), m_paper(new QComboBox(this)), m_landscape(new QCheckBox(this)),
      m_width(new QDoubleSpinBox(this)), m_margin(new QDoubleSpinBox(this)), m_overlap(new QDoubleSpinBox(this)),
      m_crop(new QCheckBox(this)), m_pixels(new QSpinBox(this)), m_paperRows(new QWidget(this)), m_pixelRows(new QWidget(this)),
      m_preview(new QLabel(this)), m_sheet(new QSpinBox(this)), m_summary(new QLabel(this)), m_go(new QPushButton(this))
{
    const engine::MapData map = editor::mapDataOf(document.model());
    m_name = QString::fromStdString(map.id);
    if (const auto drawing = editor::makeBoardDrawing(map, svg, "board.svg")) m_picture.drawing = *drawing;
    std::vector<QString> names;
    for (int i = 0; i < map.board.placeCount(); ++i) names.push_back(document.nameOf(map.board.place(i).id));
    m_picture.wording.name = [names](engine::Ref ref) {
        return ref.space == engine::Space::Place && ref.index >= 0 && ref.index < static_cast<int>(names.size())
                   ? names[static_cast<std::size_t>(ref.index)]
                   : QString();
    };

    setWindowTitle(tr("Print and export"));
    m_kind->addItems({tr("Printer"), tr("PDF"), tr("Picture (PNG)"), tr("Drawing (SVG)")});
    for (const QPageSize::PageSizeId paper : kPapers) m_paper->addItem(QPageSize::name(paper), static_cast<int>(paper));
    m_landscape->setText(tr("Landscape"));
    m_landscape->setChecked(true);
    m_crop->setText(tr("Marks for cutting"));
    m_crop->setChecked(true);
    for (QDoubleSpinBox* box : {m_width, m_margin, m_overlap}) {
        box->setDecimals(0);
        box->setSuffix(tr(" mm"));
    }
    m_width->setRange(20, 20'000);
    m_width->setValue(277);
    m_margin->setRange(0, 60);
    m_margin->setValue(10);
    m_overlap->setRange(0, 60);
    m_overlap->setValue(8);
    m_pixels->setRange(16, kLargestPicture);
    m_pixels->setValue(2400);
    m_pixels->setSuffix(tr(" px"));
    m_pixels->setGroupSeparatorShown(true);
    m_sheet->setRange(1, 1);
    m_sheet->setPrefix(tr("Sheet "));
    m_kind->setObjectName(QStringLiteral("kind"));
    m_width->setObjectName(QStringLiteral("width"));
    m_pixels->setObjectName(QStringLiteral("pixels"));

    auto* rows = new QFormLayout(m_paperRows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addRow(tr("Width of the map"), m_width);
    rows->addRow(tr("Paper"), m_paper);
    rows->addRow(QString(), m_landscape);
    rows->addRow(tr("Margin"), m_margin);
    rows->addRow(tr("Overlap"), m_overlap);
    rows->addRow(QString(), m_crop);
    auto* pixelRows = new QFormLayout(m_pixelRows);
    pixelRows->setContentsMargins(0, 0, 0, 0);
    pixelRows->addRow(tr("Width"), m_pixels);
    auto* left = new QVBoxLayout;
    auto* head = new QFormLayout;
    head->addRow(tr("To"), m_kind);
    left->addLayout(head);
    left->addWidget(m_paperRows);
    left->addWidget(m_pixelRows);
    left->addStretch(1);
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("summary"));
    setTextRole(m_summary, TextRole::Secondary);
    left->addWidget(m_summary);
    auto* right = new QVBoxLayout;
    m_preview->setMinimumSize(kPreview);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview"));
    right->addWidget(m_preview, 1);
    right->addWidget(m_sheet, 0, Qt::AlignHCenter);
    auto* body = new QHBoxLayout;
    body->addLayout(left);
    body->addLayout(right, 1);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    m_go->setProperty("primary", true);
    m_go->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_go);
    auto* column = new QVBoxLayout(this);
    column->addLayout(body, 1);
    column->addLayout(buttons);
    for (QDoubleSpinBox* box : {m_width, m_margin, m_overlap})
        connect(box, &QDoubleSpinBox::valueChanged, this, &OutputDialog::refresh);
    for (QComboBox* box : {m_kind, m_paper}) connect(box, &QComboBox::currentIndexChanged, this, &OutputDialog::refresh);
    for (QCheckBox* box : {m_landscape, m_crop}) connect(box, &QCheckBox::toggled, this, &OutputDialog::refresh);
    for (QSpinBox* box : {m_pixels, m_sheet}) connect(box, &QSpinBox::valueChanged, this, &OutputDialog::refresh);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_go, &QPushButton::clicked, this, &OutputDialog::accepted);
    refresh();
}

OutputDialog::Kind OutputDialog::kind() const { return static_cast<Kind>(m_kind->currentIndex()); }
void OutputDialog::setKind(Kind kind) { m_kind->setCurrentIndex(static_cast<int>(kind)); }
void OutputDialog::setBoardWidth(double millimetres) { m_width->setValue(millimetres); }
void OutputDialog::setPictureWidth(int pixels) { m_pixels->setValue(pixels); }
QString OutputDialog::summary() const { return m_summary->text(); }

editor::SheetSettings OutputDialog::sheets() const
{
    editor::SheetSettings settings;
    settings.boardWidth = m_width->value();
    settings.paper = QPageSize::size(static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt()), QPageSize::Millimeter);
    if (m_landscape->isChecked()) settings.paper.transpose();
    settings.margin = m_margin->value();
    settings.overlap = m_overlap->value();
    settings.cropMarks = m_crop->isChecked();
    return settings;
}

QSize OutputDialog::pictureSize() const
{
    if (!m_picture.drawing) return {};
    const QSizeF board = m_picture.drawing->size;
    return {m_pixels->value(), std::max(1, qRound(m_pixels->value() * board.height() / board.width()))};
}

void OutputDialog::refresh()
{
    const bool onPaper = kind() == Kind::Print || kind() == Kind::Pdf;
    m_paperRows->setVisible(onPaper);
    m_pixelRows->setVisible(kind() == Kind::Png);
    m_go->setText(kind() == Kind::Print ? tr("Print…") : tr("Save…"));
    const QLocale locale;
    bool can = m_picture.drawing != nullptr;
    int count = 1;
    QImage preview;
    if (can && onPaper) {
        const editor::SheetSettings settings = sheets();
        const std::vector<editor::Sheet> plan = editor::planSheets(m_picture.drawing->size, settings);
        count = static_cast<int>(plan.size());
        can = count > 0;
        const double height = settings.boardWidth * m_picture.drawing->size.height() / m_picture.drawing->size.width();
        m_summary->setText(can ? tr("%1 × %2 mm on %n sheet(s)", nullptr, count)
                                     .arg(locale.toString(qRound(settings.boardWidth)), locale.toString(qRound(height)))
                               : tr("There is no room on this paper, or it would take more than %1 sheets.")
                                     .arg(locale.toString(editor::kMostSheets)));
        if (can) {
            const auto index = static_cast<std::size_t>(std::clamp(m_sheet->value(), 1, count) - 1);
            const double scale = std::min(kPreview.width() / settings.paper.width(), kPreview.height() / settings.paper.height());
            preview = editor::renderSheet(m_picture, settings, plan[index], scale);
        }
    } else if (can) {
        const QSize size = pictureSize();
        const std::vector<QRect> tiles = editor::planTiles(size);
        can = kind() == Kind::Svg || !tiles.empty();
        if (kind() == Kind::Svg)
            m_summary->setText(tr("Everything in one file, with names drawn as shapes."));
        else if (!can)
            m_summary->setText(tr("This is too large."));
        else
            m_summary->setText(tr("%1 × %2 pixels in %n file(s)", nullptr, static_cast<int>(tiles.size()))
                                   .arg(locale.toString(size.width()), locale.toString(size.height())));
        editor::BoardPicture small = m_picture;
        small.size = m_picture.drawing->size.scaled(kPreview, Qt::KeepAspectRatio).toSize();
        preview = editor::renderImage(small);
    }
    m_sheet->setVisible(onPaper && count > 1);
    m_sheet->setRange(1, std::max(1, count));
    m_sheet->setSuffix(tr(" of %1").arg(locale.toString(count)));
    m_preview->setPixmap(QPixmap::fromImage(preview));
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
        QFileDialog::getSaveFileName(this, windowTitle(), m_name + QLatin1Char('.') + suffix, QStringLiteral("*.") + suffix);
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QLatin1Char('.') + suffix;
    if (writeTo(file)) accept();
}

bool OutputDialog::print()
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted) return false;
    if (editor::printSheets(m_picture, sheets(), printer)) return true;
    tell(tr("The printer did not take it."));
    return false;
}

bool OutputDialog::writeTo(const QString& file)
{
    switch (kind()) {
    case Kind::Print: return false;
    case Kind::Pdf: return write(file, editor::renderSheetsPdf(m_picture, sheets()));
    case Kind::Svg: return write(file, editor::renderSvg(m_picture));
    case Kind::Png: break;
    }
    const QSize size = pictureSize();
    const std::vector<QRect> tiles = editor::planTiles(size);
    if (tiles.empty()) return false;
    const double scale = size.width() / m_picture.drawing->size.width();
    const QFileInfo info(file);
    for (const QRect& tile : tiles) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        editor::renderTile(m_picture, scale, tile).save(&buffer, "PNG");
        const QString name = tiles.size() == 1 ? file
                                               : QStringLiteral("%1/%2-%3-%4.png")
                                                     .arg(info.path(), info.completeBaseName())
                                                     .arg(tile.y() / editor::kTileSide + 1)
                                                     .arg(tile.x() / editor::kTileSide + 1);
        if (!write(name, bytes)) return false;
    }
    return true;
}

bool OutputDialog::write(const QString& file, const QByteArray& bytes)
{
    const bool done =
        !bytes.isEmpty() && engine::writeFile(file.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!done) tell(tr("%1 was not written.").arg(QFileInfo(file).fileName()));
    return done;
}

void OutputDialog::tell(const QString& trouble) { m_summary->setText(trouble); }

} // namespace marches::app
