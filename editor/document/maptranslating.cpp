// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the store that takes over what became of the translations elsewhere.
#include "editor/document/mapstore.h"

#include <filesystem>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

using Translations = std::map<std::string, std::string>;

/// What other translations say otherwise.
struct OtherTexts {
    std::map<TextId, std::string> texts;
    ModelChanges changes; ///< those that the model does not have yet
    bool mixed = false;   ///< some were changed in the model as well, or a translation cannot be read
};

OtherTexts otherTexts(const Translations& there, const SavedBaseline& base, const MapModel& model)
{
    OtherTexts others;
    const Translations& known = base.files().translations;
    for (const auto& [language, bytes] : there) {
        const auto old = known.find(language);
        if (old != known.end() && old->second == bytes) continue;
        const auto now = shownTexts(bytes, language + ".po");
        const auto before = shownTexts(old == known.end() ? std::string() : old->second, language + ".po");
        if (!now || !before) {
            others.mixed = true;
            continue;
        }
        std::set<std::string> keys;
        for (const auto* texts : {&*now, &*before})
            for (const auto& [key, text] : *texts) keys.insert(key);
        const auto in = [](const Translations& texts, const std::string& key) {
            const auto found = texts.find(key);
            return found == texts.end() ? std::string() : found->second;
        };
        for (const std::string& key : keys) {
            const std::string theirs = in(*now, key);
            if (theirs == in(*before, key)) continue;
            const TextId id{language, key};
            const std::string& mine = model.text(language, key);
            others.texts[id] = theirs;
            if (mine == theirs) continue;
            others.mixed = others.mixed || mine != base.textOf(id);
            others.changes.emplace_back(TextChange{id, mine, theirs});
        }
    }
    return others;
}

} // namespace

void MapStore::takeTranslations()
{
    if (m_folder.empty()) return;
    auto there = readTranslations(m_folder);
    if (!there) return;
    // One that is gone is told of by missingOnDisk().
    there->insert(m_base->files().translations.begin(), m_base->files().translations.end());
    if (*there == m_base->files().translations) return;
    const OtherTexts others = otherTexts(*there, *m_base, m_document->model());
    if (others.mixed) return;
    const bool unsaved = hasUnsavedWork();
    QUndoStack& steps = m_document->undoStack();
    if (!others.changes.empty() && m_document->isReadOnly()) {
        m_document->adoptTexts(others.changes);
    } else if (!others.changes.empty()) {
        if (m_translating == MapDocument::MergeId::None) m_translating = m_document->newMergeId();
        steps.resetClean(); // what comes from the bench time and again is one step
        const EditOutcome taken = m_document->edit(
            tr("Update the translations"),
            [&others](MapEdit& edit) -> EditOutcome {
                for (const ModelChange& change : others.changes) {
                    const auto& text = std::get<TextChange>(change);
                    edit.setText(text.id.language, text.id.key, text.after);
                }
                return {};
            },
            m_translating);
        if (!taken) {
            if (!unsaved) steps.setClean();
            return;
        }
    }
    SavedBaseline base = m_base->translated(*std::move(there), others.texts);
    if (unsaved) { // no way back leads to the files as they are now
        steps.resetClean();
        m_changedMeanwhile = true;
        return takeBase(std::move(base));
    }
    m_base = std::make_shared<const SavedBaseline>(std::move(base));
    endJournal();
    m_ownNames = true;
    steps.setClean();
}

} // namespace marches::editor
