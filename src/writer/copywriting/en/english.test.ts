import { describe, expect, test } from 'vitest'
import type { BriefKind, Slot, Weekday } from '../../reading/brief-reading.ts'
import type { Call, DateValue, EventUnit, OfferUnit, Said, TimeValue } from '../facts.ts'
import { sceneIn } from '../scene.fixture.ts'
import { wordsUnit } from '../words-unit.fixture.ts'
import { english } from './english.ts'

const scene = (kind: BriefKind, country = 'US', isSerious = false) =>
  sceneIn(country, { shop: 'Mane & Co', kind, isSerious })

const date = (
  form: DateValue['form'],
  text: string,
  days: string[],
  weekdays: Weekday[] = [],
): Said<DateValue> => ({ value: { type: 'date', form, days, weekdays }, text })

const time = (from: string, text: string): Said<TimeValue> => ({
  value: { type: 'time', form: 'at', from, to: null },
  text,
})

const common = { words: '', shortWords: '', statements: [0], place: null }

const offer: OfferUnit = {
  ...common,
  type: 'offer',
  offer: { value: { type: 'offer', form: 'percent', percent: 25, on: 'balayage' }, text: '25% off balayage' },
  price: null,
  on: 'balayage',
  when: {
    dates: [date('every', 'tues + wed', [], [2, 3]), date('until', 'till dec 10', ['2026-12-10'])],
    times: [],
  },
  limits: ['new clients only'],
}

const event: EventUnit = {
  ...common,
  type: 'event',
  what: 'wine tasting',
  when: { dates: [date('on', 'thursday 26', ['2026-11-26'])], times: [time('19:30', 'at 7:30')] },
  limits: ['free entry'],
}

describe('an offer', () => {
  test('says all of its parts in every sentence, as Americans write dates', () => {
    const { full, short } = english.say(offer, scene('offer'))
    expect(full.length).toBeGreaterThan(4)
    for (const text of [...full, ...short]) {
      expect.soft(text).toMatch(/25% off/)
      expect.soft(text).toMatch(/balayage/i)
      expect.soft(text).toMatch(/Tuesdays and Wednesdays through December 10|Tue & Wed until Dec 10/)
      expect.soft(text).toMatch(/new clients only/i)
    }
  })

  test('speaks to newcomers only if the condition does', () => {
    const isWelcome = (text: string) => /^(?:New here|First time)/.test(text)
    expect(english.say(offer, scene('offer')).full.some(isWelcome)).toBe(true)
    const forAll = { ...offer, limits: ['in store only'] }
    expect(english.say(forAll, scene('offer')).full.some(isWelcome)).toBe(false)
  })

  test('promises no more than the owner does', () => {
    const reduced = (text: string, percent: number): OfferUnit => ({
      ...offer,
      offer: { value: { type: 'offer', form: 'percent', percent, on: 'bikes' }, text },
      on: 'bikes',
      limits: [],
    })
    for (const text of english.say(reduced('up to 40% off bikes', 40), scene('offer')).full)
      expect.soft(text).toMatch(/up to 40% off/i)
    for (const text of english.say(reduced('30-50% off bikes', 30), scene('offer')).full)
      expect.soft(text).toMatch(/30–50% off/)
  })

  test('keeps its condition on a picture, however short', () => {
    const { headlines, lines } = english.say(offer, scene('offer'))
    expect(headlines[0]).toBe('25% off balayage')
    expect(lines[0]).toBe('Tue & Wed until Dec 10 · new clients only')
    for (const line of lines) expect(line).toMatch(/new clients only/i)
  })
})

test('an event is dated as its country writes it', () => {
  expect(english.say(event, scene('event')).full[0]).toBe(
    'Wine tasting on Thursday, November 26 at 7:30 PM. Free entry.',
  )
  expect(english.say(event, scene('event', 'GB')).full[0]).toBe(
    'Wine tasting on Thursday 26 November at 7:30pm. Free entry.',
  )
})

