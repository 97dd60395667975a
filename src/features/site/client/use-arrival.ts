import { useEffect } from 'react'
import { sections } from './sections.ts'

/** Takes a visitor who came with an address such as /#pricing to that section, which was not there yet when the page loaded. */
export function useArrival(): void {
  useEffect(() => {
    const section = sections.find((candidate) => location.hash === `#${candidate}`)
    const target = section && document.getElementById(section)
    if (!target) return
    target.scrollIntoView({ behavior: 'instant' })
    target.focus({ preventScroll: true })
  }, [])
}
