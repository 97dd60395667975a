import { expect, test } from 'vitest'
import { type BriefReading, SURE } from '../brief-reading.ts'
import { readBrief } from '../read-brief.ts'
import { overlaps, type Span } from '../spans.ts'
import { type DetailedBrief, writeDate, writeOffer } from './detailed-brief.ts'
import { heldOutNewsBriefs } from './held-out-briefs-news.ts'
import { heldOutTradeBriefs } from './held-out-briefs-trade.ts'

// These briefs stand for those we have never seen. Rules are mended by other briefs; here only the shares count.

const read = ({ brief, country, today = '2026-11-17', shop }: DetailedBrief): BriefReading =>
  readBrief(brief, { locale: 'es', country, today, products: shop.products })

const readings = [...heldOutTradeBriefs, ...heldOutNewsBriefs].map((label) => ({
  label,
  reading: read(label),
}))
const sure = readings.filter(({ reading }) => reading.confidence >= SURE)

type Pair = (typeof readings)[number]

const share = <Item>(items: readonly Item[], isRight: (item: Item) => boolean): number =>
  items.filter(isRight).length / items.length

/** The share of labeled words that are found. */
const shareOf = (
  wordsOf: (pair: Pair) => readonly string[],
  isFound: (words: string, pair: Pair) => boolean,
) =>
  share(
    readings.flatMap((pair) => wordsOf(pair).map((words) => ({ words, pair }))),
    ({ words, pair }) => isFound(words, pair),
  )

const placeOf = ({ text }: BriefReading, words: string): Span => {
  const start = text.toLowerCase().indexOf(words.toLowerCase())
  return { start, end: start + words.length }
}

test('the kind is right in nine of ten, and where the reader is sure', () => {
  expect(share(readings, ({ label, reading }) => reading.kind === label.kind)).toBeGreaterThanOrEqual(0.9)
  expect(share(sure, ({ label, reading }) => reading.kind === label.kind)).toBeGreaterThanOrEqual(0.95)
  expect(sure.length / readings.length).toBeGreaterThanOrEqual(0.8)
})

test('grave news are known', () =>
  expect(
    share(readings, ({ label, reading }) => reading.isSerious === label.isSerious),
  ).toBeGreaterThanOrEqual(0.96))

test('facts stay', () =>
  expect(
    shareOf(
      ({ label }) => label.facts,
      (fact, { reading }) => {
        const place = placeOf(reading, fact)
        return (
          reading.statements.some((statement) => overlaps(statement, place)) &&
          !reading.directions.some((direction) => overlaps(direction, place))
        )
      },
    ),
  ).toBeGreaterThanOrEqual(0.99))

test('conditions are bounds', () =>
  expect(
    shareOf(
      ({ label }) => label.conditions,
      (condition, { reading }) =>
        reading.slots.some(
          (slot) =>
            ['condition', 'quantity', 'audience'].includes(slot.value.type) &&
            overlaps(slot, placeOf(reading, condition)),
        ),
    ),
  ).toBeGreaterThanOrEqual(0.95))

test('days and amounts are read', () => {
  expect(
    shareOf(
      ({ label }) => label.dates,
      (date, { reading }) => reading.slots.some(({ value }) => writeDate(value).includes(date)),
    ),
  ).toBeGreaterThanOrEqual(0.95)
  expect(
    shareOf(
      ({ label }) => label.offers,
      (offer, { reading }) => reading.slots.some(({ value }) => writeOffer(value).includes(offer)),
    ),
  ).toBeGreaterThanOrEqual(0.95)
})

test('contacts are found', () =>
  expect(
    shareOf(
      ({ label }) => label.contacts,
      (contact, { reading }) => reading.slots.some(({ text }) => text === contact),
    ),
  ).toBe(1))

test('what is asked of the writer is rarely taken for content', () =>
  expect(
    shareOf(
      ({ label }) => label.directions,
      (words, { reading }) =>
        !reading.statements.some((statement) => overlaps(statement, placeOf(reading, words))),
    ),
  ).toBeGreaterThanOrEqual(0.8))
