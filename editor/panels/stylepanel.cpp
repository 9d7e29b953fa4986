// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/stylepanel.h"

#include "editor/document/boardart.h"
#include "editor/panels/styleletters.h"
#include "editor/panels/stylepictures.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/numberfield.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr int kTenths = 10; ///< steps of a slider in a density of 1
constexpr int kMostDense = 3;
constexpr int kLargestSeed = 1'000'000;

} // namespace

StylePanel::StylePanel(QWidget* parent)
    : MapPanel(parent), m_state(new QLabel(this)), m_removeArtwork(new QPushButton(this)),
      m_pictures(new StylePictures(this)), m_fields(new QWidget(this)), m_rows(new QFormLayout(m_fields)),
      m_arrangement(new QWidget(m_fields)), m_seed(new NumberField(m_arrangement)),
      m_die(new QToolButton(m_arrangement)), m_fills(new ChoiceBox(m_fields)), m_letters(new StyleLetters(m_fields)),
      m_sheet(new QWidget(m_fields)),
      m_frame(new QCheckBox(m_sheet)), m_parts{{{SheetPart::Compass, new QCheckBox(m_sheet)},
                                                {SheetPart::Scale, new QCheckBox(m_sheet)},
                                                {SheetPart::Title, new QCheckBox(m_sheet)},
                                                {SheetPart::Legend, new QCheckBox(m_sheet)}}},
      m_bringBack(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setObjectName(QStringLiteral("art-state"));
    m_removeArtwork->setObjectName(QStringLiteral("remove-artwork"));
    m_bringBack->setObjectName(QStringLiteral("bring-back"));
    for (QWidget* part : std::initializer_list<QWidget*>{m_state, m_removeArtwork, m_pictures, m_fields, m_bringBack})
        column->addWidget(part);
    column->addStretch(1);

    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->addRow(new QLabel, makeDensity(m_woods, &engine::MapArt::woods, "woods"));
    m_rows->addRow(new QLabel, makeDensity(m_heights, &engine::MapArt::heights, "heights"));
    auto* seedRow = new QHBoxLayout(m_arrangement);
    seedRow->setContentsMargins(0, 0, 0, 0);
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(m_die);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setRange(0, kLargestSeed);
    m_seed->setKeyboardTracking(false);
    m_die->setObjectName(QStringLiteral("another-arrangement"));
    m_fills->setObjectName(QStringLiteral("fills"));
    m_rows->addRow(new QLabel, m_arrangement);
    m_rows->addRow(new QLabel, m_fills);
    m_rows->addRow(new QLabel, m_letters);
    auto* boxes = new QGridLayout(m_sheet);
    boxes->setContentsMargins(0, 0, 0, 0);
    boxes->addWidget(m_frame, 0, 0);
    m_frame->setObjectName(QStringLiteral("sheet.frame"));
    int place = 1;
    for (const auto& [part, name] :
         {std::pair(0, "compass"), std::pair(1, "scale"), std::pair(2, "title"), std::pair(3, "legend")}) {
        QCheckBox* box = m_parts[static_cast<std::size_t>(part)].box;
        box->setObjectName(QStringLiteral("sheet.") + QLatin1String(name));
        boxes->addWidget(box, place / 2, place % 2);
        ++place;
    }
    m_rows->addRow(new QLabel, m_sheet);
    connectFields();
    StylePanel::retranslate();
}

QWidget* StylePanel::makeDensity(Density& density, double engine::MapArt::*field, const char* name)
{
    auto* both = new QWidget(m_fields);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    density.slider = new QSlider(Qt::Horizontal, both);
    density.slider->setObjectName(QLatin1String(name));
    density.slider->setRange(0, kMostDense * kTenths);
    density.slider->setPageStep(kTenths / 2);
    density.value = new QLabel(both);
    density.field = field;
    density.value->setMinimumWidth(density.value->fontMetrics().horizontalAdvance(QStringLiteral("0.0")) + 2);
    row->addWidget(density.slider, 1);
    row->addWidget(density.value);
    both->setFocusProxy(density.slider);
    return both;
}

