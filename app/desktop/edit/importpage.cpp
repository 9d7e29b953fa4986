// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/importpage.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/edit/giveupdialog.h"
#include "app/desktop/edit/importoptions.h"
#include "app/desktop/edit/importpreview.h"
#include "app/desktop/edit/importreport.h"
#include "app/desktop/edit/importrows.h"
#include "editor/document/ids.h"
#include "editor/geometry/outline.h"
#include "editor/model/terrain.h"
#include "editor/widgets/escgivesback.h"
#include "editor/widgets/letterlimit.h"
#include "editor/widgets/numberfield.h"
#include "engine/base/textlimits.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>
#include <QPolygonF>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace marches::app {

using editor::ImportedShape;

namespace {

constexpr QSize kPreview(600, 380);
constexpr QSize kSmallPreview(300, 210);
constexpr int kPictureGap = 12;
constexpr int kSwatch = 14;
constexpr int kImportMargin = 20;
constexpr double kTraced = 0.5; ///< of the work, when the shapes are found
enum Becomes { Territory, Sea, LeftOut };

QPixmap swatch(const QColor& fill)
{
    QPixmap square(kSwatch, kSwatch);
    square.fill(fill.isValid() ? fill : QColor(Qt::transparent));
    return square;
}

/// The list would show the same, whether it is taken or not.
bool isSameRow(const editor::OfferedPlace& a, const editor::OfferedPlace& b)
{
    return a.key == b.key && a.name == b.name && a.region == b.region && a.kind == b.kind;
}

/// Round what is selected in the list.
QPen selectedPen()
{
    QPen pen(QApplication::palette().color(QPalette::Highlight), 2.5);
    pen.setCosmetic(true);
    return pen;
}

/// Of its largest part: islands far away say nothing of where a country is.
QPointF middleOf(const QPainterPath& outline)
{
    QRectF largest;
    for (const QPolygonF& part : outline.toSubpathPolygons())
        if (const QRectF box = part.boundingRect(); box.width() * box.height() > largest.width() * largest.height())
            largest = box;
    return largest.center();
}

struct Traced {
    editor::ImportPlan plan;
    editor::WeldedMap welded;
};

} // namespace

ImportPage::ImportPage(QWidget* parent)
    : Translated(parent), m_previewSize(kPreview), m_heading(new QLabel(this)), m_name(new QLineEdit(this)),
      m_tolerance(new QDoubleSpinBox(this)), m_leastRun(new QDoubleSpinBox(this)),
      m_colours(new editor::NumberField(this)), m_smoothing(new QDoubleSpinBox(this)),
      m_options(new ImportOptions(this)), m_shapes(new QTreeWidget(this)), m_rows(new ImportRows(this)),
      m_report(new ImportReport(this)), m_summary(new QLabel(this)), m_original(new QLabel(this)),
      m_originalCaption(new QLabel(this)), m_previewCaption(new QLabel(this)), m_preview(new ImportPreview(this)),
      m_busy(new QProgressBar(this)), m_cancel(new QPushButton(this)), m_make(new QPushButton(this))
{
    setObjectName(QStringLiteral("importPage"));
    buildForm();
    build();
    connect(m_colours, &QSpinBox::editingFinished, this, &ImportPage::trace);
    connect(m_smoothing, &QDoubleSpinBox::editingFinished, this, &ImportPage::trace);
    connect(m_tolerance, &QDoubleSpinBox::valueChanged, this, &ImportPage::weld);
    connect(m_leastRun, &QDoubleSpinBox::valueChanged, this, &ImportPage::weld);
    connect(&m_work, &editor::LongWork::runningChanged, this, &ImportPage::showBusy);
    connect(m_name, &QLineEdit::textEdited, this, &ImportPage::touch);
    for (QDoubleSpinBox* number : {m_tolerance, m_leastRun, m_smoothing})
        connect(number, &QDoubleSpinBox::valueChanged, this, &ImportPage::touch);
    connect(m_colours, &QSpinBox::valueChanged, this, &ImportPage::touch);
    connect(m_options, &ImportOptions::chosen, this, &ImportPage::readAnew);
    connect(m_rows, &ImportRows::chosen, this, &ImportPage::readAnew);
    connect(m_rows, &ImportRows::selectionChanged, this, &ImportPage::drawPreview);
    connect(m_shapes, &QTreeWidget::itemSelectionChanged, this, &ImportPage::drawPreview);
    connect(m_preview, &ImportPreview::picked, this, &ImportPage::pick);
    connect(m_cancel, &QPushButton::clicked, this, &ImportPage::giveUp);
    connect(m_make, &QPushButton::clicked, this, &ImportPage::accepted);
    retranslate();
}

