import { type ComponentProps, useState } from 'react'
import { avatarColorIndex, initialsOf } from './avatar-initials.ts'
import { cn } from './cn.ts'

const colors = [
  'bg-avatar-1 text-on-avatar-1',
  'bg-avatar-2 text-on-avatar-2',
  'bg-avatar-3 text-on-avatar-3',
  'bg-avatar-4 text-on-avatar-4',
  'bg-avatar-5 text-on-avatar-5',
  'bg-avatar-6 text-on-avatar-6',
] as const

const sizes = { sm: 'size-6 text-[0.625rem]', md: 'size-8 text-xs', lg: 'size-11 text-base' } as const

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  name: string
  src?: string | null | undefined
  size?: keyof typeof sizes
  /** The name is next to it, so screen readers should skip it. */
  decorative?: boolean
}

export function Avatar({ name, src, size = 'md', decorative = false, className, ...props }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={cn(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full font-semibold',
        sizes[size],
        colors[avatarColorIndex(name, colors.length)],
        className,
      )}
      {...props}
    >
      {src && src !== brokenSrc ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBrokenSrc(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
