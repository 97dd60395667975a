import { expect, test } from 'vitest'
import { resolveSlots } from '../resolve-slots.ts'
import { findPeople } from './people.ts'

test.each([
  ['Our founder Manuel passed away on Sunday', ['Manuel, founder']],
  ['our founder manuel passed away', ['manuel, founder']],
  ['chef Ana Ruiz is in the kitchen', ['Ana Ruiz, chef']],
  ['signing with Laura Chen this Saturday', ['Laura Chen, null']],
  ['meet Luis', ['Luis, null']],
  ['ask for pete', ['pete, null']],
  ['a spaniel called Monty', ['Monty, spaniel']],
  ['our chef cooks every day', []],
  ['from Portland in September', []],
  ['open for Christmas', []],
  ['with Friday in mind', []],
])('%s', (text, expected) => {
  const people = resolveSlots(findPeople(text), [])
  expect(people.map(({ value }) => (value.type === 'person' ? `${value.name}, ${value.role}` : ''))).toEqual(
    expected,
  )
})
