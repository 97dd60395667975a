import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

const links = (text: string) => textParts(text).flatMap(({ href }) => href ?? [])

test.each([
  ['nothing to open', []],
  ['See https://luna.example/spring.', ['https://luna.example/spring']],
  [
    '(https://luna.example), or http://luna.example/b?c=1&d=2!',
    ['https://luna.example', 'http://luna.example/b?c=1&d=2'],
  ],
  ['javascript:alert(1) data:text/html,x', []],
  ['https://', []],
  ['<a href="https://luna.example">', ['https://luna.example']],
])('the addresses in %j', (text, expected) => {
  expect(links(text)).toEqual(expected)
  expect(
    textParts(text)
      .map(({ text }) => text)
      .join(''),
  ).toBe(text)
})
