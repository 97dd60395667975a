import { expect, test } from 'vitest'
import { type BriefKind, briefKinds, SURE } from './brief-reading.ts'
import { chooseKind } from './choose-kind.ts'

const plain = { wordCount: 8, hasPlay: false }

/** The table is for one kind, by so much, against all others. */
const tableFor = (liked: BriefKind, by: number) =>
  new Map(briefKinds.map((kind) => [kind, kind === liked ? 0 : -by]))

test('sure signs stay where the table only doubts, and the person is asked', () => {
  const choice = chooseKind({ offer: 9 }, tableFor('event', 10), plain)
  expect(choice).toMatchObject({ kind: 'offer', isSerious: false })
  expect(choice.confidence).toBeLessThan(SURE)
  expect(choice.otherKinds).toContain('event')
})

test('sure signs lose against a table that is surer', () => {
  expect(chooseKind({ offer: 7 }, tableFor('job', 16), plain)).toMatchObject({ kind: 'job' })
})

test('signs and table that agree are sure', () => {
  expect(chooseKind({ job: 7 }, tableFor('job', 8), plain).confidence).toBeGreaterThanOrEqual(SURE)
})

test('without signs the table decides', () => {
  expect(chooseKind({}, tableFor('tip', 12), plain)).toMatchObject({ kind: 'tip' })
})

test('without signs a weak guess is general, and a question', () => {
  const choice = chooseKind({}, tableFor('tip', 0.5), plain)
  expect(choice.kind).toBe('general')
  expect(choice.otherKinds[0]).toBe('tip')
  expect(choice.confidence).toBeLessThan(SURE)
})

test('serious by the table alone, unless words are in play', () => {
  const table = tableFor('sad_news', 7)
  expect(chooseKind({}, table, plain)).toMatchObject({ kind: 'sad_news', isSerious: true })
  expect(chooseKind({}, table, { ...plain, hasPlay: true })).toMatchObject({ isSerious: false })
})

test('neither signs nor known words: general, and a question', () => {
  expect(chooseKind({}, null, plain)).toEqual({
    kind: 'general',
    confidence: 0.5,
    otherKinds: [],
    isSerious: false,
  })
})