void ImportPage::buildForm()
{
    m_tolerance->setRange(0, 20);
    m_tolerance->setSingleStep(0.1);
    m_tolerance->setObjectName(QStringLiteral("tolerance"));
    m_leastRun->setRange(0, 100);
    m_leastRun->setObjectName(QStringLiteral("least-run"));
    m_colours->setRange(0, 120);
    m_smoothing->setRange(0, 10);
    m_smoothing->setSingleStep(0.2);
    editor::LetterLimit::set(*m_name, engine::kLongestName);
    m_form = new QFormLayout;
    for (QWidget* field : std::initializer_list<QWidget*>{m_name, m_colours, m_smoothing, m_tolerance, m_leastRun})
        m_form->addRow(QStringLiteral(" "), field);
}

void ImportPage::build()
{
    setTextRole(m_heading, TextRole::Head);
    m_shapes->setRootIsDecorated(false);
    m_shapes->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_shapes->setColumnCount(2);
    m_shapes->header()->setStretchLastSection(false);
    m_shapes->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_shapes->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_busy->setRange(0, 0); // what is left to do nobody knows
    m_busy->setTextVisible(false);
    QSizePolicy room = m_busy->sizePolicy();
    room.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(room);
    m_busy->hide();
    m_make->setProperty("primary", true);
    auto* left = new QVBoxLayout;
    left->addLayout(m_form);
    left->addWidget(m_options);
    left->addWidget(m_shapes, 1);
    left->addWidget(m_rows, 1);
    auto* right = new QVBoxLayout;
    auto* pictures = new QGridLayout;
    pictures->setHorizontalSpacing(kPictureGap);
    pictures->addWidget(m_originalCaption, 0, 0);
    pictures->addWidget(m_previewCaption, 0, 1);
    pictures->addWidget(m_original, 1, 0);
    pictures->addWidget(m_preview, 1, 1);
    for (QLabel* caption : {m_originalCaption, m_previewCaption}) {
        setTextRole(caption, TextRole::Small);
        caption->setAlignment(Qt::AlignCenter);
    }
    m_original->setAlignment(Qt::AlignCenter);
    m_original->setObjectName(QStringLiteral("original"));
    for (QLabel* picture : {m_original, static_cast<QLabel*>(m_preview)})
        picture->setMinimumWidth(1); // it follows the window, and does not hold it open
    right->addLayout(pictures);
    right->addWidget(m_busy);
    right->addWidget(m_summary);
    right->addWidget(m_report, 1);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setSpacing(kImportMargin);
    m_columns->addLayout(left, 1);
    m_columns->addLayout(right, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_make);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(kImportMargin, kImportMargin - 6, kImportMargin, kImportMargin - 6);
    page->setSpacing(12);
    page->addWidget(m_heading);
    page->addLayout(m_columns, 1);
    page->addLayout(buttons);
}

void ImportPage::begin(const QImage& picture, const QString& name, const std::string& language)
{
    reset(name, language, picture);
    trace();
}

void ImportPage::begin(std::shared_ptr<const ReadyMap> ready, ErrorWords words)
{
    reset(QString::fromStdString(ready->map.name), ready->opened.model.info.language, {});
    m_ready = std::move(ready);
    m_words = std::move(words);
    showFields();
    m_options->offer(m_ready->map.offers, m_ready->choices);
    m_rows->show(*m_ready);
    refresh();
    if (layout() != nullptr) layout()->activate(); // the report has its width
    for (QTreeWidget* list : {&m_rows->tree(), static_cast<QTreeWidget*>(m_report)})
        list->scrollToTop(); // of this file
    drawPreview();
}

void ImportPage::reset(const QString& name, const std::string& language, const QImage& picture)
{
    m_isUnderWay = false; // the fields that change below start nothing
    m_isTouched = false;
    m_work.cancel();
    m_isTracing = false;
    forget();
    m_picture = picture;
    m_language = language;
    m_name->setText(name);
    m_tolerance->setValue(picture.isNull() ? 0.5 : 0.05);
    m_leastRun->setValue(2);
    m_colours->setValue(editor::TraceOptions().colourTolerance);
    m_smoothing->setValue(editor::TraceOptions().smoothing);
    showFields();
    m_isUnderWay = true;
}

