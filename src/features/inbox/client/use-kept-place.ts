import { useLayoutEffect, useRef } from 'react'

/**
 * On a narrow screen a conversation takes the list's place. Whoever comes back finds the list where they left it, and the
 * keyboard on the row they had opened.
 */
export function useKeptPlace(isListHidden: boolean): (row: HTMLElement | null) => void {
  const left = useRef<{ top: number; row: HTMLElement | null } | null>(null)
  const wasHidden = useRef(isListHidden)
  useLayoutEffect(() => {
    const isBack = wasHidden.current && !isListHidden
    const isGone = !wasHidden.current && isListHidden
    wasHidden.current = isListHidden
    if (isGone) window.scrollTo({ top: 0, behavior: 'instant' })
    if (!isBack || !left.current) return
    window.scrollTo({ top: left.current.top, behavior: 'instant' })
    left.current.row?.focus({ preventScroll: true })
  }, [isListHidden])
  return (row) => {
    left.current = { top: window.scrollY, row }
  }
}
