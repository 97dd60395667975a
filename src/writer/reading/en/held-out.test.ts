import { describe, expect, test } from 'vitest'
import { type BriefReading, SURE } from '../brief-reading.ts'
import { readBrief } from '../read-brief.ts'
import { overlaps } from '../spans.ts'
import type { HeldOutBrief } from './held-out-brief.ts'
import { heldOutNews } from './held-out-news.fixture.ts'
import { heldOutSelling } from './held-out-selling.fixture.ts'

const TODAY = '2026-11-17'
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

type Read = { label: HeldOutBrief; reading: BriefReading }

const read: Read[] = [...heldOutSelling, ...heldOutNews].map((label) => ({
  label,
  reading: readBrief(label.brief, {
    locale: 'en',
    country: label.country,
    today: label.today ?? TODAY,
    products: [],
  }),
}))

const isKindRight = ({ label, reading }: Read): boolean => label.kinds.includes(reading.kind)
const share = (right: readonly boolean[]): number => right.filter(Boolean).length / right.length

/** The share of all parts of one sort that were read right. */
const shareOf = (
  parts: (label: HeldOutBrief) => readonly string[] | undefined,
  isRead: (reading: BriefReading, part: string) => boolean,
): number =>
  share(
    read.flatMap(({ label, reading }) =>
      (parts(label) ?? []).map((part) => isRead(reading, part.toLowerCase())),
    ),
  )

const textsOf = ({ slots }: BriefReading, ...types: string[]): string[] =>
  slots.filter(({ value }) => types.includes(value.type)).map(({ text }) => text.toLowerCase())

const said = ({ text, statements, hashtags }: BriefReading): string =>
  [...statements.map(({ start, end }) => text.slice(start, end)), ...hashtags].join('\n').toLowerCase()

const written = ({ statements, hashtags }: BriefReading): string =>
  [...statements.map(({ polished }) => polished), ...hashtags].join('\n').toLowerCase()

describe('of briefs that no rule was made for', () => {
  test('most kinds are right', () => {
    expect(share(read.map(isKindRight))).toBeGreaterThanOrEqual(0.7)
  })

  test('a kind that the reader is sure of is right', () => {
    const sure = read.filter(({ reading }) => reading.confidence >= SURE)
    expect(share(sure.map(isKindRight))).toBeGreaterThanOrEqual(0.9)
  })

  test('almost all serious news are seen as such, and nothing else', () => {
    const right = read.map(({ label, reading }) => reading.isSerious === (label.isSerious ?? false))
    expect(share(right)).toBeGreaterThanOrEqual(0.95)
  })

  test('no fact is lost', () => {
    expect(
      shareOf(
        ({ facts }) => facts,
        (reading, fact) => said(reading).includes(fact),
      ),
    ).toBeGreaterThanOrEqual(0.99)
  })

  test('most conditions are found', () => {
    const isFound = (reading: BriefReading, words: string) =>
      textsOf(reading, 'condition', 'audience', 'quantity').some(
        (found) => found.includes(words) || words.includes(found),
      )
    expect(shareOf(({ conditions }) => conditions, isFound)).toBeGreaterThanOrEqual(0.7)
  })

  test('most days are found', () => {
    const isFound = ({ slots }: BriefReading, day: string) =>
      slots.some(
        ({ value }) =>
          value.type === 'date' &&
          (value.days.includes(day) || value.weekdays.some((weekday) => weekdayNames[weekday] === day)),
      )
    expect(shareOf(({ dates }) => dates, isFound)).toBeGreaterThanOrEqual(0.85)
  })

  test('almost all offers and prices are found', () => {
    const isFound = ({ text, slots }: BriefReading, words: string) => {
      const start = text.toLowerCase().indexOf(words)
      const place = { start, end: start + words.length }
      return slots.some((slot) => ['offer', 'price'].includes(slot.value.type) && overlaps(slot, place))
    }
    expect(shareOf(({ offers }) => offers, isFound)).toBeGreaterThanOrEqual(0.9)
  })

  test('most directions are kept apart from what is published', () => {
    expect(
      shareOf(
        ({ directions }) => directions,
        (reading, words) => !written(reading).includes(words),
      ),
    ).toBeGreaterThanOrEqual(0.8)
  })

  test('nothing that is meant for readers is taken for a direction', () => {
    const wrong = read.filter(({ label, reading }) => !label.directions && reading.directions.length > 0)
    expect(wrong.map(({ label }) => label.id)).toEqual([])
  })

  test('all contacts are found', () => {
    expect(
      shareOf(
        ({ contacts }) => contacts,
        (reading, contact) => textsOf(reading, 'phone', 'link', 'mail').includes(contact),
      ),
    ).toBe(1)
  })
})
