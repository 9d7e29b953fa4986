// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/playpage.h"

#include "app/desktop/shell/application.h"

namespace marches::app {

PlayPage::PlayPage(Application& application, Actions& actions, Shell& shell, QWidget* parent)
    : QMainWindow(parent, Qt::Widget), m_application(application), m_actions(actions), m_shell(shell)
{
    setObjectName(QStringLiteral("playPage"));
}

PlayPage::~PlayPage() = default;

void PlayPage::setSession(std::unique_ptr<GameSession> session)
{
    m_session = std::move(session);
    emit sessionChanged();
    m_shell.refreshTitle();
}

QString PlayPage::title() const
{
    if (!m_session) return {};
    const std::string language = m_application.language().current().toStdString();
    return QString::fromStdString(m_session->texts().word("ruleset.name", language));
}

} // namespace marches::app
