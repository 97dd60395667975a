import { useText } from '#client/i18n/use-text.ts'
import type { PlanGroup } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'

const statuses = ['published', 'scheduled', 'draft', 'failed'] as const

/** "30 posts · 12 published · 18 scheduled". */
export function PlanGroupCounts({ group }: { group: PlanGroup }) {
  const t = useText(campaignMessages)
  const counts = statuses
    .filter((status) => group[status] > 0)
    .map((status) => t(`plans.${status}`, { count: group[status] }))
  return (
    <p className="mt-0.5 text-muted tabular">
      {[t('plans.total', { count: group.total }), ...counts].join(' · ')}
    </p>
  )
}
