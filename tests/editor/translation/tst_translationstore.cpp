// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the translator's bench without its window: saving, what a crash leaves, what others write, broken files.
#include "tests/editor/translation/storefixture.h"
#include "tests/engine/package/folders.h"

#include <QProcess>
#include <QStandardPaths>

#include <thread>

using namespace marches;
using namespace marches::editor;
using engine::test::contentOf;

class TestTranslationStore : public StoreTest {
    Q_OBJECT

private slots:
    void newLanguageIsMadeAndSavedByteForByte()
    {
        auto store = open();
        QVERIFY(!QFile::exists(po()));
        QVERIFY(store->makeFiles().has_value());
        QVERIFY(QFile::exists(po()));
        QCOMPARE(store->document().counts().total, 5);
        QCOMPARE(store->document().counts().empty, 5);
        type(*store, "territory.lamp.name", "Laternenpfahl");
        type(*store, "territory.lamp.at", "am Laternenpfahl"); // a form that the source does without
        type(*store, "refused.many", "Höchstens {n} Figur.", 0);
        type(*store, "refused.many", "Höchstens {n} Figuren.", 1);
        QVERIFY(store->isModified());
        QVERIFY(store->save().has_value());
        QVERIFY(!store->isModified());
        const QByteArray bytes = bytesOf(po());
        const auto read = engine::readPo(bytes.toStdString(), "de.po");
        QVERIFY(read.has_value());
        QCOMPARE(QByteArray::fromStdString(engine::writePo(*read)), bytes);
        QVERIFY(bytes.contains("msgctxt \"territory.lamp.at\""));
        QVERIFY(!bytes.contains("msgctxt \"territory.lamp.with-article\"")); // nobody gave it
        const QString msgfmt = QStandardPaths::findExecutable(QStringLiteral("msgfmt"));
        if (!msgfmt.isEmpty())
            QCOMPARE(QProcess::execute(
                         msgfmt, {QStringLiteral("--check"), QStringLiteral("-o"), QStringLiteral("/dev/null"), po()}),
                     0);
        QCOMPARE(open()->document().row(row(*store, "territory.lamp.at")).po.text.front(),
                 std::string("am Laternenpfahl"));
    }

    /// A switch of branches, a program that syncs: what one has translated is not lost with its file.
    void textsOfAFileThatIsGoneAreKept_data()
    {
        QTest::addColumn<bool>("emptied");
        QTest::newRow("removed") << false;
        QTest::newRow("emptied") << true;
    }

    void textsOfAFileThatIsGoneAreKept()
    {
        QFETCH(bool, emptied);
        auto store = open();
        type(*store, "territory.lamp.name", "Laternenpfahl");
        QVERIFY(store->save().has_value());
        if (emptied)
            write(po(), "\n");
        else
            QVERIFY(QFile::remove(po()));
        const OutsideChanges changes = store->lookOutside();
        QCOMPARE(changes.gone, std::vector<std::string>{po().toStdString()});
        QCOMPARE(changes.taken, 0);
        QVERIFY(changes.conflicts.empty());
        const auto name = [](TranslationStore& of) {
            return of.document().row(row(of, "territory.lamp.name")).po.text.front();
        };
        QCOMPARE(name(*store), std::string("Laternenpfahl"));
        QVERIFY(store->isModified());
        QVERIFY(!store->lookOutside().any()); // told once
        // Not with the program either, when it is gone before they are written again.
        store.reset();
        store = open();
        QCOMPARE(name(*store), std::string("Laternenpfahl"));
        QVERIFY(store->save().has_value());
        QVERIFY(bytesOf(po()).contains("Laternenpfahl"));
    }

    void aFileThatComesBackIsTheOneThatItWas()
    {
        auto store = open();
        type(*store, "territory.lamp.name", "Laternenpfahl");
        QVERIFY(store->save().has_value());
        const QByteArray bytes = bytesOf(po());
        QVERIFY(QFile::remove(po()));
        QVERIFY(store->lookOutside().any());
        write(po(), bytes);
        const OutsideChanges changes = store->lookOutside();
        QVERIFY(!changes.any());
        QVERIFY(!store->isModified());
        // Another one is held against what was kept.
        QVERIFY(QFile::remove(po()));
        QVERIFY(store->lookOutside().any());
        write(po(), QByteArray(bytes).replace("Laternenpfahl", "Laterne"));
        QCOMPARE(store->lookOutside().conflicts.size(), std::size_t{1});
    }

