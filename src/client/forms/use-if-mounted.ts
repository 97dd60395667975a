import { useEffect, useRef } from 'react'

/** For what an answer brings about: whoever closed the form meanwhile may have opened another one, which is not meant. */
export function useIfMounted<Values extends unknown[]>(
  act: (...values: Values) => void,
): (...values: Values) => void {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return (...values) => {
    if (isShown.current) act(...values)
  }
}
