import { capitalized } from '../first-letter.ts'
import type { BriefReading, Slot, SlotType } from '../reading/brief-reading.ts'
import type { Ingredients } from './ingredients.ts'

const BULLET = '• '
const FEWEST = 2
const contacts: ReadonlySet<SlotType> = new Set(['link', 'phone', 'mail', 'action'])

const withoutEnd = (text: string) => text.trim().replace(/[.,;]$/, '')

/** Facts at a glance: what is on offer as a headline, and below it each fact in a line. Empty where words carry the text. */
export function listForm({ statements, slots }: BriefReading, { call }: Ingredients): string[] {
  const slotsOf = (places: readonly number[]): Slot[] => places.flatMap((place) => slots[place] ?? [])
  const [first, ...rest] = statements
  const [headline, ...facts] = first?.isCovered ? slotsOf(first.slots) : []
  if (headline?.value.type !== 'offer') return []
  const said = rest.flatMap(({ slots: places, isCovered, polished }) => {
    const own = slotsOf(places)
    // The call has a line of its own.
    if (call && isCovered && own.some(({ value }) => contacts.has(value.type))) return []
    return [polished]
  })
  const points = [...facts.map(({ text }) => text), ...said].map(
    (text) => `${BULLET}${capitalized(withoutEnd(text))}`,
  )
  if (points.length < FEWEST) return []
  const ends = call ? [...call.short, ...call.full] : ['']
  return ends.map((end) =>
    [capitalized(headline.text), points.join('\n'), end].filter((part) => part !== '').join('\n\n'),
  )
}
