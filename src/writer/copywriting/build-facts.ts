import { findPlaceholder } from '../placeholder-check.ts'
import type { BriefReading, Slot, SlotType, Statement } from '../reading/brief-reading.ts'
import type { Call, Facts, OfferUnit, OfferValue, PriceValue, Said, Unit, WordsUnit } from './facts.ts'
import { findEvent } from './find-event.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'
import { clausesOf, isGlue, type Piece, piecesOf, wordsOf } from './pieces.ts'
import { sentence } from './sentence.ts'
import { whenOf } from './when.ts'

const limitTypes: ReadonlySet<SlotType> = new Set(['condition', 'quantity', 'audience'])
const aroundOffer: ReadonlySet<SlotType> = new Set([...limitTypes, 'date', 'time', 'place'])
const inOffer: ReadonlySet<SlotType> = new Set([...aroundOffer, 'offer', 'price', 'product'])
const contactTypes: ReadonlySet<SlotType> = new Set(['link', 'phone', 'mail'])
const callTypes: ReadonlySet<SlotType> = new Set([...contactTypes, 'action', 'date', 'time'])
/** A statement with one of these is news, even if it also asks for something. */
const newsTypes: ReadonlySet<SlotType> = new Set(['offer', 'price', 'title', 'quote', 'gift', 'quantity'])

/** A statement with what facts need of it. */
type Told = {
  place: number
  statement: Statement
  slots: readonly Slot[]
  /** Never empty; without slots if the polish hid them. */
  pieces: readonly Piece[]
  areSlotsFound: boolean
}

const has = ({ slots }: Told, types: ReadonlySet<SlotType>) =>
  slots.some(({ value }) => types.has(value.type))
const hasOnly = ({ slots }: Told, types: ReadonlySet<SlotType>) =>
  slots.length > 0 && slots.every(({ value }) => types.has(value.type))
const is = (type: SlotType): ReadonlySet<SlotType> => new Set([type])

function toldOf(statement: Statement, place: number, reading: BriefReading): Told {
  const pieces = piecesOf(statement, reading)
  return {
    place,
    statement,
    slots: statement.slots.flatMap((slot) => reading.slots[slot] ?? []),
    pieces: pieces ?? [{ text: statement.polished, slot: null }],
    areSlotsFound: pieces !== null,
  }
}

const isOpen = (text: string) => text.split('(').length > text.split(')').length

/** "$59 (reg. $89)" is one statement, whatever its period looks like. */
function wholeStatements(statements: readonly Statement[]): Statement[] {
  const whole: Statement[] = []
  for (const statement of statements) {
    const last = whole.at(-1)
    if (!last || !isOpen(last.polished)) {
      whole.push(statement)
      continue
    }
    whole[whole.length - 1] = {
      ...last,
      end: statement.end,
      polished: `${last.polished}. ${statement.polished}`,
      slots: [...last.slots, ...statement.slots],
      isCovered: false,
    }
  }
  return whole
}

const isContact = (clause: readonly Piece[], reading: BriefReading) =>
  clause.some(({ slot }) => slot !== null) &&
  clause.every(({ slot, text }) => (slot ? contactTypes.has(slot.value.type) : isGlue(text, reading)))

/** A contact at the end of a statement is a statement of its own: "… on Dec 3, $35 each, sliceclass.example". */
function apart(told: Told, reading: BriefReading): Told[] {
  if (!told.areSlotsFound || told.statement.isQuestion) return [told]
  const clauses = clausesOf(told.pieces)
  const last = clauses.at(-1)
  if (clauses.length < 2 || !last || !isContact(last, reading)) return [told]
  const part = (some: readonly (readonly Piece[])[], isCovered: boolean): Told => {
    const pieces = some.flatMap((clause, place) =>
      place > 0 ? [{ text: ', ', slot: null }, ...clause] : clause,
    )
    return {
      ...told,
      pieces,
      slots: pieces.flatMap(({ slot }) => slot ?? []),
      statement: { ...told.statement, isCovered },
    }
  }
  return [part(clauses.slice(0, -1), told.statement.isCovered), part([last], true)]
}

const first = <Type extends SlotType>(slots: readonly Slot[], type: Type) => {
  const found = slots.find(({ value }) => value.type === type)
  return found ?? null
}

/** Whether the reduction or price is what the statement begins with; "students get 10% off" is best left as it is. */
function isOfferFirst({ slots }: Told): boolean {
  const audience = slots.findIndex(({ value }) => value.type === 'audience')
  const offer = slots.findIndex(({ value }) => value.type === 'offer' || value.type === 'price')
  return offer >= 0 && (audience < 0 || offer < audience)
}

