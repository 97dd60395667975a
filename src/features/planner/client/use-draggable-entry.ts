import { useDraggable } from '@dnd-kit/core'
import { useText } from '#client/i18n/use-text.ts'
import { planMessages } from '../i18n/index.ts'
import type { PlanEntry } from '../planner.contract.ts'

/** Mouse and touch drag the whole post, the keyboard its handle. Scheduled posts cannot be moved. */
export function useDraggableEntry(entry: PlanEntry) {
  const t = useText(planMessages)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: entry.id,
    data: { day: entry.day },
    disabled: entry.campaignId !== null,
  })
  return {
    isDragging,
    body: { ref: setNodeRef, ...listeners },
    handle: {
      ref: setActivatorNodeRef,
      'aria-describedby': attributes['aria-describedby'],
      'aria-label': t('entry.drag', { title: entry.title }),
    },
  }
}
