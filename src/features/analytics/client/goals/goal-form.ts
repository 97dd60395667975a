import * as z from 'zod'
import { amountAsTyped, amountHint } from '#client/forms/typed-amount.ts'
import { type Goal, type GoalPeriod, newGoalSchema } from '#features/analytics/goals.contract.ts'
import { analyticsRules } from '#features/analytics/i18n/index.ts'
import type { Locale } from '#platform/locale.ts'
import { unitsFromDecimal } from '#platform/money.ts'
import { ruleText } from '#platform/validation.ts'

const notACount = ruleText(analyticsRules, 'notACount')

const countFrom = (text: string): number | null =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : null

const { title, category, period, deadline } = newGoalSchema.shape

/** A goal as typed: an amount of money for revenue, otherwise a number. */
export const goalFormSchema = (currency: string) =>
  z
    .object({ title, category, period, deadline, target: z.string(), reported: z.string() })
    .transform(({ target, reported, ...goal }, context) => {
      const isMoney = goal.category === 'revenue'
      const wanted = isMoney ? unitsFromDecimal(target, currency) : countFrom(target)
      if (!wanted)
        context.addIssue({
          code: 'custom',
          path: ['target'],
          message: isMoney ? amountHint(currency) : notACount,
        })
      if (goal.category !== 'appointments') return wanted ? { ...goal, target: wanted } : z.NEVER
      const soFar = reported.trim() === '' ? 0 : countFrom(reported)
      if (soFar === null) context.addIssue({ code: 'custom', path: ['reported'], message: notACount })
      return wanted && soFar !== null ? { ...goal, target: wanted, reported: soFar } : z.NEVER
    })

export type GoalFormSchema = ReturnType<typeof goalFormSchema>

/** Default values: the goal to edit, or a new one of the period on screen. */
export function goalAsTyped(
  goal: Goal | undefined,
  chosen: GoalPeriod,
  currency: string,
  locale: Locale,
): z.input<GoalFormSchema> {
  if (!goal) return { title: '', category: 'revenue', period: chosen, deadline: '', target: '', reported: '' }
  const { title, category, period, deadline, target, current } = goal
  return {
    title,
    category,
    period,
    deadline,
    target: category === 'revenue' ? amountAsTyped(target, currency, locale) : String(target),
    reported: category === 'appointments' ? String(current) : '',
  }
}
