// SPDX-License-Identifier: GPL-3.0-or-later
#include "shownfaults.h"

#include "editor/canvas/boardview.h"
#include "editor/canvas/mapruler.h"
#include "paintedtexts.h"
#include "tests/app/desktop/widgettexts.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTextEdit>

#include <algorithm>

namespace marches::app {

namespace {

constexpr QChar kSentence(0xa7);

/// What people, files and keyboards bring along.
QString withoutNames(QString text, const QString& folder)
{
    text.replace(QRegularExpression(QStringLiteral("<[^<>]+>")),
                 QStringLiteral("\n")); // marks part what they stand between
    text.remove(QRegularExpression(QRegularExpression::escape(folder) + QStringLiteral("[^\\s\\]·]*")));
    static const QRegularExpression names(
        QStringLiteral(
            "Anna|Bo\\b|Marches|English|[Ff]rançais|Deutsch|PDF|PNG|SVG|Qt \\d[\\d.]*|\\(Ctrl[^)]*\\)|\\[\\*\\]|"
            "(Ctrl|Shift|Alt|Meta)(\\+\\S+)+|\\bF\\d+\\b|\\b(Del|Esc|Return|Enter|Space|Left|Right|Up|Down|Home|End|"
            "Backspace|Ins|Tab)\\b|"
            "\\bof "
            "P\\d\\b|Narnia\\b|\\b(via|carry)\\b|[KM]iB|\\b[AP]M\\b|\\b[A-Z]{2,4}-[A-Z]*\\d+[a-z]?\\b|[^\\s\\[]+\\.("
            "yaml|svg|"
            "png|po|ts|ini|marches-save)\\b|#[0-9a-f]{6}\\b|&\\w+;|\\b[A-Z][a-z]{2}\\b|\\b[A-Z]{2,3}\\b|"
            "\\([a-z]{2}\\)|\\B/tmp/[^\\s\\]]*"),
        QRegularExpression::UseUnicodePropertiesOption);
    return text.remove(names);
}

/// Without what the end of a line or an elision has cut off from a name: the rest of a path, and "of" before one. The
/// whole text is looked at where it is told.
QString wholeWords(QString painted)
{
    static const QRegularExpression cut(QStringLiteral("[\\w/.-]*…[\\w/.-]*|\\bof$"),
                                        QRegularExpression::UseUnicodePropertiesOption);
    return painted.remove(cut);
}

/// The text with each outermost bracket as one sign, and the full stop of a whole sentence after it: sentences may
/// follow upon each other.
QString pieces(const QString& text)
{
    QString out;
    int depth = 0;
    QChar last;
    for (const QChar sign : text) {
        if (sign == QLatin1Char('[') && depth++ == 0) out += kSentence;
        if (depth == 0) out += sign;
        if (sign == QLatin1Char(']') && depth > 0 && --depth == 0 && last == QLatin1Char('.')) out += last;
        if (sign != QChar(0xb7) && sign != QChar(0x200b)) last = sign;
    }
    return out;
}

QString wayTo(const QWidget& widget)
{
    QStringList way;
    for (const QObject* at = &widget; at != nullptr && way.size() < 4; at = at->parent())
        way.prepend(QString::fromLatin1(at->metaObject()->className()) +
                    (at->objectName() == QLatin1String("suggestion") ? QStringLiteral("#suggestion") : QString()));
    return way.join(QLatin1Char('/'));
}

/// Whether a widget shows what is said in another language: samples and suggestions of the bench, names of languages,
/// pages of the guide, sheets of orders as they came in, and the map as tables with its ids; of decks the ids of places
/// that the map gives no name.
bool isSample(const QString& way)
{
    for (const char* one : {"FormsPanel/QLabel", "FormsPanel/QLineEdit", "SamplePreview/", "BoardPreview/", "TextCard/",
                            "QPushButton#suggestion", "NewLanguageDialog/QListWidget", "GuideBrowser/",
                            "QSplitter/QWidget/QListWidget", "QSplitter/QWidget/QPlainTextEdit/", "CellsView/",
                            "ValueRow/QTableWidget", "DeckTable/", "CardForm/marches::app::Card/"})
        if (way.contains(QLatin1String(one))) return true;
    return false;
}

/// The first word, as `pattern` finds them, that is not of what somebody works on.
bool hasWord(const QString& text, const QRegularExpression& pattern, const PseudoWorld& world)
{
    for (auto found = pattern.globalMatch(text); found.hasNext();)
        if (!world.content.contains(found.next().captured())) return true;
    return false;
}

void checkToldTexts(QWidget& shown, const PseudoWorld& world, QStringList& faults)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    // Two blanks: a word of the order language stood between two names of an order.
    static const QRegularExpression list(QStringLiteral("§(  |\\.{1,2} |\\.?(, |; | · |\\t| \\| ))?(?=§)"));
    for (const ShownText& each : textsIn(shown)) {
        if (isSample(each.way)) continue;
        const QString bare = pieces(withoutNames(each.text, world.folder));
        const QString where =
            each.way.section(QLatin1Char('/'), -4) + QLatin1Char(' ') + each.what + QStringLiteral(": ") + each.text;
        if (hasWord(bare, word, world)) faults.append(QStringLiteral("escaped: ") + where);
        const QStringList lines = bare.split(QLatin1Char('\n'));
        if (std::ranges::any_of(lines, [](QString line) { return line.remove(list).count(kSentence) > 1; }))
            faults.append(QStringLiteral("glued: ") + where);
    }
}

/// Its content moves below it, so that what is cut is not lost.
bool scrolls(const QWidget& widget)
{
    const auto* tabs = qobject_cast<const QTabBar*>(&widget);
    return qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const editor::MapRuler*>(&widget) != nullptr ||
           (tabs != nullptr && tabs->usesScrollButtons()) ||
           qobject_cast<const editor::BoardView*>(&widget) != nullptr ||
           qobject_cast<const QTextEdit*>(widget.parent()) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(widget.parent()) != nullptr;
}

/// A tool tip says the whole.
bool hasTip(const QWidget& widget, const PaintedText& text)
{
    if (!widget.toolTip().isEmpty()) return true;
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        return !tabs->tabToolTip(tabs->tabAt(text.box.center().toPoint())).isEmpty();
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget.parent()))
        return !view->indexAt(text.box.center().toPoint()).data(Qt::ToolTipRole).toString().isEmpty();
    return false;
}

