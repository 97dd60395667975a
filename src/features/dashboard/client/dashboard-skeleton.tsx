import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { dashboardMessages } from '../i18n/index.ts'
import { cardGrid } from './card-grid.ts'

export function DashboardSkeleton() {
  const t = useText(dashboardMessages)
  return (
    <div role="status" aria-label={t('loading')} className={cardGrid}>
      {['sales', 'campaigns'].map((card) => (
        <Card key={card} className="flex flex-col gap-4 p-5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-10 w-48 max-w-full" />
          <Skeleton className="h-24" />
        </Card>
      ))}
    </div>
  )
}
