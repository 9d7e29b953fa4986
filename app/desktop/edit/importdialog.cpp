// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/importdialog.h"

#include "app/desktop/shell/icons.h"
#include "editor/document/ids.h"
#include "editor/document/terrain.h"
#include "editor/geometry/outline.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

using editor::ImportedShape;

namespace {

constexpr QSize kPreview(380, 300);
constexpr int kMostRows = 400; ///< of each kind of finding
constexpr int kSwatch = 14;
enum Becomes { Territory, Sea, LeftOut };

} // namespace

ImportDialog::ImportDialog(editor::ImportPlan plan, const QString& name, const std::string& language, QWidget* parent)
    : QDialog(parent), m_plan(std::move(plan)), m_language(language)
{
    build(name);
    fillShapes();
    weld();
}

ImportDialog::ImportDialog(const QImage& picture, const QString& name, const std::string& language, QWidget* parent)
    : QDialog(parent), m_picture(picture), m_language(language)
{
    build(name);
    trace();
}

void ImportDialog::build(const QString& name)
{
    setWindowTitle(tr("Import: what will become of it"));
    resize(980, 620);
    m_name = new QLineEdit(name, this);
    m_tolerance = new QDoubleSpinBox(this);
    m_tolerance->setRange(0, 20);
    m_tolerance->setSingleStep(0.1);
    m_tolerance->setValue(m_picture.isNull() ? 0.5 : 0.05);
    m_tolerance->setObjectName(QStringLiteral("tolerance"));
    m_leastRun = new QDoubleSpinBox(this);
    m_leastRun->setRange(0, 100);
    m_leastRun->setValue(2);
    m_leastRun->setObjectName(QStringLiteral("least-run"));
    m_shapes = new QTreeWidget(this);
    m_shapes->setRootIsDecorated(false);
    m_shapes->setColumnCount(2);
    m_shapes->setHeaderLabels({tr("Found"), tr("Becomes")});
    m_shapes->header()->setStretchLastSection(false);
    m_shapes->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_shapes->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_shapes->setAccessibleName(tr("Shapes that were found"));
    m_report = new QTreeWidget(this);
    m_report->setRootIsDecorated(false);
    m_report->setHeaderHidden(true);
    m_report->setWordWrap(true);
    m_report->setAccessibleName(tr("What joining them found"));
    m_summary = new QLabel(this);
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_preview = new QLabel(this);
    m_preview->setMinimumSize(kPreview);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview of the new map"));

    auto* form = new QFormLayout;
    form->addRow(tr("Name"), m_name);
    if (!m_picture.isNull()) {
        m_colours = new QSpinBox(this);
        m_colours->setRange(0, 120);
        m_colours->setValue(editor::TraceOptions().colourTolerance);
        m_smoothing = new QDoubleSpinBox(this);
        m_smoothing->setRange(0, 10);
        m_smoothing->setSingleStep(0.2);
        m_smoothing->setValue(editor::TraceOptions().smoothing);
        form->addRow(tr("Colour tolerance"), m_colours);
        form->addRow(tr("Smoothing"), m_smoothing);
        connect(m_colours, &QSpinBox::editingFinished, this, &ImportDialog::trace);
        connect(m_smoothing, &QDoubleSpinBox::editingFinished, this, &ImportDialog::trace);
    }
    form->addRow(tr("Tolerance"), m_tolerance);
    form->addRow(tr("Least common border"), m_leastRun);
    connect(m_tolerance, &QDoubleSpinBox::valueChanged, this, &ImportDialog::weld);
    connect(m_leastRun, &QDoubleSpinBox::valueChanged, this, &ImportDialog::weld);

    auto* left = new QVBoxLayout;
    left->addLayout(form);
    left->addWidget(m_shapes, 1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_preview);
    right->addWidget(m_summary);
    right->addWidget(m_report, 1);
    auto* body = new QHBoxLayout;
    body->addLayout(left, 1);
    body->addLayout(right, 1);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    m_make = new QPushButton(tr("Make the map"), this);
    m_make->setProperty("primary", true);
    m_make->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_make);
    auto* column = new QVBoxLayout(this);
    column->addLayout(body, 1);
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_make, &QPushButton::clicked, this, &QDialog::accept);
}

void ImportDialog::trace()
{
    editor::TraceOptions options;
    options.colourTolerance = m_colours->value();
    options.smoothing = m_smoothing->value();
    m_plan = editor::planFromPicture(m_picture, options);
    fillShapes();
    weld();
}

void ImportDialog::fillShapes()
{
    m_filling = true;
    m_shapes->clear();
    for (std::size_t i = 0; i < m_plan.shapes.size(); ++i) {
        const ImportedShape& shape = m_plan.shapes[i];
        auto* item = new QTreeWidgetItem(m_shapes);
        item->setText(0, shape.name);
        QPixmap swatch(kSwatch, kSwatch);
        swatch.fill(shape.fill.isValid() ? shape.fill : QColor(Qt::transparent));
        item->setIcon(0, swatch);
        auto* becomes = new QComboBox;
        becomes->addItems({tr("territory"), tr("sea zone"), tr("left out")});
        becomes->setCurrentIndex(!shape.used ? LeftOut : shape.kind == engine::PlaceKind::Sea ? Sea : Territory);
        becomes->setAccessibleName(shape.name);
        m_shapes->setItemWidget(item, 1, becomes);
        connect(becomes, &QComboBox::activated, this, [this, i](int choice) {
            m_plan.shapes[i].used = choice != LeftOut;
            m_plan.shapes[i].kind = choice == Sea ? engine::PlaceKind::Sea : engine::PlaceKind::Land;
            weld();
        });
    }
    m_filling = false;
}

