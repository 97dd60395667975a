import { CircleCheck } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import type { PublishingHealth } from '#features/publishing/publishing-health.contract.ts'
import { useMoment } from './use-moment.ts'

export function AllWell({ health: { last, next } }: { health: PublishingHealth }) {
  const t = useText(publishingHealthMessages)
  const format = useFormat()
  const moment = useMoment()
  const now = useNow()

  function words(): string {
    if (last && next)
      return t('well.both', { last: format.relative(last.at, now), next: moment(next.at, now) })
    if (last) return t('well.last', { last: format.relative(last.at, now) })
    return next ? t('well.next', { next: moment(next.at, now) }) : t('well.none')
  }

  return (
    <p className="flex items-start gap-2 text-muted">
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
      <span className="min-w-0 text-pretty">{words()}</span>
    </p>
  )
}
