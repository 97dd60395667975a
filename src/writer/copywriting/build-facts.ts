import { findPlaceholder } from '../placeholder-check.ts'
import { type BriefReading, type Slot, type SlotType, SURE } from '../reading/brief-reading.ts'
import type { Call, Facts, Unit, WordsUnit } from './facts.ts'
import { findEvent } from './find-event.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'
import { isOfferFirst, limitTypes, offerOf } from './offer-unit.ts'
import { wordsOf } from './pieces.ts'
import { quotesOf } from './quote-units.ts'
import { sentence } from './sentence.ts'
import {
  apart,
  contactTypes,
  first,
  has,
  hasOnly,
  is,
  saidIn,
  type Told,
  toldOf,
  wholeStatements,
} from './told-statement.ts'
import { whenOf } from './when.ts'

const aroundOffer: ReadonlySet<SlotType> = new Set([...limitTypes, 'date', 'time', 'place'])
const inOffer: ReadonlySet<SlotType> = new Set([...aroundOffer, 'offer', 'price', 'product'])
const callTypes: ReadonlySet<SlotType> = new Set([...contactTypes, 'action', 'date', 'time'])
/** A statement with one of these is news, even if it also asks for something. */
const newsTypes: ReadonlySet<SlotType> = new Set(['offer', 'price', 'title', 'quote', 'gift', 'quantity'])

const EVENT_LIMIT = 50
const eventLimits: ReadonlySet<SlotType> = new Set([...limitTypes, 'offer', 'price'])

/** "Free entry until full" after an event. */
const isEventLimit = (told: Told) =>
  told.statement.polished.length <= EVENT_LIMIT &&
  !told.statement.isQuestion &&
  has(told, eventLimits) &&
  hasOnly(told, eventLimits)

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
  // "Join us for" would not fit bread that is only perhaps an event.
  const isEvent = scene.kind === 'event' && reading.confidence >= SURE
  const units: Unit[] = []
  for (let place = 0; place < all.length; place++) {
    const told = all[place]
    if (!told || told === calling) continue
    if (scene.kind === 'testimonial') {
      const quoted = quotesOf(all.slice(place), calling, reading, grammar, scene)
      if (quoted) {
        units.push(...quoted.units)
        place += quoted.statements - 1
        continue
      }
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
    if (isEvent && !units.some(({ type }) => type === 'event') && told.areSlotsFound) {
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
