import { type RefObject, useEffect, useRef } from 'react'

/** This visible part counts as a view. */
const VISIBLE_PART = 0.3

/** Calls once, when the element first becomes visible. */
export function useSeen<E extends Element>(isWanted: boolean, onSeen: () => void): RefObject<E | null> {
  const element = useRef<E>(null)
  const call = useRef(onSeen)
  useEffect(() => {
    call.current = onSeen
  })
  useEffect(() => {
    const { current } = element
    if (!isWanted || !current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        call.current()
      },
      { threshold: VISIBLE_PART },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [isWanted])
  return element
}
