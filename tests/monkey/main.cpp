// SPDX-License-Identifier: GPL-3.0-or-later
// The monkey. As a test it runs the pages that MARCHES_MONKEY names ("edit"; without it all), each in a process of its
// own. By hand:
//   tst_monkey --page P [--seed S] [--acts N]   one run; the acts go to standard output, or to --log FILE
//   tst_monkey --page P --replay FILE           the acts of a file
//   tst_monkey --page P ... --shrink            looks for the shortest list of acts with the same fault, and prints it
//   tst_monkey --page P ... --bound 100         a stay with one event of more milliseconds is a fault; usually 3000
//   tst_monkey --list                           the pages
#include "child.h"
#include "pages.h"
#include "shrunk.h"
#include "tests.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

#include <sys/personality.h>
#include <unistd.h>

namespace {

using namespace marches::monkey;

QStringList given(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
}

/// Qt goes through sets of pointers, as of the windows or of the tab bars of docks, in the order of their addresses.
/// The system gives the same ones in every run if it is asked to before the program starts; where it may not be asked,
/// as in some containers, runs may differ.
void wantSameAddresses(char** argv)
{
    constexpr unsigned long kAsk = 0xFFFFFFFF;
    const int now = ::personality(kAsk);
    if (now < 0 || (now & ADDR_NO_RANDOMIZE) != 0) return;
    if (::personality(static_cast<unsigned long>(now) | ADDR_NO_RANDOMIZE) < 0) return;
    ::execv("/proc/self/exe", argv);
}

int byHand(int argc, char** argv, const QStringList& arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption page(QStringLiteral("page"), {}, QStringLiteral("name"));
    const QCommandLineOption seed(QStringLiteral("seed"), {}, QStringLiteral("number"), QStringLiteral("1"));
    const QCommandLineOption acts(QStringLiteral("acts"), {}, QStringLiteral("number"), QStringLiteral("500"));
    const QCommandLineOption replay(QStringLiteral("replay"), {}, QStringLiteral("file"));
    const QCommandLineOption log(QStringLiteral("log"), {}, QStringLiteral("file"));
    const QCommandLineOption shrink(QStringLiteral("shrink"));
    const QCommandLineOption bound(QStringLiteral("bound"), {}, QStringLiteral("milliseconds"), QStringLiteral("3000"));
    const QCommandLineOption list(QStringLiteral("list"));
    parser.addOptions({page, seed, acts, replay, log, shrink, bound, list});
    if (!parser.parse(arguments)) qFatal("%s", qPrintable(parser.errorText()));
    if (parser.isSet(list)) {
        for (const Page& each : pages()) QTextStream(stdout) << each.name << Qt::endl;
        return 0;
    }
    const Wish wish{parser.value(page),         parser.value(seed).toULongLong(),
                    parser.value(acts).toInt(), parser.value(replay),
                    parser.value(log),          parser.value(bound).toInt()};
    if (!parser.isSet(shrink)) {
        wantSameAddresses(argv);
        return runHere(wish);
    }
    const QCoreApplication core(argc, argv);
    return printShrunk(wish);
}

} // namespace

int main(int argc, char** argv)
{
    const QStringList arguments = given(argc, argv);
    if (arguments.value(1).startsWith(QLatin1String("--"))) return byHand(argc, argv, arguments);
    const QCoreApplication core(argc, argv);
    return QTest::qExec(marches::monkey::makeMonkeyTest().get(), argc, argv);
}
