// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/editbar.h"

#include <algorithm>

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/flowlayout.h"
#include "app/desktop/widgets/mirroring.h"
#include "app/desktop/widgets/retire.h"
#include "editor/painting/boardmodel.h"
#include "editor/painting/markerglyph.h"

namespace marches::app {

using engine::Space;

namespace {

constexpr int kPicture = 22;
constexpr int kLongLines = 2;     ///< no more than sentence and note take together
constexpr int kBelowSentence = 2; ///< pixels
constexpr int kBeside = 560;      ///< with less the buttons stand below the words

} // namespace

EditBar::EditBar(QWidget* parent)
    : Translated(parent), m_sentence(new QLabel(this)), m_words(new QWidget(this)), m_told(new ElidedLabel(1, this)),
      m_toldLong(new ElidedLabel(kLongLines, this)), m_done(new QPushButton(this)), m_undoAll(new QPushButton(this)),
      m_keep(new QPushButton(this)), m_palette(new QWidget(this)), m_group(new QButtonGroup(this))
{
    setTextRole(m_sentence, TextRole::Head);
    for (ElidedLabel* label : {m_told, m_toldLong}) setTextRole(label, TextRole::Secondary);
    m_told->setObjectName(QStringLiteral("told"));
    m_toldLong->setObjectName(QStringLiteral("toldLong"));
    m_toldLong->setCentred(true);
    m_sentence->setWordWrap(true);
    m_done->setProperty("primary", true);
    m_done->setObjectName(QStringLiteral("done"));
    m_undoAll->setObjectName(QStringLiteral("undoAll"));
    m_keep->setObjectName(QStringLiteral("keep"));
    auto* ways = new QMenu(m_keep);
    ways->setToolTipsVisible(true);
    m_keepFile = ways->addAction({}, this, &EditBar::keepRequested);
    m_keepVariant = ways->addAction({}, this, &EditBar::keepVariantRequested);
    m_keep->setMenu(ways);
    new FlowLayout(m_palette, 3);
    QSizePolicy flowing(QSizePolicy::Preferred, QSizePolicy::Preferred);
    flowing.setHeightForWidth(true);
    m_palette->setSizePolicy(flowing);
    auto* lines = new QVBoxLayout(m_words);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(kBelowSentence);
    for (QWidget* line : std::initializer_list<QWidget*>{m_sentence, m_told, m_toldLong}) lines->addWidget(line);
    auto* buttons = new QWidget(this);
    auto* answers = new FlowLayout(buttons, 8);
    for (QPushButton* button : {m_keep, m_undoAll, m_done}) answers->addWidget(button);
    buttons->setSizePolicy(flowing);
    m_row = new QBoxLayout(QBoxLayout::LeftToRight);
    m_row->setSpacing(8);
    m_row->addWidget(m_words, 1);
    m_row->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    setMirroredMargins(column, {12, 8, 8, 8});
    column->setSpacing(6);
    column->addLayout(m_row);
    column->addWidget(m_palette);
    connect(m_done, &QPushButton::clicked, this, &EditBar::doneRequested);
    connect(m_undoAll, &QPushButton::clicked, this, &EditBar::undoAllRequested);
    retranslate();
}

void EditBar::setBrushes(const PlayContext& context, const std::vector<Brush>& brushes)
{
    const int before = chosen();
    m_context = &context;
    m_brushes = brushes;
    for (QToolButton* button : m_buttons) {
        m_group->removeButton(button);
        m_palette->layout()->removeWidget(button);
        retire(button);
    }
    m_buttons.clear();
    for (std::size_t i = 0; i < m_brushes.size(); ++i) {
        auto* button = new QToolButton(m_palette);
        button->setCheckable(true);
        button->setIconSize(QSize(kPicture, kPicture));
        button->setIcon(picture(m_brushes[i]));
        m_group->addButton(button, static_cast<int>(i));
        m_palette->layout()->addWidget(button);
        m_buttons.push_back(button);
    }
    if (!m_buttons.empty()) m_buttons[static_cast<std::size_t>(std::max(0, before))]->setChecked(true);
    retranslate();
}

int EditBar::chosen() const { return m_group->checkedId(); }

QString EditBar::name(const Brush& brush) const
{
    switch (brush.kind) {
    case Brush::Kind::Piece:
        return tr("%1: %2", "an army, a kind of piece")
            .arg(m_context->word(Space::Army, brush.army), m_context->word(Space::Piece, brush.item));
    case Brush::Kind::Unit:
        return tr("%1: %2", "an army, a kind of piece")
            .arg(m_context->word(Space::Seat, brush.army), m_context->word(Space::Piece, brush.item));
    case Brush::Kind::Owner: return tr("%1: owns the place").arg(m_context->word(Space::Seat, brush.army));
    case Brush::Kind::Token: return m_context->word(Space::Token, brush.item);
    case Brush::Kind::Marker: return m_context->word(Space::Marker, brush.item);
    }
    return {};
}

QIcon EditBar::picture(const Brush& brush) const
{
    const qreal ratio = devicePixelRatioF();
    QPixmap pixmap(QSize(kPicture, kPicture) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(1, 1, kPicture - 2, kPicture - 2);
    if (brush.kind == Brush::Kind::Piece) {
        const editor::OwnerColour& owner = m_context->look.owner(brush.army);
        editor::drawToken(painter, box, m_context->look.shape(brush.item), owner.fill, owner.ink,
                          editor::boardColours(m_context->theme).plateEdge, {});
        editor::drawEmblem(painter, box.adjusted(5, 5, -5, -5), owner.emblem, owner.ink);
    } else if (brush.kind == Brush::Kind::Unit) {
        const editor::OwnerColour& owner = m_context->seatColour(brush.army);
        const std::vector<std::string>& letters = m_context->look.letters;
        const auto piece = static_cast<std::size_t>(brush.item);
        editor::drawToken(painter, box, m_context->look.shape(brush.item), owner.fill, owner.ink,
                          editor::boardColours(m_context->theme).plateEdge,
                          piece < letters.size() ? QString::fromStdString(letters[piece]) : QString());
    } else if (brush.kind == Brush::Kind::Owner) {
        editor::drawOwnerPlate(painter, box, m_context->seatColour(brush.army), m_context->theme);
    } else if (brush.kind == Brush::Kind::Token) {
        editor::drawMedallion(painter, box, nullptr, m_context->theme, editor::initialOf(name(brush)));
    } else {
        painter.translate(box.topLeft());
        painter.scale(box.width(), box.height());
        painter.fillPath(editor::pieceGlyph(m_context->runner.rules().vocabulary().name(Space::Marker, brush.item)),
                         colours().text);
    }
    return QIcon(pixmap);
}

void EditBar::tell(const QString& sentence)
{
    m_isHint = sentence.isEmpty();
    const QString told = !m_isHint           ? sentence
                         : m_brushes.empty() ? tr("Change the numbers in the panel beside the board.")
                                             : tr("Click or press + to add one, right-click or press − to remove one.");
    m_told->setText(told);
    m_toldLong->setText(told);
    arrangeWords();
}

void EditBar::arrangeWords()
{
    const int width = m_words->width();
    m_words->setMinimumWidth(m_sentence->minimumSizeHint().width()); // also where it is not seen
    // How one edits may be cut off, not what came of it: that stands alone where it needs the room.
    const bool fits = m_isHint || m_told->sizeHint().width() <= width;
    m_sentence->setVisible(fits);
    m_told->setVisible(fits);
    m_toldLong->setVisible(!fits);
    const int both = m_sentence->heightForWidth(width) + kBelowSentence + m_told->sizeHint().height();
    m_words->setFixedHeight(std::max(both, m_toldLong->sizeHint().height()));
}

void EditBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_row->setDirection(width() < kBeside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    layout()->activate();
    arrangeWords();
}

void EditBar::setChanged(bool changed) { m_undoAll->setEnabled(changed); }

QString EditBar::spoken() const { return m_sentence->text() + QLatin1Char(' ') + m_told->text(); }

void EditBar::retranslate()
{
    m_sentence->setText(tr("You are editing the position. Nothing here counts as a move."));
    m_done->setText(tr("Done"));
    m_undoAll->setText(tr("Undo all"));
    m_keep->setText(tr("Keep as a start"));
    m_keep->setToolTip(tr("Games can begin with this position."));
    m_keepFile->setText(tr("In a file…"));
    m_keepFile->setToolTip(tr("Saves this position in a file. A game opened from it begins here."));
    m_keepVariant->setText(tr("As the set-up of a variant…"));
    m_keepVariant->setToolTip(tr(
        "Saves a variant of your own that begins with this position. New game offers it; you choose what is drawn by "
        "lot in each game."));
    tell({});
    setAccessibleName(m_sentence->text());
    m_palette->setAccessibleName(tr("Pieces to put on the board"));
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setToolTip(name(m_brushes[i]));
        m_buttons[i]->setAccessibleName(name(m_brushes[i]));
    }
}

void EditBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), colours().warningBack);
    painter.fillRect(QRect(isRightToLeft() ? width() - 4 : 0, 0, 4, height()), colours().warning);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours().warning);
}

} // namespace marches::app
