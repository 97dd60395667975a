import { useEffect, useRef } from 'react'

/**
 * Calls back once per finished item, of those seen running. The returned function adds an item that may have finished
 * before it was seen.
 */
export function useOnFinished<Item extends { id: string }>(
  items: readonly Item[],
  isUnderWay: (item: Item) => boolean,
  onEnded: (item: Item) => void,
): (id: string) => void {
  const expected = useRef(new Set<string>())
  function reportFinished() {
    for (const item of items) {
      if (isUnderWay(item)) expected.current.add(item.id)
      else if (expected.current.delete(item.id)) onEnded(item)
    }
  }
  const latest = useRef(reportFinished)
  useEffect(() => {
    latest.current = reportFinished
    reportFinished()
  })
  return (id) => {
    expected.current.add(id)
    latest.current()
  }
}
