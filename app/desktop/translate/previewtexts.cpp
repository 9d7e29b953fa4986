// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/previewtexts.h"

#include <algorithm>

#include "app/desktop/base/application.h"
#include "editor/translation/translationsources.h"
#include "engine/game/rules.h"
#include "engine/package/mappackage.h"
#include "engine/text/messageformatter.h"
#include "engine/text/placeholder.h"
#include "engine/text/translationkeys.h"

#include <QFileInfo>

namespace marches::app {

namespace {

constexpr std::int64_t kUsualNumber = 4;

/// A game of a ruleset on any map that it is played on.
std::optional<engine::GameSetup> gameOf(Application& application, const std::string& ruleset)
{
    for (const Catalogue::Game& game : application.catalogue().games()) {
        if (game.ruleset != ruleset) continue;
        if (auto setup = application.library().setup(game.map + ":" + game.ruleset)) return std::move(*setup);
    }
    return std::nullopt;
}

/// Something of a kind to be spoken of, another one for each place in the sentence and never the first, which may be
/// "none"; a number for counts.
std::int16_t sampleOf(const engine::Vocabulary& vocabulary, engine::Space space, std::int64_t number, std::size_t place)
{
    if (space == engine::Space::Number) return static_cast<std::int16_t>(number);
    if (space == engine::Space::Flag) return 1;
    return static_cast<std::int16_t>(std::min(vocabulary.count(space) - 1, static_cast<int>(place) + 1));
}

} // namespace

PreviewTexts::PreviewTexts(Application& application, const TranslationController& controller)
    : m_language(controller.language().toStdString())
{
    const engine::TextRoots root = application.library().textRoots();
    engine::Errors unread;
    if (controller.kind() == TranslatableTexts::Kind::Map) {
        if (auto map = engine::loadMap(controller.source().toStdString())) m_map = std::move(*map);
    } else if (controller.kind() == TranslatableTexts::Kind::Rules) {
        m_setup = gameOf(application, QFileInfo(QFileInfo(controller.source()).path()).fileName().toStdString());
    }
    m_texts = m_setup ? engine::gameTexts(root, *m_setup, unread)
                      : engine::packageTexts(root, nullptr, m_map ? &*m_map : nullptr, nullptr, unread);
    if (const auto sources = editor::loadTranslationSources(controller.source().toStdString(), root))
        for (const engine::TextSource& source : *sources) m_texts.add(source.entries, source.language);
    for (int row = 0; row < controller.document()->count(); ++row) update(*controller.document(), row);
}

void PreviewTexts::update(const editor::TranslationDocument& document, int row)
{
    m_texts.setTranslation(m_language, document.row(row).po, document.unitOf(row).rule);
}

QString PreviewTexts::word(const std::string& key) const
{
    return QString::fromStdString(m_texts.word(key, m_language));
}

std::optional<QString> PreviewTexts::message(const std::string& key, const std::string& number, std::int64_t n) const
{
    if (!m_setup || !m_setup->game) return std::nullopt;
    const engine::Rules& rules = *m_setup->game;
    const auto& messages = rules.messages();
    const auto found = std::ranges::find(messages, key, &engine::MessageSpec::key);
    if (found == messages.end()) return std::nullopt;
    engine::Message message;
    message.text = static_cast<std::uint16_t>(found - messages.begin());
    for (std::size_t i = 0; i < found->params.size() && i < message.arg.size(); ++i) {
        const bool counts = found->params[i].name == number;
        message.arg[i] = sampleOf(rules.vocabulary(), found->params[i].space, counts ? n : kUsualNumber, i);
    }
    return QString::fromStdString(engine::MessageFormatter(m_texts, rules, m_language).sentence(message));
}

QString PreviewTexts::sentence(const editor::TranslationDocument& document, int row, int pluralForm) const
{
    const editor::TextRow& text = document.row(row);
    const std::int64_t example = document.unitOf(row).rule.example(pluralForm);
    const std::int64_t n = text.source.isPlural() && example >= 0 ? example : kUsualNumber;
    const std::string number = text.source.pluralBy.empty() ? "n" : text.source.pluralBy;
    if (std::optional<QString> said = message(text.key(), number, n)) return *said;
    // A form that is not written is made of the name, as the game does.
    const std::string_view form = engine::looseForm(text.key());
    const std::string base = text.key().substr(0, text.key().size() - form.size());
    if (!form.empty() && text.isEmpty() && document.find(base + ".name") >= 0)
        return QString::fromStdString(m_texts.form(base, form.substr(1), m_language));
    engine::TextArgs args;
    for (const std::string& placeholder : editor::sourcePlaceholders(text))
        for (const engine::TextPiece& piece : engine::splitText(placeholder)) {
            if (!piece.isPlaceholder()) continue;
            const std::string name(piece.name);
            const bool counts = name == number || name == "n" || name == "count" || name == "limit";
            args.emplace_back(name, counts ? std::to_string(n) : name);
        }
    return QString::fromStdString(m_texts.word(text.key(), m_language, args));
}

std::map<std::string, QString> exampleFrames(const Catalogue& catalogue, const TranslationController& controller)
{
    std::map<std::string, QString> frames;
    const std::string language = controller.language().toStdString();
    const std::string id = QFileInfo(QFileInfo(controller.source()).path()).fileName().toStdString();
    for (const Catalogue::Game& game : catalogue.games()) {
        if (game.map != id && game.ruleset != id) continue;
        const engine::Texts& texts = catalogue.texts(game.map, game.ruleset);
        for (const std::string_view key : texts.keys("log.")) {
            const engine::Texts::Found found = texts.find(key, language);
            if (!found || found.isPlural() || found.language != language) continue;
            const std::string& text = found.form(std::nullopt);
            QString frame;
            std::string form;
            int holders = 0;
            for (const engine::TextPiece& piece : engine::splitText(text)) {
                if (piece.isPlaceholder()) {
                    ++holders;
                    form = piece.form;
                    frame += QStringLiteral("%1");
                } else {
                    frame += QString::fromUtf8(piece.literal.data(), static_cast<qsizetype>(piece.literal.size()));
                }
            }
            QString& best = frames[form];
            if (holders == 1 && !form.empty() && (best.isEmpty() || frame.size() < best.size())) best = frame;
        }
    }
    return frames;
}

} // namespace marches::app
