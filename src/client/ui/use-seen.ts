import { type RefObject, useEffect, useRef } from 'react'

/** Calls once, when this part of the element first becomes visible. */
export function useSeen<E extends Element>(
  isWanted: boolean,
  onSeen: () => void,
  visiblePart: number,
): RefObject<E | null> {
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
      { threshold: visiblePart },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [isWanted, visiblePart])
  return element
}
