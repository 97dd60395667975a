import { expect, test } from 'vitest'
import { fillPlaceholders, findUnknownPlaceholder } from './fill-placeholders.ts'

const known = { name: 'Lucía', business: 'Café Sol' }

test.each([
  ['Hello {name},', 'Hello Lucía,'],
  ['{name}: {business}, {business}', 'Lucía: Café Sol, Café Sol'],
  ['Hola { Name }', 'Hola Lucía'],
  ['No braces', 'No braces'],
  ['A lone { stays }', 'A lone { stays }'],
  ['{price} stays', '{price} stays'],
])('%j becomes %j', (text, filled) => {
  expect(fillPlaceholders(text, known)).toBe(filled)
})

test.each([
  ['Hello {name}, welcome', 'Hello, welcome'],
  ['{name}, hello', ', hello'],
  ['Thank you {name}!', 'Thank you!'],
])('with an unknown name, %j becomes %j', (text, filled) => {
  expect(fillPlaceholders(text, { ...known, name: '' })).toBe(filled)
})

test('inserted values are not parsed again', () => {
  expect(fillPlaceholders('{name}', { name: '{business} $& $1', business: 'Sol' })).toBe('{business} $& $1')
})

test.each([
  ['{name} {business}', null],
  ['plain', null],
  ['{nombre}', '{nombre}'],
  ['{name} and {}', '{}'],
  ['{ name', null],
])('in %j the unknown placeholder is %j', (text, unknown) => {
  expect(findUnknownPlaceholder(text)).toBe(unknown)
})
