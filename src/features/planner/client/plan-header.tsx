import { useLocale, useText } from '#client/i18n/use-text.ts'
import { BackLink } from '#client/ui/back-link.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { monthInWords } from '#platform/month-words.ts'
import { planMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { PlanActions } from './plan-actions.tsx'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'
import { PlanStatusBadge } from './plan-status-badge.tsx'

interface PlanHeaderProps {
  plan: ContentPlan
  onOpen: (dialog: OpenedPlanDialog) => void
}

export function PlanHeader({ plan, onOpen }: PlanHeaderProps) {
  const t = useText(planMessages)
  const locale = useLocale()
  const onCalendar = plan.posts.filter(({ campaignId }) => campaignId !== null).length
  return (
    <>
      <PageHeader
        className="mb-3"
        back={<BackLink href="/ai-planner?planner=plans">{t('back')}</BackLink>}
        title={<bdi lang={plan.locale}>{plan.title}</bdi>}
        description={plan.description ? <span lang={plan.locale}>{plan.description}</span> : undefined}
        actions={<PlanActions plan={plan} onOpen={onOpen} />}
      />
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <PlanStatusBadge plan={plan} />
        <span className="first-letter:uppercase">{monthInWords(plan.month, plan.year, locale)}</span>
        {plan.generation === 'done' ? (
          <span className="tabular">{t('counts', { total: plan.posts.length, onCalendar })}</span>
        ) : null}
      </div>
    </>
  )
}
