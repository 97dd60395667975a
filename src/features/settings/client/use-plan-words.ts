import { useText } from '#client/i18n/use-text.ts'
import { type Allowance, entitlements, type PlanId } from '#platform/plans.ts'
import { planMessages } from '../i18n/index.ts'

export const allowanceRows = ['platforms', 'campaigns', 'brands', 'support'] as const
export type AllowanceRow = (typeof allowanceRows)[number]

/** An allowance of a plan, in words. */
export function usePlanWords(): (plan: PlanId, row: AllowanceRow) => string {
  const t = useText(planMessages)
  const inWords = (allowance: Allowance) => {
    if (typeof allowance === 'number') return String(allowance)
    return allowance === 'by-agreement' ? t('allowance.by-agreement') : t('allowance.range', allowance)
  }
  return (plan, row) =>
    row === 'support' ? t(`support.${entitlements[plan].support}`) : inWords(entitlements[plan][row])
}