/** The reduction or price with all that limits it, if its slots say everything. */
function offerOf(told: readonly Told[], grammar: Grammar, scene: Scene): OfferUnit | null {
  const slots = told.flatMap((one) => one.slots)
  const offers = slots.filter(({ value }) => value.type === 'offer')
  const prices = slots.filter(({ value }) => value.type === 'price')
  const products = slots.filter(({ value }) => value.type === 'product')
  const places = slots.filter(({ value }) => value.type === 'place')
  if (offers.length > 1 || prices.length > 1 || products.length > 1 || places.length > 1) return null
  const [offer, price, product] = [first(slots, 'offer'), first(slots, 'price'), first(slots, 'product')]
  const offerValue = offer?.value.type === 'offer' ? offer.value : null
  const priceValue = price?.value.type === 'price' ? price.value : null
  const on =
    [offerValue && 'on' in offerValue ? offerValue.on : null, priceValue?.on, product?.text].find(
      (name) => name && /\p{L}/u.test(name),
    ) ?? null
  if (product && on && !on.toLowerCase().includes(product.text.toLowerCase())) return null
  // A price alone does not tell what it is the price of.
  if (!offer && !on) return null
  return {
    type: 'offer',
    offer: offer && offerValue ? ({ value: offerValue, text: offer.text } satisfies Said<OfferValue>) : null,
    price: price && priceValue ? ({ value: priceValue, text: price.text } satisfies Said<PriceValue>) : null,
    on,
    when: whenOf(slots),
    limits: slots.filter(({ value }) => limitTypes.has(value.type)).map(({ text }) => text),
    place: places[0]?.text ?? null,
    ...saidIn(told, grammar, scene),
  }
}

const EVENT_LIMIT = 50
const eventLimits: ReadonlySet<SlotType> = new Set([...limitTypes, 'offer', 'price'])

/** "Free entry until full" after an event. */
const isEventLimit = (told: Told) =>
  told.statement.polished.length <= EVENT_LIMIT &&
  !told.statement.isQuestion &&
  has(told, eventLimits) &&
  hasOnly(told, eventLimits)

/** As sentences, the last without its period: "¡Gratis! Martes a las 6 p. m. Cupos limitados". */
const asSentences = (texts: readonly string[]) =>
  texts.map((text, place) => (place < texts.length - 1 ? sentence(text) : text)).join(' ')

function saidIn(told: readonly Told[], grammar: Grammar, scene: Scene) {
  return {
    words: asSentences(told.map(({ pieces }) => wordsOf(pieces, grammar, scene))),
    shortWords: asSentences(told.map(({ pieces }) => wordsOf(pieces, grammar, scene, true))),
    statements: told.map(({ place }) => place),
  }
}

const wordsUnit = (told: Told, grammar: Grammar, scene: Scene, isLimit: boolean): WordsUnit => ({
  type: 'words',
  isQuestion: told.statement.isQuestion,
  hasAction: has(told, is('action')),
  isLimit,
  slots: told.slots,
  ...saidIn([told], grammar, scene),
})

/** The first contact of each sort. */
export const contactsIn = (slots: readonly Slot[]) => {
  const found = { link: null as string | null, phone: null as string | null, mail: null as string | null }
  for (const { value } of slots) {
    if (value.type === 'link') found.link ??= value.url
    if (value.type === 'phone') found.phone ??= value.number
    if (value.type === 'mail') found.mail ??= value.address
  }
  return found
}

const wordCount = (text: string) => text.trim().split(/\s+/).length
/** "Book", "book now", but not "use code SPRING". */
const saysOnlyVerb = ({ value, text }: Slot) =>
  value.type === 'action' && wordCount(text) <= wordCount(value.verb) + 1 && !/\d/.test(text)

function callOf(told: Told, grammar: Grammar, scene: Scene): Call {
  const action = first(told.slots, 'action')
  const dates = whenOf(told.slots).dates
  const actions = told.slots.filter(({ value }) => value.type === 'action')
  const isPlain = actions.length < 2 && actions.every(saysOnlyVerb)
  const isRebuilt = isPlain && told.statement.isCovered && hasOnly(told, callTypes) && dates.length < 2
  const hasTime = has(told, is('time'))
  return {
    verb: action?.value.type === 'action' ? action.value.verb : null,
    asked: isRebuilt ? (told.pieces.find(({ slot }) => slot === action)?.text ?? null) : null,
    words: isRebuilt && !hasTime ? null : wordsOf(told.pieces, grammar, scene),
    hasContacts: has(told, contactTypes),
    ...contactsIn(told.slots),
    until: isRebuilt && !hasTime ? (dates[0] ?? null) : null,
  }
}

/** The statement that asks the reader for something, if it is not the news itself. */
function findCall(all: readonly Told[], scene: Scene): Told | null {
  const onlyContacts = all.findLast(
    (told) => told.statement.isCovered && hasOnly(told, callTypes) && has(told, contactTypes),
  )
  if (scene.isSerious || scene.kind === 'contest') return onlyContacts ?? null
  const asking = all.filter((told, place) => place > 0 && has(told, is('action')) && !has(told, newsTypes))
  return asking.findLast((told) => has(told, contactTypes)) ?? onlyContacts ?? asking.at(-1) ?? null
}

