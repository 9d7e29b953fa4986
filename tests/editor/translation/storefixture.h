// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translation/translationstore.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

namespace marches::editor {

inline constexpr const char* kTexts = "marches: texts/1\n"
                                      "language: en\n"
                                      "texts:\n"
                                      "  territory.lamp.name: Lamppost\n"
                                      "  territory.lamp.of: of the Lamppost\n"
                                      "  refused.friend: \"{player} may not attack {place:with-article}.\"\n"
                                      "  refused.many:\n"
                                      "    plural-by: n\n"
                                      "    one: You can move {n} piece at most.\n"
                                      "    other: You can move {n} pieces at most.\n"
                                      "  rule.R-1.text: A rule.\n";

inline QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

inline void write(const QString& file, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(file).path());
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("cannot write");
}

/// A folder with a few texts to be translated into German, and the store that the bench has of them.
class StoreTest : public QObject {
    Q_OBJECT

protected:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString source() const { return m_folder->filePath(QStringLiteral("texts.yaml")); }
    QString po() const { return m_folder->filePath(QStringLiteral("i18n/de.po")); }
    std::string journals() const { return m_folder->filePath(QStringLiteral("journals")).toStdString(); }
    std::unique_ptr<TranslationStore> open()
    {
        auto store = TranslationStore::open(source().toStdString(), "de", journals());
        if (!store) qFatal("%s", store.error().front().code.c_str());
        return std::move(*store);
    }
    static int row(TranslationStore& store, const char* key) { return store.document().find(key); }
    static void type(TranslationStore& store, const char* key, const char* text, int form = 0)
    {
        store.document().typeForm(row(store, key), form, text);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        write(source(), kTexts);
    }
};

} // namespace marches::editor
