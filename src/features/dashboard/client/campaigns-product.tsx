import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { CampaignFigures } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'

/** Campaigns times platforms makes posts. */
export function CampaignsProduct({ figures: { campaigns, platforms, posts } }: { figures: CampaignFigures }) {
  const t = useText(dashboardMessages)
  const format = useFormat()
  const platformLabel = Number.isInteger(platforms)
    ? t('campaigns.platforms', { count: platforms })
    : t('campaigns.onAverage')
  return (
    <p className="grid grid-cols-[1fr_auto_1fr_auto_1fr] items-start gap-x-2 text-center">
      <Figure value={format.number(campaigns)} label={t('campaigns.campaigns', { count: campaigns })} />
      <Sign sign="×" word={t('campaigns.times')} />
      <Figure value={format.number(platforms)} label={platformLabel} />
      <Sign sign="=" word={t('campaigns.makes')} />
      <Figure value={format.number(posts)} label={t('campaigns.posts', { count: posts })} />
    </p>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-semibold text-2xl tabular">{value}</span>{' '}
      <span className="text-balance text-muted text-xs sm:text-sm">{label}</span>
    </span>
  )
}

function Sign({ sign, word }: { sign: string; word: string }) {
  return (
    <span className="flex h-10 items-center text-lg text-muted">
      <span aria-hidden>{sign}</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
