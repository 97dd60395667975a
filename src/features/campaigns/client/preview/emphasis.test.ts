import { expect, test } from 'vitest'
import { emphasizedParts } from './emphasis.ts'

const shown = (text: string) => emphasizedParts(text).map(({ text: part, sign }) => `${sign ?? ''}${part}`)

test.each([
  ['*20% off* today', ['*20% off', ' today']],
  ['Come _now_ or ~later~', ['Come ', '_now', ' or ', '~later']],
  ['*a* and *b*', ['*a', ' and ', '*b']],
  ['(*bold*)!', ['(', '*bold', ')!']],
])('%j is emphasized', (text, parts) => {
  expect(shown(text)).toEqual(parts)
})

test.each(['2 * 3 * 4', 'snake_case_name', '* not * bold', '**', '*two\nlines*', 'a*b*c', ''])(
  '%j stays as it is',
  (text) => {
    expect(shown(text)).toEqual(text === '' ? [] : [text])
  },
)
