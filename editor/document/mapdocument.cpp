// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapdocument.h"

#include "editor/document/barrierlines.h"
#include "editor/document/contacts.h"
#include "editor/document/filelimits.h"
#include "editor/document/modelchanges.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace marches::editor {

/// Changes that have been made already when it is pushed.
class MapDocument::Command : public QUndoCommand {
public:
    Command(MapDocument& document, const QString& title, ModelChanges changes, MergeId merge)
        : QUndoCommand(title), m_document(document), m_changes(std::move(changes)), m_merge(merge)
    {}

    int id() const override { return m_merge == MergeId::None ? -1 : static_cast<int>(m_merge); }
    bool mergeWith(const QUndoCommand* later) override
    {
        mergeChanges(m_changes, static_cast<const Command*>(later)->m_changes);
        setObsolete(m_changes.empty());
        return true;
    }
    void undo() override { m_document.run(inverseOf(m_changes)); }
    void redo() override
    {
        if (std::exchange(m_made, true)) m_document.run(m_changes);
    }

private:
    MapDocument& m_document;
    ModelChanges m_changes;
    MergeId m_merge;
    bool m_made = false;
};

MapDocument::MapDocument(MapModel model, QObject* parent)
    : QObject(parent), m_model(std::move(model)), m_language(m_model.info.language)
{}

MapDocument::~MapDocument() = default;

void MapDocument::setLanguage(const std::string& language)
{
    if (m_language == language) return;
    m_language = language;
    emit languageChanged();
}

std::vector<std::string> MapDocument::languages() const
{
    std::vector<std::string> found{m_model.info.language};
    for (const auto& [id, text] : m_model.texts())
        if (std::ranges::find(found, id.language) == found.end()) found.push_back(id.language);
    return found;
}

std::vector<std::string> MapDocument::nameLanguages() const
{
    std::vector<std::string> all = languages();
    for (const char* own : {"en", "fr"})
        if (std::ranges::find(all, own) == all.end()) all.emplace_back(own);
    return all;
}

QString MapDocument::nameOf(const std::string& id) const
{
    if (const Row<PlaceRecord>* place = m_model.places().byId(id)) return name(place->record);
    if (const Row<RegionRecord>* region = m_model.regions().byId(id)) return name(region->record);
    if (const Row<BarrierRecord>* barrier = m_model.barriers().byId(id)) return name(barrier->record);
    return QString::fromStdString(id);
}

EditOutcome MapDocument::edit(const QString& title, const std::function<EditOutcome(MapEdit&)>& make, MergeId merge)
{
    EditOutcome outcome;
    MapEdit edit(m_model);
    if (m_readOnly)
        outcome = refuse("read-only", {});
    else
        outcome = make(edit);
    if (outcome) outcome = withinFileLimits(m_model, edit.changes());
    if (!outcome) {
        edit.rollBack();
        emit refused(outcome.error());
        return outcome;
    }
    followBarrierLines(edit);
    followContacts(edit);
    ModelChanges changes = edit.take();
    if (changes.empty()) return outcome;
    const ModelChanges told = changes;
    emit aboutToTell(); // the undo list tells as soon as it has the step
    const int before = m_undo.index();
    m_undo.push(new Command(*this, title, std::move(changes), merge));
    if (m_undo.index() != before) ++m_step;
    m_mayGoOn = merge != MergeId::None;
    emit changed(told);
    return outcome;
}

void MapDocument::markAsFiled()
{
    m_filed.clear();
    const auto mark = [this](const auto& rows) {
        for (const auto& row : rows) m_filed.insert(row.key);
    };
    mark(m_model.places());
    mark(m_model.regions());
    mark(m_model.barriers());
    mark(m_model.tracks());
}

void MapDocument::setReadOnly(bool readOnly)
{
    if (m_readOnly == readOnly) return;
    m_readOnly = readOnly;
    emit readOnlyChanged();
}

void MapDocument::run(ModelChanges changes)
{
    for (ModelChange& change : changes)
        if (auto* info = std::get_if<InfoChange>(&change)) info->before.id = info->after.id = m_model.info.id;
    m_model.apply(changes);
    ++m_step;
    m_mayGoOn = false;
    emit aboutToTell();
    emit changed(changes);
}

} // namespace marches::editor
