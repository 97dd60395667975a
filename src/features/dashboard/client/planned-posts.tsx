import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Progress } from '#client/ui/progress.tsx'
import type { CampaignFigures, Period } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'

interface PlannedPostsProps {
  posts: number
  planned: NonNullable<CampaignFigures['planned']>
  period: Period
}

/** Published posts, and the previous period's count. */
export function PlannedPosts({ posts, planned: { published, before }, period }: PlannedPostsProps) {
  const t = useText(dashboardMessages)
  const format = useFormat()
  const rows = [
    { label: t('campaigns.published'), value: published },
    { label: t('campaigns.toCome'), value: posts - published },
    { label: t(`chart.before.${period}`), value: before },
  ]
  return (
    <div className="flex flex-col gap-3">
      {posts > 0 ? (
        <Progress value={(published / posts) * 100} label={t('campaigns.out', { out: published, posts })} />
      ) : null}
      <dl className="flex flex-col divide-y">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3 py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular">{format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
