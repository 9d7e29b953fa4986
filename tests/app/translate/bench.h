// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/translate/formfield.h"
#include "app/desktop/translate/newlanguagedialog.h"
#include "app/desktop/translate/sentenceeditor.h"
#include "app/desktop/translate/textlist.h"
#include "app/desktop/translate/textspanel.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/widgets/messagebar.h"
#include "engine/text/pofile.h"
#include "tests/app/desktop/fixture.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>

#include <memory>

namespace marches::app {

using editor::TextState;

inline QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

inline void writeBytes(const QString& file, const QByteArray& bytes)
{
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("cannot write");
}

inline void copyTree(const QString& from, const QString& to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString target = to + QLatin1Char('/') + QDir(from).relativeFilePath(file);
        QDir().mkpath(QFileInfo(target).path());
        if (!QFile::copy(file, target)) qFatal("cannot copy");
        QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner);
    }
}

/// The translator's bench in the whole program, with a copy of the map of Narnia and of one ruleset to work on, in
/// which there is no German yet.
class BenchTest : public QObject {
    Q_OBJECT

protected:
    QByteArray m_shipped; ///< folder of the data that everybody reads
    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<Desktop> m_desktop;

    TranslatePage& page() { return m_desktop->window().translate(); }
    editor::TranslationDocument& document() { return *page().controller().document(); }
    QString po(const char* language) const
    {
        return m_data->filePath(QStringLiteral("maps/narnia/i18n/%1.po").arg(QLatin1String(language)));
    }
    QString map() const { return m_data->filePath(QStringLiteral("maps/narnia/map.yaml")); }
    QString window() const { return m_data->filePath(QStringLiteral("translations/marches_fr.ts")); }
    QString rules() const { return m_data->filePath(QStringLiteral("resources/rules/narnia-risk-junior/rules.yaml")); }
    void begin()
    {
        m_desktop->window().activateWindow();
        m_desktop->window().goToTranslate();
        settle();
    }
    void choose(const char* key)
    {
        const int row = document().find(key);
        if (row < 0) qFatal("no text %s", key);
        page().list().setCurrent(row);
        settle();
    }
    std::string text(const char* key, std::size_t form = 0)
    {
        return document().row(document().find(key)).po.text[form];
    }
    TextState state(const char* key) { return document().state(document().find(key)); }
    void type(const QString& words, int form = 0)
    {
        page().sentence().field(form)->setFocus();
        QTest::keyClicks(page().sentence().field(form), words);
    }
    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    QPushButton* offered(const QString& words)
    {
        for (QPushButton* button : page().strip().findChildren<QPushButton*>())
            if (!button->isHidden() && button->text().startsWith(words)) return button;
        return nullptr;
    }
    /// By the button and the list of languages.
    void beginLanguage(const QString& name)
    {
        QTest::mouseClick(&page().texts().newLanguage(), Qt::LeftButton);
        auto* dialog = page().findChild<NewLanguageDialog*>();
        QVERIFY(dialog != nullptr);
        QVERIFY(!dialog->beginButton().isEnabled());
        QTest::keyClicks(&dialog->search(), name);
        QVERIFY(dialog->beginButton().isEnabled());
        QTest::mouseClick(&dialog->beginButton(), Qt::LeftButton);
        settle();
        m_desktop->window().activateWindow(); // no window manager does it here
        settle();
    }
    static void checkFile(const QString& file)
    {
        const QByteArray bytes = bytesOf(file);
        const auto read = engine::readPo(bytes.toStdString(), file.toStdString());
        QVERIFY(read.has_value());
        QCOMPARE(QByteArray::fromStdString(engine::writePo(*read)), bytes);
        const QString msgfmt = QStandardPaths::findExecutable(QStringLiteral("msgfmt"));
        if (msgfmt.isEmpty()) return;
        const QStringList arguments{QStringLiteral("--check"), QStringLiteral("-o"), QStringLiteral("/dev/null"), file};
        QCOMPARE(QProcess::execute(msgfmt, arguments), 0);
    }

private slots:
    void initTestCase() { m_shipped = qgetenv("MARCHES_DATA"); }
    void init()
    {
        m_data = std::make_unique<QTemporaryDir>();
        const QString shipped = QString::fromUtf8(m_shipped);
        copyTree(shipped + QStringLiteral("/maps/narnia"), m_data->filePath(QStringLiteral("maps/narnia")));
        QFile::remove(po("de"));
        QFile::remove(m_data->filePath(QStringLiteral("maps/narnia/variants/i18n/de.po")));
        for (const char* name : {"resources/engine", "resources/rules/narnia-risk-junior"})
            copyTree(shipped + QLatin1Char('/') + QLatin1String(name), m_data->filePath(QLatin1String(name)));
        QDir().mkpath(m_data->filePath(QStringLiteral("translations")));
        QVERIFY(QFile::copy(shipped + QStringLiteral("/translations/marches_fr.ts"), window()));
        // A working copy, whose translations are written beside their sources.
        QDir(m_data->path()).mkdir(QStringLiteral(".git"));
        qputenv("MARCHES_DATA", m_data->path().toUtf8());
        m_desktop = std::make_unique<Desktop>();
    }
    void cleanup()
    {
        m_desktop.reset();
        qputenv("MARCHES_DATA", m_shipped);
    }
};

} // namespace marches::app
