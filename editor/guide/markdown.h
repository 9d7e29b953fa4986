// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QByteArray>
#include <QString>

#include <cmark.h>

namespace marches::editor {

struct FreeMarkdown {
    void operator()(cmark_node* node) const { cmark_node_free(node); }
};
/// A page as a tree of cmark's.
using Markdown = std::unique_ptr<cmark_node, FreeMarkdown>;

inline Markdown parseMarkdown(const QByteArray& bytes)
{
    return Markdown(
        cmark_parse_document(bytes.constData(), static_cast<std::size_t>(bytes.size()), CMARK_OPT_VALIDATE_UTF8));
}

inline QString destinationOf(cmark_node* node) { return QString::fromUtf8(cmark_node_get_url(node)); }

/// Calls `visit(node, type)` for every node, from the front, as cmark enters it. Nodes must not be moved meanwhile.
template <class Visit> void visitMarkdown(cmark_node* root, const Visit& visit)
{
    const std::unique_ptr<cmark_iter, decltype(&cmark_iter_free)> walk(cmark_iter_new(root), cmark_iter_free);
    for (cmark_event_type event = cmark_iter_next(walk.get()); event != CMARK_EVENT_DONE;
         event = cmark_iter_next(walk.get()))
        if (event == CMARK_EVENT_ENTER)
            visit(cmark_iter_get_node(walk.get()), cmark_node_get_type(cmark_iter_get_node(walk.get())));
}

} // namespace marches::editor
