import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '#tests/processor-time.ts'
import type { BriefReading, ReadingContext } from './brief-reading.ts'
import { SURE } from './brief-reading.ts'
import { enLabeledBriefs } from './en/labeled-briefs.ts'
import type { LabeledBrief } from './labeled-brief.ts'
import { readBrief } from './read-brief.ts'

const TODAY = '2026-11-17'

const shop: ReadingContext = { locale: 'en', country: 'US', today: TODAY, products: [] }

const contextOf = ({ country, today, shop: { products } }: LabeledBrief): ReadingContext => ({
  locale: country === 'US' || country === 'GB' ? 'en' : 'es',
  country,
  today: today ?? TODAY,
  products,
})

const kept = ({ text, statements, hashtags }: BriefReading): string =>
  [...statements.map(({ start, end }) => text.slice(start, end)), ...hashtags].join('\n').toLowerCase()

const polished = ({ statements, hashtags }: BriefReading): string =>
  [...statements.map((statement) => statement.polished), ...hashtags].join('\n').toLowerCase()

describe.each(enLabeledBriefs.map((brief) => [brief.id, brief] as const))('%s', (_, brief) => {
  const reading = readBrief(brief.brief, contextOf(brief))

  test('has the right kind, language and gravity', () => {
    const { kind, isSerious, language } = reading
    expect({ kind, isSerious, language }).toEqual({
      kind: brief.kind,
      isSerious: brief.isSerious,
      language: 'en',
    })
  })

  test('loses no fact and publishes no direction', () => {
    const content = kept(reading)
    expect(brief.facts.filter((fact) => !content.includes(fact.toLowerCase()))).toEqual([])
    expect(brief.directions.filter((words) => polished(reading).includes(words.toLowerCase()))).toEqual([])
    const wishes = reading.directions.map(({ text }) => text.toLowerCase())
    expect(
      brief.directions.filter((words) => !wishes.some((wish) => wish.includes(words.toLowerCase()))),
    ).toEqual([])
    if (brief.directions.length === 0) expect(wishes).toEqual([])
  })

  test('finds the conditions and what the reader is asked to do', () => {
    const limits = reading.slots.filter(({ value }) =>
      ['condition', 'audience', 'quantity'].includes(value.type),
    )
    const missed = brief.conditions.filter(
      (words) =>
        !limits.some(({ text }) => {
          const [found, wanted] = [text.toLowerCase(), words.toLowerCase()]
          return found.includes(wanted) || wanted.includes(found)
        }),
    )
    expect(missed).toEqual([])
    const verbs = reading.slots.flatMap(({ value }) => (value.type === 'action' ? [value.verb] : []))
    if (brief.call !== null) expect(verbs).toContain(brief.call)
  })
})

test('is sure of most kinds, and right where it is sure', () => {
  const read = enLabeledBriefs.map((brief) => ({ brief, reading: readBrief(brief.brief, contextOf(brief)) }))
  const sure = read.filter(({ reading }) => reading.confidence >= SURE)
  expect(sure.length / read.length).toBeGreaterThan(0.8)
  expect(sure.filter(({ brief, reading }) => reading.kind !== brief.kind)).toEqual([])
})

const words = fc.constantFrom(
  ...'25% off, $5 until dec 10 "hi there" free no emojis keep it short. book at a.example call 555-0142 - ; \n closed 24th 5-8pm every Friday sorry BOGO new! #tag @me € 2x1 más mañana ¿qué? “x (1) … !!! 🎉 buy get with any'.split(
    ' ',
  ),
)
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
)
const anyContext = fc.record({
  locale: fc.constantFrom('en' as const, 'es' as const),
  country: fc.constantFrom('US', 'GB', 'ES', 'MX', 'AR', 'CO', null),
  today: fc.constantFrom('2026-01-01', '2026-02-28', TODAY, '2028-02-29', '2026-12-31'),
  products: fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }),
})

test('every character that is not a space is in a statement or a direction', () => {
  fc.assert(
    fc.property(typed, anyContext, (brief, context) => {
      const { text, statements, directions } = readBrief(brief, context)
      const places = [...statements, ...directions]
      for (let place = 0; place < text.length; place++) {
        if (/\s/.test(text.charAt(place))) continue
        const isKept = places.some(({ start, end }) => start <= place && place < end)
        if (!isKept) throw new Error(`"${text.charAt(place)}" at ${place} of ${JSON.stringify(text)} is lost`)
      }
    }),
    { numRuns: 300, seed: 20_261_117 },
  )
})

test('slots are in order, apart and hold the text at their place', () => {
  fc.assert(
    fc.property(typed, anyContext, (brief, context) => {
      const { text, slots, statements } = readBrief(brief, context)
      let end = 0
      for (const slot of slots) {
        expect(slot.start).toBeGreaterThanOrEqual(end)
        expect(slot.text).toBe(text.slice(slot.start, slot.end))
        end = slot.end
      }
      for (const statement of statements)
        for (const place of statement.slots) expect(slots[place]).toBeDefined()
    }),
    { numRuns: 300, seed: 20_261_117 },
  )
})

test('reads the same brief the same way', () => {
  fc.assert(
    fc.property(typed, anyContext, (brief, context) => {
      expect(readBrief(brief, context)).toEqual(readBrief(brief, context))
    }),
    { numRuns: 50, seed: 20_261_117 },
  )
})

test.each([
  'a',
  ' ',
  '.',
  '"',
  '(',
  '1',
  '1 ',
  '$1 ',
  'a ',
  'free ',
  'no ',
  'dec 10 ',
  '5-8pm ',
  'book ',
  'with any ',
  '25% off ',
  'a@',
  '@',
  '#a ',
  'keep it short ',
  'A b. ',
  '\n- ',
  '😀',
  'mon ',
  'don’t mention ',
  'the ',
  '“',
])('4,000 characters of %j take no more than 100 ms', async (unit) => {
  const hostile = unit.repeat(4_000 / unit.length)
  expect(await processorTime(100, () => readBrief(hostile, shop))).toBeLessThan(100)
})

test('a brief of 300 characters takes less than 5 ms', async () => {
  const brief =
    'Half price brows with any colour until the end of November, call us on 01632 960 555. Keep it short. '.repeat(
      3,
    )
  expect(await processorTime(5, () => readBrief(brief, shop))).toBeLessThan(5)
})
