import { useLayoutEffect, useRef } from 'react'

/** How much of the list is visible: all, a narrow column next to a conversation, or none on a small screen. */
export type ListSight = 'whole' | 'beside' | 'hidden'

/**
 * Opening or closing a conversation moves or replaces the list. The clicked row stays visible, and on return the list
 * has its scroll position and the row its focus.
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
    // The focused element was unmounted with the conversation.
    if (document.activeElement === document.body) row.focus({ preventScroll: true })
  }, [sight])
  return (row) => {
    left.current = { top: window.scrollY, row }
  }
}
