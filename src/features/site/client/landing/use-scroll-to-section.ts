import { useEffect } from 'react'

/** Events of a reader who moves on. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a section after the page is rendered, because it did not exist when the URL was opened: the hash,
 * otherwise `wanted`. Late web fonts move it, so it scrolls once more then, unless the reader moved on.
 */
export function useScrollToSection(wanted = ''): void {
  useEffect(() => {
    const left = new AbortController()
    const leave = () => left.abort()
    const arrive = () => {
      const part = document.getElementById(location.hash.slice(1) || wanted)
      part?.scrollIntoView({ behavior: 'instant', block: location.hash ? 'start' : 'nearest' })
      part?.focus({ preventScroll: true })
    }
    // After other effects of a new page, such as scrolling to the top.
    const frame = requestAnimationFrame(() => {
      arrive()
      for (const move of moves) window.addEventListener(move, leave, { signal: left.signal, passive: true })
      void document.fonts.ready.then(() => {
        if (!left.signal.aborted) arrive()
        leave()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      leave()
    }
  }, [wanted])
}
