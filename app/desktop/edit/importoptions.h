// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/importchoices.h"
#include "editor/exchange/importoffers.h"
#include "editor/widgets/translated.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;

namespace marches::app {

/// What the form of a file leaves open, as fields: which of its properties are names, ids and regions, which object or
/// variant it is about, how the globe is laid flat, how fine the outlines stay and whether lanes cross seas. Fields
/// that the file gives no choice in are not shown.
class ImportOptions : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit ImportOptions(QWidget* parent = nullptr);

    /// Shows the fields for a file; what was chosen stays where the file still has it.
    void offer(const editor::ImportOffers& offers, const editor::ImportChoices& choices);
    /// Puts what is chosen into `choices`, and leaves there what has no field here.
    void choose(editor::ImportChoices& choices) const;
    /// A person may choose something.

signals:
    void chosen();

private:
    struct Field {
        QComboBox* box;
        std::string editor::ImportChoices::*choice;
        std::vector<std::string> words; ///< what the file has; fewer than `least` are no choice
        std::size_t least;
        std::string usual = {}; ///< the word that stands for no choice; empty: "as usual" does
    };
    void fill(Field& field, const std::string& chosen);
    QString wordOf(const Field& field, const std::string& word) const;
    void show(QWidget* field, bool on);
    void retranslate() final;

    QFormLayout* m_form;
    std::vector<Field> m_fields;
    QDoubleSpinBox* m_simplify;
    QDoubleSpinBox* m_tolerance;
    QCheckBox* m_coastLanes;
};

} // namespace marches::app
