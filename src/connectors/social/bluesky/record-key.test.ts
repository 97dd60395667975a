import { expect, test } from 'vitest'
import { partKey, recordKey } from './record-key.ts'

const FORM = /^[234567abcdefghij][234567a-z]{12}$/
const references = Array.from({ length: 2000 }, (_, index) => `reference-${index}`)

test('a reference has always the same key, and each its own', () => {
  const keys = references.map(recordKey)
  expect(references.map(recordKey)).toEqual(keys)
  expect(new Set(keys).size).toBe(references.length)
  expect(keys.filter((key) => !FORM.test(key))).toEqual([])
})

test('keys are times between 2024 and 2026', () => {
  // The keys of these moments, as the network writes them.
  expect(references.map(recordKey).filter((key) => key < '3khv7aaaaaaaa' || key > '3mbf2zzzzzzzz')).toEqual(
    [],
  )
})

test('the parts of a thread follow each other', () => {
  const first = recordKey('b2f5c9d4-7a1e-4c55-9b8e-0f6f1d2a3c4b')
  const keys = Array.from({ length: 25 }, (_, part) => partKey(first, part))
  expect(keys[0]).toBe(first)
  expect(keys.toSorted()).toEqual(keys)
  expect(new Set(keys).size).toBe(25)
  expect(keys.filter((key) => !FORM.test(key))).toEqual([])
})
