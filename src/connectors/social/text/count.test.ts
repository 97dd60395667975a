import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '#tests/processor-time.ts'
import { type Counting, count } from './count.ts'

const family = '👨‍👩‍👧‍👦'

describe('X counts weighted characters', () => {
  test.each([
    ['nothing', '', 0],
    ['Latin letters', 'Hola', 4],
    ['accents, composed', 'peluquería', 10],
    ['accents, in two code points', 'peluqueri\u0301a', 10],
    ['curly quotes and dashes', '“hola” – ¡sí!', 13],
    ['the euro sign, which lies outside the light ranges', '5 €', 4],
    ['Japanese', '髪', 2],
    ['Cyrillic', 'Привет', 6],
    ['an emoji', '💇', 2],
    ['a family', family, 2],
    ['a flag', '🇪🇸', 2],
    ['a keycap', '1️⃣', 2],
    ['a skin tone', '👍🏽', 2],
    ['a heart with and without its variant', '❤️❤', 4],
    ['a rainbow flag', '🏳️‍🌈', 2],
    ['a figure, which is no emoji', '10', 2],
    ['an address', 'https://shop.example/a-very-long-path?with=values#and-more', 23],
    ['an address in capitals', 'HTTPS://SHOP.EXAMPLE', 23],
    ['an address that is short', 'https://a.co', 23],
    ['a bare domain', 'luna-salon.com', 23],
    ['a bare domain of a country', 'luna.es', 23],
    ['a bare domain with a path', 'shop.example/x', 23],
    ['a domain with several parts', 'www.luna.co.uk', 23],
    ['an address with an accent', 'https://peluquería.es/cortes', 23],
    ['an address with a port', 'https://shop.example:8443/x', 23],
    ['an address at the end of a sentence', 'Ven: https://luna.es/a.', 5 + 23 + 1],
    ['an address in brackets', '(https://luna.es/a)', 1 + 23 + 1],
    ['two addresses', 'luna.es luna.com', 23 + 1 + 23],
    ['a mail address, which is no link', 'hola@luna.es', 12],
    ['an abbreviation', 'p.ej. EE.UU.', 12],
    ['a missing space after a full stop', 'Open today.Come in', 18],
    ['a price', '9.99', 4],
    ['a file name', 'menu.pdf', 8],
    ['an address beside an emoji', '💇https://luna.es', 25],
    ['Chinese', '欢迎光临', 8],
    ['Korean, composed', '한국', 4],
    ['Korean, in single letters', '한국'.normalize('NFD'), 4],
    ['Japanese in half width', 'ﾊﾝ', 4],
    ['Arabic, from right to left', 'مرحبا', 5],
    ['Hebrew with points', 'שָׁלוֹם', 7],
    ['marks that turn the direction', '\u202eabc\u202c', 7],
    ['a mark that joins no emoji', 'a\u200db', 3],
    ['a letter with three marks', 'a\u0323\u0302\u0301', 3],
    ['a flag of a nation within', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 2],
    ['two flags', '🇪🇸🇲🇽', 4],
    ['a couple with skin tones', '🧑🏽‍🤝‍🧑🏿', 2],
    ['half of a flag', '🇪', 2],
    ['a hashtag and a mention', '#luna @luna', 11],
    ['a mention that looks like a domain', '@luna.es', 8],
    ['a mail address with a name before it', 'ana.ruiz@luna.com', 17],
    ['a domain in capitals', 'LUNA.ES', 23],
    ['an address after a bracket of another script', '「https://luna.es」', 2 + 23 + 2],
    ['an address glued to Japanese', '髪https://luna.es', 2 + 23],
  ])('%s', (_what, text, weight) => {
    expect(count(text, 'weighted')).toBe(weight)
  })
})

describe('Threads counts an emoji by its bytes', () => {
  test.each([
    ['letters', 'ñandú', 5],
    ['a plain emoji', '💇', 4],
    ['a family', family, 25],
    ['a flag', '🇪🇸', 8],
    ['a keycap', '1️⃣', 7],
    ['both', 'Sí 👍🏽', 3 + 8],
    ['a heart with its variant', '❤️', 6],
    ['Chinese, which is no emoji', '欢迎', 2],
    ['Arabic', 'مرحبا', 5],
    ['an accent in two code points', 'e\u0301', 2],
    ['a flag of a nation within', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 28],
    ['an address, which is counted as it stands', 'https://luna.es', 15],
  ])('%s', (_what, text, length) => {
    expect(count(text, 'emoji-bytes')).toBe(length)
  })
})

test.each([
  ['characters', '💇é', 2],
  ['utf16', '💇é', 3],
  ['bytes', '💇é', 6],
  ['graphemes', `${family}e\u0301🇪🇸1`, 4],
  ['graphemes', 'Peluquería 💇 y más 👍🏽', 20],
  ['graphemes', 'a\r\nb', 3],
  ['graphemes', `${family}${'a'.repeat(275)}`, 276],
  ['graphemes', family.repeat(121), 303],
  ['short-links', `Ven 👍🏽 https://luna.es/${'a'.repeat(90)}`, 6 + 23],
  ['short-links', 'luna.es y http://a.co', 10 + 23],
] as const)('counting %s', (counting, text, length) => {
  expect(count(text, counting)).toBe(length)
})

const anyText = fc.string({ unit: 'grapheme', maxLength: 200 })
const words = fc.stringMatching(/^[a-zñé ]{0,40}$/)
const all: Counting[] = [
  'characters',
  'utf16',
  'weighted',
  'emoji-bytes',
  'bytes',
  'graphemes',
  'short-links',
]

describe('for any text', () => {
  test('a count is an integer, at least 1 unless the text is empty', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...all), (text, counting) => {
        expect(Number.isInteger(count(text, counting))).toBe(true)
        expect(count(text, counting)).toBeGreaterThanOrEqual(text === '' ? 0 : 1)
      }),
    )
  })

  test('there are no more characters than UTF-16 units, and no more units than bytes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(count(text, 'characters')).toBeLessThanOrEqual(count(text, 'utf16'))
        expect(count(text, 'utf16')).toBeLessThanOrEqual(count(text, 'bytes'))
        expect(count(text, 'emoji-bytes')).toBeLessThanOrEqual(count(text, 'bytes'))
      }),
    )
  })

  test('the weighted count does not depend on Unicode normalization', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(count(text.normalize('NFD'), 'weighted')).toBe(count(text.normalize('NFC'), 'weighted'))
      }),
    )
  })

  test('a URL of any length counts 23', () => {
    fc.assert(
      fc.property(words, fc.webPath({ size: 'large' }), words, (before, path, after) => {
        fc.pre(/^[a-z0-9/]*$/i.test(path))
        const text = `${before} https://luna.example/${path} ${after}`
        expect(count(text, 'weighted')).toBe(before.length + 1 + 23 + 1 + after.length)
      }),
    )
  })

  test.each(['a-', 'a.', 'a_-', '@', 'https://', 'https://a.es/?.', family])(
    'counts 100,000 characters of %s within a second',
    async (piece) => {
      const text = piece.repeat(100_000 / piece.length)
      expect(await processorTime(1_000, () => count(text, 'weighted'))).toBeLessThan(1_000)
    },
  )
})
