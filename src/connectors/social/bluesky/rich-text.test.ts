import { expect, test } from 'vitest'
import { facetsOf, linksIn, mentionsIn } from './rich-text.ts'

const dids = new Map([['sol-y-mar.bsky.social', 'did:plc:sol']])

/** What is marked, read back by its bytes, and what it does. */
const marks = (text: string) =>
  facetsOf(text, dids).map(({ index, features }) => {
    const { $type, ...rest } = features[0] ?? { $type: '' }
    return [
      Buffer.from(text).subarray(index.byteStart, index.byteEnd).toString(),
      ...Object.values(rest as Record<string, string>),
    ]
  })

test.each<[string, string, string[][]]>([
  ['nothing', 'Pan recién hecho 🥖', []],
  [
    'a link after accents',
    '¡Está aquí! https://luna.es/año',
    [['https://luna.es/año', 'https://luna.es/a%C3%B1o']],
  ],
  ['a link without https after a family', '👨‍👩‍👧‍👦 luna.es.', [['luna.es', 'https://luna.es/']]],
  [
    'a hashtag with accents',
    'Hoy #panadería 🥖 #pan!',
    [
      ['#panadería', 'panadería'],
      ['#pan', 'pan'],
    ],
  ],
  [
    'a mention with hyphens',
    'Con 🌊 @Sol-Y-Mar.bsky.social, hoy',
    [['@Sol-Y-Mar.bsky.social', 'did:plc:sol']],
  ],
  ['a handle that belongs to nobody', '@nadie.bsky.social', []],
  ['a word with an @', 'hola@sol-y-mar.bsky.social y @everyone', []],
  ['a hashtag that is too long', `#${'a'.repeat(65)}`, []],
  ['a hashtag of 64', `#${'ñ'.repeat(64)}`, [[`#${'ñ'.repeat(64)}`, 'ñ'.repeat(64)]]],
  [
    'all of them, in order',
    '#uno 🇪🇸 @sol-y-mar.bsky.social luna.es #dos',
    [
      ['#uno', 'uno'],
      ['@sol-y-mar.bsky.social', 'did:plc:sol'],
      ['luna.es', 'https://luna.es/'],
      ['#dos', 'dos'],
    ],
  ],
])('%s', (_what, text, expected) => expect(marks(text)).toEqual(expected))

test('a mention is resolved once, and not without end', () => {
  expect(mentionsIn('@a.example @A.example @b.example')).toEqual(['a.example', 'b.example'])
  const many = Array.from({ length: 50 }, (_, index) => `@n${index}.example`).join(' ')
  expect(mentionsIn(many)).toHaveLength(10)
})

test('links are found in order', () => {
  expect(linksIn('luna.es y http://sol.es/x').map(({ url }) => url)).toEqual([
    'https://luna.es/',
    'http://sol.es/x',
  ])
})
