import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import type { Warning } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'

const MINUTE_MS = 60_000

const daysApart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** What is wrong, and what to do about it. */
export function useWarningWords(): (warning: Warning) => string {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return ({ kind, platforms, sides: [first, second] }) => {
    const platform = list.format(platforms.map((each) => platformName(each, locale)))
    const names = { first: first.title, second: second.title, platform }
    const apart = Date.parse(second.scheduledFor) - Date.parse(first.scheduledFor)
    return kind === 'close'
      ? t('warnings.close', { ...names, minutes: Math.round(apart / MINUTE_MS) })
      : t('warnings.repeated', { ...names, days: daysApart(first.day, second.day) })
  }
}
