import { expect, test } from 'vitest'
import {
  draftOfVoice,
  isSameVoice,
  mayAddSample,
  problemOf,
  unsetVoice,
  voiceIn,
  withNewSample,
  withoutSample,
  withSample,
  wordsIn,
} from './voice-draft.ts'

const empty = draftOfVoice(unsetVoice('a'))

test('words are separated by commas, semicolons and lines, each once', () => {
  expect(wordsIn(' barrio, con calma;Barrio\n\nmasa madre ,, ')).toEqual([
    'barrio',
    'con calma',
    'masa madre',
  ])
})

test('empty texts and extra spaces are no change', () => {
  const typed = { ...withNewSample(empty), wordsToUse: ' , ' }
  expect(isSameVoice(typed, empty)).toBe(true)
  expect(isSameVoice(withSample(typed, 0, 'Soup!'), empty)).toBe(false)
})

test('up to five texts; the key of a removed one does not move the others', () => {
  let draft = empty
  for (const text of ['a', 'b', 'c', 'd', 'e']) {
    expect(mayAddSample(draft)).toBe(true)
    draft = withNewSample(draft)
    draft = withSample(draft, draft.samples.at(-1)?.key ?? -1, text)
  }
  expect(mayAddSample(draft)).toBe(false)
  expect(voiceIn(withNewSample(withoutSample(draft, 1))).samples).toEqual(['a', 'c', 'd', 'e'])
})

test('tells what is wrong with a list', () => {
  const many = Array.from({ length: 21 }, (_, place) => `word${place}`).join(',')
  expect(problemOf({ ...empty, wordsToUse: many }, 'wordsToUse')).toBe('tooManyWords')
  expect(problemOf({ ...empty, wordsToAvoid: 'a'.repeat(41) }, 'wordsToAvoid')).toBe('longWord')
  const both = { ...empty, wordsToUse: 'Luna', wordsToAvoid: 'sol, luna' }
  expect([problemOf(both, 'wordsToUse'), problemOf(both, 'wordsToAvoid')]).toEqual([null, 'onBothLists'])
})
