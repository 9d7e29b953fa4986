// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/recordform.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;

namespace marches::editor {

class ChoiceBox;
class LetteringForm;
class NamesForm;
class SharedField;
class SpaceColourField;
class SpacePictureField;

/// Everything that can be said of one or several places. A change counts for all of them, as one step to undo.
class PlaceForm : public RecordForm {
    Q_OBJECT
public:
    explicit PlaceForm(QWidget* parent = nullptr);

    void showPlaces(MapDocument& document, const std::vector<RecordId>& places);
    /// Puts the cursor into the name (F2).
    void rename();

signals:
    /// Something was chosen from a list, or Enter or Esc pressed in a name: one is done with the form.
    void done();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void commitOwn() override;

private:
    void retranslate() final;
    bool areSpaces() const;
    void showLook();
    void nameTerrain();
    void fillCombos();
    void showFlags();
    void addFlagBox(const std::string& flag);
    void connectFields();
    void connectTerrain();
    void showNote(const std::vector<RecordId>& places);
    void showRows();
    void change(const QString& title, const std::function<void(PlaceRecord&)>& change)
    {
        modify<PlaceRecord>(title, change);
    }
    void storeId(const QString& id);
    void storeTerrain();
    void storeRegion(int index);
    void addFlag(const QString& typed);
    void storeNote();
    std::vector<RecordId> places() const { return there<PlaceRecord>(); }
    const PlaceRecord& record(RecordId key) const { return document()->model().places().at(key); }
    QStringList valuesOf(const std::function<QString(const PlaceRecord&)>& value) const;

    QFormLayout* m_rows;
    NamesForm* m_names;
    SharedField* m_id;
    SharedField* m_abbreviation;
    SpaceColourField* m_colour;
    SpacePictureField* m_picture;
    ChoiceBox* m_kind;
    ChoiceBox* m_terrain;
    ChoiceBox* m_region;
    QWidget* m_flagBoxes;
    std::map<std::string, QCheckBox*> m_flags;
    SharedField* m_newFlag;
    SharedField* m_values;
    SharedField* m_aliases;
    LetteringForm* m_lettering;
    QPlainTextEdit* m_note;
    std::string m_noteLanguage; ///< that the note is shown in
};

} // namespace marches::editor
