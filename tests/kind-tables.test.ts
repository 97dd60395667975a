import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locales } from '#platform/locale.ts'
import { SURE } from '#writer/reading/brief-reading.ts'
import { readBrief } from '#writer/reading/read-brief.ts'
import { composeKindTable, heldOutBriefs } from '../scripts/compose-kind-table.ts'

const MOST_BYTES = 150_000

const share = <Item>(items: readonly Item[], isRight: (item: Item) => boolean): number =>
  items.filter(isRight).length / items.length

test('the tables are small', () => {
  const sizes = locales.map((locale) => Buffer.byteLength(composeKindTable(locale).text))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
})

describe.each(locales)('%s', (locale) => {
  test('the table is that of the briefs (`npm run learn` writes it)', () => {
    const { path, text } = composeKindTable(locale)
    expect(readFileSync(path, 'utf8') === text).toBe(true)
  })

  // Only the shares are looked at: these briefs stand for those that nobody has seen.
  const read = heldOutBriefs(locale).map((known) => ({
    known,
    reading: readBrief(known.brief, { locale, country: null, today: '2026-11-17', products: [] }),
  }))

  test('the kind of most held out briefs is right', () => {
    expect(share(read, ({ known, reading }) => reading.kind === known.kind)).toBeGreaterThanOrEqual(0.65)
  })

  test('a sure kind is right in nine of ten', () => {
    const sure = read.filter(({ reading }) => reading.confidence >= SURE)
    expect(share(sure, ({ known, reading }) => reading.kind === known.kind)).toBeGreaterThanOrEqual(0.9)
    expect(sure.length / read.length).toBeGreaterThanOrEqual(0.45)
  })

  test('most serious news are seen as such, and few others', () => {
    const isRead = ({ reading }: (typeof read)[number]) => reading.isSerious
    const serious = read.filter(({ known }) => known.isSerious)
    const everyday = read.filter(({ known }) => !known.isSerious)
    expect(share(serious, isRead)).toBeGreaterThanOrEqual(0.75)
    expect(share(everyday, isRead)).toBeLessThanOrEqual(0.12)
  })
})
