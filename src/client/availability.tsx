import { type Capability, missingCapabilities, reach } from '#platform/capabilities.ts'
import { availabilityMessages } from './availability.messages.ts'
import { useText } from './i18n.ts'
import { Badge } from './ui/badge.tsx'
import { cn } from './ui/cn.ts'

export type Claims = readonly Capability[]

const missingOf = (claims: Claims) => missingCapabilities.filter((missing) => claims.includes(missing))

/** Says what of a promise is not there yet: all of it, or which parts. Nothing when all of it is there. */
export function AvailabilityMark({ claims }: { claims: Claims }) {
  const t = useText(availabilityMessages)
  const missing = missingOf(claims)
  if (missing.length === 0) return null
  const marks = { title: t('title'), 'data-missing': missing.join(' ') }
  if (missing.length === claims.length) return <Badge {...marks}>{t('mark')}</Badge>
  // Too long for a pill on a narrow card.
  const names = missing.map((name) => t(`names.${name}`)).join(', ')
  return (
    <span {...marks} className="text-muted text-xs">
      {t('some', { names })}
    </span>
  )
}

/** To how many platforms posts go by themselves today; nothing once that is all of those which allow it. */
export function ReachToday({ className }: { className?: string }) {
  const t = useText(availabilityMessages)
  if (reach.live === reach.direct) return null
  return (
    <p className={cn('text-pretty text-muted', className)} data-reach>
      {t(reach.live ? 'partly' : 'byHand', reach)}
    </p>
  )
}
