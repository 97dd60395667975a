import { Bot } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import { dayWithWeekday } from '#platform/day.ts'
import { checkEntry } from '../check-entry.ts'
import { planMessages, plannerMessages } from '../i18n/index.ts'
import type { ContentPlan, PlanEntry } from '../planner.contract.ts'
import { outlookOf } from './plan-outlook.ts'

interface PlanNoticesProps {
  plan: ContentPlan
  onEdit: (entry: PlanEntry) => void
}

/** What the plan waits for, what blocks it, and who wrote it. */
export function PlanNotices({ plan, onEdit }: PlanNoticesProps) {
  const t = useText(planMessages)
  const planner = useText(plannerMessages)
  const locale = useLocale()
  const { ahead } = outlookOf(plan, useNow())
  const broken = ahead.flatMap((entry) => {
    const [problem] = checkEntry(entry)
    return problem ? [{ entry, reason: describeProblem(problem, locale) }] : []
  })
  return (
    <div className="flex flex-col gap-3">
      <Alert tone={plan.status === 'published' ? 'success' : 'info'}>{t(`notes.${plan.status}`)}</Alert>
      {broken.length > 0 ? (
        <Alert tone="warning" title={t('broken.title', { count: broken.length })}>
          <p>{t('broken.text')}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {broken.map(({ entry, reason }) => (
              <li key={entry.id} className="flex flex-wrap items-baseline gap-x-2">
                <span>
                  {dayWithWeekday(entry.day, locale)}: {reason}.
                </span>
                <Button
                  variant="link"
                  aria-label={t('entry.editNamed', { title: entry.title })}
                  onClick={() => onEdit(entry)}
                >
                  {t('entry.edit')}
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {plan.writtenBy ? (
        <p className="flex items-start gap-2 text-muted">
          <Bot aria-hidden className="mt-0.5 size-4" />
          {planner(`writer.${plan.writtenBy}`, { model: plan.writtenModel ?? '' })}
        </p>
      ) : null}
    </div>
  )
}
