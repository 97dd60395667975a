import { expect, test } from 'vitest'
import { inOneLine, taskAddress } from './task-address.ts'

test.each([
  ['  two\n lines ', 'two lines'],
  ['a'.repeat(120), 'a'.repeat(120)],
  ['a'.repeat(121), `${'a'.repeat(120)}…`],
  ['🎂'.repeat(200), `${'🎂'.repeat(120)}…`],
])('%j becomes a title', (text, title) => {
  expect(inOneLine(text)).toBe(title)
})

test('a title and the conversation survive the address, whatever is in it', () => {
  const title = 'Answer <b>Zoë</b> & co: 50 % + "more"?'
  const address = new URL(taskAddress(title, 'c1'), 'https://shop.example')
  expect(address.pathname).toBe('/team')
  expect(Object.fromEntries(address.searchParams)).toEqual({ new: '1', title, conversation: 'c1' })
})
