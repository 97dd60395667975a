import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import { AllWell } from './all-well.tsx'
import { listTroubles } from './list-troubles.ts'
import { PublishingFigures } from './publishing-figures.tsx'
import { usePublishingHealth } from './publishing-health.queries.ts'
import { TroubleList } from './trouble-list.tsx'

interface PublishingStripProps {
  /** Shows all details, including queue figures. */
  isWhole?: boolean
  className?: string
}

/** Publishing health: one quiet line if all is well, otherwise the troubles and their fixes. */
export function PublishingStrip({ isWhole = false, className }: PublishingStripProps) {
  const t = useText(publishingHealthMessages)
  const common = useText(commonMessages)
  const { data: health, isPending, isFetching, refetch } = usePublishingHealth()
  const troubles = health ? listTroubles(health) : []
  return (
    <section aria-label={t('label')} className={cn('flex flex-col gap-3', className)}>
      {isPending ? (
        <output>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton className="h-5 max-w-md" />
        </output>
      ) : null}
      {!health && !isPending ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          {t('failed')}
          <Button variant="link" size="sm" pending={isFetching} onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </p>
      ) : null}
      {health && troubles.length === 0 ? <AllWell health={health} /> : null}
      {health && troubles.length > 0 ? (
        <TroubleList health={health} troubles={troubles} isWhole={isWhole} />
      ) : null}
      {health && isWhole ? <PublishingFigures health={health} /> : null}
    </section>
  )
}
