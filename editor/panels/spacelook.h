// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/records.h"
#include "editor/widgets/choicebox.h"
#include "editor/widgets/translated.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace marches::editor {

class SharedField;

/// The colour that spaces of a track have of their own: "#c3d79a", typed or picked; empty: that of the kind.
class SpaceColourField : public Translated<QWidget> {
    Q_OBJECT
public:
    explicit SpaceColourField(QWidget* parent = nullptr);
    void showSpaces(const std::vector<PlaceRecord>& spaces);

signals:
    void edited(const std::string& color);

private:
    void retranslate() final;
    void take(const QString& text);
    void pick();
    void paintSwatch();

    std::vector<PlaceRecord> m_spaces;
    SharedField* m_text;
    QToolButton* m_swatch;
};

/// The picture that is drawn on spaces of a track, one of those that the program has.
class SpacePictureField : public ChoiceBox {
    Q_OBJECT
public:
    explicit SpacePictureField(QWidget* parent = nullptr);
    void showSpaces(const std::vector<PlaceRecord>& spaces);

signals:
    void edited(const std::string& picture);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
};

} // namespace marches::editor
