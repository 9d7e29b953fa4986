// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/guide/guidehtml.h"

#include <cstdlib>

#include <QRegularExpression>

#include "editor/guide/markdown.h"

namespace marches::editor {

namespace {

/// What a page of the web names, or nothing where the window alone can go there.
QString webDestination(const QString& link)
{
    if (link.startsWith(QLatin1String("do:"))) return {};
    if (link.startsWith(QLatin1String("rules:"))) return ruleBookFileName(link.mid(6));
    if (link.endsWith(QLatin1String(".md"))) return link.chopped(3) + QStringLiteral(".html");
    return link;
}

void setDestination(cmark_node* node, const QString& to) { cmark_node_set_url(node, to.toUtf8().constData()); }

/// In place of a link, what it says, emphasized.
void makePlain(cmark_node* link)
{
    cmark_node* words = cmark_node_new(CMARK_NODE_EMPH);
    while (cmark_node* child = cmark_node_first_child(link)) cmark_node_append_child(words, child);
    cmark_node_replace(link, words);
    cmark_node_free(link);
}

} // namespace

QString pictureFileName(const QString& picture)
{
    static const QRegularExpression other(QStringLiteral("[^a-z0-9]+"));
    return picture.toLower().replace(other, QStringLiteral("-")) + QStringLiteral(".png");
}

QString ruleBookFileName(const QString& ruleset) { return QStringLiteral("rules-%1.html").arg(ruleset); }

QString guideHtml(const GuidePage& page, GuideReader reader)
{
    const Markdown root = parseMarkdown(page.markdown);
    if (reader == GuideReader::Web) {
        std::vector<cmark_node*> plain;
        visitMarkdown(root.get(), [&](cmark_node* node, cmark_node_type type) {
            if (type == CMARK_NODE_IMAGE)
                setDestination(node, QStringLiteral("pictures/") + pictureFileName(destinationOf(node)));
            if (type != CMARK_NODE_LINK) return;
            if (const QString to = webDestination(destinationOf(node)); to.isEmpty())
                plain.push_back(node);
            else
                setDestination(node, to);
        });
        for (cmark_node* link : plain) makePlain(link);
    }
    char* html = cmark_render_html(root.get(), CMARK_OPT_DEFAULT);
    QString text = QString::fromUtf8(html);
    std::free(html); // NOLINT: cmark gives memory of malloc
    return text;
}

QString webPage(const QString& title, const QString& language, const QString& body)
{
    // The colours follow what the reader's system prefers.
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                          "<title>%2</title>\n"
                          "<style>\n"
                          ":root { color-scheme: light dark; }\n"
                          "body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.5; "
                          "font-family: sans-serif; }\n"
                          "img { max-width: 100%; height: auto; }\n"
                          "code, pre { font-size: 0.95em; }\n"
                          "pre { overflow-x: auto; padding: 0.6rem; border: 1px solid gray; border-radius: 4px; }\n"
                          "table { border-collapse: collapse; }\n"
                          "td, th { text-align: start; vertical-align: top; padding: 0.2rem 0.8rem 0.2rem 0; }\n"
                          "h3 { margin-bottom: 0.2rem; }\n"
                          ".source { opacity: 0.75; font-size: 0.9em; }\n"
                          "@media print { body { max-width: none; margin: 0; } h2, h3 { break-after: avoid; } }\n"
                          "</style>\n</head>\n<body>\n%3</body>\n</html>\n")
        .arg(language.toHtmlEscaped(), title.toHtmlEscaped(), body);
}

} // namespace marches::editor
