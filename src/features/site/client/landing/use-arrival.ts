import { useEffect } from 'react'

/** What a reader does who goes on to another place by now. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Takes whoever came for one part of a page there, since the page was not drawn yet when its address was opened: the part
 * behind the #, else the one that is `wanted`. Letters that arrive later than the text move it, so it is gone to once more
 * then, unless the reader went on.
 */
export function useArrival(wanted = ''): void {
  useEffect(() => {
    const left = new AbortController()
    const leave = () => left.abort()
    const arrive = () => {
      const part = document.getElementById(location.hash.slice(1) || wanted)
      part?.scrollIntoView({ behavior: 'instant', block: location.hash ? 'start' : 'nearest' })
      part?.focus({ preventScroll: true })
    }
    // After all else that a new page sets going, such as beginning at its top.
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
