// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/translatorname.h"

#include "app/desktop/base/preferences.h"

#include <QRegularExpression>

namespace marches::app {

namespace {

constexpr QLatin1String kAddress("translate/address");

} // namespace

QString translatorAddress(Preferences& preferences)
{
    // However it came into the file: it stands in headers, between angle brackets.
    static const QRegularExpression kNoPart(QStringLiteral("[<>\\s\\\\\"\\x00-\\x1f]"));
    QString address = preferences.memory().value(kAddress).toString();
    return address.remove(kNoPart).left(kLongestAddress);
}

void setTranslatorAddress(Preferences& preferences, const QString& address)
{
    preferences.memory().setValue(kAddress, address);
}

QString translatorName(Preferences& preferences)
{
    const QString name = preferences.personName();
    const QString address = translatorAddress(preferences);
    return address.isEmpty() ? name : QStringLiteral("%1 <%2>").arg(name, address);
}

} // namespace marches::app
