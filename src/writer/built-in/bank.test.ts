import { describe, expect, test } from 'vitest'
import { countCodePoints } from '#platform/code-points.ts'
import { locales } from '#platform/locale.ts'
import { banks } from './banks/index.ts'
import { hashtagOf } from './hashtags.ts'
import { objections } from './sound-text.fixture.ts'

/** Every line in a value, with its path; functions are skipped. */
function lines(value: unknown, path: string): [path: string, line: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => lines(inner, `${path}.${key}`))
}

const slotsOf = (line: string) => [...line.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot)

describe.each(locales)('the phrases in %s', (locale) => {
  const { industries, seasons, holidays } = banks[locale]
  const all = lines({ industries, seasons }, locale)

  test('are in their language and have no placeholder leftovers', () => {
    const faults = all
      .filter(([path]) => !/hashtags|emojis/.test(path))
      .flatMap(([path, line]) => objections(locale, line).map((fault) => `${path}: ${fault}`))
    expect(faults).toEqual([])
  })

  test('have no slots', () => {
    expect(all.filter(([, line]) => slotsOf(line).length > 0)).toEqual([])
  })

  test('fit on a picture if used on one', () => {
    for (const [path, line] of all) {
      if (path.includes('.shortCalls.')) expect([path, countCodePoints(line) <= 24]).toEqual([path, true])
    }
    for (const { truths } of Object.values(industries))
      expect(truths.some((line) => countCodePoints(line) <= 80)).toBe(true)
  })

  test('are unique in their list, with three tips for every article', () => {
    const piles = new Map<string, string[]>()
    for (const [path, line] of all) {
      const pile = path.replace(/\.\d+$/, '')
      piles.set(pile, [...(piles.get(pile) ?? []), line])
    }
    for (const [pile, pileLines] of piles)
      expect([pile, new Set(pileLines).size]).toEqual([pile, pileLines.length])
    for (const { tips } of Object.values(industries)) expect(tips.length).toBeGreaterThanOrEqual(3)
  })

  test('have valid hashtags, and names for every holiday', () => {
    for (const [, tag] of all.filter(([path]) => path.includes('.hashtags.')))
      expect(hashtagOf(tag)).toBe(tag)
    for (const { name, the } of Object.values(holidays))
      expect([hashtagOf(name) !== '', the !== '']).toEqual([true, true])
  })
})
