import { describe, expect, test } from 'vitest'
import { littleText, readLittleText } from './little-text.ts'
import { renderLittleText } from './render-little-text.fixture.ts'

test.each([
  ['New (fresh) bread', 'New \\(fresh\\) bread'],
  ['a_b*c~d|e', 'a\\_b\\*c\\~d\\|e'],
  ['<b>{x}</b> [y] \\ @luna', '\\<b\\>\\{x\\}\\</b\\> \\[y\\] \\\\ \\@luna'],
  ['Fresh #bread!', 'Fresh {hashtag|\\#|bread}!'],
  ['#pan_de_masa', '{hashtag|\\#|pan\\_de\\_masa}'],
  ['We are #1', 'We are \\#1'],
  ['luna.example/a_b#top', 'luna.example/a\\_b\\#top'],
  ['“50 %” off & more\n🥐', '“50 %” off & more\n🥐'],
])('%s', (text, sent) => {
  expect(littleText(text)).toBe(sent)
})

/** The same numbers each time (a linear congruential generator). */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

const pieces = [
  ...'\\|{}@[]()<>#*_~ab1 .\n&é🥐',
  '#pan',
  '#a_b',
  'https://luna.example/a_(b)#c',
  'hashtag|',
  '\\#',
]

function randomText(next: (below: number) => number): string {
  return Array.from({ length: next(30) }, () => pieces[next(pieces.length)] ?? '').join('')
}

describe('of any text', () => {
  const next = randomNumbers(7)
  const texts = Array.from({ length: 5000 }, () => randomText(next))

  test('LinkedIn shows every character', () => {
    for (const text of texts) expect(renderLittleText(littleText(text))).toBe(text)
  })

  test('we read back what was sent', () => {
    for (const text of texts) expect(readLittleText(littleText(text))).toBe(text)
  })
})

test('a text that is not escaped is cut off there', () => {
  expect(renderLittleText('New (fresh) bread')).toBe('New ')
})

test('mentions are read by their name, hashtags in both forms', () => {
  const shown = 'Hello @[Luna \\(Café\\)](urn:li:organization:1) {hashtag|#|pan} {hashtag|\\#|a\\_b}'
  expect(readLittleText(shown)).toBe('Hello Luna (Café) #pan #a_b')
})
