import { cn } from './cn.ts'

export interface LogoProps {
  /** The mark alone, with the name for screen readers only. */
  compact?: boolean
  className?: string
}

/** The logo of the product. */
export function Logo({ compact = false, className }: LogoProps) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-primary" />
        <path
          d="M20.6 10.9a7 7 0 1 0 0 10.2"
          fill="none"
          strokeWidth="3.4"
          strokeLinecap="round"
          className="stroke-on-primary"
        />
        <circle cx="22.6" cy="16" r="2.6" className="fill-accent" />
      </svg>
      <span className={compact ? 'sr-only' : 'font-semibold text-base tracking-tight'}>
        Camp<span className={compact ? undefined : 'text-primary-ink'}>AI</span>gner
      </span>
    </span>
  )
}
