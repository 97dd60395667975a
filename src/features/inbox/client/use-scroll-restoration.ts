import { useLayoutEffect, useRef } from 'react'

/** How much of the list is seen: all of it, a narrow one beside a conversation, or none on a small screen. */
export type ListSight = 'whole' | 'beside' | 'hidden'

/**
 * A conversation that opens or closes moves everything in the list or takes its place. The row that was pressed stays in sight,
 * and whoever comes back finds the list where they left it and the keyboard on that row.
 */
export function useScrollRestoration(sight: ListSight): (row: HTMLElement) => void {
  const left = useRef<{ top: number; row: HTMLElement } | null>(null)
  const before = useRef(sight)
  useLayoutEffect(() => {
    const was = before.current
    before.current = sight
    if (was === sight) return
    if (sight === 'hidden') window.scrollTo({ top: 0, behavior: 'instant' })
    if (sight === 'hidden' || !left.current) return
    const { top, row } = left.current
    if (was === 'hidden') window.scrollTo({ top, behavior: 'instant' })
    else row.scrollIntoView({ block: 'nearest' })
    // What had the focus went away with the conversation.
    if (document.activeElement === document.body) row.focus({ preventScroll: true })
  }, [sight])
  return (row) => {
    left.current = { top: window.scrollY, row }
  }
}
