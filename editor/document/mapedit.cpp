// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapedit.h"

namespace marches::editor {

void MapEdit::setText(const std::string& language, const std::string& key, const std::string& text)
{
    const std::string& before = m_model.text(language, key);
    if (before != text) run(TextChange{{language, key}, before, text});
}

void MapEdit::setInfo(const MapInfo& info)
{
    if (m_model.info != info) run(InfoChange{m_model.info, info});
}

void MapEdit::rollBack()
{
    m_model.apply(inverseOf(m_changes));
    m_changes.clear();
}

void MapEdit::run(ModelChange change)
{
    m_model.apply(change);
    m_changes.push_back(std::move(change));
}

} // namespace marches::editor
