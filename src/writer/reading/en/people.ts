import type { Slot } from '../brief-reading.ts'
import { slotAt } from '../make-slot.ts'
import { firstNames } from './first-names.ts'
import { months, repeatedWeekdays, weekdays, wordSet } from './words.ts'

const ROLE =
  /\b(?:(?:our|my|the|your) )?(?:(?:head|new|lovely|wonderful|beloved|dear|late|amazing|talented|former|longtime|senior|lead|guest|resident|shop|store|local|very own) ){0,2}(?<role>founder|co-?founder|owner|chef|pastry chef|manager|baker|barista|stylist|colou?rist|barber|trainer|coach|teacher|instructor|vet|nurse|therapist|dentist|doctor|florist|designer|artist|author|writer|poet|singer|band|musician|dj|photographer|gardener|mechanic|apprentice|intern|assistant|receptionist|colleague|friend|dad|father|mum|mom|mother|grandad|grandpa|grandma|gran|brother|sister|son|daughter|wife|husband|uncle|aunt|cat|dog|puppy|kitten|spaniel|labrador|regular|customer|client|member|members|patient|student|neighbou?r|director|partner|groomer|technician|physio|farmer|brewer|winemaker|butcher|cheesemonger|host|speaker|dr|mr|mrs|ms|sir|father)(?:\.|,)? (?:(?:is |was )?(?:called|named) )?(?=\p{L})/giu
const INTRODUCER =
  /\b(?:with|by|from|meet|welcome|called|named|ask for|see|thanks to|thank|congratulations|congrats|happy birthday|birthday to|goodbye to|farewell to|remember|for|our|say hi to|say hello to|to|and|call|ring|text|email|contact) (?=\p{L})/giu
const NAME = /\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}(?:[\p{L}'’-]{1,20}|\.)){0,2}|\p{Ll}{3,12}(?![\p{L}'’-])/uy
const SAID =
  /(?<![\p{L}\p{N}])(?<name>\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{0,20}){0,2}) (?:said|says|told us|wrote|writes|sums it up|joins|has worked|retires|is retiring|passed away|died|plays)/gu

/** In the middle of a sentence, not part of a longer name: "Los Primos". */
const IN_SENTENCE =
  /(?<=\p{Ll}[,:]? )(?<name>\p{Lu}\p{Ll}{1,20}(?: \p{Lu}(?:[\p{L}'’-]{1,20}|\.))?)(?![\p{L}&]| &| Street| St\b| Road| Ave)/gu
/** Capitalized, but no name of a person. */
const noNames = wordSet(`
  christmas easter halloween thanksgiving ramadan hanukkah diwali black new the our a an street st road rd avenue ave lane main high
  i we you they he she it this that these those today tomorrow tonight monday's all everyone each happy merry free spanish
  english french italian mexican british american ev uk us usa london york portland santa father mother valentine's
`)

/** In lower case only what is known as a name. */
const isName = (name: string): boolean => {
  const [first = ''] = name.split(/[ .]/)
  const lower = first.toLowerCase().replace(/['’]s$/, '')
  if (noNames.has(lower) || weekdays.has(lower) || repeatedWeekdays.has(lower) || months.has(lower))
    return false
  if (first === lower) return firstNames.has(lower)
  return /^\p{Lu}\p{Ll}/u.test(first)
}

/** A capital after a small opener names a person if it is known or has a second part; "from Portland" is a city. */
const isSurely = (name: string, opener: string): boolean =>
  firstNames.has((name.split(/[ .]/)[0] ?? '').toLowerCase().replace(/['’]s$/, '')) ||
  /^(?:meet|called|named|ask for|welcome|say h)/i.test(opener) ||
  (name.includes(' ') && /^(?:with|by|meet)/i.test(opener))

const trimmed = (name: string): string => name.replace(/['’]s$|(?<![.,'’-])[.,'’-]+$/u, '')

function nameAt(text: string, place: number): string {
  NAME.lastIndex = place
  return trimmed(NAME.exec(text)?.[0] ?? '')
}

/** Who is named, with the role if the brief says it. */
export function findPeople(text: string): Slot[] {
  const slots: Slot[] = []
  for (const match of text.matchAll(ROLE)) {
    const start = match.index + match[0].length
    const name = nameAt(text, start)
    if (!isName(name)) continue
    const role = match.groups?.role ?? null
    slots.push(slotAt(text, match.index, start + name.length, { type: 'person', name, role }))
  }
  for (const match of text.matchAll(INTRODUCER)) {
    const start = match.index + match[0].length
    const name = nameAt(text, start)
    if (!isName(name) || !isSurely(name, match[0])) continue
    slots.push(slotAt(text, start, start + name.length, { type: 'person', name, role: null }))
  }
  for (const match of text.matchAll(SAID)) {
    const name = match.groups?.name ?? ''
    if (!isName(name)) continue
    slots.push(slotAt(text, match.index, match.index + name.length, { type: 'person', name, role: null }))
  }
  for (const { index, 0: found } of text.matchAll(IN_SENTENCE)) {
    const name = trimmed(found)
    if (!isName(name) || !firstNames.has(name.split(' ')[0]?.toLowerCase() ?? '')) continue
    slots.push(slotAt(text, index, index + name.length, { type: 'person', name, role: null }))
  }
  return slots
}
