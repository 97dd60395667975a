import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'

const rows = ['first', 'second', 'third', 'fourth']

export function CampaignPageSkeleton() {
  const t = useText(campaignDetailMessages)
  return (
    <output className="flex flex-col gap-6">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <span className="flex flex-col gap-2">
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="w-96 max-w-full" />
      </span>
      <span className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Card className="flex flex-col gap-3 p-4">
          {rows.map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </Card>
        <Skeleton className="h-96 rounded-lg max-lg:hidden" />
      </span>
    </output>
  )
}
