import { useDndMonitor, useDraggable } from '@dnd-kit/core'
import { type ReactNode, type SyntheticEvent, useCallback, useRef } from 'react'
import type { ChipItems } from './group-items.ts'
import { PickContext } from './pick-context.ts'

/**
 * One draggable for all chips: with one in each, every chip would render again whenever the pointer passes to another
 * day.
 */
export function ChipSource({ children }: { children: ReactNode }) {
  const picked = useRef<{ items: ChipItems | null }>({ items: null })
  const chip = useRef<HTMLElement | null>(null)
  const { setNodeRef, listeners } = useDraggable({ id: 'chip', data: picked.current })
  const pick = useCallback(
    (element: HTMLElement, items: ChipItems) => {
      picked.current.items = items
      chip.current = element
      setNodeRef(element)
    },
    [setNodeRef],
  )
  // The chip stays where it was, faintly. Set here, so that no chip has to know.
  const unmark = () => chip.current?.removeAttribute('data-dragged')
  const isDragged = () => chip.current?.hasAttribute('data-dragged') === true
  useDndMonitor({
    onDragStart: () => chip.current?.setAttribute('data-dragged', ''),
    onDragEnd: unmark,
    onDragCancel: unmark,
  })
  const forget = () => {
    picked.current.items = null
  }
  const startWith = (name: string) => (event: SyntheticEvent) => {
    if (picked.current.items) listeners?.[name]?.(event)
  }
  return (
    <PickContext value={pick}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the presses and keys of the chips in it. */}
      <div
        onMouseDownCapture={forget}
        onTouchStartCapture={forget}
        onKeyDownCapture={forget}
        onMouseDown={startWith('onMouseDown')}
        onTouchStart={startWith('onTouchStart')}
        onKeyDown={(event) => {
          // On a busy computer, dnd-kit listens to keys a moment later: they would scroll the hours away below the chip.
          if (isDragged() && event.key.startsWith('Arrow')) event.preventDefault()
          startWith('onKeyDown')(event)
        }}
      >
        {children}
      </div>
    </PickContext>
  )
}
