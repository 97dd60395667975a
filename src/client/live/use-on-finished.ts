import { useEffect, useRef } from 'react'

/**
 * Tells once of each that has ended, of those that were seen under way. What is answered names one more, which may have ended
 * before it was ever seen.
 */
export function useOnFinished<Item extends { id: string }>(
  items: readonly Item[],
  isUnderWay: (item: Item) => boolean,
  onEnded: (item: Item) => void,
): (id: string) => void {
  const expected = useRef(new Set<string>())
  function tell() {
    for (const item of items) {
      if (isUnderWay(item)) expected.current.add(item.id)
      else if (expected.current.delete(item.id)) onEnded(item)
    }
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
    tell()
  })
  return (id) => {
    expected.current.add(id)
    latest.current()
  }
}
