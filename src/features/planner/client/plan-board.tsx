import {
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
import { useState } from 'react'
import type { ContentPlan, PlanEntry } from '../planner.contract.ts'
import { DayList } from './day-list.tsx'
import { keysAcrossDays } from './drag-keys.ts'
import { EntryFace } from './entry-face.tsx'
import { MonthGrid } from './month-grid.tsx'
import { useMoveEntry } from './plan.queries.ts'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'
import { useDragWords } from './use-drag-words.ts'

const WEEK = 7

interface PlanBoardProps {
  plan: ContentPlan
  view: 'month' | 'list'
  onOpen: (dialog: OpenedPlanDialog) => void
}

/** Under the pointer; with the keyboard the nearest day. */
const dayBelow: CollisionDetection = (input) =>
  input.pointerCoordinates ? pointerWithin(input) : closestCenter(input)

/** Posts on their days, movable with mouse, touch or keys. */
export function PlanBoard({ plan, view, onOpen }: PlanBoardProps) {
  const move = useMoveEntry(plan)
  const words = useDragWords(plan)
  const [dragged, setDragged] = useState<PlanEntry | null>(null)
  const sensors = useSensors(
    // A click is not a drag, and a swipe over a post scrolls the page.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: keysAcrossDays(view === 'month' ? WEEK : 1),
      // Immediately: during smooth scrolling the days would have moved by the next key.
      scrollBehavior: 'auto',
    }),
  )

  function drop({ active, over }: DragEndEvent) {
    setDragged(null)
    const entry = plan.posts.find(({ id }) => id === active.id)
    if (entry && over && over.id !== entry.day) move.mutate({ postId: entry.id, day: String(over.id) })
  }

  const Days = view === 'month' ? MonthGrid : DayList
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={dayBelow}
      accessibility={words}
      onDragStart={({ active }) => setDragged(plan.posts.find(({ id }) => id === active.id) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <Days plan={plan} onOpen={onOpen} />
      <DragOverlay dropAnimation={null}>
        {dragged ? (
          <div className="rounded-md border border-primary-ink bg-surface-raised p-2 shadow-raised">
            <EntryFace entry={dragged} language={plan.locale} />
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  )
}
