import { Mail, Newspaper, Share2 } from 'lucide-react'
import { cn } from '../ui/cn.ts'
import { platformSigns } from './platform-signs.ts'

const paths = new Map(Object.entries(platformSigns))

/** Those that are no company's own are drawn with the icons of the product. */
const icons = new Map([
  ['email', Mail],
  ['blog', Newspaper],
])

export interface PlatformIconProps {
  platform: string
  className?: string
}

/** Decoration only: the name of the account or the network is written beside it. */
export function PlatformIcon({ platform, className }: PlatformIconProps) {
  const path = paths.get(platform)
  const classes = cn('size-4 shrink-0', className)
  if (path) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden fill="currentColor" className={classes}>
        <path d={path} />
      </svg>
    )
  }
  const Icon = icons.get(platform) ?? Share2
  return <Icon aria-hidden className={classes} />
}
