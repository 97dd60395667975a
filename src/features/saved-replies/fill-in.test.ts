import { expect, test } from 'vitest'
import { fillIn, unknownBlank } from './fill-in.ts'

const known = { name: 'Lucía', business: 'Café Sol' }

test.each([
  ['Hello {name},', 'Hello Lucía,'],
  ['{name}: {business}, {business}', 'Lucía: Café Sol, Café Sol'],
  ['Hola { Name }', 'Hola Lucía'],
  ['No braces', 'No braces'],
  ['A lone { stays }', 'A lone { stays }'],
  ['{price} stays', '{price} stays'],
])('%j becomes %j', (text, filled) => {
  expect(fillIn(text, known)).toBe(filled)
})

test.each([
  ['Hello {name}, welcome', 'Hello, welcome'],
  ['{name}, hello', ', hello'],
  ['Thank you {name}!', 'Thank you!'],
])('where nobody knows the name, %j becomes %j', (text, filled) => {
  expect(fillIn(text, { ...known, name: '' })).toBe(filled)
})

test('what is filled in is not read again', () => {
  expect(fillIn('{name}', { name: '{business} $& $1', business: 'Sol' })).toBe('{business} $& $1')
})

test.each([
  ['{name} {business}', null],
  ['plain', null],
  ['{nombre}', '{nombre}'],
  ['{name} and {}', '{}'],
  ['{ name', null],
])('in %j the unknown one is %j', (text, unknown) => {
  expect(unknownBlank(text)).toBe(unknown)
})
