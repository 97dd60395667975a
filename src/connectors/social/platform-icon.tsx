import { Share2 } from 'lucide-react'
import { cn } from '#client/ui/cn.ts'
import { platformIcons } from './platform-icons.ts'

/** Logos are paths on a 24 x 24 grid; platforms without a company have an icon component. */
const icons = new Map(Object.entries(platformIcons))

export interface PlatformIconProps {
  platform: string
  className?: string
}

/** Decorative only: the account or network name is always next to it. */
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
