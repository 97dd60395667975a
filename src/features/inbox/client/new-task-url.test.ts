import { expect, test } from 'vitest'
import { newTaskUrl, toTaskTitle } from './new-task-url.ts'

test.each([
  ['  two\n lines ', 'two lines'],
  ['a'.repeat(120), 'a'.repeat(120)],
  ['a'.repeat(121), `${'a'.repeat(120)}…`],
  ['🎂'.repeat(200), `${'🎂'.repeat(120)}…`],
])('%j becomes a title', (text, title) => {
  expect(toTaskTitle(text)).toBe(title)
})

test('title and conversation round-trip through the URL, whatever they contain', () => {
  const title = 'Answer <b>Zoë</b> & co: 50 % + "more"?'
  const address = new URL(newTaskUrl(title, 'c1'), 'https://shop.example')
  expect(address.pathname).toBe('/team')
  expect(Object.fromEntries(address.searchParams)).toEqual({ new: '1', title, conversation: 'c1' })
})
