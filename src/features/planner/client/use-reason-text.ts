import { useText } from '#client/i18n/use-text.ts'
import { planMessages } from '../i18n/index.ts'
import type { PlanEntry } from '../planner.contract.ts'

/** The reason for a post: "Your product: balayage". */
export function useReasonText(): (entry: Pick<PlanEntry, 'reason' | 'reasonDetail'>) => string {
  const t = useText(planMessages)
  return ({ reason, reasonDetail }) =>
    reasonDetail ? t(`reasonsWith.${reason}`, { detail: reasonDetail }) : t(`reasons.${reason}`)
}
