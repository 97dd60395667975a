import { createContext, useContext, useMemo, useState } from 'react'
import { type CalendarItem, MAX_MOVED } from '../calendar.contract.ts'

type Selection = {
  /** Chips show their checkboxes, and a click selects instead of opening. */
  isOn: boolean
  ids: ReadonlySet<string>
  /** Adds or removes the posts of a chip; `isRange`: all from the last chip to this one. */
  toggle: (items: readonly CalendarItem[], isRange: boolean) => void
}

export const SelectionContext = createContext<Selection>({
  isOn: false,
  ids: new Set(),
  toggle: () => undefined,
})

export const useSelection = () => useContext(SelectionContext)

/** The posts between two, in the order of the calendar. */
export function rangeOf(
  items: readonly CalendarItem[],
  from: string | null,
  to: readonly CalendarItem[],
): readonly CalendarItem[] {
  const ends = [from, ...to.map(({ id }) => id)].map((end) => items.findIndex(({ id }) => id === end))
  const known = ends.filter((place) => place >= 0)
  return known.length < 2 ? to : items.slice(Math.min(...known), Math.max(...known) + 1)
}

/** Several posts, for one move. Only those that are shown and can move count. */
export function useNewSelection(items: readonly CalendarItem[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setIsAsked] = useState(false)
  const [last, setLast] = useState<string | null>(null)
  const selected = items.filter(({ id, canMove }) => canMove && ids.has(id))
  const isOn = isAsked || selected.length > 0
  const context = useMemo(() => {
    const toggle: Selection['toggle'] = (chip, isRange) => {
      const chosen = (isRange ? rangeOf(items, last, chip) : chip).filter(({ canMove }) => canMove)
      const isAdded = isRange || chosen.some(({ id }) => !ids.has(id))
      const next = new Set(ids)
      for (const { id } of chosen) {
        if (!isAdded) next.delete(id)
        else if (next.size < MAX_MOVED) next.add(id)
      }
      setLast(chip[0]?.id ?? null)
      setIds(next)
    }
    return { isOn, ids, toggle }
  }, [isOn, ids, items, last])
  return {
    context,
    isOn,
    selected,
    /** All selected posts, if these are among them; otherwise these. */
    movedWith: (items: readonly CalendarItem[]) => (items.every(({ id }) => ids.has(id)) ? selected : items),
    start: () => setIsAsked(true),
    clear: () => {
      setIsAsked(false)
      setIds(new Set())
      setLast(null)
    },
  }
}
