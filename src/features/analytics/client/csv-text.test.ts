import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'

test.each([
  ['plain', 'plain'],
  ['Café, crème', '"Café, crème"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['@sum, "x"', '"\'@sum, ""x"""'],
  [-5, '-5'],
  [12.5, '12.5'],
])('%j is written as %j', (value, written) => {
  expect(csvText([[value]])).toBe(`\uFEFF${written}\r\n`)
})

test('rows end like those of a spreadsheet', () => {
  expect(
    csvText([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('\uFEFFa,1\r\nb,2\r\n')
})