/// A label that clips its lines itself. Its letters are of a size at which É has room (tst_theme), but Ö, as the pseudo
/// language has it, may lose a pixel.
bool isDocument(const QWidget& widget)
{
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return label != nullptr &&
           (label->textFormat() == Qt::RichText || (label->textInteractionFlags() & Qt::TextSelectableByMouse) != 0);
}

QString roomFault(const QWidget& widget, const PaintedText& text)
{
    const bool whole = text.seen.width() + 2 >= text.box.width();
    // Rows and lines that are scrolled half out of sight are not cut.
    const bool rows = qobject_cast<const QAbstractScrollArea*>(widget.parent()) != nullptr;
    const bool high = rows || text.seen.height() * 4 >= text.box.height() * 3;
    if (rows && text.seen.isEmpty()) return {};
    if ((!whole || !high) && !hasTip(widget, text))
        return QStringLiteral("clipped: %1: %2 (%3 of %4 px, %5 of %6 high)")
            .arg(wayTo(widget), text.text)
            .arg(text.seen.width())
            .arg(text.box.width())
            .arg(text.seen.height())
            .arg(text.box.height());
    if (!rows && text.cut > (isDocument(widget) ? 1.0 : 0.5) && high)
        return QStringLiteral("cut: %1: %2 (%3 px)").arg(wayTo(widget), text.text).arg(text.cut);
    if (text.text.trimmed().endsWith(QChar(0x2026)) && text.text.trimmed().size() < 4 && !hasTip(widget, text))
        return QStringLiteral("clipped: %1: nothing but %2").arg(wayTo(widget), text.text);
    return {};
}

QString overlapFault(const QWidget& widget, const std::vector<PaintedText>& texts)
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t j = i + 1; j < texts.size(); ++j) {
            const QRectF both = texts[i].seen & texts[j].seen;
            // A halo is the same text, and lines may touch.
            if (texts[i].text == texts[j].text || both.width() < 3 || both.height() < texts[i].box.height() / 2)
                continue;
            return QStringLiteral("overlapping: %1: %2 | %3").arg(wayTo(widget), texts[i].text, texts[j].text);
        }
    return {};
}

/// A child that reaches out of its parent, or the content of an area that cannot be scrolled that way.
QString outsideFault(const QWidget& widget)
{
    const QWidget* parent = widget.parentWidget();
    if (parent == nullptr || widget.isWindow()) return {};
    const auto* area = qobject_cast<const QScrollArea*>(parent->parentWidget());
    if (area != nullptr && area->viewport() == parent) {
        const bool cut =
            area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff && widget.width() > parent->width() + 1;
        return cut ? QStringLiteral("outside: %1: %2 of %3 px")
                         .arg(wayTo(widget))
                         .arg(parent->width())
                         .arg(widget.width())
                   : QString();
    }
    if (qobject_cast<const QAbstractScrollArea*>(parent->parentWidget()) != nullptr) return {};
    const QRect box = widget.geometry();
    if (qobject_cast<const QTabBar*>(parent) != nullptr) return {}; // it has arrows to what it has no room for
    if (box.right() < 0) return {};                                 // a dock behind another one
    if (box.left() >= -1 && box.right() <= parent->width() && box.bottom() <= parent->height() + 2) return {};
    return QStringLiteral("outside: %1: %2,%3 %4x%5 in %6x%7")
        .arg(wayTo(widget))
        .arg(box.x())
        .arg(box.y())
        .arg(box.width())
        .arg(box.height())
        .arg(parent->width())
        .arg(parent->height());
}

} // namespace

QStringList roomFaults(QWidget& shown)
{
    QStringList faults;
    for (const QString& clipped : clippedTexts(shown)) faults.append(QStringLiteral("clipped: ") + clipped);
    eachPainted(shown, [&](QWidget& widget, const std::vector<PaintedText>& texts) {
        if (const QString outside = outsideFault(widget); !outside.isEmpty()) faults.append(outside);
        if (scrolls(widget)) return;
        for (const PaintedText& text : texts)
            if (const QString fault = roomFault(widget, text); !fault.isEmpty()) faults.append(fault);
        if (const QString fault = overlapFault(widget, texts); !fault.isEmpty()) faults.append(fault);
    });
    return faults;
}

QStringList textFaults(QWidget& shown, const PseudoWorld& world)
{
    QStringList faults = roomFaults(shown);
    checkToldTexts(shown, world, faults);
    static const QRegularExpression plain(QStringLiteral("\\b[A-Za-z]{2,}\\b(?!…)"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    eachPainted(shown, [&](QWidget& widget, const std::vector<PaintedText>& texts) {
        if (qobject_cast<QLineEdit*>(&widget) != nullptr || isSample(wayTo(widget) + QLatin1Char('/'))) return;
        for (const PaintedText& text : texts)
            if (hasWord(withoutNames(wholeWords(text.text), world.folder), plain, world))
                faults.append(QStringLiteral("escaped: %1 paints: %2").arg(wayTo(widget), text.text));
    });
    return faults;
}

} // namespace marches::app
