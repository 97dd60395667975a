import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { dayInWords } from '#platform/day.ts'
import { type CalendarItem, calendarItemSchema } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { ChipFace } from './chip-face.tsx'

const itemOf = (data: unknown): CalendarItem | null =>
  calendarItemSchema.safeParse((data as { item?: unknown } | undefined)?.item).data ?? null

interface DragAreaProps {
  onMove: (item: CalendarItem, day: string) => void
  children: ReactNode
}

/** Drag and drop with mouse or touch; the keyboard uses each item's move button. */
export function DragArea({ onMove, children }: DragAreaProps) {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const sensors = useSensors(
    // A press without movement is a click; a finger that moves immediately scrolls.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const [dragged, setDragged] = useState<CalendarItem | null>(null)
  const titleOf = (data: unknown) => itemOf(data)?.title ?? ''
  const wordsOf = (day: string | number) => dayInWords(String(day), locale)
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', { title: titleOf(active.data.current) }),
    onDragOver: ({ active, over }) => {
      const title = titleOf(active.data.current)
      return over ? t('drag.over', { title, day: wordsOf(over.id) }) : t('drag.out', { title })
    },
    onDragEnd: ({ active, over }) => {
      const title = titleOf(active.data.current)
      return over ? t('drag.end', { title, day: wordsOf(over.id) }) : t('drag.cancel', { title })
    },
    onDragCancel: ({ active }) => t('drag.cancel', { title: titleOf(active.data.current) }),
  }
  function drop({ active, over }: DragEndEvent) {
    setDragged(null)
    const item = itemOf(active.data.current)
    const day = over ? String(over.id) : null
    if (item && day && day !== item.day) onMove(item, day)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(itemOf(active.data.current))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged ? <ChipFace item={dragged} className="cursor-grabbing shadow-raised" /> : null}
      </DragOverlay>
    </DndContext>
  )
}
