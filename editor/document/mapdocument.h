// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/model/mapmodel.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <set>
#include <vector>

namespace marches::editor {

/// A map that is open in the editor: its model, and one undo stack for everything that can be done to it. Nothing
/// changes the model but edit(), undo and redo; each tells what changed by the same list.
class MapDocument : public QObject {
    Q_OBJECT
public:
    /// Edits with the same number that follow each other are one step to undo. Take a new one for each drag.
    enum class MergeId : int { None = 0 };

    explicit MapDocument(MapModel model, QObject* parent = nullptr);
    ~MapDocument() override;

    const MapModel& model() const { return m_model; }
    QUndoStack& undoStack() { return m_undo; }
    const QUndoStack& undoStack() const { return m_undo; }

    /// Language in which the editor shows names: one of languages().
    const std::string& language() const { return m_language; }
    void setLanguage(const std::string& language);
    /// The map's own first, then those with a text, in the order of the alphabet.
    std::vector<std::string> languages() const;
    /// Those that names are asked for: the map's languages, and those of the program.
    std::vector<std::string> nameLanguages() const;
    /// Name of a record in the editor's language.
    template <class Record> QString name(const Record& record) const
    {
        return QString::fromStdString(m_model.name(m_language, textBase(record)));
    }
    /// Of a place or region by id, as problems name them; the id itself where there is none.
    QString nameOf(const std::string& id) const;

    /// Counts what was done: an edit, an undo, a redo. Edits that are one step to undo have one number.
    int step() const { return m_step; }
    /// The last edit is part of a drag or the like, and may be gone on with: then more of its step is to come.
    bool mayGoOn() const { return m_mayGoOn; }

    /// Makes one step to undo: `make` edits, and when it is refused everything is as before and refused() tells why.
    /// Borders between shapes that begin or cease to touch follow (editor/document/contacts.h), and rivers stay on
    /// their borders. `title` in the imperative, translated.
    EditOutcome edit(const QString& title, const std::function<EditOutcome(MapEdit&)>& make,
                     MergeId merge = MergeId::None);
    MergeId newMergeId() { return static_cast<MergeId>(m_lastMerge += 1); }

    /// A map that comes with the program, or that cannot be written: every edit is refused.
    bool isReadOnly() const { return m_readOnly; }
    void setReadOnly(bool readOnly);

    /// Texts that came into the files of a map which nobody can edit here. No step, and nothing to undo.
    void adoptTexts(ModelChanges changes) { run(std::move(changes)); }

    /// The map goes to another folder and has its id from then on. No step: undoing what was done before leaves the map
    /// there.
    void setId(const std::string& id) { m_model.info.id = id; }
    /// All that the map holds now is in files: its ids are known outside.
    void markAsFiled();
    /// The record stands in files, by the id that it had there.
    bool isFiled(RecordId record) const { return m_filed.contains(record); }

signals:
    /// The first word of every edit, undo and redo, before the undo list or anybody else is told. Who holds keys,
    /// vertices or edges drops those that are gone, and says nothing of it until changed(): so whoever is told of
    /// anything finds none that the model does not have.
    void aboutToTell();
    /// After every edit, undo and redo.
    void changed(const marches::editor::ModelChanges& changes);
    /// An edit was refused; nothing has changed.
    void refused(const marches::editor::EditRefusal& why);
    void languageChanged();
    void readOnlyChanged();

private:
    class Command;
    void run(ModelChanges changes);

    MapModel m_model;
    QUndoStack m_undo;
    std::string m_language;
    std::set<RecordId> m_filed;
    int m_lastMerge = 0;
    int m_step = 0;
    bool m_mayGoOn = false;
    bool m_readOnly = false;
};

} // namespace marches::editor
