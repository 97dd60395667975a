import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { refresh } from '#client/data/query.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { plannerMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { useRetryPlan } from './planner.queries.ts'

/** Why a plan failed, and a retry. */
export function PlanFailure({ plan }: { plan: ContentPlan }) {
  const t = useText(plannerMessages)
  const retry = useRetryPlan()
  const locale = useLocale()
  const asked = useRef(locale)
  // The reason is in the language of its request.
  useEffect(() => {
    if (asked.current === locale) return
    asked.current = locale
    void refresh('plans')
  }, [locale])
  return (
    <Alert tone="danger" title={t('failure.title')}>
      <p>{plan.failure}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        pending={retry.isPending}
        onClick={() => retry.mutate(plan.id)}
      >
        <RotateCw aria-hidden />
        {t('failure.retry')}
      </Button>
    </Alert>
  )
}
