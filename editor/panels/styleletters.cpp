// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/styleletters.h"

#include "editor/cartography/artresources.h"
#include "editor/panels/colourfield.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/numberfield.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace marches::editor {

namespace {

// As map.yaml allows.
constexpr int kSmallestLetters = 40; ///< percent
constexpr int kLargestLetters = 400;

} // namespace

StyleLetters::StyleLetters(QWidget* parent)
    : Translated(parent), m_kind(new ChoiceBox(this)), m_size(new NumberField(this)),
      m_switches{{{&engine::MapLetters::capitals, &LetterLook::capitals, new QToolButton(this)},
                  {&engine::MapLetters::italic, &LetterLook::italic, new QToolButton(this)},
                  {&engine::MapLetters::bold, &LetterLook::bold, new QToolButton(this)}}},
      m_colour(new ColourField(this)), m_asStyle(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    column->addWidget(m_kind);
    column->addLayout(row);
    column->addWidget(m_colour);
    column->addWidget(m_asStyle);
    row->addWidget(m_size, 1);
    m_kind->setObjectName(QStringLiteral("letters.kind"));
    m_size->setObjectName(QStringLiteral("letters.size"));
    m_size->setRange(kSmallestLetters, kLargestLetters);
    m_size->setSingleStep(5);
    m_size->setKeyboardTracking(false);
    m_colour->setObjectName(QStringLiteral("letters.colour"));
    m_asStyle->setObjectName(QStringLiteral("letters.as-style"));
    const std::array names{QStringLiteral("letters.capitals"), QStringLiteral("letters.italic"),
                           QStringLiteral("letters.bold")};
    for (std::size_t i = 0; i < m_switches.size(); ++i) {
        const Switch& one = m_switches[i];
        one.button->setObjectName(names[i]);
        one.button->setCheckable(true);
        row->addWidget(one.button);
        connect(one.button, &QToolButton::clicked, this, [this, one](bool on) {
            change([one, on](engine::MapLetters& own, const LetterLook& usual) {
                own.*one.own = on == usual.*one.look ? std::nullopt : std::optional(on);
            });
        });
    }
    QFont slanted = m_switches[1].button->font();
    slanted.setItalic(true);
    m_switches[1].button->setFont(slanted);
    QFont heavy = m_switches[2].button->font();
    heavy.setBold(true);
    m_switches[2].button->setFont(heavy);
    setFocusProxy(m_kind);
    connect(m_kind, &QComboBox::activated, this, &StyleLetters::show);
    connect(m_kind, &ChoiceBox::chosenFromList, this, &StyleLetters::done);
    connect(m_size, &QSpinBox::valueChanged, this, [this](int percent) {
        change([percent](engine::MapLetters& own, const LetterLook& usual) {
            const bool same = percent == static_cast<int>(std::lround(100 * usual.size));
            own.size = same ? std::nullopt : std::optional(percent / 100.0);
        });
    });
    connect(m_colour, &ColourField::edited, this, [this](const std::string& colour) {
        change([&colour](engine::MapLetters& own, const LetterLook& /*usual*/) { own.color = colour; });
    });
    connect(m_asStyle, &QPushButton::clicked, this, [this] {
        change([](engine::MapLetters& own, const LetterLook& /*usual*/) { own = engine::MapLetters(); });
    });
    StyleLetters::retranslate();
}

StyleLetters::Kind StyleLetters::kind() const { return static_cast<Kind>(m_kind->currentData().toInt()); }

engine::MapLetters& StyleLetters::letters(engine::MapArt& art) const
{
    switch (kind()) {
    case Kind::Sea: return art.seaLetters;
    case Kind::Regions: return art.regionLetters;
    case Kind::Land: break;
    }
    return art.landLetters;
}

const LetterLook& StyleLetters::look(const Style& style) const
{
    switch (kind()) {
    case Kind::Sea: return style.seaLetters;
    case Kind::Regions: return style.regionLetters;
    case Kind::Land: break;
    }
    return style.landLetters;
}

void StyleLetters::change(const std::function<void(engine::MapLetters& own, const LetterLook& usual)>& make)
{
    if (m_readOnly) return;
    emit edited(
        [this, &make](engine::MapArt& art) { make(letters(art), look(artResources().styles.findOrUsual(art.style))); });
}

void StyleLetters::showArt(const engine::MapArt& art, bool readOnly)
{
    m_art = art;
    m_readOnly = readOnly;
    show();
}

void StyleLetters::show()
{
    const LetterLook& shown = look(styleFor(m_art));
    const engine::MapLetters& own = letters(m_art);
    const QSignalBlocker quiet(m_size);
    m_size->setValue(static_cast<int>(std::lround(100 * shown.size)));
    m_size->setReadOnly(m_readOnly);
    for (const Switch& one : m_switches) {
        one.button->setChecked(shown.*one.look);
        one.button->setEnabled(!m_readOnly);
    }
    m_colour->setReadOnly(m_readOnly);
    m_colour->showColours({QString::fromStdString(own.color)}, shown.colour);
    m_asStyle->setEnabled(!m_readOnly && !(own == engine::MapLetters()));
}

void StyleLetters::retranslate()
{
    const QSignalBlocker quiet(m_kind);
    const int chosen = std::max(0, m_kind->currentIndex());
    m_kind->clear();
    m_kind->addItem(tr("Names on land"), static_cast<int>(Kind::Land));
    m_kind->addItem(tr("Names on water"), static_cast<int>(Kind::Sea));
    m_kind->addItem(tr("Names of regions"), static_cast<int>(Kind::Regions));
    m_kind->setCurrentIndex(chosen);
    m_kind->setAccessibleName(tr("Which letters"));
    m_size->setSuffix(tr(" %", "percent, behind a number"));
    m_size->setToolTip(tr("Size of the letters, of the usual size"));
    m_size->setAccessibleName(tr("Size of the letters"));
    const std::array<QString, 3> signs{tr("AB", "button: capitals"), tr("I", "button: italic letters"),
                                       tr("B", "button: bold letters")};
    const std::array<QString, 3> tips{tr("Capitals"), tr("Italic"), tr("Bold")};
    for (std::size_t i = 0; i < m_switches.size(); ++i) {
        m_switches[i].button->setText(signs[i]);
        m_switches[i].button->setToolTip(tips[i]);
        m_switches[i].button->setAccessibleName(tips[i]);
    }
    m_colour->setWords(tr("Colour of the letters"));
    m_asStyle->setText(tr("Letters as in the style"));
    m_asStyle->setToolTip(tr("Takes back what was changed about these names on this map"));
}

} // namespace marches::editor
