// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/exchange/foreignsamples.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

QString sampleFolder(const char* form)
{
    return QStringLiteral(MARCHES_SOURCE_DIR "/tests/data/foreign/") + QLatin1String(form);
}

SampleFiles sample(const char* form)
{
    const QDir folder(sampleFolder(form));
    SampleFiles files;
    QDirIterator each(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(file.fileName()));
        files.emplace(folder.relativeFilePath(file.fileName()).toStdString(), file.readAll());
    }
    if (files.empty()) qFatal("there is no sample of %s", form);
    return files;
}
