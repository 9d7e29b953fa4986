// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/zipfile.h"

#include <zip.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string_view>

namespace marches::editor {

namespace {

struct ZipDiscard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct ZipFileClose {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using ZipArchive = std::unique_ptr<zip_t, ZipDiscard>;
using ZipEntry = std::unique_ptr<zip_file_t, ZipFileClose>;

tl::unexpected<engine::Errors> zipFailure(const char* code, const std::string& file, engine::ErrorArgs args = {})
{
    return engine::fail(engine::Error{code, std::move(args), file, 0, 0, {}});
}

tl::unexpected<engine::Errors> damaged(const std::string& file, const char* why)
{
    return zipFailure("zip-damaged", file, {{"reason", why}});
}

/// A relative path of plain parts: nothing that a file system might take for more than a name below a folder.
bool isPlainPath(std::string_view name)
{
    constexpr std::size_t kLongest = 500;
    if (name.empty() || name.size() > kLongest || name.front() == '/') return false;
    while (!name.empty()) {
        const std::size_t end = std::min(name.find('/'), name.size());
        const std::string_view part = name.substr(0, end);
        if (part.empty() || part == "." || part == "..") return false;
        for (const char c : part)
            if (static_cast<unsigned char>(c) < 0x20 || c == '\\' || c == ':') return false;
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return true;
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

/// True for a link, device or pipe, as Unix notes it in a zip.
bool isSpecial(zip_t* archive, zip_uint64_t index)
{
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(archive, index, 0, &system, &attributes) != 0) return false;
    constexpr zip_uint32_t kKind = 0170000;
    constexpr zip_uint32_t kFile = 0100000;
    const zip_uint32_t kind = (attributes >> 16U) & kKind;
    return system == ZIP_OPSYS_UNIX && kind != 0 && kind != kFile;
}

/// A source for libzip over bytes that outlive it.
zip_source_t* sourceOf(const QByteArray& bytes, zip_error_t& error)
{
    return zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
}

} // namespace

bool isZip(const QByteArray& bytes) { return bytes.startsWith("PK\x03\x04") || bytes.startsWith("PK\x05\x06"); }

engine::Result<std::map<std::string, QByteArray>> readZip(const QByteArray& bytes, const std::string& file,
                                                          const ZipLimits& limits)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = sourceOf(bytes, error);
    if (source == nullptr) return damaged(file, zip_error_strerror(&error));
    const ZipArchive archive(zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error));
    if (!archive) {
        zip_source_free(source);
        const std::string why = zip_error_strerror(&error);
        zip_error_fini(&error);
        return damaged(file, why.c_str());
    }
    const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
    if (count < 0 || static_cast<std::size_t>(count) > limits.files)
        return zipFailure("zip-too-large", file, {{"limit", std::to_string(limits.files)}});
    std::map<std::string, QByteArray> files;
    std::set<std::string> seen;
    std::size_t all = 0;
    for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(count); ++i) {
        const char* raw = zip_get_name(archive.get(), i, ZIP_FL_ENC_GUESS);
        if (raw == nullptr) return damaged(file, zip_strerror(archive.get()));
        std::string name = raw;
        const bool folder = !name.empty() && name.back() == '/';
        if (folder) name.pop_back();
        if (!isPlainPath(name)) return zipFailure("zip-bad-name", file, {{"name", name}});
        if (folder) continue;
        if (isSpecial(archive.get(), i)) return zipFailure("zip-no-file", file, {{"name", name}});
        if (!seen.insert(lowered(name)).second) return zipFailure("zip-double", file, {{"name", name}});
        const ZipEntry entry(zip_fopen_index(archive.get(), i, 0));
        if (!entry) return damaged(file, zip_strerror(archive.get()));
        QByteArray content;
        const std::size_t most = std::min(limits.fileBytes, limits.allBytes - all);
        char buffer[65536];
        for (;;) { // what an entry says of its size is not believed
            const zip_int64_t got = zip_fread(entry.get(), buffer, sizeof buffer);
            if (got < 0) return damaged(file, zip_file_strerror(entry.get()));
            if (got == 0) break;
            content.append(buffer, static_cast<qsizetype>(got));
            if (static_cast<std::size_t>(content.size()) > most)
                return zipFailure("zip-too-large", file, {{"limit", std::to_string(limits.allBytes)}});
        }
        all += static_cast<std::size_t>(content.size());
        files.emplace(std::move(name), std::move(content));
    }
    return files;
}

engine::Result<QByteArray> makeZip(const std::map<std::string, QByteArray>& files, const std::string& file)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* made = zip_source_buffer_create(nullptr, 0, 0, &error);
    if (made == nullptr) return damaged(file, zip_error_strerror(&error));
    zip_source_keep(made);
    const std::unique_ptr<zip_source_t, void (*)(zip_source_t*)> kept(made, zip_source_free);
    ZipArchive archive(zip_open_from_source(made, ZIP_TRUNCATE, &error));
    if (!archive) {
        zip_source_free(made);
        return damaged(file, zip_error_strerror(&error));
    }
    for (const auto& [name, bytes] : files) {
        zip_source_t* content = sourceOf(bytes, error);
        const zip_int64_t index =
            content == nullptr ? -1 : zip_file_add(archive.get(), name.c_str(), content, ZIP_FL_ENC_UTF_8);
        if (index < 0) {
            zip_source_free(content);
            return damaged(file, zip_strerror(archive.get()));
        }
        // The same files are the same bytes, whenever they are written: the first moment that a zip can name.
        constexpr zip_uint16_t kFirstDay = (1U << 5U) | 1U;
        zip_file_set_dostime(archive.get(), static_cast<zip_uint64_t>(index), 0, kFirstDay, 0);
    }
    if (zip_close(archive.get()) != 0) return damaged(file, zip_strerror(archive.get()));
    (void)archive.release(); // closing has freed it
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_stat(made, &stat) != 0 || zip_source_open(made) != 0)
        return damaged(file, zip_error_strerror(zip_source_error(made)));
    QByteArray bytes(static_cast<qsizetype>(stat.size), Qt::Uninitialized);
    const zip_int64_t got = zip_source_read(made, bytes.data(), stat.size);
    zip_source_close(made);
    if (got != bytes.size()) return damaged(file, zip_error_strerror(zip_source_error(made)));
    return bytes;
}

} // namespace marches::editor
