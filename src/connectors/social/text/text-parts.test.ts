import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from './text-parts.ts'

const marked = (text: string) =>
  partsOf(text)
    .filter(({ kind }) => kind !== 'text')
    .map(({ kind, text }) => `${kind} ${text}`)

test.each([
  ['Corte nuevo #peluquería @luna.salon', ['hashtag #peluquería', 'mention @luna.salon']],
  ['Gracias, @luna.', ['mention @luna']],
  ['Somos el #1 del barrio', []],
  ['R&D a#b hola@luna.es', []],
  ['Mira https://luna.es/#cortes y luna.com.', ['link https://luna.es/#cortes', 'link luna.com']],
  ['#uno#dos', ['hashtag #uno']],
  ['#5dedos', ['hashtag #5dedos']],
  ['مرحبا #صالون @luna', ['hashtag #صالون', 'mention @luna']],
  ['#髪型 と #カット', ['hashtag #髪型', 'hashtag #カット']],
  ['ana.ruiz@luna.com @ana', ['mention @ana']],
  ['(#luna) "@luna"', ['hashtag #luna', 'mention @luna']],
  ['💇#luna', ['hashtag #luna']],
])('%s', (text, found) => {
  expect(marked(text)).toEqual(found)
})

test('the parts of any text join to that text, and each has the right offset', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('#tag', '@luna', 'https://a.es/x', 'luna.com', '.', ' ', '\n'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const parts = partsOf(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { start, text: part } of parts) expect(text.slice(start, start + part.length)).toBe(part)
    }),
  )
})