test.each<[string, BriefKind, string]>([
  ['Closed until Monday', 'hours', "We're closed until Monday."],
  [
    'Hiring a front desk person, 30h, $19-21/h',
    'job',
    "We're hiring a front desk person, 30 hours, $19–21 an hour.",
  ],
  ['Back 8 AM on November 27', 'hours', "We're back at 8 AM on November 27."],
  ['Must love nervous dogs lol', 'job', 'Must love nervous dogs.'],
  [
    'Follow us and tag a friend, closes Sunday 8 PM',
    'contest',
    'To enter: follow us and tag a friend. Closes Sunday at 8 PM.',
  ],
  ['Our new treatment', 'new_product', 'Meet our new treatment.'],
])('"%s" becomes a sentence', (said, kind, sentence) => {
  const hasAction = kind === 'contest'
  expect(english.say(wordsUnit(said, { hasAction }), scene(kind)).full[0]).toBe(sentence)
})

test('two sentences joined by a comma are told apart in a warning', () => {
  const unit = wordsUnit('Please stop using the ducks, the squeaker can come loose')
  expect(english.say(unit, scene('warning', 'GB', true)).full).toEqual([
    'Please stop using the ducks: the squeaker can come loose.',
    'Please stop using the ducks. The squeaker can come loose.',
  ])
})

const slot = (text: string, value: Slot['value']): Slot => ({ start: 0, end: text.length, text, value })

test.each<[string, DateValue['form'], string, string]>([
  ['till dec 10', 'until', '2026-12-10', 'until December 10'],
  ['on the 24th', 'on', '2026-11-24', 'on November 24'],
  ['starts jan 5', 'from', '2027-01-05', 'starts January 5'],
  ['friday the 11th', 'on', '2026-12-11', 'Friday, December 11'],
  ['tues', 'on', '2026-11-24', 'Tuesday'],
])('"%s" in the words of an owner', (text, form, day, told) => {
  const value: DateValue = { type: 'date', form, days: [day], weekdays: [] }
  expect(english.restate(slot(text, value), scene('general'))).toBe(told)
})

test('a day that seems long past stays as typed', () => {
  const value: DateValue = { type: 'date', form: 'on', days: ['2025-12-12'], weekdays: [] }
  expect(english.restate(slot('12 dec', value), scene('general'))).toBeNull()
})

describe('a call', () => {
  const call: Call = {
    verb: null,
    words: null,
    hasContacts: true,
    link: null,
    phone: null,
    mail: null,
    until: null,
  }

  test('is worded by its verb and its contact', () => {
    const first = (changes: Partial<Call>, kind: BriefKind = 'offer') =>
      english.sayCall({ ...call, ...changes }, scene(kind)).full[0]
    expect(first({ verb: 'book', link: 'mane.example' })).toBe('Book at mane.example')
    expect(first({ verb: 'order', phone: '600 123 456' })).toBe('Call 600 123 456 to order.')
    expect(first({ mail: 'hello@mane.example' })).toBe('Write to us at hello@mane.example')
    const until = date('until', 'by friday the 11th', ['2026-12-11'])
    expect(first({ verb: 'apply', mail: 'jobs@c.example', until }, 'job')).toBe(
      'Apply by Friday, December 11: jobs@c.example',
    )
    const before = date('until', 'before dec 11', ['2026-12-11'])
    expect(first({ verb: 'book', phone: '555 0111', until: before })).toBe(
      'Book before December 11: 555 0111.',
    )
  })

  test('is sober in serious news, and no button', () => {
    const { full, buttons } = english.sayCall({ ...call, phone: '555 0111' }, scene('warning', 'US', true))
    expect(full[0]).toBe('Questions: 555 0111')
    for (const text of full) expect(text).toMatch(/555 0111$/)
    expect(buttons).toEqual([])
  })
})

test('an event is held at the shop, unless it has a place of its own', () => {
  const isAtShop = (text: string) => text.includes('at Mane & Co')
  expect(english.say(event, scene('event')).full.some(isAtShop)).toBe(true)
  expect(english.say({ ...event, place: 'in the barn' }, scene('event')).full.some(isAtShop)).toBe(false)
})

test('a choice of days stays a choice', () => {
  const value: DateValue = { type: 'date', form: 'on', days: ['2026-12-23', '2026-12-24'], weekdays: [] }
  expect(english.restate(slot('23 or 24 dec', value), scene('general', 'GB'))).toBe('23 or 24 December')
})

test('our words are spelled as in the country', () => {
  const line = 'Colors of a jewelry organizer in the neighborhood.'
  expect(english.spell(line, scene('general'))).toBe(line)
  expect(english.spell('The color fades.', scene('general', 'GB'))).toBe('The colour fades.')
})