    void killedAtAnyMomentTheLastKeyIsLostAtMost()
    {
        const QString told = m_folder->filePath(QStringLiteral("told"));
        const std::string text = "Laternenpfahl im verschneiten Wald";
        const bool killed = engine::test::killedWhile(
            [this, &told, &text] {
                auto store = open();
                for (std::size_t i = 1; i <= text.size(); ++i) {
                    type(*store, "territory.lamp.name", text.substr(0, i).c_str());
                    write(told, QByteArray::number(static_cast<int>(i)));
                }
                for (;;) ::pause();
            },
            2'500'000);
        QVERIFY(killed);
        const std::size_t reached = bytesOf(told).toUInt();
        QVERIFY(reached > 0);
        QVERIFY(!QFile::exists(po())); // nothing was saved
        auto store = open();
        QCOMPARE(store->restored(), 1);
        const std::string found = store->document().row(row(*store, "territory.lamp.name")).po.text.front();
        QVERIFY2(found.size() + 1 >= reached && text.starts_with(found), found.c_str());
        // Half a sentence, perhaps: it does not count as done.
        QVERIFY(store->document().row(row(*store, "territory.lamp.name")).po.fuzzy);
        QVERIFY(store->document().state(row(*store, "territory.lamp.name")) != TextState::Done);
        QVERIFY(store->save().has_value());
        QVERIFY(contentOf(m_folder->filePath(QStringLiteral("journals"))).empty());
        QCOMPARE(open()->restored(), 0);
    }

    void whatIsTypedWhileItIsSavedStaysWork()
    {
        {
            auto store = open();
            type(*store, "territory.lamp.name", "eins");
            type(*store, "rule.R-1.text", "Eine Regel.");
            const TranslationSaving saving = store->beginSave();
            type(*store, "territory.lamp.name", "zwei");
            TranslationWritten written;
            std::thread elsewhere([&] { written = writeTranslations(saving); });
            elsewhere.join();
            QVERIFY(store->finish(saving, std::move(written)).has_value());
            QVERIFY(bytesOf(po()).contains("eins") && !bytesOf(po()).contains("zwei"));
            QVERIFY(store->isModified());
            QVERIFY(!store->lookOutside().any()); // what is there is its own
        }
        // Ended here, it is taken up as work on the files as they are.
        auto store = open();
        QCOMPARE(store->restored(), 1);
        QVERIFY(store->conflicts().empty());
        QCOMPARE(store->document().row(row(*store, "territory.lamp.name")).po.text.front(), std::string("zwei"));
        QVERIFY(store->save().has_value());
        QVERIFY(bytesOf(po()).contains("zwei"));
        QVERIFY(contentOf(m_folder->filePath(QStringLiteral("journals"))).empty());
    }

    void whatWasFoundGoodBeforeACrashStaysDone()
    {
        {
            auto store = open();
            type(*store, "territory.lamp.name", "Laternenpfahl");
            type(*store, "rule.R-1.text", "Eine Regel.");
            const int rule = row(*store, "rule.R-1.text");
            store->document().setAgain(rule, true, QStringLiteral("x"));
            store->document().setAgain(rule, false, QStringLiteral("x"));
        }
        auto store = open();
        QCOMPARE(store->restored(), 2);
        for (const char* key : {"territory.lamp.name", "rule.R-1.text"}) {
            QVERIFY2(!store->document().row(row(*store, key)).po.fuzzy, key);
            QCOMPARE(store->document().state(row(*store, key)), TextState::Done);
        }
    }

    void whatOthersWriteIsTakenOrAsked()
    {
        auto store = open();
        type(*store, "territory.lamp.name", "Laternenpfahl");
        type(*store, "rule.R-1.text", "Eine Regel.");
        QVERIFY(store->save().has_value());
        const QByteArray saved = bytesOf(po());
        type(*store, "territory.lamp.name", "Laterne");
        write(po(), QByteArray(saved)
                        .replace("\"Laternenpfahl\"", "\"Straßenlampe\"")
                        .replace("\"Eine Regel.\"", "\"Regel eins.\""));
        const auto refused = store->save();
        QVERIFY(!refused && refused.error().front().code == "file-changed-on-disk");
        QVERIFY(bytesOf(po()).contains("Straßenlampe")); // not overwritten
        const OutsideChanges changes = store->lookOutside();
        QCOMPARE(changes.taken, 1);
        QCOMPARE(static_cast<int>(changes.conflicts.size()), 1);
        QCOMPARE(store->document().row(row(*store, "rule.R-1.text")).po.text.front(), std::string("Regel eins."));
        QCOMPARE(store->document().row(row(*store, "territory.lamp.name")).po.text.front(), std::string("Laterne"));
        QVERIFY(!store->save()); // not before it is settled
        store->settle({0});
        QCOMPARE(store->document().row(row(*store, "territory.lamp.name")).po.text.front(),
                 std::string("Straßenlampe"));
        store->document().undoStack().undo(); // mine after all
        QVERIFY(store->save().has_value());
        QVERIFY(bytesOf(po()).contains("\"Laterne\"") && bytesOf(po()).contains("Regel eins."));
    }

