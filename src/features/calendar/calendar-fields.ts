import * as z from 'zod'
import { ruleText } from '#platform/validation.ts'
import { calendarRules } from './i18n/index.ts'

/** At most two months are shown at once. */
const MAX_DAYS = 62

const noDay = ruleText(calendarRules, 'noDay')
const noTime = ruleText(calendarRules, 'noTime')

/** Within the years that calendars know, so that each day has neighbors. */
export const daySchema = z.iso.date(noDay).refine((day) => day > '1970-01-01' && day < '9000-01-01', noDay)

export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, noTime)

export const isShort = ({ from, to }: { from: string; to: string }) => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return days >= 0 && days < MAX_DAYS
}
export const tooLong = { path: ['to'], error: ruleText(calendarRules, 'tooManyDays', { max: MAX_DAYS }) }
