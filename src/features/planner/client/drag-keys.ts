import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { addDays } from '#platform/day.ts'

const keys = (week: number): Record<string, number> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -week,
  ArrowDown: week,
})

/** Arrow keys go from day to day; up and down by as many as stand in one row. Where there is no such day, it stays. */
export const keysAcrossDays =
  (week: number): KeyboardCoordinateGetter =>
  (event, { context: { active, over, collisionRect, droppableRects } }) => {
    const days = keys(week)[event.code]
    if (days === undefined || !active || !collisionRect) return undefined
    event.preventDefault()
    const from = over?.id ?? active.data.current?.day
    const rect = droppableRects.get(addDays(String(from), days))
    if (!rect) return undefined
    return {
      x: rect.left + (rect.width - collisionRect.width) / 2,
      y: rect.top + (rect.height - collisionRect.height) / 2,
    }
  }
