import { expect, test } from 'vitest'
import { chosen } from '../platform-rules.ts'
import { findMissingParts } from './find-missing-parts.ts'

const now = new Date('2026-03-10T12:00:00Z')
const whole = { idea: 'Spring', text: 'New cakes', configs: [chosen('instagram')], when: null }

test('nothing is missing with an idea, a text and a platform', () => {
  expect(findMissingParts(whole, now)).toEqual([])
})

test.each([
  ['everything', { idea: ' ', text: '\n', configs: [], when: null }, ['idea', 'text', 'platform']],
  ['the text', { ...whole, text: '' }, ['text']],
  ['a shorter idea', { ...whole, idea: 'x'.repeat(2001) }, ['shorter']],
  ['a day to come', { ...whole, when: now }, ['future']],
  ['a format', { ...whole, configs: [{ ...chosen('instagram'), selectedFormats: [] }] }, ['format']],
])('names what is missing: %s', (_what, setup, expected) => {
  expect(findMissingParts(setup, now).map(({ what }) => what)).toEqual(expected)
})

test('accepts ideas of exactly the minimum and maximum length', () => {
  expect(findMissingParts({ ...whole, idea: 'x'.repeat(2000) }, now)).toEqual([])
})
