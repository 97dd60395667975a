import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useRef, useState } from 'react'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { CalendarItem } from '../calendar.contract.ts'
import type { Target } from '../move-to.ts'
import { draggedItems, keysAcrossWeek, targetOf } from './drag-target.ts'
import { DraggedChip } from './dragged-chip.tsx'
import { useDragWords } from './use-drag-words.ts'

interface DragAreaProps {
  /** In the hours of a week, chips can be moved with the keyboard; elsewhere each item has a move button. */
  hasKeys: boolean
  onMove: (items: readonly CalendarItem[], target: Target) => void
  children: ReactNode
}

/** Under the pointer; with the keyboard the nearest day. */
const dayBelow: CollisionDetection = (input) =>
  input.pointerCoordinates ? pointerWithin(input) : closestCenter(input)

/** Drag and drop with mouse, touch or keys. */
export function DragArea({ hasKeys, onMove, children }: DragAreaProps) {
  const { timeZone } = useWorkspace()
  const words = useDragWords()
  const mouse = useSensor(MouseSensor, { activationConstraint: { distance: 6 } })
  const touch = useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } })
  const keyboard = useSensor(KeyboardSensor, {
    coordinateGetter: keysAcrossWeek,
    // Enter opens a chip.
    keyboardCodes: { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape'] },
    scrollBehavior: 'auto',
  })
  // A press without movement is a click; a finger that moves immediately scrolls.
  const sensors = useSensors(mouse, touch, hasKeys ? keyboard : null)
  const [dragged, setDragged] = useState<readonly CalendarItem[]>([])
  const chip = useRef<HTMLDivElement>(null)
  const isByKeys = useRef(false)
  const isPast = ({ day, time = dragged[0]?.time ?? '' }: Target) =>
    instantAt(timeZone, day, time) <= new Date()

  const announcements: Announcements = {
    onDragStart: ({ active }) => words.start(active),
    // A pointer would say too much.
    onDragMove: ({ active, over }) =>
      isByKeys.current ? words.over(active, targetOf(over, chip.current)) : undefined,
    onDragOver: ({ active, over }) => words.over(active, targetOf(over, chip.current)),
    onDragEnd: ({ active, over }) => words.end(active, targetOf(over, chip.current)),
    onDragCancel: ({ active }) => words.cancel(active),
  }
  function drop({ active, over, delta }: DragEndEvent) {
    setDragged([])
    const items = draggedItems(active)
    const [first] = items
    const target = targetOf(over, chip.current)
    // Put down where it was, it keeps a time between the steps.
    if (!first || !target || isPast(target) || (delta.x === 0 && delta.y === 0)) return
    if (target.day !== first.day || (target.time ?? first.time) !== first.time) onMove(items, target)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={dayBelow}
      onDragStart={({ active, activatorEvent }) => {
        isByKeys.current = activatorEvent instanceof KeyboardEvent
        setDragged(draggedItems(active))
      }}
      onDragCancel={() => setDragged([])}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions(hasKeys) } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged.length > 0 ? <DraggedChip chip={chip} items={dragged} isPast={isPast} /> : null}
      </DragOverlay>
    </DndContext>
  )
}
