import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import type { PublishingHealth } from '#features/publishing/publishing-health.contract.ts'

/** Queued posts, posts being sent, and the longest delay. */
export function PublishingFigures({ health }: { health: PublishingHealth }) {
  const t = useText(publishingHealthMessages)
  const format = useFormat()

  function age(): string {
    if (health.queueAgeSeconds === null) return t('figures.nothingDue')
    const minutes = Math.floor(health.queueAgeSeconds / 60)
    if (minutes < 120) return t('figures.minutes', { count: minutes })
    return t('figures.hours', { count: Math.floor(minutes / 60) })
  }

  const figures = [
    [t('figures.waiting'), format.number(health.waiting)],
    [t('figures.sending'), format.number(health.sending)],
    [t('figures.age'), age()],
  ]
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs">
      {figures.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
