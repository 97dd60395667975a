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
import type { CalendarItem } from '../calendar.contract.ts'
import { calendarMessages } from '../i18n/index.ts'
import { ChipFace } from './chip-face.tsx'

/** What a chip passes to its drag: see ItemChip. */
const itemsOf = (data: unknown): readonly CalendarItem[] =>
  (data as { items?: readonly CalendarItem[] } | undefined)?.items ?? []

interface DragAreaProps {
  onMove: (items: readonly CalendarItem[], day: string) => void
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
  const [dragged, setDragged] = useState<readonly CalendarItem[]>([])
  const titleOf = (data: unknown) => itemsOf(data)[0]?.title ?? ''
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
    setDragged([])
    const items = itemsOf(active.data.current)
    const day = over ? String(over.id) : null
    if (items[0] && day && day !== items[0].day) onMove(items, day)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(itemsOf(active.data.current))}
      onDragCancel={() => setDragged([])}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged.length > 0 ? <ChipFace items={dragged} className="cursor-grabbing shadow-raised" /> : null}
      </DragOverlay>
    </DndContext>
  )
}
