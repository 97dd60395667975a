import { useText } from '#client/i18n/use-text.ts'
import { Progress } from '#client/ui/progress.tsx'
import { daysIn } from '#platform/month-words.ts'
import { plannerMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'

/** The number of written days; people can leave meanwhile. */
export function PlanProgress({ plan }: { plan: ContentPlan }) {
  const t = useText(plannerMessages)
  const days = daysIn(plan.month, plan.year)
  const done = Math.round((plan.progress / 100) * days)
  return (
    <div role="status" className="flex flex-col gap-2">
      <Progress value={plan.progress} label={t('progress.label')} />
      <p className="font-medium tabular">
        {done === 0 ? t('progress.waiting') : t('progress.running', { done, days })}
      </p>
      <p className="text-muted">{t('progress.leave')}</p>
    </div>
  )
}
