import { useEffect } from 'react'

/**
 * A page that is drawn after its address is known has to go to the place that the address names by itself: the part behind
 * the #, else the one that is `wanted`.
 */
export function useArrival(wanted = ''): void {
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1) || wanted)
    if (!target) return
    target.scrollIntoView({ behavior: 'instant', block: location.hash ? 'start' : 'nearest' })
    target.focus({ preventScroll: true })
  }, [wanted])
}
