import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { addDays } from '#platform/day.ts'

const keys = (week: number): Record<string, number> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -week,
  ArrowDown: week,
})

/** Arrow keys move by days; up and down by a row. At the edge it stays. */
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
