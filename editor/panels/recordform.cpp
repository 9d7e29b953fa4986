// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/recordform.h"

#include "editor/widgets/escgivesback.h"
#include "editor/widgets/sharedfield.h"

#include <utility>

namespace marches::editor {

void RecordForm::commitTyped()
{
    for (SharedField* field : findChildren<SharedField*>()) field->commit();
    commitOwn();
}

void RecordForm::begin(MapDocument& document, std::vector<RecordId> records)
{
    if (m_document != nullptr && (m_document != &document || m_records != records)) commitTyped();
    EscGivesBack::guard(*this);
    if (m_document != &document || m_records != records)
        for (EscGivesBack* kept : findChildren<EscGivesBack*>()) kept->forget();
    m_document = &document;
    m_records = std::move(records);
}

} // namespace marches::editor
