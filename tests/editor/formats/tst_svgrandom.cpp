// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgdocument.h"

#include "editor/formats/boardsvg.h"
#include "outlines.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

namespace marches::test {

using namespace editor;

namespace {

/// Drawings as nobody would write them: any order, white space, prefix, comment, section and transform.
class RandomDrawing {
public:
    explicit RandomDrawing(std::mt19937& random) : m_random(random)
    {
        m_prefix = die(3) == 0 ? "s:" : "";
        m_lineEnd = die(3) == 0 ? "\r\n" : "\n";
        if (die(4) == 0) bytes = "\xEF\xBB\xBF";
        if (die(2) == 0) bytes += "<?xml version='1.0' encoding='utf-8'?>" + m_lineEnd;
        bytes += "<" + m_prefix + "svg xmlns" + (m_prefix.isEmpty() ? "" : ":s") +
                 "='http://www.w3.org/2000/svg' viewBox='0 0 900 900'" +
                 " xmlns:ink=\"http://www.inkscape.org/namespaces/inkscape\">";
        for (int i = 2 + die(4); i > 0; --i) element(0);
        space();
        bytes += "</" + m_prefix + "svg>" + m_lineEnd;
    }

    QByteArray bytes;
    std::vector<std::string> shapes; ///< ids
    std::vector<std::string> groups;

private:
    int die(int sides) { return std::uniform_int_distribution<int>(0, sides - 1)(m_random); }
    QByteArray number()
    {
        return QByteArray::number(std::uniform_real_distribution<double>(0, 90)(m_random), 'f', die(5));
    }

    void space()
    {
        if (die(3) > 0) bytes += m_lineEnd + QByteArray(die(4), ' ');
        if (die(8) == 0) bytes += "<!-- <" + m_prefix + "path id='no'> - > -->";
        if (die(8) == 0) bytes += "<![CDATA[ </g> ]]>";
        if (die(9) == 0) bytes += "<?pi <g> ?>";
        if (die(9) == 0)
            bytes += "<foreign xmlns='urn:x' a='>'><path id='f" + QByteArray::number(++m_count) + "'/></foreign>";
    }

    QByteArray attribute(const QByteArray& name, const QByteArray& value)
    {
        const char quote = die(2) == 0 ? '"' : '\'';
        const QByteArray before = die(3) == 0 ? m_lineEnd + "\t" : " ";
        return before + name + (die(5) == 0 ? " = " : "=") + quote + value + quote;
    }

    QByteArray transform()
    {
        switch (die(6)) {
        case 0: return attribute("transform", "translate(" + number() + ',' + number() + ')');
        case 1: return attribute("transform", "rotate(" + number() + ") scale(0.5 1.75)");
        case 2: return attribute("transform", "matrix(1 .2-.3 1 5 6)");
        case 3: return attribute("transform", " scale(-2) , skewX(20)");
        default: return {};
        }
    }

    void element(int depth)
    {
        space();
        const bool group = depth < 4 && die(3) == 0;
        const QByteArray id = (group ? "g" : "p") + QByteArray::number(++m_count);
        (group ? groups : shapes).push_back(id.toStdString());
        std::vector<QByteArray> attributes{attribute("id", id), transform(), attribute("ink:label", "a &gt; b"),
                                           die(2) == 0 ? attribute("style", "fill:red;stroke:#12&#51;")
                                                       : attribute("fill", "blue")};
        QByteArray name = "g";
        if (!group) {
            switch (die(5)) {
            case 0:
                name = "rect";
                attributes.push_back(attribute("width", number()) + attribute("height", number()) +
                                     attribute("x", number()));
                break;
            case 1:
                name = "circle";
                attributes.push_back(attribute("r", number()));
                break;
            case 2:
                name = "polygon";
                attributes.push_back(attribute("points", number() + ' ' + number() + ',' + number() + ' ' + number()));
                break;
            default:
                name = "path";
                attributes.push_back(
                    attribute("d", "m" + number() + ' ' + number() + "h5v" + number() + "zm3 3l2 1 4 9z"));
            }
        }
        std::ranges::shuffle(attributes, m_random);
        bytes += '<' + m_prefix + name;
        for (const QByteArray& one : attributes) bytes += one;
        if (!group && die(2) == 0) {
            bytes += die(2) == 0 ? "/>" : " />";
            return;
        }
        bytes += '>';
        if (group)
            for (int i = die(4); i > 0; --i) element(depth + 1);
        space();
        bytes += "</" + m_prefix + name + (die(4) == 0 ? " >" : ">");
    }

