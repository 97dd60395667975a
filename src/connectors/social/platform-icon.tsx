import { Share2 } from 'lucide-react'
import { cn } from '#client/ui/cn.ts'
import { type PlatformSign, platformIcons } from './platform-icons.ts'

const icons = new Map<string, PlatformSign>(Object.entries(platformIcons))

export interface PlatformIconProps {
  platform: string
  className?: string
}

/** Decoration only: the name of the account or the network is written beside it. */
export function PlatformIcon({ platform, className }: PlatformIconProps) {
  const Icon = icons.get(platform) ?? Share2
  const classes = cn('size-4 shrink-0', className)
  if (typeof Icon !== 'string') return <Icon aria-hidden className={classes} />
  return (
    <svg viewBox="0 0 24 24" aria-hidden fill="currentColor" className={classes}>
      <path d={Icon} />
    </svg>
  )
}
