import { addYears } from 'date-fns/addYears'
import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Clock } from '#server/clock.ts'
import { campaignsRules } from '../i18n/index.ts'

const passed = ruleText(campaignsRules, 'passed')
const tooFar = ruleText(campaignsRules, 'tooFar')

const refuse = (text: string) => new AppError('time_out_of_range', { fields: { scheduledFor: text } })

/** Refuses times in the past or more than a year ahead. */
export function parseScheduleTime(clock: Clock, scheduledFor: string): Date {
  const moment = new Date(scheduledFor)
  const now = clock.now()
  if (moment < now) throw refuse(passed)
  if (moment > addYears(now, 1)) throw refuse(tooFar)
  return moment
}
