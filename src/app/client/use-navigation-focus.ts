import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { focusContent } from './focus-content.ts'

/**
 * What a page load does by itself: a new screen starts at its top and the keyboard and screen readers start there too.
 * Going back keeps the place, which the browser restores; an address that names a section is left to the page that has it.
 */
export function useNavigationFocus(): void {
  const [path] = useLocation()
  const shown = useRef(path)
  const isGoingBack = useRef(false)

  useEffect(() => {
    const remember = () => {
      // A jump inside the page fires the same event.
      isGoingBack.current = location.pathname !== shown.current
    }
    window.addEventListener('popstate', remember)
    return () => window.removeEventListener('popstate', remember)
  }, [])

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const keepsPlace = isGoingBack.current || location.hash !== ''
    isGoingBack.current = false
    if (!keepsPlace) window.scrollTo({ top: 0, behavior: 'instant' })
    if (!location.hash) focusContent()
  }, [path])
}
