import { describe, expect, test } from 'vitest'
import type { Locale } from '#platform/locale.ts'
import { processorTime } from '#tests/processor-time.ts'
import { englishClean, englishFaults } from './claims-english.fixture.ts'
import { spanishClean, spanishFaults } from './claims-spanish.fixture.ts'
import { findUnsupportedClaims, type Given } from './find-unsupported-claims.ts'

type Text = readonly [string, Given]

const sets: [Locale, readonly Text[], readonly Text[]][] = [
  ['en', englishFaults, englishClean],
  ['es', spanishFaults, spanishClean],
]

describe.each(sets)('in %s', (locale, faults, clean) => {
  const claimsOf = ([text, given]: Text) => findUnsupportedClaims(text, given, locale)

  test('at least nine of ten invented claims are found', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40)
    const missed = faults.filter((fault) => claimsOf(fault).length === 0).map(([text]) => text)
    expect(missed.length / faults.length, missed.join('\n')).toBeLessThanOrEqual(0.1)
  })

  test('at most one honest text in twenty is refused', () => {
    expect(clean.length).toBeGreaterThanOrEqual(40)
    const refused = clean.filter((text) => claimsOf(text).length > 0)
    const reasons = refused.map((text) => `${text[0]} ${JSON.stringify(claimsOf(text))}`)
    expect(refused.length / clean.length, reasons.join('\n')).toBeLessThanOrEqual(0.05)
  })
})

test.each([
  ['7pm', '19:00'],
  ['7 p. m.', '7:00 PM'],
  ['20 %', '20%'],
  ['twenty percent', '20 %'],
  ['December 10', '10 de diciembre'],
  ['10 Dec', '10/12'],
  ['$1,200', '1200 dollars'],
  ['1.200 €', '€1,200'],
  ['Thursdays', 'los jueves'],
  ['two tickets', '2 tickets'],
  ['dom. 22 nov.', 'domingo 22 de noviembre'],
  ['https://www.luna.example/', 'luna.example'],
  ['+34 600 123 456', '600123456'],
])('%s and %s are the same', (one, other) => {
  expect(findUnsupportedClaims(`Note: ${one}`, { said: '', shop: `Note: ${other}` }, 'en')).toEqual([])
  expect(findUnsupportedClaims(`Note: ${one}`, { said: '', shop: '' }, 'en')).not.toEqual([])
})

test('a customer’s wish does not become the shop’s promise, and its price is no price of the shop', () => {
  const given = { said: 'Can you do it for $20? I want a refund.', shop: '' }
  expect(findUnsupportedClaims('Yes, it is $20.', given, 'en')).toEqual([{ kind: 'price', text: '$20' }])
  expect(findUnsupportedClaims('You said $20: is that right?', given, 'en')).toEqual([])
  expect(findUnsupportedClaims('We’ll refund you.', given, 'en')).toMatchObject([{ kind: 'promise' }])
})

test('a claim of the brief may be repeated, in other words too', () => {
  const shop = 'Voted best bakery 2024. We always bake at night. Full refund, no receipt needed.'
  expect(
    findUnsupportedClaims('Voted best bakery 2024! We’ll refund you in full.', { said: '', shop }, 'en'),
  ).toEqual([])
})

test.each(['1 ', 'a ', 'we will ', '12:30 ', 'Monday to ', '$1,', 'http://', '@a', 'A b. '])(
  'a long text of %j is read in time',
  async (unit) => {
    const text = unit.repeat(8_000 / unit.length)
    const given = { said: unit.repeat(1000), shop: unit }
    expect(await processorTime(500, () => findUnsupportedClaims(text, given, 'en'))).toBeLessThan(500)
  },
)
