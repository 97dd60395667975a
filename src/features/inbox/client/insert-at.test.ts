import { expect, test } from 'vitest'
import { insertAt } from './insert-at.ts'

test.each([
  ['', 0, 0, 'Hello', 5],
  ['Hi.', 3, 3, 'Hi. Hello', 9],
  ['Hi. ', 4, 4, 'Hi. Hello', 9],
  ['Bye', 0, 0, 'Hello Bye', 5],
  ['one two three', 4, 7, 'one Hello three', 9],
  ['Yes, .', 5, 5, 'Yes, Hello.', 10],
])('into %j from %i to %i', (text, start, end, result, cursor) => {
  expect(insertAt(text, start, end, 'Hello')).toEqual({ text: result, cursor })
})
