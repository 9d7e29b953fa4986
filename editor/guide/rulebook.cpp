// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/guide/rulebook.h"

#include <algorithm>
#include <set>

#include "engine/text/grammar.h"

namespace marches::editor {

namespace {

QString plainText(const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); }

/// Writes one book.
class RuleBook {
public:
    RuleBook(const engine::RulesetData& data, const engine::Texts& texts, std::string language,
             const engine::OptionValues* now)
        : m_data(data), m_texts(texts), m_language(std::move(language)), m_now(now)
    {}

    QString html()
    {
        m_html = QStringLiteral("<h1>%1</h1>\n").arg(ruleBookTitle(m_texts, m_language).toHtmlEscaped());
        writeParagraph(word("ruleset.text"));
        if (const QString source = word("ruleset.source"); !source.isEmpty())
            writeLine("source", said("rulebook.source", {{"source", m_texts.word("ruleset.source", m_language)}}));
        writeContents();
        for (const std::string& rule : m_data.rules) addRule(rule);
        addOthers();
        return m_html;
    }

private:
    QString word(const std::string& key) const { return plainText(m_texts.word(key, m_language)); }
    QString said(const std::string& key, const engine::TextArgs& args = {}) const
    {
        return plainText(m_texts.word(key, m_language, args));
    }
    void writeParagraph(const QString& text)
    {
        if (!text.isEmpty()) m_html += QStringLiteral("<p>%1</p>\n").arg(text);
    }
    void writeLine(const char* kind, const QString& text)
    {
        m_html += QStringLiteral("<p class=\"%1\"><small>%2</small></p>\n").arg(QLatin1String(kind), text);
    }
    static QString linkTo(const std::string& anchor, const QString& words)
    {
        return QStringLiteral("<a href=\"#%1\">%2</a>").arg(plainText(anchor), words);
    }
    QString ruleHead(const std::string& rule) const
    {
        return plainText(rule) + QStringLiteral(" ") + word("rule." + rule + ".title");
    }

    void writeContents()
    {
        m_html += QStringLiteral("<h2>%1</h2>\n<ul>\n").arg(said("rulebook.contents"));
        for (const std::string& rule : m_data.rules)
            m_html += QStringLiteral("<li>%1</li>\n").arg(linkTo(rule, ruleHead(rule)));
        m_html += QStringLiteral("</ul>\n<h2>%1</h2>\n").arg(said("rulebook.rules"));
    }

    void addRule(const std::string& rule)
    {
        m_html +=
            QStringLiteral("<h3><a name=\"%1\">%1</a> %2</h3>\n").arg(plainText(rule), word("rule." + rule + ".title"));
        writeParagraph(word("rule." + rule + ".text"));
        if (const std::string source = m_texts.word("rule." + rule + ".source", m_language); !source.empty())
            writeLine("source", said("rulebook.source", {{"source", source}}));
        QString options;
        for (const engine::OptionSpec& option : m_data.options)
            if (std::ranges::find(option.rules, rule) != option.rules.end()) options += optionItem(option);
        if (!options.isEmpty()) m_html += QStringLiteral("<ul>\n%1</ul>\n").arg(options);
    }

    /// Told at the first rule that it touches; the others lead there.
    QString optionItem(const engine::OptionSpec& option)
    {
        const QString title = word("option." + option.id + ".title");
        if (!m_told.insert(option.id).second)
            return QStringLiteral("<li>%1</li>\n").arg(linkTo("option." + option.id, title));
        QString item = QStringLiteral("<li><a name=\"option.%1\"><b>%2</b></a> ").arg(plainText(option.id), title);
        const std::string usual = value(option, option.byDefault);
        const engine::OptionValue* now = m_now == nullptr ? nullptr : m_now->find(option.id);
        item += now == nullptr || *now == option.byDefault
                    ? said("rulebook.usually", {{"value", usual}})
                    : said("rulebook.now", {{"now", value(option, *now)}, {"value", usual}});
        item += QStringLiteral("<br>%1").arg(word("option." + option.id + ".text"));
        if (option.isNumber())
            item += QStringLiteral(" ") +
                    said("rulebook.range", {{"least", number(option.min)}, {"most", number(option.max)}});
        if (option.duringPlay) item += QStringLiteral(" ") + said("rulebook.during-play");
        for (const auto& [others, key] :
             {std::pair{&option.needs, "rulebook.needs"}, std::pair{&option.excludes, "rulebook.excludes"}})
            for (const std::string& other : *others)
                item += QStringLiteral(" ") +
                        said(key, {{"option", m_texts.word("option." + other + ".title", m_language)}});
        if (!option.values.empty()) {
            item += QStringLiteral("<ul>\n");
            for (const std::string& choice : option.values) {
                const std::string base = "option." + option.id + ".value." + choice;
                item += QStringLiteral("<li><i>%1</i> – %2</li>\n").arg(word(base + ".title"), word(base + ".text"));
            }
            item += QStringLiteral("</ul>");
        }
        if (!option.source.empty())
            item += QStringLiteral("<br><small>%1</small>")
                        .arg(said("rulebook.source", {{"source", optionSource(option)}}));
        return item + QStringLiteral("</li>\n");
    }
    std::string optionSource(const engine::OptionSpec& option) const
    {
        const std::string key = "option." + option.id + ".source";
        return m_texts.has(key) ? m_texts.word(key, m_language) : option.source;
    }

    std::string number(int n) const { return engine::localNumber(static_cast<std::int64_t>(n), m_language); }
    std::string value(const engine::OptionSpec& option, const engine::OptionValue& value) const
    {
        if (const bool* flag = std::get_if<bool>(&value))
            return m_texts.word(*flag ? "rulebook.on" : "rulebook.off", m_language);
        if (const int* n = std::get_if<int>(&value)) return number(*n);
        return m_texts.word("option." + option.id + ".value." + std::get<std::string>(value) + ".title", m_language);
    }

    /// Options that touch no rule that has an id.
    void addOthers()
    {
        QString options;
        for (const engine::OptionSpec& option : m_data.options)
            if (!m_told.contains(option.id)) options += optionItem(option);
        if (!options.isEmpty())
            m_html += QStringLiteral("<h2>%1</h2>\n<ul>\n%2</ul>\n").arg(said("rulebook.others"), options);
    }

    const engine::RulesetData& m_data;
    const engine::Texts& m_texts;
    std::string m_language;
    const engine::OptionValues* m_now;
    std::set<std::string> m_told;
    QString m_html;
};

} // namespace

QString ruleBookHtml(const engine::RulesetData& data, const engine::Texts& texts, const std::string& language,
                     const engine::OptionValues* now)
{
    return RuleBook(data, texts, language, now).html();
}

QString ruleBookTitle(const engine::Texts& texts, const std::string& language)
{
    return QString::fromStdString(
        texts.word("rulebook.title", language, {{"name", texts.word("ruleset.name", language)}}));
}

} // namespace marches::editor
