import { expect, test } from 'vitest'
import { privacyMessages, termsMessages } from '#features/site/i18n/documents/index.ts'
import { supportMessages } from '#features/site/i18n/index.ts'
import { screens } from '#platform/screens.ts'
import { blocksOf, type Piece, piecesOf } from './document-blocks.ts'

test('an empty line separates paragraphs, and lines starting with a dash are a list', () => {
  expect(blocksOf('One - two\n\n- a\n- b\n\nThree')).toEqual([
    { kind: 'paragraph', text: 'One - two' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Three' },
  ])
})

test.each<[string, Piece[]]>([
  ['plain', [{ at: 0, kind: 'text', text: 'plain' }]],
  [
    '**Who**: ask [us](/support), or run `npm start`.',
    [
      { at: 0, kind: 'strong', text: 'Who' },
      { at: 7, kind: 'text', text: ': ask ' },
      { at: 13, kind: 'link', text: 'us', to: '/support' },
      { at: 27, kind: 'text', text: ', or run ' },
      { at: 36, kind: 'code', text: 'npm start' },
      { at: 47, kind: 'text', text: '.' },
    ],
  ],
  ['a [b] (c) ** d', [{ at: 0, kind: 'text', text: 'a [b] (c) ** d' }]],
])('%s', (line, pieces) => {
  expect(piecesOf(line)).toEqual(pieces)
})

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else for (const inner of Object.values(value as object)) yield* texts(inner)
}

test.each([
  ['privacy', privacyMessages],
  ['terms', termsMessages],
  ['support', supportMessages],
])(
  '%s links only to existing screens, the same in both languages, and leaves no markup unparsed',
  (_name, { en, es }) => {
    const linksOf = (wording: object) =>
      [...texts(wording)].flatMap(piecesOf).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))
    const known: string[] = screens.map(({ path }) => path)
    const own = linksOf(en).filter((to) => !to.startsWith('https://'))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((to) => !known.includes(to.replace(/[?#].*/, '')))).toEqual([])
    expect(linksOf(es)).toEqual(linksOf(en))
    for (const piece of [...texts(en), ...texts(es)].flatMap(piecesOf))
      expect(piece.text).not.toMatch(/\*\*|`|\]\(/)
  },
)
