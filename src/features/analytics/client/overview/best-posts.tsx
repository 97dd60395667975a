import type { ReactNode } from 'react'
import { FigureCard } from '#client/charts/figure-card.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import type { BestPost } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { useKnownText } from '../use-known-text.ts'
import { BestPostRow } from './best-post-row.tsx'

interface BestPostsProps {
  posts: { isSample: boolean; figures: BestPost[] }
  empty: ReactNode
}

const numbers = ['reach', 'engagement', 'clicks'] as const

export function BestPosts({ posts: { isSample, figures }, empty }: BestPostsProps) {
  const t = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const knownText = useKnownText()
  return (
    <FigureCard
      title={t('content.posts')}
      about={t('content.postsAbout')}
      isSample={isSample}
      rows={figures}
      columns={[
        { header: t('content.post'), show: ({ title }) => title },
        { header: t('content.platform'), show: ({ platform }) => platformName(platform, locale) },
        { header: t('figure.day'), show: ({ day }) => format.day(day), raw: ({ day }) => day },
        ...numbers.map((field) => ({
          header: t(`content.${field}`),
          show: (row: BestPost) => knownText(row[field], format.number),
          raw: (row: BestPost) => row[field] ?? '',
          align: 'right' as const,
        })),
      ]}
      empty={empty}
    >
      <ol className="flex flex-col divide-y">
        {figures.map((post) => (
          <BestPostRow key={`${post.campaignId ?? post.title} ${post.platform}`} post={post} />
        ))}
      </ol>
    </FigureCard>
  )
}
