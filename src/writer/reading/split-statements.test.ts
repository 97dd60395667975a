import { expect, test } from 'vitest'
import { enRules } from './en/rules.ts'
import { findQuoted } from './find-quoted.ts'
import { splitStatements } from './split-statements.ts'

test.each([
  ['Open late. book now', ['Open late.', 'book now']],
  ['at 8 p.m. on Friday', ['at 8 p.m. on Friday']],
  ['Dr. Patel is in; call us', ['Dr. Patel is in;', 'call us']],
  ['it costs 3.50 today! Come by', ['it costs 3.50 today!', 'Come by']],
  ['"One. Two." said Tom', ['"One. Two." said Tom']],
  ['open 10 - 2 today - come by', ['open 10 - 2 today -', 'come by']],
  ['pies, cakes, bread', ['pies, cakes, bread']],
  ['pies are back, we open at 8', ['pies are back,', 'we open at 8']],
  ['one\ntwo', ['one', 'two']],
  ['back on the 3rd. last slots', ['back on the 3rd.', 'last slots']],
])('%j', (text, expected) => {
  const spans = splitStatements(text, findQuoted(text), enRules.opensStatement)
  expect(spans.map(({ start, end }) => text.slice(start, end).trim())).toEqual(expected)
})
