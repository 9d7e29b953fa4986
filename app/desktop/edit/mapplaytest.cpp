// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mapplaytest.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/modepage.h"
#include "app/desktop/edit/mapcontroller.h"
#include "editor/document/ids.h"
#include "editor/model/mapconversion.h"

namespace marches::app {

MapPlaytest::MapPlaytest(Application& application, MapController& controller, MainWindowInterface& window,
                         QObject* parent)
    : QObject(parent), m_application(application), m_controller(controller), m_window(window), m_tests(application)
{}

void MapPlaytest::play() { begin(false); }
void MapPlaytest::layOut() { begin(true); }

void MapPlaytest::begin(bool laysOut)
{
    m_window.commitPending();
    if (m_controller.document() == nullptr) return;
    if (const auto game = m_tests.usual(*m_controller.store())) {
        m_laysOut = laysOut;
        start(*game);
        m_laysOut = false;
    } else {
        emit notPlayable();
    }
}

void MapPlaytest::start(const editor::PlayableGame& game)
{
    m_window.commitPending();
    auto started = m_tests.start(*m_controller.store(), game);
    if (!started) {
        emit failed([] { return tr("The map cannot be played as it is"); }, started.error());
        return;
    }
    m_game = std::move(*started);
    m_map = m_controller.store();
    emit usualChanged(game.name);
    emit ready();
}

void MapPlaytest::refreshUsual()
{
    const auto game = m_tests.usual(*m_controller.store());
    emit usualChanged(game ? game->name : QString());
}

std::optional<engine::Result<std::string>> MapPlaytest::keep(engine::VariantData variant, const QString& name)
{
    if (m_map.isNull()) return engine::fail({"unknown-map", {{"name", variant.map}}, {}, 0, 0, {}});
    const editor::MapDocument& document = m_map->document();
    if (document.isReadOnly()) return std::nullopt;
    variant.map = document.model().info.id; // its folder, and so its id, may be another by now
    const auto playable = m_application.library().setup(editor::mapDataOf(document.model()), variant);
    if (!playable) return engine::fail(playable.error());
    variant.id = m_map->freeVariant(editor::idFromName(name.toStdString()));
    variant.comments = {};
    variant.texts = {{"variant.name", name.toStdString(), {}, {}, 0, {}, {}}};
    m_map->addVariant(variant.id, engine::writeVariant(variant));
    // Whoever has laid it out plays it next.
    m_tests.remember(*m_map, {variant.ruleset, "variants/" + variant.id + ".yaml", name});
    if (m_map == m_controller.store()) emit usualChanged(name);
    return variant.id;
}

std::unique_ptr<GameSession> MapPlaytest::take() { return std::move(m_game); }

} // namespace marches::app
