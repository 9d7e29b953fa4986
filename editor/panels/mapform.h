// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/recordform.h"

#include <functional>
#include <string>

class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;

namespace marches::editor {

class ChoiceBox;
class NamesForm;
class SharedField;

/// What a map says of itself: name, description, author, licence, size, languages.
class MapForm : public RecordForm {
    Q_OBJECT
public:
    explicit MapForm(QWidget* parent = nullptr);

    void showMap(MapDocument& document);
    /// The cursor goes into the name.
    void rename();

signals:
    /// Something was chosen from a list, or Enter or Esc pressed in a name: one is done with the form.
    void done();

private:
    void retranslate() final;
    void commitOwn() final { storeText(); }
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showText();
    void storeText();
    void change(const QString& title, const std::function<void(MapInfo&)>& change);

    QFormLayout* m_rows;
    NamesForm* m_names;
    QPlainTextEdit* m_text;
    std::string m_textLanguage; ///< that the description is shown in
    SharedField* m_author;
    SharedField* m_license;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    ChoiceBox* m_shown;
    QLabel* m_holds;
};

} // namespace marches::editor
