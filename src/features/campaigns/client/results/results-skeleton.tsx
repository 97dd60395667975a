import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'

export function ResultsSkeleton() {
  const t = useText(campaignResultsMessages)
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
      <Skeleton className="h-9 w-48" />
      <div className="grid gap-3 sm:grid-cols-3">
        {['reach', 'interactions', 'clicks'].map((figure) => (
          <Card key={figure} className="flex flex-col gap-2 p-4">
            <Skeleton className="w-20" />
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-3.5 w-32" />
          </Card>
        ))}
      </div>
      <Skeleton className="h-36" />
      <Skeleton className="h-56" />
    </div>
  )
}
