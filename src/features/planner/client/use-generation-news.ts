import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { plannerMessages } from '../planner.messages.ts'

export const isUnderWay = ({ generation }: Pick<ContentPlan, 'generation'>): boolean =>
  generation === 'waiting' || generation === 'running'

/**
 * Tells once that a plan is there or has failed, for those that were seen on their way; `expect` names one more, which may be there
 * before it was ever seen.
 */
export function useGenerationNews(plans: readonly ContentPlan[]): (id: string) => void {
  const t = useText(plannerMessages)
  const expected = useRef(new Set<string>())
  function tell() {
    for (const plan of plans) {
      if (isUnderWay(plan)) expected.current.add(plan.id)
      else if (expected.current.delete(plan.id)) {
        if (plan.generation === 'done')
          toast({ title: t('generate.success'), description: t('generate.done') })
        else
          toast({
            variant: 'destructive',
            title: t('generate.failed'),
            description: plan.failure ?? undefined,
          })
      }
    }
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
    tell()
  })
  return (id) => {
    expected.current.add(id)
    latest.current()
  }
}
