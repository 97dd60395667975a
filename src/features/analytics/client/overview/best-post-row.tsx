import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import type { BestPost } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'

const figures = ['reach', 'engagement', 'clicks'] as const

export function BestPostRow({ post }: { post: BestPost }) {
  const t = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const { campaignId, title, platform, day } = post
  const known = figures.flatMap((figure) => {
    const count = post[figure]
    return count === null ? [] : t(`content.row.${figure}`, { count })
  })
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      {campaignId ? (
        <Link
          href={`/campaigns/${campaignId}`}
          className="line-clamp-2 self-start break-words font-medium text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {title}
        </Link>
      ) : (
        <span className="font-medium">{title}</span>
      )}
      <span className="inline-flex flex-wrap items-center gap-x-2 text-muted text-xs">
        <PlatformIcon platform={platform} className="size-3.5" />
        {platformName(platform, locale)} · {format.day(day)}
      </span>
      <span className="text-xs tabular">{known.length > 0 ? known.join(' · ') : t('figure.unknownWhy')}</span>
    </li>
  )
}
