// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/tsfile.h"

#include <algorithm>

#include "engine/io/files.h"

namespace marches::editor {

bool TsMessage::isTranslated() const
{
    return !translations.isEmpty() && std::ranges::none_of(translations, &QString::isEmpty);
}

const TsMessage* TsFile::find(const QString& context, const QString& source, const QString& comment) const
{
    const auto group = std::ranges::find(contexts, context, &TsContext::name);
    if (group == contexts.end()) return nullptr;
    const auto message = std::ranges::find_if(
        group->messages, [&](const TsMessage& each) { return each.source == source && each.comment == comment; });
    return message == group->messages.end() ? nullptr : &*message;
}

TsMessage* TsFile::find(const QString& context, const QString& source, const QString& comment)
{
    return const_cast<TsMessage*>(std::as_const(*this).find(context, source, comment));
}

engine::Result<TsFile> loadTs(const QString& path)
{
    const engine::Result<std::string> bytes =
        engine::readFile(path.toStdString(), static_cast<std::size_t>(kMaxTsBytes));
    if (!bytes) return engine::fail(bytes.error());
    return readTs(QByteArray::fromStdString(*bytes), path.toStdString());
}

} // namespace marches::editor
