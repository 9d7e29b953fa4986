// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTranslator>

#include <algorithm>
#include <exception>
#include <map>

#include "app/cli/arguments.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "app/version/version.h"

namespace marches::app {

namespace {

/// Only drawing needs fonts and pictures; everything else runs where no graphics library could start.
bool draws(const std::vector<std::string>& words)
{
    // A report on translations measures names on the board.
    return std::ranges::any_of(words, [](const std::string& word) {
        return word == "render" || word == "report" || word == "guide" || word.starts_with("--picture") ||
               word.starts_with("--reports");
    });
}

void printGrave(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg) Console().reportError(message);
}

std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv, const std::vector<std::string>& words)
{
    argc = 1; // Qt reads no option of ours
    if (!draws(words)) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(printGrave); // Qt remarks on the desktop that is not there
    return std::make_unique<QGuiApplication>(argc, argv);
}

std::string dataRoot(const std::string& wanted)
{
    if (!wanted.empty()) return wanted;
    const QString fromEnvironment = qEnvironmentVariable("MARCHES_DATA");
    if (!fromEnvironment.isEmpty()) return fromEnvironment.toStdString();
    const QString here = QCoreApplication::applicationDirPath();
    for (const char* place : {"/../share/marches", "", "/../..", "/../../.."})
        if (const QString folder = here + QLatin1String(place);
            QFileInfo::exists(folder + QStringLiteral("/resources/rules")))
            return QDir::cleanPath(folder).toStdString();
    return here.toStdString();
}

int carryOut(const Session& session)
{
    static const std::map<std::string, int (*)(const Session&), std::less<>> table = {
        {"validate", validateCommand},
        {"check", checkCommand},
        {"schema", schemaCommand},
        {"play", playCommand},
        {"simulate", simulateCommand},
        {"merge", mergeCommand},
        {"odds", oddsCommand},
        {"render", renderCommand},
        {"draw", drawCommand},
        {"i18n", translationCommand},
        {"adjudicate", adjudicateCommand},
        {"tournament", tournamentCommand},
        {"outlook", outlookCommand},
        {"experiment", experimentCommand},
        {"import", importCommand},
        {"export", exportCommand},
        {"list", listCommand},
        {"completion", completionCommand},
        {"guide", guideCommand},
    };
    return table.at(session.arguments().command)(session);
}

/// The status that is left when the answer could not be written.
int finished(const Console& console, int status)
{
    const QString trouble = console.outputTrouble();
    if (trouble.isEmpty()) return status;
    console.reportError(Cli::tr("The answer could not be written to standard output: %1.").arg(trouble));
    return kBad;
}

int run(const std::vector<std::string>& words)
{
    const Console console;
    const std::string language = chosenLanguage(words);
    QTranslator translator;
    const QString file = QStringLiteral(":/i18n/marches_cli_");
    if (translator.load(file + QString::fromStdString(language.substr(0, language.find('-')))) ||
        translator.load(file + QStringLiteral("en")))
        QCoreApplication::installTranslator(&translator);
    const Parsed parsed = parseArguments(words);
    if (!parsed.error.isEmpty()) {
        console.reportError(parsed.error);
        return kUsage;
    }
    if (!parsed.arguments) {
        console.printRaw(parsed.output.toStdString());
        return finished(console, kGood);
    }
    try {
        const Session session(*parsed.arguments, language, dataRoot(parsed.arguments->value("data")));
        return finished(console, carryOut(session));
    } catch (const UsageError& error) {
        console.reportError(error.text);
        return kUsage;
    }
}

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    try {
        const std::unique_ptr<QCoreApplication> application = marches::app::makeApplication(argc, argv, words);
        QCoreApplication::setApplicationName(QStringLiteral("marches-cli"));
        QCoreApplication::setApplicationVersion(QString::fromLatin1(marches::app::versionText()));
        return marches::app::run(words);
    } catch (const std::exception& error) { // out of memory, or our own mistake: said, not crashed
        marches::app::Console().reportError(QString::fromUtf8(error.what()));
        return marches::app::kBad;
    }
}
