// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <map>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace marches::editor {

class NamesForm;
class SharedField;
class SpaceColourField;
class SpacePictureField;

/// Everything that can be said of one or several places. A change counts for all of them, as one step to undo.
class PlaceForm : public QWidget {
    Q_OBJECT
public:
    explicit PlaceForm(QWidget* parent = nullptr);

    void showPlaces(MapDocument& document, const std::vector<Key>& places);
    /// Puts the cursor into the id (F2).
    void rename();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    bool areSpaces() const;
    void showLook();
    void nameTerrain();
    void fillCombos();
    void showFlags();
    void addFlagBox(const std::string& flag);
    void modify(const QString& title, const std::function<void(PlaceRecord&)>& change);
    void storeNote();
    const PlaceRecord& record(Key key) const { return m_document->model().places().at(key); }
    QStringList valuesOf(const std::function<QString(const PlaceRecord&)>& value) const;

    QPointer<MapDocument> m_document; ///< null once it is closed, while the window still changes its language
    std::vector<Key> m_places;
    QFormLayout* m_rows;
    NamesForm* m_names;
    SharedField* m_id;
    SharedField* m_abbreviation;
    SpaceColourField* m_colour;
    SpacePictureField* m_picture;
    QComboBox* m_kind;
    QComboBox* m_terrain;
    QComboBox* m_region;
    QWidget* m_flagBoxes;
    std::map<std::string, QCheckBox*> m_flags;
    QLineEdit* m_newFlag;
    SharedField* m_values;
    SharedField* m_aliases;
    QPlainTextEdit* m_note;
    bool m_noteDiffers = false;
};

} // namespace marches::editor