void ImportPage::showFields()
{
    const auto show = [this](QWidget* field, bool on) {
        field->setVisible(on);
        m_form->labelForField(field)->setVisible(on);
    };
    for (QWidget* field : std::initializer_list<QWidget*>{m_colours, m_smoothing}) show(field, !m_picture.isNull());
    for (QWidget* field : std::initializer_list<QWidget*>{m_tolerance, m_leastRun}) show(field, !m_ready);
    m_shapes->setVisible(!m_ready);
    m_rows->setVisible(m_ready != nullptr);
    m_options->setVisible(m_ready != nullptr);
}

void ImportPage::readAnew()
{
    if (!m_isUnderWay || !m_ready) return;
    touch();
    editor::ImportChoices choices = m_ready->choices;
    m_options->choose(choices);
    choices.leftOut = m_rows->leftOut();
    choices.turned = m_rows->turned();
    const std::string unnamed = tr("Territory", "name of a territory without one; a number follows").toStdString();
    m_work.start([path = m_ready->path, unnamed,
                  choices](const editor::Progress&) { return readForImport(path, unnamed, choices); },
                 [this](engine::Result<std::shared_ptr<const ReadyMap>> map) {
                     m_trouble = map ? engine::Errors() : map.error();
                     if (map) {
                         const bool samePlaces =
                             std::ranges::equal(m_ready->map.offers.places, (*map)->map.offers.places, isSameRow);
                         m_ready = std::move(*map);
                         m_options->offer(m_ready->map.offers, m_ready->choices);
                         if (!samePlaces) m_rows->show(*m_ready);
                     }
                     refresh();
                     drawPreview();
                 });
}

bool ImportPage::mayLeave() { return !hasWork() || GiveUpDialog(m_name->text(), window()).exec() == QDialog::Accepted; }

