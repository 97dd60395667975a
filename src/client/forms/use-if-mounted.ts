import { useEffect, useRef } from 'react'

/** Runs a callback only while mounted: after closing this form, the person may have opened another one. */
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