void StylePanel::connectFields()
{
    connect(m_pictures, &StylePictures::chosen, this, &StylePanel::chooseStyle);
    connect(m_removeArtwork, &QPushButton::clicked, this, &StylePanel::artworkRemovalRequested);
    for (Density* density : {&m_woods, &m_heights}) {
        connect(density->slider, &QSlider::sliderPressed, this, [this, density] {
            if (document() != nullptr) density->merge = document()->newMergeId();
        });
        connect(density->slider, &QSlider::valueChanged, this,
                [this, density](int value) { changeDensity(*density, value); });
    }
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        change(tr("Change the arrangement"), [seed](engine::MapArt& art) { art.seed = seed; });
    });
    connect(m_die, &QToolButton::clicked, this, [this] {
        change(tr("Change the arrangement"),
               [](engine::MapArt& art) { art.seed = art.seed < kLargestSeed ? art.seed + 1 : 0; });
    });
    connect(m_fills, &QComboBox::activated, this, [this](int index) {
        const auto fills = static_cast<engine::MapArt::Fills>(m_fills->itemData(index).toInt());
        change(tr("Change the fills"), [fills](engine::MapArt& art) { art.fills = fills; });
    });
    connect(m_fills, &ChoiceBox::chosenFromList, this, &StylePanel::done);
    connect(m_letters, &StyleLetters::done, this, &StylePanel::done);
    connect(m_letters, &StyleLetters::edited, this,
            [this](const std::function<void(engine::MapArt&)>& make) { change(tr("Change the letters"), make); });
    connect(m_frame, &QCheckBox::clicked, this, [this](bool on) {
        change(on ? tr("Draw the frame") : tr("Remove the frame"), [on](engine::MapArt& art) { art.frame = on; });
    });
    for (const PartBox& part : m_parts)
        connect(part.box, &QCheckBox::clicked, this, [this, part = part.part](bool on) {
            if (!canEdit()) return;
            document()->edit(partTitle(part, on), [part, on](MapEdit& edit) -> EditOutcome {
                if (on)
                    putSheetPart(edit, part);
                else
                    removeSheetPart(edit, part);
                return {};
            });
        });
    connect(m_bringBack, &QPushButton::clicked, this, [this] {
        if (!canEdit()) return;
        document()->edit(tr("Draw again what was removed"), [](MapEdit& edit) -> EditOutcome {
            bringBack(edit);
            return {};
        });
    });
}

QString StylePanel::heading() const { return tr("Style"); }

void StylePanel::mapChanged()
{
    m_pictures->setDocument(document());
    for (Density* density : {&m_woods, &m_heights})
        density->merge = document() != nullptr ? document()->newMergeId() : MapDocument::MergeId::None;
}

void StylePanel::setOwnArtwork(std::function<bool()> there)
{
    m_hasOwnArtwork = std::move(there);
    m_ownArtwork.reset();
    refreshLater();
}

void StylePanel::chooseStyle(const std::string& style)
{
    if (!canEdit()) return;
    if (style.empty()) {
        if (!document()->model().info.art) return;
        document()->edit(tr("Stop drawing the board"), [](MapEdit& edit) -> EditOutcome {
            removeArt(edit);
            return {};
        });
        return;
    }
    change(tr("Change the style"), [&style](engine::MapArt& art) { art.style = style; });
}

void StylePanel::change(const QString& title, const std::function<void(engine::MapArt&)>& make,
                        MapDocument::MergeId merge)
{
    if (!canEdit()) return;
    document()->edit(
        title,
        [&make](MapEdit& edit) -> EditOutcome {
            changeArt(edit, make);
            return {};
        },
        merge);
}

void StylePanel::changeDensity(Density& density, int value)
{
    density.value->setText(QLocale().toString(static_cast<double>(value) / kTenths, 'f', 1));
    change(
        densityTitle(density),
        [&density, value](engine::MapArt& art) { art.*density.field = static_cast<double>(value) / kTenths; },
        density.merge);
}

void StylePanel::refresh()
{
    const std::optional<engine::MapArt>& art = document()->model().info.art;
    m_pictures->setCurrent(art ? art->style : std::string());
    m_pictures->setEnabled(canEdit());
    m_fields->setEnabled(canEdit() && art.has_value());
    showArt(art.value_or(engine::MapArt()));
    tellState();
    const auto gone = static_cast<int>(takenAway(document()->model()).size());
    m_bringBack->setVisible(gone > 0);
    m_bringBack->setEnabled(canEdit());
    m_bringBack->setText(tr("Draw %n removed thing(s) again", nullptr, gone));
}