    void brokenFilesAreRefusedAndStay_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        const QByteArray head = "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n";
        QTest::newRow("escape") << head + "msgctxt \"rule.R-1.text\"\nmsgid \"A rule.\"\nmsgstr \"\\q\"\n"
                                << QStringLiteral("po-escape") << 7;
        QTest::newRow("quote") << head + "msgid \"A\"\nmsgstr \"open\n" << QStringLiteral("po-string-open") << 6;
        QTest::newRow("encoding") << QByteArray(head).replace("UTF-8", "ISO-8859-1") + "msgid \"A\"\nmsgstr \"b\"\n"
                                  << QStringLiteral("po-charset") << 3;
        QTest::newRow("bytes") << head + "msgid \"A\"\nmsgstr \"\xff\"\n" << QStringLiteral("po-not-utf8") << 6;
        QTest::newRow("plural rule") << QByteArray(head).chopped(1) +
                                            "\"Plural-Forms: nplurals=2; plural=(system);\\n\"\n"
                                     << QStringLiteral("po-plural-forms") << 4;
        QTest::newRow("giant") << QByteArray(3'000'000, 'x') << QStringLiteral("file-too-large") << 0;
        QTest::newRow("noise") << QByteArray("\x7f"
                                             "ELF\1\2\3")
                               << QString() << 1;
    }
    void brokenFilesAreRefusedAndStay()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        QFETCH(int, line);
        write(po(), bytes);
        const auto store = TranslationStore::open(source().toStdString(), "de", journals());
        QVERIFY(!store.has_value());
        const engine::Error& error = store.error().front();
        if (!code.isEmpty()) QCOMPARE(QString::fromStdString(error.code), code);
        QCOMPARE(error.line, line);
        QCOMPARE(bytesOf(po()), bytes);
    }

    void brokenFileThatComesLaterIsNotOverwritten()
    {
        auto store = open();
        type(*store, "territory.lamp.name", "Laternenpfahl");
        QVERIFY(store->save().has_value());
        type(*store, "territory.lamp.name", "Laterne");
        write(po(), "msgid \"A\nmsgstr \"\"\n");
        QVERIFY(!store->save());
        QVERIFY(!store->lookOutside().unreadable.empty());
        QVERIFY(!store->save());
        QCOMPARE(bytesOf(po()), QByteArray("msgid \"A\nmsgstr \"\"\n"));
        QVERIFY(!contentOf(m_folder->filePath(QStringLiteral("journals"))).empty()); // what was typed is safe
    }

    void shippedTranslationsAreReadAndStayByteForByte()
    {
        const QString root = QString::fromUtf8(qgetenv("MARCHES_DATA"));
        for (const char* name :
             {"maps/narnia/map.yaml", "resources/rules/narnia-risk-junior/rules.yaml", "resources/engine/texts.yaml"}) {
            const std::string path = (root + QLatin1Char('/') + QLatin1String(name)).toStdString();
            const auto store = TranslationStore::open(path, "fr", {});
            QVERIFY2(store.has_value(), name);
            QVERIFY(!(*store)->isModified());
            QCOMPARE((*store)->document().counts().done, (*store)->document().counts().total);
            for (std::size_t unit = 0; unit < (*store)->document().units().size(); ++unit) {
                const TranslationUnit& file = (*store)->document().units()[unit];
                const std::string written = engine::writePo(poFileOf(file, (*store)->document().rows(), unit));
                const auto read = engine::readPo(file.bytes, file.file);
                QVERIFY(read.has_value());
                QCOMPARE(written, engine::writePo(*read)); // wrapped as ever it is
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestTranslationStore)
#include "tst_translationstore.moc"
