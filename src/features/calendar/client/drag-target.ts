import type { Active, KeyboardCoordinateGetter, Over } from '@dnd-kit/core'
import type { RefObject } from 'react'
import { addDays } from '#platform/day.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import type { Target } from '../move-to.ts'
import { STEP_MINUTES, timeAt, topOf } from './week-layout.ts'

/** How to drag with the keyboard, for screen readers. */
export const DRAG_HELP_ID = 'calendar-drag'

/** Where a chip can be dropped: a day, a free time of it, or its hours, whose heights are times. */
export type DropData = { day: string; time?: string; hours?: RefObject<HTMLElement | null> }

/** The items of the dragged chip. */
export const draggedItems = ({ data }: Active): readonly CalendarItem[] =>
  (data.current as { items?: readonly CalendarItem[] | null } | undefined)?.items ?? []

/** The day below the dragged chip, with a free time of it; in the hours of a week the time at its upper edge. */
export function targetOf(over: Over | null, chip: Element | null): Target | null {
  if (!over) return null
  const { day, time, hours: zone } = over.data.current as DropData
  if (time) return { day, time }
  const hours = zone?.current
  if (!hours || !chip) return { day }
  return { day, time: timeAt(chip.getBoundingClientRect().top - hours.getBoundingClientRect().top) }
}

const keys: Record<string, { days: number; steps: number }> = {
  ArrowLeft: { days: -1, steps: 0 },
  ArrowRight: { days: 1, steps: 0 },
  ArrowUp: { days: 0, steps: -1 },
  ArrowDown: { days: 0, steps: 1 },
}

/** In a week, arrow keys move by days and by quarters of an hour. At the edge it stays. */
export const keysAcrossWeek: KeyboardCoordinateGetter = (
  event,
  { currentCoordinates: { x, y }, context: { active, over, droppableRects } },
) => {
  const key = keys[event.code]
  const from = over?.id ?? (active && draggedItems(active)[0]?.day)
  if (!key || from === undefined || from === null) return undefined
  event.preventDefault()
  const here = droppableRects.get(from)
  const there = droppableRects.get(addDays(String(from), key.days))
  if (!here || !there) return undefined
  return { x: x + there.left - here.left, y: y + topOf(key.steps * STEP_MINUTES) }
}
