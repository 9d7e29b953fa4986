// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/translated.h"

#include <QColor>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <string>

class QLabel;
class QToolButton;

namespace marches::editor {

class SharedField;

/// "#c3d79a", "C3D79A" or the like as it stands in files; nothing: it is no colour.
std::optional<std::string> colourFromText(const QString& text);

/// A colour that something has of its own, typed or picked, or none: then it has that of the style.
class ColourField : public Translated<QWidget> {
    Q_OBJECT
public:
    explicit ColourField(QWidget* parent = nullptr);

    /// `own`: of each thing that it is about, empty for none; `shown`: how they look; `of`: which things those are,
    /// where that changes. What was refused of other things is told no more.
    void showColours(const QStringList& own, const QColor& shown, const QString& of = {});
    /// What it is the colour of, for dialogs and for the ear.
    void setWords(const QString& words);
    void setReadOnly(bool readOnly);

signals:
    /// Empty: that of the style again.
    void edited(const std::string& colour);

private:
    void retranslate() final;
    void take(const QString& text);
    void refuse(const QString& typed);
    void pick();
    void paintSwatch();

    QString m_of;
    QStringList m_own;
    QColor m_shown;
    QString m_words;
    QString m_typed; ///< what m_refusal is about
    QToolButton* m_swatch;
    SharedField* m_text;
    QToolButton* m_reset;
    QLabel* m_refusal; ///< of what was typed and is no colour
    bool m_readOnly = false;
};

} // namespace marches::editor
