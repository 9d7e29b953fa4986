// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the forms of the editor take can be saved and read again, however much somebody pastes into them.
#include "editor/document/filelimits.h"
#include "editor/document/mapanalysis.h"
#include "editor/document/mapstore.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/regionspanel.h"
#include "editor/panels/regiontree.h"
#include "editor/panels/stampspanel.h"
#include "editor/panels/stylepanel.h"
#include "editor/widgets/letterlimit.h"
#include "engine/base/textlimits.h"
#include "engine/base/utf8.h"
#include "engine/package/textloading.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace marches::editor {

namespace {

constexpr int kPasted = 5'000;

QString repeated(const QString& part)
{
    QString text;
    while (text.size() < kPasted) text += part;
    return text;
}

int lettersOf(const QString& text) { return engine::characterCount(text.toStdString()); }

/// All fields that somebody can write in.
template <class Field> QList<QPointer<Field>> openFields(const QWidget& panel)
{
    QList<QPointer<Field>> found;
    for (Field* field : panel.findChildren<Field*>())
        if (field->isVisible() && field->isEnabled() && !field->isReadOnly()) found << field;
    return found;
}

/// Pastes into every field, each with what the others hold by then.
int fillAll(MapPanel& panel, const QString& text)
{
    int filled = 0;
    for (QToolButton* fold : panel.findChildren<QToolButton*>(QStringLiteral("forms")))
        if (fold->isVisible() && !fold->isChecked()) fold->click();
    for (const QPointer<QLineEdit>& line : openFields<QLineEdit>(panel)) {
        if (line == nullptr || !line->isVisible()) continue;
        line->setFocus();
        line->selectAll();
        line->insert(text);
        QTest::keyClick(line, Qt::Key_Return);
        panel.refreshNow();
        ++filled;
    }
    for (const QPointer<QPlainTextEdit>& note : openFields<QPlainTextEdit>(panel)) {
        note->setFocus();
        note->selectAll();
        note->insertPlainText(text);
        note->clearFocus();
        panel.refreshNow();
        ++filled;
    }
    return filled;
}

} // namespace

class TestLongTexts : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<MapStore> m_store;

    MapDocument& document() { return m_store->document(); }
    const MapModel& model() { return document().model(); }

    void open(const QString& map)
    {
        const QString own = m_folder.filePath(map);
        QDir(own).removeRecursively();
        QVERIFY(QDir().mkpath(own + QStringLiteral("/i18n")));
        const QDir shipped(QStringLiteral(MARCHES_SOURCE_DIR "/maps/") + map);
        for (const QString& file :
             {QStringLiteral("map.yaml"), QStringLiteral("board.svg"), QStringLiteral("i18n/fr.po")})
            if (shipped.exists(file)) QVERIFY(QFile::copy(shipped.filePath(file), own + QLatin1Char('/') + file));
        auto read = MapStore::readFolder(own.toStdString());
        QVERIFY(read.has_value());
        m_store = MapStore::of(own.toStdString(), std::move(*read), {});
    }
    /// The map is saved, and what was read holds all that was in the editor.
    void saveAndRead()
    {
        const engine::Result<void> saved = m_store->save();
        QVERIFY2(saved.has_value(), saved ? "" : (saved.error()[0].code + ' ' + saved.error()[0].path).c_str());
        const auto again = MapStore::readFolder(m_store->folder());
        QVERIFY2(again.has_value(), again ? "" : (again.error()[0].code + ' ' + again.error()[0].path).c_str());
        // A translation waits to be looked at where what it translates has changed.
        for (const auto& [id, text] : model().texts())
            if (id.language == model().info.language)
                QCOMPARE(QString::fromStdString(again->model.text(id.language, id.key)), QString::fromStdString(text));
        QVERIFY(again->model.info == model().info);
        QCOMPARE(again->model.places().size(), model().places().size());
        for (const Row<PlaceRecord>& row : again->model.places()) {
            const Row<PlaceRecord>* here = model().place(row.record.id);
            QVERIFY(here != nullptr);
            QVERIFY(here->record.aliases == row.record.aliases && here->record.values == row.record.values);
            QVERIFY(here->record.abbreviation == row.record.abbreviation && here->record.flags == row.record.flags);
        }
    }
    /// One thing of every kind that the map has, and nothing: that is the map itself.
    std::vector<MapSelection::Items> oneOfEachKind()
    {
        std::vector<MapSelection::Items> found(1);
        for (const engine::PlaceKind kind : {engine::PlaceKind::Land, engine::PlaceKind::Sea, engine::PlaceKind::Coast,
                                             engine::PlaceKind::Site, engine::PlaceKind::Space})
            if (const auto* row = model().places().first([&](const PlaceRecord& one) { return one.kind == kind; }))
                found.emplace_back().places = {row->key};
        if (!model().barriers().empty()) found.emplace_back().barriers = {model().barriers().begin()->key};
        if (!model().connections().empty()) found.emplace_back().connections = {model().connections().begin()->key};
        if (!model().stamps().empty()) found.emplace_back().stamps = {model().stamps().begin()->key};
        return found;
    }

