import { useEffect } from 'react'

/**
 * A page that is drawn after its address is known has to go to the place that the address names by itself: the part behind
 * the #, else the one that is `wanted`, else its top.
 */
export function useArrival(wanted = ''): void {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1) || wanted)
    if (part) part.scrollIntoView({ block: location.hash ? 'start' : 'nearest' })
    else window.scrollTo(0, 0)
  }, [wanted])
}
