import { useEffect } from 'react'

/**
 * Takes whoever came for one part of a page there, since the page was not drawn yet when its address was opened: the part
 * behind the #, else the one that is `wanted`.
 */
export function useArrival(wanted = ''): void {
  useEffect(() => {
    // After all else that a new page sets going, such as beginning at its top.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(location.hash.slice(1) || wanted)
      part?.scrollIntoView({ behavior: 'instant', block: location.hash ? 'start' : 'nearest' })
      part?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted])
}
