import { cn } from './cn.ts'

export interface LogoWatermarkProps {
  className: string
  /** With the amber dot, if nothing else on the screen is amber. */
  dotted?: boolean
}

/** The logo as a large, quiet watermark in the corner of a panel. */
export function LogoWatermark({ className, dotted = false }: LogoWatermarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn('absolute size-96', className)}>
      <path
        d="M20.6 10.9a7 7 0 1 0 0 10.2"
        fill="none"
        strokeWidth="3.4"
        strokeLinecap="round"
        className="stroke-primary-hover"
      />
      {dotted ? <circle cx="22.6" cy="16" r="2" className="fill-accent" /> : null}
    </svg>
  )
}