void ImportPage::giveUp()
{
    if (!hasWork()) return leave();
    auto* dialog = new GiveUpDialog(m_name->text(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, &ImportPage::leave);
    dialog->open();
}

void ImportPage::leave()
{
    finish();
    emit givenUp();
}

void ImportPage::finish()
{
    m_isUnderWay = false;
    m_work.cancel();
    forget();
    m_picture = {};
}

void ImportPage::forget()
{
    m_shapes->clear(); // no row may say what is to become of a shape that is gone
    m_rows->clear();
    m_ready.reset();
    m_trouble.clear();
    m_words = {};
    m_plan = {};
    m_welded = {};
}

std::string ImportPage::mapName() const { return m_name->text().trimmed().toStdString(); }

void ImportPage::trace()
{
    if (!m_isUnderWay || m_picture.isNull()) return;
    editor::TraceOptions options;
    options.colourTolerance = m_colours->value();
    options.smoothing = m_smoothing->value();
    m_isTracing = true;
    m_work.start(
        [picture = m_picture, options, join = weldOptions()](const editor::Progress& progress) {
            Traced found;
            found.plan = editor::planFromPicture(picture, options);
            if (editor::tellProgress(progress, kTraced)) found.welded = editor::weldPlan(found.plan, join);
            return found;
        },
        [this](Traced found) {
            m_isTracing = false;
            m_plan = std::move(found.plan);
            m_welded = std::move(found.welded);
            fillShapes();
            refresh();
            drawPreview();
        });
}

void ImportPage::fillShapes()
{
    m_shapes->clear();
    if (m_ready) return m_rows->show(*m_ready);
    for (std::size_t i = 0; i < m_plan.shapes.size(); ++i) {
        const ImportedShape& shape = m_plan.shapes[i];
        auto* item = new QTreeWidgetItem(m_shapes);
        item->setText(0, shape.name);
        item->setIcon(0, swatch(shape.fill));
        auto* becomes = new QComboBox;
        becomes->addItems({tr("territory"), tr("sea zone"), tr("left out")});
        becomes->setCurrentIndex(!shape.used ? LeftOut : shape.kind == engine::PlaceKind::Sea ? Sea : Territory);
        becomes->setAccessibleName(shape.name);
        m_shapes->setItemWidget(item, 1, becomes);
        connect(becomes, &QComboBox::activated, this, [this, i](int choice) { choose(i, choice); });
    }
    editor::EscGivesBack::guard(*this);
}

void ImportPage::choose(std::size_t shape, int becomes)
{
    if (!m_isUnderWay || shape >= m_plan.shapes.size())
        return; // chosen in a list that was open when the import was over
    touch();
    // What is chosen in one of several selected rows is chosen for all of them.
    const bool several = m_shapes->topLevelItem(static_cast<int>(shape))->isSelected();
    for (std::size_t i = 0; i < m_plan.shapes.size(); ++i) {
        QTreeWidgetItem* row = m_shapes->topLevelItem(static_cast<int>(i));
        if (i != shape && !(several && row->isSelected())) continue;
        m_plan.shapes[i].used = becomes != LeftOut;
        m_plan.shapes[i].kind = becomes == Sea ? engine::PlaceKind::Sea : engine::PlaceKind::Land;
        m_plan.shapes[i].guess = ImportedShape::Guess::None; // a person has said it now
        static_cast<QComboBox*>(m_shapes->itemWidget(row, 1))->setCurrentIndex(becomes);
    }
    weld();
}

void ImportPage::weld()
{
    if (!m_isUnderWay || m_ready) return;
    if (m_isTracing) return trace(); // what is traced is joined as well
    m_work.start(
        [plan = m_plan, options = weldOptions()](const editor::Progress&) { return editor::weldPlan(plan, options); },
        [this](editor::WeldedMap found) {
            m_welded = std::move(found);
            refresh();
            drawPreview();
        });
}

editor::WeldOptions ImportPage::weldOptions() const
{
    editor::WeldOptions options;
    options.tolerance = m_tolerance->value();
    options.minimalRun = m_leastRun->value();
    return options;
}

void ImportPage::showBusy()
{
    m_busy->setVisible(isBusy());
    m_make->setEnabled(!isBusy() && m_trouble.empty() && (m_ready || !m_plan.usedShapes().empty()));
}

void ImportPage::refresh()
{
    if (m_ready) {
        m_report->tell(m_ready->map, m_words);
        const std::size_t places = m_ready->map.offers.places.size();
        const bool takesNone = places > 0 && m_rows->leftOut().size() == places;
        m_summary->setText(m_trouble.empty() ? ImportReport::summary(m_ready->map)
                           : takesNone       ? tr("Nothing is included. Choose at least one territory.")
                                             : m_words(m_trouble));
    } else {
        m_report->tell(m_plan, m_welded);
        m_summary->setText(m_plan.tooMany ? tr("The picture has too many areas of one colour each. Raise the colour "
                                               "tolerance, or make the picture smaller first.")
                                          : ImportReport::summary(m_plan, m_welded));
    }
    showBusy();
}

QSize ImportPage::pictureRoom() const
{
    if (originalPicture().isNull()) return m_previewSize;
    // The two stand side by side, in all of the column where there is more than one of them needs.
    const int both = std::max(m_previewSize.width(), m_report->width());
    return QSize((both - kPictureGap) / 2, m_previewSize.height()).boundedTo(m_previewSize);
}

void ImportPage::drawOriginal()
{
    const QImage& picture = originalPicture();
    for (QLabel* label : {m_original, m_originalCaption, m_previewCaption}) label->setVisible(!picture.isNull());
    if (picture.isNull()) return m_original->clear();
    const qreal ratio = devicePixelRatioF();
    QPixmap shown =
        QPixmap::fromImage(picture.scaled(pictureRoom() * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    shown.setDevicePixelRatio(ratio);
    m_original->setFixedHeight(m_previewSize.height());
    m_original->setPixmap(shown);
}

void ImportPage::drawPreview()
{
    drawOriginal();
    m_preview->setFixedHeight(m_previewSize.height());
    const QSizeF board = boardSize();
    if (board.isEmpty()) return;
    const QSizeF shown = board.scaled(pictureRoom(), Qt::KeepAspectRatio);
    const double scale = shown.width() / board.width();
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
    if (m_ready)
        paintReady(painter);
    else
        paintPlan(painter);
    painter.end();
    m_preview->setBoard(board);
    m_preview->setPixmap(picture);
}

void ImportPage::pick(const QRectF& box, bool add)
{
    const bool isPoint = box.width() <= 0 && box.height() <= 0;
    const auto isIn = [&](const QPainterPath& outline) {
        return isPoint ? outline.contains(box.topLeft()) : box.contains(middleOf(outline));
    };
    if (m_ready) {
        std::set<QString> names;
        for (const ReadyMap::Place& place : m_ready->places)
            if (!place.outline.isEmpty() && isIn(place.outline)) names.insert(place.name);
        return m_rows->select(names, add);
    }
    const std::vector<std::size_t> used = m_plan.usedShapes();
    const QSignalBlocker once(m_shapes);
    if (!add) m_shapes->clearSelection();
    for (std::size_t i = 0; i < used.size(); ++i) {
        const auto face = static_cast<editor::FaceId>(i);
        if (!m_welded.map.has(face) || !isIn(editor::outlineOf(m_welded.map, face))) continue;
        QTreeWidgetItem* row = m_shapes->topLevelItem(static_cast<int>(used[i]));
        row->setSelected(true);
        m_shapes->scrollToItem(row);
    }
    drawPreview();
}

QSizeF ImportPage::boardSize() const
{
    if (!m_ready) return m_plan.size;
    const editor::MapInfo& info = m_ready->opened.model.info;
    return {info.width, info.height};
}

void ImportPage::paintReady(QPainter& painter) const
{
    const std::set<QString> selected = m_rows->selected();
    const QPen pen = painter.pen();
    for (const bool isLast : {false, true}) // whose edge lies over all others
        for (const ReadyMap::Place& place : m_ready->places) {
            if (selected.contains(place.name) != isLast) continue;
            painter.setBrush(place.fill.isValid() ? place.fill : editor::terrainFill(place.kind, {}));
            painter.setPen(isLast ? selectedPen() : pen);
            painter.drawPath(place.outline);
        }
}

void ImportPage::paintPlan(QPainter& painter) const
{
    const std::vector<std::size_t> used = m_plan.usedShapes();
    const QPen pen = painter.pen();
    for (std::size_t i = 0; i < used.size(); ++i) {
        const auto face = static_cast<editor::FaceId>(i);
        if (!m_welded.map.has(face) || static_cast<int>(used[i]) >= m_shapes->topLevelItemCount()) continue;
        const ImportedShape& shape = m_plan.shapes[used[i]];
        painter.setBrush(shape.fill.isValid() ? shape.fill : editor::terrainFill(shape.kind, {}));
        const bool isSelected = m_shapes->topLevelItem(static_cast<int>(used[i]))->isSelected();
        painter.setPen(isSelected ? selectedPen() : pen);
        painter.drawPath(editor::outlineOf(m_welded.map, face));
    }
}

engine::Result<editor::MapFiles> ImportPage::files() const
{
    const std::string name = mapName();
    return editor::importedFiles(m_plan, m_welded, editor::idFromName(name), m_language, name);
}

QString ImportPage::title() const { return tr("Import of %1").arg(m_name->text()); }

void ImportPage::setRoominess(WindowSizeClass room)
{
    m_previewSize = room == WindowSizeClass::Wide ? kPreview : kSmallPreview;
    drawPreview();
}

void ImportPage::enter() { m_name->setFocus(); }

void ImportPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!m_isUnderWay || originalPicture().isNull()) return;
    m_columns->activate(); // the report has its new width
    drawPreview();
}

void ImportPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        giveUp();
    else
        QWidget::keyPressEvent(event);
}