void ImportDialog::weld()
{
    if (m_filling) return;
    editor::WeldOptions options;
    options.tolerance = m_tolerance->value();
    options.minimalRun = m_leastRun->value();
    m_welded = editor::weldPlan(m_plan, options);
    fillReport();
    drawPreview();
}

QString ImportDialog::nameOf(editor::FaceId face) const
{
    const std::vector<std::size_t> used = m_plan.usedShapes();
    const auto index = static_cast<std::size_t>(face);
    return index < used.size() ? m_plan.shapes[used[index]].name : QString();
}

void ImportDialog::fillReport()
{
    m_report->clear();
    const QLocale locale;
    const auto add = [this](const char* glyph, const QString& sentence) {
        auto* item = new QTreeWidgetItem(m_report);
        item->setIcon(0, icon(QLatin1String(glyph)));
        item->setText(0, sentence);
        item->setToolTip(0, sentence);
    };
    for (const ImportedShape& shape : m_plan.shapes) {
        switch (shape.guess) {
        case ImportedShape::Guess::None: break;
        case ImportedShape::Guess::SeaByName: add("info", tr("%1: taken for a sea by its name").arg(shape.name)); break;
        case ImportedShape::Guess::SeaByColour: add("info", tr("%1: taken for a sea by its colour").arg(shape.name)); break;
        case ImportedShape::Guess::Background: add("info", tr("%1: left out, it lies behind everything").arg(shape.name)); break;
        case ImportedShape::Guess::NoArea: add("info", tr("%1: left out, it has hardly any area").arg(shape.name)); break;
        }
    }
    int rows = 0;
    for (const editor::Gap& gap : m_welded.report.gaps)
        if (rows++ < kMostRows)
            add("warning", tr("%1 and %2 nearly touch: a gap of %3 units")
                               .arg(nameOf(gap.a), nameOf(gap.b), locale.toString(gap.width, 'f', 1)));
    rows = 0;
    for (const editor::Overlap& overlap : m_welded.report.overlaps)
        if (rows++ < kMostRows)
            add("warning", tr("%1 lies over %2 and takes what both cover").arg(nameOf(overlap.above), nameOf(overlap.below)));
    rows = 0;
    for (const editor::WeldedRun& run : m_welded.report.welded)
        if (run.isShort && rows++ < kMostRows)
            add("warning", tr("%1 and %2 share only %3 units of border")
                               .arg(nameOf(run.a), nameOf(run.b), locale.toString(run.length, 'f', 1)));
    for (const editor::Sliver& sliver : m_welded.report.slivers)
        add("warning", tr("A hardly visible strip belongs to %1").arg(nameOf(sliver.face)));
    for (const editor::FaceId lost : m_welded.report.lost)
        add("error", tr("%1 is covered by others and is dropped").arg(nameOf(lost)));
    int seas = 0;
    int lands = 0;
    for (const ImportedShape& shape : m_plan.shapes)
        if (shape.used) ++(shape.kind == engine::PlaceKind::Sea ? seas : lands);
    m_summary->setText(tr("%1, %2, %3", "counts of territories, of sea zones, of borders")
                           .arg(tr("%n territory(ies)", nullptr, lands), tr("%n sea zone(s)", nullptr, seas),
                                tr("%n common border(s)", nullptr, static_cast<int>(m_welded.report.welded.size()))));
    m_make->setEnabled(lands + seas > 0);
}

void ImportDialog::drawPreview()
{
    if (m_plan.size.isEmpty()) return;
    const QSizeF shown = m_plan.size.scaled(kPreview, Qt::KeepAspectRatio);
    const double scale = shown.width() / m_plan.size.width();
    const qreal ratio = devicePixelRatioF();
    QPixmap picture((shown * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    QPen pen(QColor(0x35, 0x2f, 0x26), 1);
    pen.setCosmetic(true);
    painter.setPen(pen);
    const std::vector<std::size_t> used = m_plan.usedShapes();
    for (std::size_t i = 0; i < used.size(); ++i) {
        const auto face = static_cast<editor::FaceId>(i);
        if (!m_welded.map.has(face)) continue;
        const ImportedShape& shape = m_plan.shapes[used[i]];
        painter.setBrush(shape.fill.isValid() ? shape.fill : editor::terrainFill(shape.kind, {}));
        painter.drawPath(editor::outlineOf(m_welded.map, face));
    }
    painter.end();
    m_preview->setPixmap(picture);
}

engine::Result<editor::MapFiles> ImportDialog::files() const
{
    const std::string name = m_name->text().trimmed().toStdString();
    return editor::importedFiles(m_plan, m_welded, editor::idFromName(name), m_language, name);
}

} // namespace marches::app
