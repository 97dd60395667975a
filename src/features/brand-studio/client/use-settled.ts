import { useEffect, useState } from 'react'

/** The value once it has rested for a moment: nobody wants a picture for each letter that is typed. */
export function useSettled(value: string, restMs = 350): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