private slots:
    void cleanup() { m_store.reset(); }

    void theForms_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("pasted");
        for (const char* map : {"diplomacy-europe", "narnian-wars", "narnia", "wardrobe-road"}) {
            const QString name = QString::fromLatin1(map);
            QTest::addRow("%s, letters", map) << name << repeated(QStringLiteral("a"));
            QTest::addRow("%s, lists", map) << name << repeated(QStringLiteral("wood 2000, marsh 7000000, "));
        }
        const QString name = QStringLiteral("narnian-wars");
        QTest::newRow("accents") << name << repeated(QStringLiteral("é"));
        QTest::newRow("trees") << name << repeated(QString::fromUcs4(U"\U0001F332"));
        QTest::newRow("twice the same") << name << QStringLiteral("wood 3, wood 4, oak / elm");
    }
    void theForms()
    {
        QFETCH(QString, map);
        QFETCH(QString, pasted);
        open(map);
        MapSelection selection(document());
        PropertiesPanel properties;
        StylePanel style;
        StampsPanel stamps;
        for (MapPanel* panel : std::initializer_list<MapPanel*>{&properties, &style, &stamps}) {
            panel->setMap(&selection);
            panel->resize(400, 900);
            panel->show();
            panel->activateWindow();
            (void)QTest::qWaitForWindowActive(panel);
        }
        int filled = 0;
        for (const MapSelection::Items& items : oneOfEachKind()) {
            selection.set(items);
            properties.refreshNow();
            filled += fillAll(properties, pasted);
        }
        QVERIFY(filled > 15);
        fillAll(style, pasted);
        fillAll(stamps, pasted);
        saveAndRead();
        for (MapPanel* panel : std::initializer_list<MapPanel*>{&properties, &style, &stamps}) panel->setMap(nullptr);
    }

    void aRegionInItsRow()
    {
        open(QStringLiteral("narnian-wars"));
        MapSelection selection(document());
        RegionsPanel panel;
        panel.setMap(&selection);
        panel.resize(400, 700);
        panel.show();
        panel.activateWindow();
        (void)QTest::qWaitForWindowActive(&panel);
        panel.refreshNow();
        const std::string before = model().regions().begin()->record.id;
        panel.tree().setCurrentItem(panel.tree().topLevelItem(0));
        panel.tree().editItem(panel.tree().topLevelItem(0), 0);
        auto* line = panel.tree().viewport()->findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        line->selectAll();
        line->insert(repeated(QStringLiteral("é")));
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(model().text(document().language(), "region." + before + ".name").starts_with("éé"));
        saveAndRead();
        panel.setMap(nullptr);
    }

    void theReasonOfWhatIsAccepted()
    {
        open(QStringLiteral("two-isles"));
        // A warning, for it is far from any sea.
        QVERIFY(document().edit(QStringLiteral("A port"), [&](MapEdit& edit) -> EditOutcome {
            for (const Row<PlaceRecord>& row : edit.model().places())
                if (row.record.kind == engine::PlaceKind::Sea)
                    edit.modifyPlace(row.key, [](PlaceRecord& place) { place.kind = engine::PlaceKind::Land; });
            edit.modifyPlace(model().places().begin()->key, [](PlaceRecord& place) { place.flags = {"port"}; });
            return {};
        }));
        MapSelection selection(document());
        MapAnalysis analysis(document());
        ProblemsPanel panel;
        engine::Errors unread;
        const engine::Texts texts = engine::engineTexts(MARCHES_SOURCE_DIR, unread);
        panel.setTexts(&texts, "en");
        panel.setMap(&selection);
        panel.setAnalysis(&analysis);
        panel.resize(900, 400);
        panel.show();
        panel.activateWindow();
        (void)QTest::qWaitForWindowActive(&panel);
        analysis.waitUntilCurrent();
        panel.refreshNow();
        int warning = -1;
        for (std::size_t i = 0; i < panel.listed().size(); ++i)
            if (panel.listed()[i].severity != engine::Severity::Error) warning = static_cast<int>(i);
        QVERIFY(warning >= 0);
        panel.setCurrent(warning);
        panel.askToAccept();
        auto* reason = panel.findChild<QLineEdit*>(QStringLiteral("reason"));
        reason->insert(repeated(QStringLiteral("a")));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(model().approvals().begin()->record.reason.size(), std::size_t{engine::kLongestReason});
        saveAndRead();
        panel.setAnalysis(nullptr);
        panel.setMap(nullptr);
    }

    /// What no form lets through comes from elsewhere: then the edit is refused, and says why.
    void editsBeyondTheLimitsAreRefused()
    {
        open(QStringLiteral("two-isles"));
        const std::size_t texts = model().texts().size();
        const RecordId land = model().places().begin()->key;
        const auto refusal = [&](const std::function<void(MapEdit&)>& make) {
            const EditOutcome done = document().edit(QStringLiteral("Too much"), [&](MapEdit& edit) -> EditOutcome {
                make(edit);
                return {};
            });
            return done ? std::string() : done.error().code;
        };
        const std::string key = textBase(model().places().at(land)) + ".name";
        const std::string language = model().info.language;
        QCOMPARE(refusal([&](MapEdit& edit) { edit.setText(language, key, std::string(301, 'x')); }),
                 std::string("name-too-long"));
        QCOMPARE(refusal([&](MapEdit& edit) {
                     edit.modifyPlace(land, [](PlaceRecord& place) { place.flags.resize(33, "port"); });
                 }),
                 std::string("too-many-marks"));
        QCOMPARE(refusal([&](MapEdit& edit) {
                     MapInfo info = edit.model().info;
                     info.license = std::string(501, 'x');
                     edit.setInfo(info);
                 }),
                 std::string("license-too-long"));
        QCOMPARE(model().texts().size(), texts);
        QCOMPARE(document().undoStack().count(), 0);
        QCOMPARE(refusal([&](MapEdit& edit) { edit.setText(language, key, std::string(300, 'x')); }), std::string());
        // A file of gettext has room for more.
        QCOMPARE(refusal([&](MapEdit& edit) { edit.setText("de", key, std::string(301, 'x')); }), std::string());
        saveAndRead();
    }

    void aLineTakesSoManyLetters()
    {
        QLineEdit line;
        LetterLimit::set(line, 10);
        QTest::keyClicks(&line, QStringLiteral("abcdefghijklm"));
        QCOMPARE(line.text(), QStringLiteral("abcdefghij"));
        line.undo();
        line.redo();
        QCOMPARE(line.text(), QStringLiteral("abcdefghij"));
        // Letters of two units count as one each.
        line.clear();
        for (int i = 0; i < 12; ++i) line.insert(QString::fromUcs4(U"\U0001F332"));
        QCOMPARE(lettersOf(line.text()), 10);
        QVERIFY(line.isModified());
        // What is shown is whole, and may be shortened step by step.
        LetterLimit::setText(line, QStringLiteral("abcdefghijklm"));
        QCOMPARE(line.text().size(), 13);
        line.insert(QStringLiteral("n"));
        QCOMPARE(line.text().size(), 13);
        line.backspace();
        QCOMPARE(line.text().size(), 12);
    }

    void aNoteTakesSoManyLetters()
    {
        QPlainTextEdit note;
        LetterLimit::set(note, 10);
        note.insertPlainText(QStringLiteral("abcdef"));
        QTextCursor middle = note.textCursor();
        middle.setPosition(3);
        note.setTextCursor(middle);
        note.insertPlainText(QStringLiteral("0123456789"));
        QCOMPARE(note.toPlainText(), QStringLiteral("abc0123def")); // what was pasted is cut, not what was there
        note.undo();
        QCOMPARE(note.toPlainText(), QStringLiteral("abcdef"));
        note.redo();
        QCOMPARE(note.toPlainText(), QStringLiteral("abc0123def"));
        LetterLimit::setText(note, QStringLiteral("abcdefghijklm"));
        QCOMPARE(note.toPlainText().size(), 13);
        note.setPlainText(repeated(QString::fromUcs4(U"\U0001F332")));
        QCOMPARE(lettersOf(note.toPlainText()), 13);
    }
};

} // namespace marches::editor

QTEST_MAIN(marches::editor::TestLongTexts)
#include "tst_longtexts.moc"
