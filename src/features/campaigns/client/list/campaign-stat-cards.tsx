import { CalendarClock, CircleCheck, Megaphone, Sparkles } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { StatCard } from '#client/ui/stat-card.tsx'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { useCampaignTotals } from './campaigns.queries.ts'

const cards = [
  { id: 'total', figure: 'total', Icon: Megaphone },
  { id: 'scheduled', figure: 'scheduled', Icon: CalendarClock },
  { id: 'published', figure: 'published', Icon: CircleCheck },
  { id: 'ai', figure: 'aiGenerated', Icon: Sparkles },
] as const

export function CampaignStatCards() {
  const t = useText(campaignMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const { data, isPending, isError, error, isFetching, refetch } = useCampaignTotals()
  if (isError && !data)
    return (
      <Alert
        role="alert"
        tone="danger"
        title={t('summary.failed')}
        action={
          <Button variant="secondary" size="sm" pending={isFetching} onClick={() => refetch()}>
            {common('retry')}
          </Button>
        }
      >
        {reasonOf(error)}
      </Alert>
    )
  return (
    <section aria-label={t('summary.label')} className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ id, figure, Icon }) => (
        <StatCard
          key={id}
          label={t(`summary.${id}`)}
          icon={<Icon aria-hidden />}
          loading={isPending}
          value={data && format.number(data[figure])}
          hint={<span className="max-sm:hidden">{t(`summary.${id}Hint`)}</span>}
          className="max-sm:gap-0 max-sm:px-3 max-sm:py-2"
        />
      ))}
    </section>
  )
}
