import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Locale } from '#platform/locale.ts'
import type { BriefReading, Slot, SlotType, Statement } from '../reading/brief-reading.ts'
import { type Presence, presenceOf, tellsDetail } from './fact-presence.ts'
import { contentWords, hasMeaning, type ToldText } from './told-text.ts'

export type RequiredFact = {
  /** The name by which prompts and objections mention it. */
  id: string
  type: SlotType
  /** In the owner's words. */
  text: string
  isIn: Presence
}

/** The order in which short formats leave facts out, last first. */
const core: readonly SlotType[] = [
  'offer',
  'price',
  'gift',
  'condition',
  'date',
  'time',
  'title',
  'quantity',
  'audience',
  'link',
  'phone',
  'mail',
  'action',
]
const calls: ReadonlySet<SlotType> = new Set(['link', 'phone', 'mail', 'action'])
const limits: ReadonlySet<SlotType> = new Set(['condition', 'quantity', 'audience'])

/** What a statement says besides the parts that are known; null if that is nothing to speak of. */
function leftoverOf({ polished }: Statement, own: readonly Slot[], locale: Locale): string | null {
  const rest = own.reduce((text, slot) => text.replace(slot.text, ' '), polished)
  const [first, ...others] = contentWords(rest, locale)
  if (first === undefined || (others.length === 0 && !hasMeaning(first, locale))) return null
  return rest
}

/** Every fact of the brief, in its order. Words between the known parts count as a detail. */
export function factsOf(reading: BriefReading, today: string): RequiredFact[] {
  const facts: Omit<RequiredFact, 'id'>[] = []
  for (const statement of reading.statements) {
    const own = statement.slots.flatMap((place) => reading.slots[place] ?? [])
    for (const slot of own)
      facts.push({ type: slot.value.type, text: slot.text, isIn: presenceOf(slot, today) })
    const isTold = own.some(({ value }) => value.type === 'detail' || value.type === 'quote')
    const rest = statement.isCovered || isTold ? null : leftoverOf(statement, own, reading.language)
    if (rest !== null) facts.push({ type: 'detail', text: statement.polished, isIn: tellsDetail(rest) })
  }
  return facts.map((fact, place) => ({ ...fact, id: `F${place + 1}` }))
}

/** The most characters that people read there. */
const rooms: Partial<Record<string, number>> = {
  clip: 200,
  'one-liner': 260,
  playful: 110,
  story: 130,
  question: 350,
  pin: 400,
}
/** What facts may take of the room; the rest is for the words around them. */
const SHARE = 0.7

const isShort = (platform: Platform) => rooms[manifestOf(platform).style] !== undefined

/** The facts that a post of this platform must tell: all where there is room, otherwise the ones that matter most. */
export function requiredOn(platform: Platform, facts: readonly RequiredFact[]): RequiredFact[] {
  const { style, text } = manifestOf(platform)
  // A notice may not name a telephone number.
  const allowed = style === 'notice' ? facts.filter(({ type }) => type !== 'phone') : [...facts]
  const room = SHARE * Math.min(rooms[style] ?? Number.POSITIVE_INFINITY, text.maxWithMedia ?? text.max)
  const lengthOf = (some: readonly RequiredFact[]) =>
    some.reduce((sum, fact) => sum + fact.text.length + 1, 0)
  if (!isShort(platform) && lengthOf(allowed) <= room) return allowed
  const ranked = core.flatMap((type) => allowed.filter((fact) => fact.type === type))
  const chosen: RequiredFact[] = []
  for (const fact of ranked.length > 0 ? ranked : allowed.slice(0, 1)) {
    const isFirst = chosen.length === 0
    const hasOffer = chosen.some(({ type }) => type === 'offer' || type === 'price' || type === 'gift')
    const isLimit = hasOffer && fact.type === 'condition'
    if (isFirst || isLimit || lengthOf([...chosen, fact]) <= room) chosen.push(fact)
  }
  return chosen
}

/** Which required facts a post does not tell. A short format may point to the conditions, and needs one call only. */
export function missingFacts(
  platform: Platform,
  told: ToldText,
  required: readonly RequiredFact[],
  saysConditionsApply: boolean,
): RequiredFact[] {
  const missing = required.filter(({ isIn }) => !isIn(told))
  if (!isShort(platform)) return withoutCalls(missing, required, told)
  const hasCall = required.some((fact) => calls.has(fact.type) && fact.isIn(told))
  return missing.filter(
    ({ type }) => !(saysConditionsApply && limits.has(type)) && !(hasCall && calls.has(type)),
  )
}

/** "Book" is said by the address to book at. */
function withoutCalls(
  missing: readonly RequiredFact[],
  required: readonly RequiredFact[],
  told: ToldText,
): RequiredFact[] {
  const hasContact = required.some(
    (fact) => calls.has(fact.type) && fact.type !== 'action' && fact.isIn(told),
  )
  return missing.filter(({ type }) => !(hasContact && type === 'action'))
}
