import { Eye, MessageCircleHeart, MousePointerClick } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { StatCard } from '#client/ui/stat-card.tsx'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'

const figures = [
  { name: 'reach', Icon: Eye },
  { name: 'interactions', Icon: MessageCircleHeart },
  { name: 'clicks', Icon: MousePointerClick },
] as const
type Figure = (typeof figures)[number]['name']

const kinds = ['likes', 'comments', 'shares'] as const

/** The totals of a campaign, each with what it is made of. */
export function ResultTotals({ totals, posts }: Pick<CampaignResults, 'totals' | 'posts'>) {
  const t = useText(campaignResultsMessages)
  const format = useFormat()

  function detailsOf(figure: Figure): string[] {
    const { reach } = totals
    if (figure === 'interactions')
      return kinds.flatMap((kind) => {
        const count = totals[kind]
        return count === null ? [] : t(`totals.${kind}`, { count })
      })
    if (figure === 'clicks' && reach && totals.clicks !== null)
      return [t('totals.rate', { rate: format.percent((totals.clicks / reach) * 100) })]
    return []
  }

  function hintOf(figure: Figure): string {
    if (totals[figure] === null) return t('unknownWhy')
    const count = posts.filter((post) => post[figure] !== null).length
    const isPartial = count < posts.length
    const details = [
      ...detailsOf(figure),
      ...(isPartial ? [t('totals.someOf', { count, total: posts.length })] : []),
    ]
    return details.join(' · ') || t('totals.posts', { count })
  }

  return (
    <section aria-label={t('totals.label')} className="grid gap-3 sm:grid-cols-3">
      {figures.map(({ name, Icon }) => {
        const value = totals[name]
        return (
          <StatCard
            key={name}
            role="group"
            aria-label={t(name)}
            label={t(name)}
            icon={<Icon aria-hidden />}
            value={value === null ? <span className="text-muted">{t('unknown')}</span> : format.number(value)}
            hint={hintOf(name)}
          />
        )
      })}
    </section>
  )
}
