import type { ReactNode } from 'react'
import { AvailabilityMark, type Claims } from '#client/ui/availability.tsx'
import { cn } from '#client/ui/cn.ts'

export interface FeatureCardProps {
  title: string
  text: string
  /** Capabilities the text claims. */
  claims: Claims
  /** A small example. */
  children: ReactNode
  className?: string
}

export function FeatureCard({ title, text, claims, children, className }: FeatureCardProps) {
  return (
    <li className={cn('flex flex-col overflow-hidden rounded-lg border bg-surface shadow-card', className)}>
      <div className="p-6 lg:p-8">
        <h3 className="font-display text-lg">{title}</h3>
        <p className="mt-2 max-w-lg text-pretty text-base text-muted">{text}</p>
        <p className="mt-3 empty:hidden">
          <AvailabilityMark claims={claims} />
        </p>
      </div>
      <div className="mt-auto px-6 pb-6 lg:px-8 lg:pb-8">{children}</div>
    </li>
  )
}
