// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a place's name: its forms in sentences and how the board writes it, in the languages that have them.
#include "editor/panels/namesform.h"
#include "editor/widgets/sharedfield.h"
#include "tests/editor/document/gridmap.h"

#include <QTest>
#include <QToolButton>

namespace marches::editor {

class TestNamesForm : public QObject {
    Q_OBJECT

    std::unique_ptr<MapDocument> m_document;
    std::unique_ptr<NamesForm> m_form;

    void showThe(const std::vector<std::string>& places)
    {
        std::vector<RecordId> keys;
        for (const std::string& place : places) keys.push_back(keyOf(m_document->model(), place));
        m_form->showNames(*m_document, keys);
    }
    void unfold() { QTest::keyClick(m_form->findChild<QToolButton*>(QStringLiteral("forms")), Qt::Key_Space); }
    void type(const char* language, const char* form, const QString& text)
    {
        SharedField* field = m_form->field(language, form);
        QVERIFY(field != nullptr);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        showThe({"t4"});
    }
    std::string text(const char* language, const char* form) const
    {
        return m_document->model().text(language, std::string("territory.t4.") + form);
    }

private slots:
    void init()
    {
        m_document = std::make_unique<MapDocument>(gridMap(3, 3));
        m_form = std::make_unique<NamesForm>();
        m_form->show();
        showThe({"t4"});
    }
    void cleanup()
    {
        m_form.reset();
        m_document.reset();
    }

    void aNameOnTheBoardHasItsLines()
    {
        QVERIFY(m_form->field("fr", "board") == nullptr); // folded
        unfold();
        type("fr", "board", QStringLiteral("Pays / du  milieu/"));
        QCOMPARE(text("fr", "board"), std::string("Pays\ndu  milieu"));
        QCOMPARE(m_form->field("fr", "board")->text(), QStringLiteral("Pays / du  milieu"));
        type("fr", "board", {});
        QTest::keyClick(m_form->field("fr", "board"), Qt::Key_Backspace);
        QTest::keyClick(m_form->field("fr", "board"), Qt::Key_Return);
        QCOMPARE(text("fr", "board"), std::string());
    }

    void theSizeOfLettersIsANumberInItsBounds()
    {
        unfold();
        type("en", "board-size", QStringLiteral("85 %"));
        QCOMPARE(text("en", "board-size"), std::string("85"));
        type("en", "board-size", QStringLiteral("small"));
        QCOMPARE(text("en", "board-size"), std::string("85"));
        QCOMPARE(m_form->field("en", "board-size")->text(), QStringLiteral("85"));
        type("en", "board-size", QStringLiteral("7"));
        QCOMPARE(text("en", "board-size"), std::string("50"));
        type("en", "board-size", QStringLiteral("100"));
        QCOMPARE(text("en", "board-size"), std::string());
    }

    void theObjectIsAskedForWhereALanguageHasOne()
    {
        m_document->edit(QStringLiteral("Name"), [](MapEdit& edit) -> EditOutcome {
            edit.setText("de", "territory.t4.name", "Der Wald");
            return {};
        });
        showThe({"t4"});
        unfold();
        QVERIFY(m_form->field("fr", "object") == nullptr);
        type("de", "object", QStringLiteral("den Wald"));
        QCOMPARE(text("de", "object"), std::string("den Wald"));
    }

    void aLongTextIsShownFromItsBeginning()
    {
        unfold();
        SharedField* field = m_form->field("en", "name");
        const auto first = [field] {
            field->grab(); // it scrolls as it paints
            return field->cursorPositionAt(QPoint(8, field->height() / 2));
        };
        m_form->resize(260, m_form->height());
        m_form->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
        type("en", "name", QString(120, QLatin1Char('m')));
        QVERIFY(first() > 0); // where it is being typed
        QTest::keyClick(field, Qt::Key_Tab);
        QVERIFY(!field->hasFocus());
        QVERIFY(first() <= 1);
        m_document->edit(QStringLiteral("Name"), [](MapEdit& edit) -> EditOutcome {
            edit.setText("en", "territory.t4.name", std::string(150, 'n'));
            return {};
        });
        showThe({"t4"});
        QCOMPARE(field->text(), QString(150, QLatin1Char('n')));
        QVERIFY(first() <= 1);
    }

    void regionsAreNotNamedOnTheBoard()
    {
        unfold();
        QVERIFY(m_form->field("en", "board") != nullptr);
        RecordId region{};
        QVERIFY(m_document->edit(QStringLiteral("Region"), [&](MapEdit& edit) -> EditOutcome {
            region = edit.add(RegionRecord{"north", 0});
            return {};
        }));
        m_form->showNames(*m_document, {region});
        QVERIFY(m_form->field("en", "board") == nullptr);
        QVERIFY(m_form->field("en", "of") != nullptr);
    }
};

} // namespace marches::editor

QTEST_MAIN(marches::editor::TestNamesForm)
#include "tst_namesform.moc"
