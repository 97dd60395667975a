import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { AvailabilityMark, type Claims } from '#client/ui/availability.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { cn } from '#client/ui/cn.ts'

export interface PlanCardProps {
  name: string
  /** The heading level of the name. */
  level?: 2 | 3
  audience: string
  price: ReactNode
  /** The billing period, if any. */
  period?: string
  /** Set for the most popular plan. */
  badge?: string
  /** Between price and button. */
  choice?: ReactNode
  action: ReactNode
  /** A line above the list, such as "Everything in Starter, plus". */
  lead?: string
  features: { id: string; text: string; claims: Claims }[]
}

export function PlanCard({
  name,
  level = 3,
  audience,
  price,
  period,
  badge,
  choice,
  action,
  lead,
  features,
}: PlanCardProps) {
  const Heading = `h${level}` as const
  return (
    <li
      className={cn(
        'grid content-start gap-x-10 gap-y-6 rounded-lg border bg-surface p-6 sm:grid-cols-2 sm:p-8 lg:grid-cols-1',
        badge ? 'border-primary shadow-raised outline outline-primary' : 'shadow-card',
      )}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading className="font-display text-lg">{name}</Heading>
          {badge ? <Badge tone="accent">{badge}</Badge> : null}
        </div>
        <p className="mt-1 text-muted">{audience}</p>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display font-semibold text-3xl tabular">{price}</span>
          {period ? <span className="text-muted">{period}</span> : null}
        </p>
        {choice}
        <div className="mt-6 grid">{action}</div>
      </div>
      <div>
        {lead ? <p className="mb-3 font-medium">{lead}</p> : null}
        <ul className="flex flex-col gap-3">
          {features.map(({ id, text, claims }) => (
            <li key={id} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 text-primary-ink" />
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {text}
                <AvailabilityMark claims={claims} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
