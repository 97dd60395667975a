import { useDroppable } from '@dnd-kit/core'
import { useRef } from 'react'
import { cn } from '#client/ui/cn.ts'
import type { DropData } from './drag-target.ts'

interface DropZoneProps {
  day: string
  isPast: boolean
  /** Its heights are the hours of the day. */
  hasHours?: boolean
}

/** Takes chips for the day that it lies on. A component of its own: the day behind it does not render while dragging. */
export function DropZone({ day, isPast, hasHours = false }: DropZoneProps) {
  const zone = useRef<HTMLElement>(null)
  const { setNodeRef, isOver } = useDroppable({
    id: day,
    disabled: isPast,
    data: { day, ...(hasHours && { hours: zone }) } satisfies DropData,
  })
  return (
    <span
      ref={(element) => {
        zone.current = element
        setNodeRef(element)
      }}
      aria-hidden
      className={cn('pointer-events-none absolute inset-0 rounded-sm', isOver && 'bg-primary/10')}
    />
  )
}
