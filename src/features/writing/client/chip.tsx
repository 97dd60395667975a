import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#client/ui/cn.ts'
import type { ChipWords } from './chip-words.ts'

const looks = {
  kind: 'border-primary bg-primary-subtle font-medium text-primary-ink',
  fact: 'border-border bg-surface-raised hover:border-border-control',
  setting: 'border-border-control border-dashed bg-surface-raised hover:border-solid',
} as const

interface ChipProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  words: ChipWords
  look: keyof typeof looks
}

/** One thing that was understood; a click opens what can be done about it. */
export function Chip({ words: { label, value }, look, className, ...props }: ChipProps) {
  return (
    <button
      type="button"
      className={cn(
        'inline-flex min-h-8 pointer-coarse:min-h-11 min-w-11 max-w-full items-center justify-center gap-1.5 rounded-xl border px-3 py-1 text-left text-sm transition-colors data-[state=open]:border-ring [&_.lucide]:size-3.5',
        looks[look],
        className,
      )}
      {...props}
    >
      {look === 'setting' ? <SlidersHorizontal aria-hidden className="text-muted" /> : null}
      <span className="line-clamp-3 min-w-0 break-words">
        {label === null ? null : (
          <span className={look === 'kind' ? 'sr-only' : 'text-muted'}>{label}: </span>
        )}
        {value}
      </span>
      {look === 'kind' ? <ChevronDown aria-hidden /> : null}
    </button>
  )
}
