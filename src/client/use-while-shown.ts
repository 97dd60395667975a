import { useEffect, useRef } from 'react'

/** For what an answer brings about: whoever closed the form meanwhile may have opened another one, which is not meant. */
export function useWhileShown(act: () => void): () => void {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => {
    if (isShown.current) act()
  }
}
