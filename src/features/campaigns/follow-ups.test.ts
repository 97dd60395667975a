import { describe, expect, test } from 'vitest'
import { moveHashtags, splitIntoThread } from './follow-ups.ts'

const rule = { most: 4, max: 40, counting: 'characters' as const }

describe('a thread', () => {
  test('has a part for each paragraph', () => {
    expect(splitIntoThread('First.\n\nSecond. Still second.\n\nThird.', rule)).toEqual({
      text: 'First.',
      followUps: ['Second. Still second.', 'Third.'],
    })
  })

  test('cuts a long paragraph between sentences, and a long sentence between words', () => {
    const thread = splitIntoThread(
      'We open at nine on Saturday. Coffee is free until ten. Bring the neighbors and the dogs and their friends.',
      rule,
    )
    expect([thread?.text, ...(thread?.followUps ?? [])]).toEqual([
      'We open at nine on Saturday.',
      'Coffee is free until ten.',
      'Bring the neighbors and the dogs and',
      'their friends.',
    ])
  })

  test('keeps hashtags with the last words', () => {
    expect(splitIntoThread('First.\n\nSecond.\n\n#bread #leeds', rule)?.followUps).toEqual([
      'Second.\n\n#bread #leeds',
    ])
  })

  test.each([
    ['a single part', 'Only one sentence.'],
    ['hashtags behind one part', 'Only one.\n\n#bread'],
    ['more parts than the network takes', 'A.\n\nB.\n\nC.\n\nD.\n\nE.\n\nF.'],
    ['a word that is longer than a part', `First.\n\n${'a'.repeat(41)}`],
    ['nothing', '  '],
  ])('is not made of %s', (_, text) => {
    expect(splitIntoThread(text, rule)).toBeNull()
  })

  test('loses no word', () => {
    const text = 'One two three. Four five six seven eight nine! Ten eleven twelve?\n\nThirteen fourteen.'
    const thread = splitIntoThread(text, rule)
    expect([thread?.text, ...(thread?.followUps ?? [])].join(' ').split(/\s+/)).toEqual(text.split(/\s+/))
  })
})

describe('hashtags', () => {
  test('move from the end into the first comment', () => {
    expect(moveHashtags('Fresh #bread today.\n\n#Leeds #Bakery')).toEqual({
      text: 'Fresh #bread today.',
      followUps: ['#Leeds #Bakery'],
    })
  })

  test.each(['Fresh #bread today.', '#only #tags', ''])('stay in "%s"', (text) => {
    expect(moveHashtags(text)).toBeNull()
  })
})
