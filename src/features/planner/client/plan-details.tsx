import { useState } from 'react'
import { useLocation } from 'wouter'
import { Card, CardBody } from '#client/ui/card.tsx'
import type { ContentPlan } from '../planner.contract.ts'
import { useEntryActions } from './entry.queries.ts'
import { EntryActionsContext } from './entry-actions-context.ts'
import { type OpenedPlanDialog, PlanDialogs } from './plan-dialogs.tsx'
import { PlanFailure } from './plan-failure.tsx'
import { PlanHeader } from './plan-header.tsx'
import { PlanInsights } from './plan-insights.tsx'
import { PlanNotices } from './plan-notices.tsx'
import { PlanPosts } from './plan-posts.tsx'
import { PlanProgress } from './plan-progress.tsx'
import { isUnderWay, useGenerationNews } from './use-generation-news.ts'

/** What a plan offers depends on its state: being written, failed, or done. */
export function PlanDetails({ plan }: { plan: ContentPlan }) {
  const [dialog, setDialog] = useState<OpenedPlanDialog | null>(null)
  const [, navigate] = useLocation()
  const actions = useEntryActions(plan)
  useGenerationNews([plan])
  return (
    <>
      <PlanHeader plan={plan} onOpen={setDialog} />
      {isUnderWay(plan) ? (
        <Card>
          <CardBody>
            <PlanProgress plan={plan} />
          </CardBody>
        </Card>
      ) : plan.generation === 'failed' ? (
        <PlanFailure plan={plan} />
      ) : (
        <div className="flex flex-col gap-5">
          <PlanNotices plan={plan} onEdit={(entry) => setDialog({ kind: 'edit', entry })} />
          <PlanInsights plan={plan} />
          <EntryActionsContext value={actions}>
            <PlanPosts plan={plan} onOpen={setDialog} />
          </EntryActionsContext>
        </div>
      )}
      <PlanDialogs
        plan={plan}
        opened={dialog}
        onClose={() => setDialog(null)}
        onDeleted={() => navigate('/ai-planner?planner=plans', { replace: true })}
      />
    </>
  )
}
