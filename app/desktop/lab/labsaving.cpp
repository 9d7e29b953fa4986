// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/application.h"
#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/lablist.h"
#include "app/desktop/lab/labpage.h"
#include "editor/formats/svgpath.h"
#include "engine/io/files.h"
#include "engine/lab/report.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

// What the lab gives to files and takes from them.
namespace marches::app {

namespace {

constexpr int kPictureScale = 2; ///< pixels of a saved picture for one of the screen

/// The shapes of the territories, for the report.
engine::BoardOutline outlineOf(const editor::BoardDrawing& drawing)
{
    engine::BoardOutline outline{drawing.size.width(), drawing.size.height(), {}};
    for (int place = 0; place < drawing.board.territoryCount(); ++place) {
        const QPainterPath& path = drawing.places[static_cast<std::size_t>(place)].shape.path();
        if (!path.isEmpty()) outline.places.emplace_back(drawing.board.place(place).id, editor::writeSvgPath(path, 1));
    }
    return outline;
}

QByteArray drawingBytes(QWidget& widget, const QString& title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(widget.size());
    generator.setViewBox(widget.rect());
    generator.setTitle(title);
    generator.setDescription(widget.accessibleDescription());
    QPainter painter(&generator);
    widget.render(&painter);
    painter.end();
    return buffer.data();
}

QByteArray imageBytes(QWidget& widget)
{
    QImage image(widget.size() * kPictureScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(kPictureScale);
    image.fill(widget.palette().color(QPalette::Window));
    widget.render(&image);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

/// As a shell takes it for one word.
QString shellWord(const QString& text)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./:+-]+$"));
    if (plain.match(text).hasMatch()) return text;
    return QLatin1Char('\'') + QString(text).replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

} // namespace

QString LabPage::commandOf(const QString& id) const
{
    return QStringLiteral("marches-cli experiment ") + shellWord(m_shelf->questionFile(id));
}

void LabPage::copyCommand()
{
    const KeptExperiment* kept = current();
    if (kept == nullptr) return;
    const QString command = commandOf(kept->id);
    QGuiApplication::clipboard()->setText(command);
    m_hint->setText(tr("Copied: %1").arg(command));
    m_window.speak(m_hint->text());
}

std::string LabPage::report(const KeptExperiment& kept) const
{
    std::optional<engine::BoardOutline> outline;
    if (m_drawing && m_drawingOf == kept.map()) outline = outlineOf(*m_drawing);
    // By its name alone: where a person keeps files is nothing for a page that is sent.
    const QString file = QFileInfo(m_shelf->questionFile(kept.id)).fileName();
    return engine::htmlReport(*kept.result, kept.experiment, wordsOf(kept),
                              (QStringLiteral("marches-cli experiment ") + shellWord(file)).toStdString(),
                              outline ? &*outline : nullptr);
}

bool LabPage::saveTo(const QString& file)
{
    const KeptExperiment* kept = current();
    if (kept == nullptr || !kept->result) return false;
    const auto ends = [&file](const char* suffix) { return file.endsWith(QLatin1String(suffix), Qt::CaseInsensitive); };
    std::string bytes;
    if (ends(".csv"))
        bytes = engine::csvTable(*kept->result, kept->experiment);
    else if (ends(".yaml"))
        bytes = engine::writeExperiment(kept->experiment);
    else if (ends(".svg"))
        bytes = drawingBytes(*m_view->picture(), LabList::nameOf(*kept)).toStdString();
    else if (ends(".png"))
        bytes = imageBytes(*m_view->picture()).toStdString();
    else
        bytes = report(*kept);
    const engine::Result<void> written = engine::writeFile(file.toStdString(), bytes);
    m_hint->setText(written ? tr("Saved as %1.").arg(file) : m_application.catalogue().sentences(written.error()));
    return written.has_value();
}

void LabPage::saveWithDialog()
{
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save the results"), QStringLiteral("experiment.html"),
        tr("Report (*.html);;Numbers (*.csv);;Drawing of what is shown (*.svg);;Picture of what is shown "
           "(*.png);;The experiment, to repeat it (*.yaml)"));
    if (!file.isEmpty()) saveTo(file);
}

bool LabPage::openFile(const QString& file)
{
    const engine::Result<KeptExperiment> kept = readExperimentFile(file);
    if (!kept) {
        refuse(kept.error());
        return false;
    }
    m_hint->clear();
    m_list->setCurrent(m_shelf->add(kept->experiment, kept->result));
    return true;
}

void LabPage::openWithDialog()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open an experiment or its results"), {},
                                                      tr("Experiments and results (*.yaml)"));
    if (!file.isEmpty()) openFile(file);
}

} // namespace marches::app
