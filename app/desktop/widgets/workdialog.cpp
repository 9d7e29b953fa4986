// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/workdialog.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kSoon = 30;        ///< milliseconds without an event loop
constexpr int kShownAfter = 400; ///< milliseconds
constexpr int kWidth = 360;      ///< pixels

} // namespace

WorkDialog::WorkDialog(editor::LongWork& work, const QString& what, QWidget* over, Ends ends)
    : Translated(over), m_work(work), m_what(new QLabel(what, this)), m_bar(new QProgressBar(this)),
      m_cancel(ends == Ends::MayBeGivenUp ? new QPushButton(this) : nullptr)
{
    setObjectName(QStringLiteral("workDialog"));
    setWindowModality(Qt::ApplicationModal);
    m_what->setWordWrap(true);
    m_bar->setRange(0, 0); // until the work says how far it is
    m_bar->setTextVisible(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_what);
    column->addWidget(m_bar);
    if (m_cancel != nullptr) {
        column->addWidget(m_cancel, 0, Qt::AlignRight);
        connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    }
    setMinimumWidth(kWidth);
    connect(this, &QDialog::rejected, &m_work, &editor::LongWork::cancel);
    connect(&m_work, &editor::LongWork::progressed, this, &WorkDialog::tell);
    connect(&m_work, &editor::LongWork::runningChanged, this, [this] { m_loop.quit(); });
    retranslate();
}

void WorkDialog::waitFor()
{
    if (m_work.finishWithin(kSoon)) return;
    // What is pressed meanwhile waits, and goes to a window that is modal or to one that has what it waited for.
    QTimer::singleShot(kShownAfter, &m_loop, &QEventLoop::quit);
    m_loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!m_work.isRunning()) return;
    const QPointer<QWidget> before = QApplication::activeWindow();
    show();
    m_loop.exec();
    hide();
    // Not every window system gives the keyboard back by itself.
    if (before != nullptr && QApplication::activeWindow() == nullptr) before->activateWindow();
}

void WorkDialog::reject()
{
    if (m_cancel != nullptr) QDialog::reject();
}

void WorkDialog::tell(double done)
{
    m_bar->setRange(0, 100);
    m_bar->setValue(static_cast<int>(done * 100));
}

void WorkDialog::retranslate()
{
    setWindowTitle(QStringLiteral("Marches"));
    m_bar->setAccessibleName(m_what->text());
    if (m_cancel != nullptr) m_cancel->setText(tr("Cancel"));
}

} // namespace marches::app
