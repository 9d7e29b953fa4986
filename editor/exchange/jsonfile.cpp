// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/jsonfile.h"

#include <algorithm>

namespace marches::editor {

namespace {

// A list or object takes some 150 bytes in memory, a number 16: together these stay below 150 MB. The countries of the
// world at 1:50 m are a tenth of that.
constexpr std::ptrdiff_t kMostLists = 500'000;
constexpr std::ptrdiff_t kMostValues = 3'000'000;

} // namespace

std::pair<int, int> placeOfByte(const QByteArray& bytes, qsizetype offset)
{
    const qsizetype end = std::clamp<qsizetype>(offset, 0, bytes.size());
    const auto* begin = bytes.constData();
    const auto lines = std::count(begin, begin + end, '\n');
    const qsizetype start = end == 0 ? -1 : bytes.lastIndexOf('\n', end - 1);
    return {static_cast<int>(lines) + 1, static_cast<int>(end - start)};
}

engine::Result<QJsonDocument> readJson(const QByteArray& bytes, const std::string& file)
{
    const std::ptrdiff_t lists = bytes.count('[') + bytes.count('{');
    if (lists > kMostLists || bytes.count(',') > kMostValues)
        return engine::fail(engine::Error{"json-too-large", {{"limit", std::to_string(kMostValues)}}, file, 0, 0, {}});
    const QByteArray plain = bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
    QJsonParseError error{};
    QJsonDocument document = QJsonDocument::fromJson(plain, &error);
    if (error.error == QJsonParseError::NoError) return document;
    const auto [line, column] = placeOfByte(plain, error.offset);
    return engine::fail(
        engine::Error{"json-syntax", {{"what", error.errorString().toStdString()}}, file, line, column, {}});
}

} // namespace marches::editor
