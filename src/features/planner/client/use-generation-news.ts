import { useText } from '#client/i18n/use-text.ts'
import { useOnFinished } from '#client/live/use-on-finished.ts'
import { toast } from '#client/ui/toast-store.ts'
import { plannerMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'

export const isUnderWay = ({ generation }: Pick<ContentPlan, 'generation'>): boolean =>
  generation === 'waiting' || generation === 'running'

/** Shows a toast when a plan that was requested or seen in progress is done or has failed. */
export function useGenerationNews(plans: readonly ContentPlan[]): (id: string) => void {
  const t = useText(plannerMessages)
  return useOnFinished(plans, isUnderWay, ({ generation, failure }) => {
    if (generation === 'done') toast({ title: t('generate.success'), description: t('generate.done') })
    else toast({ variant: 'destructive', title: t('generate.failed'), description: failure ?? undefined })
  })
}
