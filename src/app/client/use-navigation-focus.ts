import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { focusContent } from './focus-content.ts'

/**
 * Mimics a page load: a new screen starts scrolled to the top, with the focus there too. Going back keeps the scroll
 * position, which the browser restores; a URL with a hash is left to its page.
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