/** Words that cannot be repaired would look like our mistake. */
const isSound = (unit: Unit) =>
  unit.type === 'quote' ||
  (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(unit.words) &&
    findPlaceholder(sentence(unit.words)) === null)

const MOST_UNITS = 24

/** A wall of lines is no list of facts: what comes after the first ones is told as one. */
function withoutWall(units: readonly Unit[]): Unit[] {
  if (units.length <= MOST_UNITS) return [...units]
  const rest = units.slice(MOST_UNITS - 1)
  const all = (of: (unit: Unit) => string) => rest.map((unit) => sentence(of(unit))).join(' ')
  const last: WordsUnit = {
    type: 'words',
    isQuestion: false,
    hasAction: rest.some((unit) => unit.type === 'words' && unit.hasAction),
    isLimit: false,
    slots: rest.flatMap((unit) => (unit.type === 'words' ? unit.slots : [])),
    words: all(({ words }) => words),
    shortWords: all(({ shortWords }) => shortWords),
    statements: rest.flatMap(({ statements }) => statements),
  }
  return [...units.slice(0, MOST_UNITS - 1), last]
}

/** What the brief says, in units that are told together. */
export function buildFacts(reading: BriefReading, grammar: Grammar, scene: Scene): Facts {
  const all = wholeStatements(reading.statements).flatMap((statement, place) =>
    apart(toldOf(statement, place, reading), reading),
  )
  const calling = findCall(all, scene)
  const units: Unit[] = []
  for (let place = 0; place < all.length; place++) {
    const told = all[place]
    if (!told || told === calling) continue
    const quote = first(told.slots, 'quote')
    if (quote?.value.type === 'quote' && told.slots.length <= 3 && scene.kind === 'testimonial') {
      const { words: quoted, by } = quote.value
      units.push({ type: 'quote', quote: quoted, by, ...saidIn([told], grammar, scene) })
      continue
    }
    const isOffer = !scene.isSerious && scene.kind !== 'event' && isOfferFirst(told)
    if (isOffer && told.statement.isCovered && hasOnly(told, inOffer)) {
      const group = [told]
      for (let next = all[place + group.length]; next && next !== calling; next = all[place + group.length]) {
        if (!next.statement.isCovered || !hasOnly(next, aroundOffer)) break
        group.push(next)
      }
      const unit = offerOf(group, grammar, scene)
      if (unit) {
        units.push(unit)
        place += group.length - 1
        continue
      }
    }
    if (scene.kind === 'event' && !units.some(({ type }) => type === 'event') && told.areSlotsFound) {
      const event = findEvent(told.pieces, reading, grammar, scene)
      if (event) {
        const limits: Told[] = []
        for (
          let next = all[place + 1];
          next && next !== calling && isEventLimit(next);
          next = all[place + 1]
        ) {
          limits.push(next)
          place += 1
        }
        units.push({
          ...event.unit,
          limits: [...event.unit.limits, ...limits.map(({ pieces }) => wordsOf(pieces, grammar, scene))],
          ...saidIn([told, ...limits], grammar, scene),
        })
        for (const rest of event.rest)
          units.push({
            type: 'words',
            isQuestion: false,
            hasAction: rest.some(({ slot }) => slot?.value.type === 'action'),
            isLimit: false,
            slots: rest.flatMap(({ slot }) => slot ?? []),
            words: wordsOf(rest, grammar, scene),
            shortWords: wordsOf(rest, grammar, scene, true),
            statements: [told.place],
          })
        continue
      }
    }
    const before = units.at(-1)
    const follows =
      before?.type === 'words' &&
      before.slots.some(({ value }) => value.type === 'offer' || value.type === 'price')
    const followsOffer = before?.type === 'offer' || follows || (before?.type === 'words' && before.isLimit)
    units.push(wordsUnit(told, grammar, scene, followsOffer && has(told, limitTypes)))
  }
  return {
    reading,
    units: withoutWall(units.filter(isSound)),
    call: calling ? callOf(calling, grammar, scene) : wishedCall(reading, units),
  }
}

/** "Invite them to book", where the brief itself asks nothing. */
function wishedCall({ directions }: BriefReading, units: readonly Unit[]): Call | null {
  if (units.some((unit) => unit.type === 'words' && unit.hasAction)) return null
  for (const { wish } of directions)
    if (wish.type === 'call') {
      return {
        verb: wish.verb,
        words: null,
        hasContacts: false,
        until: null,
        link: null,
        phone: null,
        mail: null,
      }
    }
  return null
}
