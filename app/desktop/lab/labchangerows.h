// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "app/desktop/lab/labsubject.h"
#include "editor/widgets/translated.h"

class QComboBox;
class QPushButton;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace marches::app {

/// An option and the value that it is given.
class LabChangeRow : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabChangeRow(QWidget* parent = nullptr);

    /// `taken`: options that other rows change already; they are not offered.
    void show(const LabSubject& subject, const engine::OptionSetting& setting, const std::vector<std::string>& taken);
    const engine::OptionSetting& setting() const { return m_setting; }
    void setRemovable(bool removable);

    QComboBox* optionBox() const { return m_option; }
    QComboBox* valueBox() const { return m_value; }
    QToolButton* removeButton() const { return m_remove; }

signals:
    void edited();
    void removed();

private:
    void fillValues();
    void onOption();
    void retranslate() final;

    std::optional<LabSubject> m_subject;
    engine::OptionSetting m_setting;
    std::vector<engine::OptionValue> m_values; ///< by row of the list of values
    QComboBox* m_option;
    QComboBox* m_value;
    QSpinBox* m_number;
    QToolButton* m_remove;
};

/// Options that are changed, a row each.
class LabChangeRows : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabChangeRows(QWidget* parent = nullptr);

    void setChanges(const LabSubject& subject, const std::vector<engine::OptionSetting>& settings);
    std::vector<engine::OptionSetting> changes() const;
    /// One row that cannot be taken away, and no other.
    void setSingle(bool single);
    void setAddText(const QString& text);

    const std::vector<LabChangeRow*>& rows() const { return m_rows; }
    QPushButton* addButton() const { return m_add; }

signals:
    void changed();

private:
    void add();
    void remove(const LabChangeRow* row);
    void refill(const std::vector<engine::OptionSetting>& settings);
    void refreshButtons();
    void retranslate() final;

    std::optional<LabSubject> m_subject;
    std::vector<LabChangeRow*> m_rows;
    QVBoxLayout* m_column;
    QPushButton* m_add;
    bool m_single = false;
    bool m_ownAddText = false; ///< whoever gave it words it anew
};

/// The first change that can be made to a game and is not among `taken`; nothing: there is none.
std::optional<engine::OptionSetting> firstChange(const LabSubject& subject, const std::vector<std::string>& taken);

} // namespace marches::app
