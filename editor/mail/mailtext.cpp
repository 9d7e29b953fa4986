// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mail/mailtext.h"

#include <algorithm>

#include <QString>

#include "engine/base/utf8.h"

namespace marches::editor {

namespace {

bool holdsControls(const std::string& bytes)
{
    return std::ranges::any_of(bytes, [](char c) {
        const auto sign = static_cast<unsigned char>(c);
        return sign < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f';
    });
}

} // namespace

std::string mailText(const std::string& bytes)
{
    if (holdsControls(bytes)) return {};
    std::string text = bytes;
    if (!engine::isUtf8(text)) {
        QString read;
        for (const char c : bytes) {
            // What Windows-1252 has otherwise than Latin-1 and mails use: quotation marks and dashes.
            const auto sign = static_cast<unsigned char>(c);
            read += sign == 0x91 || sign == 0x92   ? QChar(0x2019)
                    : sign == 0x93 || sign == 0x94 ? QChar(0x201d)
                    : sign == 0x96 || sign == 0x97 ? QChar(0x2013)
                    : sign == 0x9c                 ? QChar(0x0153)
                    : sign == 0x8c                 ? QChar(0x0152)
                    : sign >= 0x80 && sign < 0xa0  ? QChar(0xfffd)
                                                   : QChar(static_cast<char16_t>(sign));
        }
        text = read.toStdString();
    }
    std::erase(text, '\r');
    if (text.starts_with("\xef\xbb\xbf")) text.erase(0, 3);
    return text;
}

} // namespace marches::editor
