// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "editor/widgets/translated.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace marches::editor {

class SharedField;

/// The names of one or several things in all languages at once, a field each; behind a fold the forms that sentences
/// need
/// ("the Lamppost", "of the Lamppost", "at the Lamppost"), and for places how the board writes them: a name of its own,
/// with a
/// "/" where a line begins, and the size of its letters in percent.
class NamesForm : public Translated<QWidget> {
    Q_OBJECT
public:
    explicit NamesForm(QWidget* parent = nullptr);

    /// Of these records; none: of the map itself; of several the names are seen alone, since each has its own. Before
    /// it shows the names of others it must have stored what is typed, as a RecordForm has.
    void showNames(MapDocument& document, const std::vector<RecordId>& records, bool withForms = true);
    /// Field of a language for "name" or one of its forms (engine/text/grammar.h); null: not shown.
    SharedField* field(const std::string& language, const std::string& form) const;
    /// The name itself, in a language; where it has no field, in the first.
    void focusName(const std::string& language);

signals:
    /// Enter or Esc in one of the fields: what is pressed next is meant for the map.
    void done();

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void rebuild(const std::vector<std::string>& languages);
    void retranslate() final;
    void showValues();
    void refreshTip();
    /// Forms that a language has for the things that are shown, in their order.
    std::vector<std::string> formsOf(const std::string& language) const;
    QString formWords(const std::string& form) const;
    /// Starts of the keys of the texts of what is still there.
    std::vector<std::string> bases() const;
    void store(const std::string& language, const std::string& form, const QString& text);

    QPointer<MapDocument> m_document;
    std::vector<RecordId> m_records;
    std::vector<std::string> m_languages;
    std::map<std::pair<std::string, std::string>, SharedField*> m_fields; ///< by language and form
    std::map<std::string, QLabel*> m_labels;
    QGridLayout* m_grid;
    QToolButton* m_fold;
    bool m_withForms = true;
    bool m_onBoard = false; ///< places, whose names stand on the board
};

} // namespace marches::editor