void StylePanel::showArt(const engine::MapArt& art)
{
    for (const Density* density : {&m_woods, &m_heights}) {
        const double value = art.*density->field;
        const QSignalBlocker quiet(density->slider);
        if (!density->slider->isSliderDown()) density->slider->setValue(static_cast<int>(std::lround(value * kTenths)));
        density->value->setText(QLocale().toString(value, 'f', 1));
    }
    const QSignalBlocker quietSeed(m_seed);
    const QSignalBlocker quietFills(m_fills);
    m_seed->setValue(art.seed);
    m_fills->setCurrentIndex(m_fills->findData(static_cast<int>(art.fills)));
    m_letters->showArt(art, !canEdit());
    m_frame->setChecked(art.frame);
    for (const PartBox& part : m_parts) part.box->setChecked(hasSheetPart(art, part.part));
}

void StylePanel::tellState()
{
    const bool drawn = document()->model().info.art.has_value();
    if (!m_ownArtwork) m_ownArtwork = m_hasOwnArtwork && m_hasOwnArtwork();
    const bool own = *m_ownArtwork;
    m_removeArtwork->setVisible(drawn && own);
    m_removeArtwork->setEnabled(canEdit());
    QString words;
    if (drawn && own)
        words = tr("The board has artwork of its own as well. It stays where it is, among what the program draws.");
    else if (!drawn && own)
        words = tr("This board is drawn by its own artwork. Choose a style, and the program draws it too.");
    else if (!drawn)
        words = tr("This board has only its shapes. Choose a style, and the program draws it.");
    m_state->setText(words);
    m_state->setVisible(!words.isEmpty());
}

QString StylePanel::densityTitle(const Density& density) const
{
    return &density == &m_woods ? tr("Change the woods") : tr("Change hills and mountains");
}

QString StylePanel::partTitle(SheetPart part, bool on)
{
    switch (part) {
    case SheetPart::Compass: return on ? tr("Draw the compass") : tr("Remove the compass");
    case SheetPart::Scale: return on ? tr("Draw the scale") : tr("Remove the scale");
    case SheetPart::Title: return on ? tr("Draw the title") : tr("Remove the title");
    case SheetPart::Legend: return on ? tr("Draw the legend") : tr("Remove the legend");
    }
    return {};
}

void StylePanel::retranslate()
{
    const auto name = [this](QWidget* field, QWidget* speaking, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(speaking);
        speaking->setAccessibleName(words);
    };
    name(m_woods.slider->parentWidget(), m_woods.slider, tr("Woods"));
    name(m_heights.slider->parentWidget(), m_heights.slider, tr("Hills and mountains"));
    name(m_arrangement, m_seed, tr("Arrangement"));
    name(m_fills, m_fills, tr("Colours of land"));
    static_cast<QLabel*>(m_rows->labelForField(m_letters))->setText(tr("Letters"));
    static_cast<QLabel*>(m_rows->labelForField(m_letters))->setBuddy(m_letters);
    name(m_sheet, m_sheet, tr("On the sheet"));
    m_die->setIcon(panelIcon(QStringLiteral("roll")));
    m_die->setToolTip(tr("Another arrangement"));
    m_die->setAccessibleName(m_die->toolTip());
    m_removeArtwork->setText(tr("Remove that artwork…"));
    const QSignalBlocker quiet(m_fills);
    const int chosen = m_fills->currentIndex();
    m_fills->clear();
    m_fills->addItem(tr("by terrain"), static_cast<int>(engine::MapArt::Fills::Terrain));
    m_fills->addItem(tr("by region"), static_cast<int>(engine::MapArt::Fills::Regions));
    m_fills->setCurrentIndex(chosen);
    m_frame->setText(tr("Frame"));
    m_parts[0].box->setText(tr("Compass"));
    m_parts[1].box->setText(tr("Scale"));
    m_parts[2].box->setText(tr("Title"));
    m_parts[3].box->setText(tr("Legend"));
}

} // namespace marches::editor
