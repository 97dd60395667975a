import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { PlanGroup } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { PlanGroupCounts } from './plan-group-counts.tsx'

interface PlanGroupHeadingProps {
  /** Null if the plan has no campaigns; undefined while it loads. */
  group: PlanGroup | null | undefined
  onBack: () => void
}

/** Says that the list shows one plan only, and leads back to all campaigns. */
export function PlanGroupHeading({ group, onBack }: PlanGroupHeadingProps) {
  const t = useText(campaignMessages)
  return (
    <section aria-labelledby="plan-heading" className="flex flex-col items-start gap-2 border-b pb-4">
      <Button variant="link" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {t('plans.back')}
      </Button>
      <div className="flex w-full flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id="plan-heading" className="break-words text-lg">
            {group ? group.title : group === null ? t('plans.gone') : t('plans.badge')}
          </h2>
          {group ? <PlanGroupCounts group={group} /> : null}
        </div>
        {group ? (
          <Button asChild variant="secondary" size="sm">
            <Link href={`/ai-planner/${group.planId}`}>{t('plans.plan')}</Link>
          </Button>
        ) : null}
      </div>
    </section>
  )
}
