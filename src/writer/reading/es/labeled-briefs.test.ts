import { expect, test } from 'vitest'
import { type BriefReading, SURE } from '../brief-reading.ts'
import type { LabeledBrief } from '../labeled-brief.ts'
import { readBrief } from '../read-brief.ts'
import { overlaps, type Span } from '../spans.ts'
import { writeDate, writeOffer } from './detailed-brief.ts'
import { detailedSpanishBriefs, labeledSpanishBriefs } from './labeled-briefs.ts'

const DEFAULT_TODAY = '2026-11-17'
const LEAST_SHARE_OF_RIGHT_KINDS = 0.95

const read = ({ brief, country, today = DEFAULT_TODAY, shop }: LabeledBrief): BriefReading =>
  readBrief(brief, { locale: 'es', country, today, products: shop.products })

/** Where the words stand; a text in capitals is read in lower case. */
function placeOf(reading: BriefReading, words: string): Span {
  const start = reading.text.toLowerCase().indexOf(words.toLowerCase())
  expect(start, words).not.toBe(-1)
  return { start, end: start + words.length }
}

const readings = labeledSpanishBriefs.map((label) => ({ id: label.id, label, reading: read(label) }))

test.each(readings)('$id: language and seriousness', ({ label, reading }) => {
  expect(reading.language).toBe('es')
  expect(reading.isSerious).toBe(label.isSerious)
})

test.each(readings)('$id: the kind is right, or a question', ({ label, reading }) => {
  if (reading.confidence >= SURE) expect(reading.kind).toBe(label.kind)
})

test('the kind is right in almost all briefs', () => {
  const right = readings.filter(({ label, reading }) => reading.kind === label.kind)
  expect(right.length / readings.length).toBeGreaterThanOrEqual(LEAST_SHARE_OF_RIGHT_KINDS)
})

test.each(readings)('$id: no fact is lost', ({ label, reading }) => {
  for (const fact of label.facts) {
    const place = placeOf(reading, fact)
    const isStated = reading.statements.some((statement) => overlaps(statement, place))
    expect(isStated, fact).toBe(true)
  }
})

test.each(readings)('$id: every condition bounds what it stands beside', ({ label, reading }) => {
  for (const condition of label.conditions) {
    const place = placeOf(reading, condition)
    const bounds = reading.slots.filter(({ value }) =>
      ['condition', 'quantity', 'audience'].includes(value.type),
    )
    expect(
      bounds.some((slot) => overlaps(slot, place)),
      condition,
    ).toBe(true)
  }
})

test.each(readings)('$id: what is asked of the writer is never in a statement', ({ label, reading }) => {
  for (const direction of label.directions) {
    const place = placeOf(reading, direction)
    expect(
      reading.directions.some((found) => overlaps(found, place)),
      direction,
    ).toBe(true)
    expect(
      reading.statements.some((statement) => overlaps(statement, place)),
      direction,
    ).toBe(false)
  }
})

test.each(readings)('$id: the call', ({ label, reading }) => {
  const verbs = reading.slots.flatMap(({ value }) => (value.type === 'action' ? [value.verb] : []))
  if (label.call !== null) expect(verbs).toContain(label.call)
})

const details = detailedSpanishBriefs.map((label) => ({ id: label.id, label, reading: read(label) }))

test.each(details)('$id: days, amounts and contacts', ({ label, reading }) => {
  const contacts = reading.slots.flatMap(({ value, text }) =>
    ['phone', 'link', 'mail'].includes(value.type) ? [text] : [],
  )
  expect(reading.slots.flatMap(({ value }) => writeDate(value))).toEqual(
    expect.arrayContaining([...label.dates]),
  )
  expect(reading.slots.flatMap(({ value }) => writeOffer(value))).toEqual(
    expect.arrayContaining([...label.offers]),
  )
  expect(contacts).toEqual(expect.arrayContaining([...label.contacts]))
})
