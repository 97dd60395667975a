import { type Capability, missingCapabilities } from '#platform/capabilities.ts'
import { availabilityMessages } from '../i18n/index.ts'
import { useText } from '../i18n/use-text.ts'
import { Badge } from './badge.tsx'
import { cn } from './cn.ts'

export type Claims = readonly Capability[]

const missingOf = (claims: Claims) => missingCapabilities.filter((missing) => claims.includes(missing))

/** Says which parts of an advertised feature are not available yet. Nothing if all are. */
export function AvailabilityMark({ claims }: { claims: Claims }) {
  const t = useText(availabilityMessages)
  const missing = missingOf(claims)
  if (missing.length === 0) return null
  const isWhole = missing.length === claims.length
  const names = missing.map((name) => t(`names.${name}`)).join(', ')
  return (
    <Badge
      title={t('title')}
      data-missing={missing.join(' ')}
      // A list of names may need two lines on a narrow card, which look odd in a pill.
      className={cn(!isWhole && 'whitespace-normal rounded-sm')}
    >
      {isWhole ? t('mark') : t('some', { names })}
    </Badge>
  )
}
