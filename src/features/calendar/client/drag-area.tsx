import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DroppableContainer,
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
import { type Shift, shiftBetween, type Target } from '../move-to.ts'
import { ChipSource } from './chip-source.tsx'
import { DRAG_HELP_ID, type DropData, draggedItems, keysAcrossWeek, targetOf } from './drag-target.ts'
import { DraggedChip } from './dragged-chip.tsx'
import { useDragWords } from './use-drag-words.ts'

interface DragAreaProps {
  /** In the hours of a week, chips can be moved with the keyboard; elsewhere each item has a move button. */
  hasKeys: boolean
  /** What moves with these items: all that are selected, if they are. */
  movedWith: (items: readonly CalendarItem[]) => readonly CalendarItem[]
  onMove: (items: readonly CalendarItem[], target: Target) => void
  /** Several chips by the same distance. */
  onShift: (items: readonly CalendarItem[], shift: Shift) => void
  children: ReactNode
}

const isFreeTime = ({ data }: DroppableContainer) => (data.current as DropData).time !== undefined

/** Under the pointer, a free time before its day; with the keyboard the nearest day. */
const placeBelow: CollisionDetection = (input) => {
  const { pointerCoordinates, droppableContainers } = input
  const days = droppableContainers.filter((each) => !isFreeTime(each))
  if (!pointerCoordinates) return closestCenter({ ...input, droppableContainers: days })
  const [free] = pointerWithin({ ...input, droppableContainers: droppableContainers.filter(isFreeTime) })
  return free ? [free] : pointerWithin({ ...input, droppableContainers: days })
}

/** Drag and drop with mouse, touch or keys. */
export function DragArea({ hasKeys, movedWith, onMove, onShift, children }: DragAreaProps) {
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
    if (target.day === first.day && (target.time ?? first.time) === first.time) return
    const moved = movedWith(items)
    if (moved.length > items.length) onShift(moved, shiftBetween(first, target))
    else onMove(items, target)
  }
  return (
    <DndContext
      sensors={sensors}
      id={DRAG_HELP_ID}
      collisionDetection={placeBelow}
      onDragStart={({ active, activatorEvent }) => {
        isByKeys.current = activatorEvent instanceof KeyboardEvent
        setDragged(draggedItems(active))
      }}
      onDragCancel={() => setDragged([])}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions(hasKeys) } }}
    >
      <ChipSource>{children}</ChipSource>
      <DragOverlay dropAnimation={null}>
        {dragged.length > 0 ? (
          <DraggedChip chip={chip} items={dragged} count={movedWith(dragged).length} isPast={isPast} />
        ) : null}
      </DragOverlay>
    </DndContext>
  )
}
