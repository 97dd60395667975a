import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { type Locale, locales } from './locale.ts'
import { formatMessage, type Values } from './message-format.ts'

const modules = import.meta.glob<Record<string, Record<Locale, unknown>>>('/src/**/i18n/**/index.ts', {
  eager: true,
})

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* texts(inner)
}

const byLibrary = (text: string, values: Values, locale: Locale): string =>
  createTranslator({ locale, messages: { text }, onError: (error) => expect.fail(error.message) })(
    'text',
    values as Record<string, string>,
  )

/** Names used in plural, select and number, each with several values. */
function* valuesFor(text: string): Generator<Values> {
  const names = [...text.matchAll(/\{(\w+)\s*(?=[,}])/g)].map(([, name = '']) => name)
  const counted = new Set([...text.matchAll(/\{(\w+)\s*,\s*(?:plural|number)/g)].map(([, name = '']) => name))
  for (const count of [0, 1, 2, 21, 1234567])
    yield Object.fromEntries(names.map((name) => [name, counted.has(name) ? count : `<${name}> {x} #`]))
}

test('formats every text of the product like a full ICU implementation', () => {
  let compared = 0
  for (const locale of locales) {
    const all = Object.values(modules).flatMap(Object.values)
    for (const text of all.flatMap((catalog) => [...texts(catalog[locale])])) {
      for (const values of valuesFor(text)) {
        expect(formatMessage(text, values, locale)).toBe(byLibrary(text, values, locale))
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(1000)
})

test.each<[string, Values, string, string]>([
  [
    '{n, plural, =0 {none} one {# shop} other {# shops}} in {town}',
    { n: 0, town: 'Vigo' },
    'none in Vigo',
    '',
  ],
  ['{n, plural, =0 {none} one {# shop} other {# shops}}', { n: 12000 }, '12,000 shops', '12.000 shops'],
  ['{who, select, ana {Ana} other {{name}}} wrote', { who: 'x', name: 'Luz' }, 'Luz wrote', ''],
  ['{n, number} of {m, number}', { n: 1, m: 1234.5 }, '1 of 1,234.5', '1 of 1234,5'],
])('%s', (text, values, english, spanish) => {
  expect(formatMessage(text, values, 'en')).toBe(english)
  if (spanish) expect(formatMessage(text, values, 'es')).toBe(spanish)
})

test.each(['{', '{n', 'a } b', '{n, plural, one {x}}', '{n, date}'])('refuses %s', (text) => {
  expect(() => formatMessage(text, { n: 1 }, 'en')).toThrow()
})

test('a name cannot change the direction of the sentence around it', () => {
  expect(formatMessage('Delete {name} for good?', { name: '\u202eevil\u2066' }, 'en')).toBe(
    'Delete evil for good?',
  )
})

test('a missing value is an error, not an empty place', () => {
  expect(() => formatMessage('Hello {name}', {}, 'en')).toThrow('No value for {name}')
})
