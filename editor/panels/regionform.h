// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/recordform.h"

namespace marches::editor {

class NamesForm;

/// The names of a region in all languages, with the forms that sentences need.
class RegionForm : public RecordForm {
    Q_OBJECT
public:
    explicit RegionForm(QWidget* parent = nullptr);

    void showRegion(MapDocument& document, RecordId region);

signals:
    /// Enter or Esc was pressed in a name: one is done with the form.
    void done();

private:
    void retranslate() final {}

    NamesForm* m_names;
};

} // namespace marches::editor
