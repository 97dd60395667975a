import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { focusContent } from './focus-content.ts'

/**
 * What a page load does by itself: a new screen starts at its top and the keyboard and screen readers start there too.
 * Going back keeps the place, which the browser restores.
 */
export function useNavigationFocus(): void {
  const [path] = useLocation()
  const shown = useRef(path)
  const isGoingBack = useRef(false)

  useEffect(() => {
    const remember = () => {
      isGoingBack.current = true
    }
    window.addEventListener('popstate', remember)
    return () => window.removeEventListener('popstate', remember)
  }, [])

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (!isGoingBack.current) window.scrollTo(0, 0)
    isGoingBack.current = false
    focusContent()
  }, [path])
}
