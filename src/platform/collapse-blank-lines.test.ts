import { expect, test } from 'vitest'
import { collapseBlankLines } from './collapse-blank-lines.ts'

test.each([
  ['One\n\nTwo', 'One\nTwo'],
  ['One\n \n\n\tTwo\nThree', 'One\n\tTwo\nThree'],
  ['One', 'One'],
])('%j becomes %j', (text, shown) => {
  expect(collapseBlankLines(text)).toBe(shown)
})
