import { addDays, dayIn, dayWithWeekday } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { formatWeekdayTime } from '#platform/time-format.ts'
import { instantAt } from '#platform/wall-time.ts'
import { withZone } from '#platform/zone-name.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Action } from '../help.contract.ts'
import { helpChatMessages } from '../i18n/index.ts'
import { askedDays, type Days } from './asked-days.ts'
import type { HelpContent } from './help-content.ts'

export type Asking = {
  deps: Pick<Deps, 'db' | 'clock'>
  content: HelpContent
  actor: Actor
  locale: Locale
  question: string
}

/** The result in words; `isQuiet` if there is nothing to do. */
export type Finding = { text: string; isQuiet: boolean; actions: Action[] }

export type LookUp = (asking: Asking) => Promise<Finding>

/** Maximum number of list entries in a chat message. */
export const SHOWN = 5

const LONGEST_NAME = 60

/** A user-entered name without control characters, such as direction overrides, and of limited length. */
export function plainName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...clean]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : clean
}

export const wordsFor = (locale: Locale) => textOf(helpChatMessages, locale)

/** A bulleted list, with the number of omitted entries. */
export function listed(lines: string[], total: number, locale: Locale): string {
  const more = total - lines.length
  const shown = lines.map((line) => `• ${line}`)
  return [...shown, ...(more > 0 ? [wordsFor(locale)('more', { count: more })] : [])].join('\n')
}

/** "Tue, Mar 10, 9:00 AM Madrid time": in the shop's time zone. */
export const momentWords = ({ actor: { timeZone }, locale }: Asking, instant: Date): string =>
  withZone(formatWeekdayTime(instant, locale, timeZone), timeZone, locale)

/** From the start of the first day to the end of the last one, in the shop's time zone. */
export const spanOf = ({ actor }: Asking, { from, to }: Days) => ({
  from: instantAt(actor.timeZone, from, '00:00'),
  until: instantAt(actor.timeZone, addDays(to, 1), '00:00'),
})

/** The days a question is about, with their wording for a sentence; seven days if it names none. */
export function daysAsked(asking: Asking, towards: 'past' | 'ahead'): Days & { when: string } {
  const { deps, actor, locale, question } = asking
  const t = wordsFor(locale)
  const today = dayIn(actor.timeZone, deps.clock.now())
  const asked = askedDays(question, today, towards)
  if (!asked && towards === 'past') return { from: addDays(today, -6), to: today, when: t('lastDays') }
  if (!asked) return { from: today, to: addDays(today, 6), when: t('nextDays') }
  const [from, to] = [dayWithWeekday(asked.from, locale), dayWithWeekday(asked.to, locale)]
  return { ...asked, when: asked.from === asked.to ? t('day', { day: from }) : t('span', { from, to }) }
}
