import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLikePython, readLikeSpreadsheet } from '#tests/csv-readers.ts'
import { toCsv } from './csv.ts'
import { plainCell, protectedCell } from './formula-cell.ts'

test.each([
  ['plain', 'plain'],
  ['Café, crème', '"Café, crème"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['an old\rline end', '"an old\rline end"'],
  ['a line\u2028of Unicode', '"a line\u2028of Unicode"'],
  ['half; half', '"half; half"'],
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['＝1+1', "'＝1+1"],
  ['＠sum', "'＠sum"],
  ['⩵1', "'⩵1"],
  ['⩶1', "'⩶1"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', '"\'\t=1+1"'],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['\n=1+1', '"\'\n=1+1"'],
  ['@sum, "x"', '"\'@sum, ""x"""'],
  [-5, '-5'],
  [12.5, '12.5'],
  ['', '""'],
])('%j is written as %j', (value, written) => {
  expect(toCsv([[value]])).toBe(`${written}\r\n`)
})

test('rows end like those of a spreadsheet', () => {
  expect(
    toCsv([
      ['a', 1],
      ['', ''],
    ]),
  ).toBe('a,1\r\n,\r\n')
})

const signs = [...'=+-@＝＋－＠﹦\'",;ab \t\r\n\v\u0085\u2028\u2029\u200b\ufeff', '\r\n', '=cmd|', 'é', '😀']
const hostileCell = fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((parts) => parts.join(''))
const anyCell = fc.oneof(
  hostileCell,
  fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
)
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(anyCell, { minLength: width, maxLength: width }), { maxLength: 6 }))

test('every reader finds the same rows and cells, whatever they contain, and no formula', () => {
  fc.assert(
    fc.property(table, (records) => {
      const text = toCsv(records)
      const written = records.map((record) => record.map(protectedCell))
      expect(readLikePython(text)).toEqual(written)
      expect(readLikeSpreadsheet(text)).toEqual({ rows: written, formulas: [] })
      expect(written.map((record) => record.map(plainCell))).toEqual(records)
    }),
    { numRuns: 2000 },
  )
})
