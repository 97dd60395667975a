import { expect, test } from 'vitest'
import { chosen } from '../platform-rules.ts'
import { whatIsMissing } from './what-is-missing.ts'

const now = new Date('2026-03-10T12:00:00Z')
const whole = { idea: 'Spring', text: 'New cakes', configs: [chosen('instagram')], when: null }

test('nothing is missing from an idea, a text and a platform', () => {
  expect(whatIsMissing(whole, now)).toEqual([])
})

test.each([
  ['everything', { idea: ' ', text: '\n', configs: [], when: null }, ['idea', 'text', 'platform']],
  ['the text', { ...whole, text: '' }, ['text']],
  ['a shorter idea', { ...whole, idea: 'x'.repeat(2001) }, ['shorter']],
  ['a day to come', { ...whole, when: now }, ['future']],
  ['a format', { ...whole, configs: [{ ...chosen('instagram'), selectedFormats: [] }] }, ['format']],
])('what is missing is named: %s', (_what, setup, expected) => {
  expect(whatIsMissing(setup, now).map(({ what }) => what)).toEqual(expected)
})

test('an idea of just the right length is long enough and short enough', () => {
  expect(whatIsMissing({ ...whole, idea: 'x'.repeat(2000) }, now)).toEqual([])
})