void ImportPage::retranslate()
{
    m_heading->setText(tr("Import: preview of the result"));
    const auto name = [this](QWidget* field, const QString& words) {
        static_cast<QLabel*>(m_form->labelForField(field))->setText(words);
        field->setAccessibleName(words);
    };
    name(m_name, tr("Name"));
    name(m_colours, tr("Colour tolerance"));
    name(m_smoothing, tr("Smoothing"));
    name(m_tolerance, tr("Tolerance"));
    name(m_leastRun, tr("Shortest shared border"));
    m_shapes->setHeaderLabels({tr("Found"), tr("Becomes")});
    m_shapes->setAccessibleName(tr("Shapes that were found"));
    m_originalCaption->setText(tr("As it was"));
    m_previewCaption->setText(tr("As it will be"));
    m_original->setAccessibleName(tr("Picture of the map as it was"));
    m_preview->setAccessibleName(tr("Preview of the new map"));
    m_preview->setToolTip(tr("Click or drag a box to select places in the list; hold Shift to add more."));
    m_busy->setAccessibleName(tr("Looking for shapes and borders"));
    m_cancel->setText(tr("Cancel"));
    m_make->setText(tr("Make the map"));
    editor::nameAreas(m_plan);
    fillShapes();
    if (m_isUnderWay) refresh();
}

} // namespace marches::app