    std::mt19937& m_random;
    QByteArray m_prefix;
    QByteArray m_lineEnd;
    int m_count = 0;
};

/// The start tags of all elements with an id.
std::map<std::string, std::string> tagsById(const QByteArray& bytes)
{
    std::map<std::string, std::string> tags;
    const auto source = SvgSource::read(bytes, "board.svg");
    if (!source) return tags;
    for (const SvgNode& node : source->tree())
        tags[std::string(node.attribute("id"))] = source->tag(node.ordinal).text();
    return tags;
}

} // namespace

class TestSvgRandom : public QObject {
    Q_OBJECT

private slots:
    void randomChangesOfRandomDrawings()
    {
        const int count = qEnvironmentVariableIsSet("MARCHES_LONG") ? 20'000 : 1'000;
        int edits = 0;
        for (int seed = 0; seed < count; ++seed) {
            std::mt19937 random(static_cast<unsigned>(seed));
            const RandomDrawing drawing(random);
            const QByteArray& bytes = drawing.bytes;
            const auto document = SvgDocument::read(bytes, "board.svg");
            QVERIFY2(document.has_value(), bytes.constData());
            QCOMPARE(*document->withChanges({}), bytes);

            std::map<std::string, QPainterPath> wanted;
            std::map<std::string, std::string> touched; // by the id it had: the id it has, empty when it is gone
            std::vector<SvgChange> changes;
            choose(drawing, random, changes, wanted, touched);
            edits += static_cast<int>(changes.size());
            const auto result = document->withChanges(changes);
            QVERIFY2(result.has_value(), qPrintable(QString::number(seed)));
            std::ranges::shuffle(changes, random);
            QVERIFY2(*document->withChanges(changes) == *result || hasSeveralAdded(changes),
                     qPrintable(QString::number(seed)));

            const QByteArray told = QByteArray::number(seed) + '\n' + bytes + "\n----\n" + *result;
            const auto board = BoardSvg::read(*result, "board.svg");
            QVERIFY2(board.has_value(), told.constData());
            for (const auto& [id, path] : wanted) {
                QVERIFY2(board->has(id), told.constData());
                QVERIFY2(farthest(board->outline(id)->path, path) < 0.001, told.constData());
            }
            const std::map<std::string, std::string> before = tagsById(bytes);
            const std::map<std::string, std::string> after = tagsById(*result);
            for (const auto& [id, tag] : before) {
                const auto change = touched.find(id);
                if (change == touched.end())
                    QVERIFY2(id.empty() || after.at(id) == tag, told.constData());
                else
                    QVERIFY2(after.contains(change->second.empty() ? id : change->second) != change->second.empty(),
                             told.constData());
            }
        }
        QVERIFY(edits > count);
    }

private:
    static bool hasSeveralAdded(const std::vector<SvgChange>& changes)
    {
        return std::ranges::count_if(changes,
                                     [](const SvgChange& one) { return std::holds_alternative<AddSvgPath>(one); }) > 1;
    }

    static QPainterPath somePath(std::mt19937& random)
    {
        std::uniform_real_distribution<double> number(0, 900);
        QPainterPath path;
        path.moveTo(number(random), number(random));
        for (int i = 0; i < 4; ++i) path.lineTo(number(random), number(random));
        path.closeSubpath();
        return path;
    }

    static void choose(const RandomDrawing& drawing, std::mt19937& random, std::vector<SvgChange>& changes,
                       std::map<std::string, QPainterPath>& wanted, std::map<std::string, std::string>& touched)
    {
        for (const std::string& id : drawing.shapes) {
            const QPainterPath path = somePath(random);
            const std::string newId = "new-" + id;
            switch (random() % 8) {
            case 0:
                changes.emplace_back(SetSvgPath{id, path});
                wanted[id] = path;
                touched[id] = id;
                break;
            case 1:
                changes.emplace_back(RemoveSvgElement{id});
                touched[id] = "";
                break;
            case 2:
                changes.emplace_back(SetSvgPath{id, path});
                changes.emplace_back(RenameSvgElement{id, newId});
                changes.emplace_back(SetSvgProperty{id, "fill", "#123456"});
                wanted[newId] = path;
                touched[id] = newId;
                break;
            case 3: {
                const SvgLayer layer = kSvgLayers[random() % kSvgLayers.size()];
                changes.emplace_back(AddSvgPath{layer, newId, path, {{"fill", "none"}}});
                wanted[newId] = path;
                break;
            }
            default: break;
            }
        }
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestSvgRandom)
#include "tst_svgrandom.moc"
