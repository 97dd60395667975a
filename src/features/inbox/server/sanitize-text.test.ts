import { expect, test } from 'vitest'
import { isUsableId, sanitizeAvatar, sanitizeName, sanitizeText } from './sanitize-text.ts'

test.each([
  ['a tag stays text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['NUL and bells go', 'a\0b\u0007c', 'abc'],
  ['lone halves of letters become a sign', 'a\uD800b', 'a\uFFFDb'],
  ['line breaks and tabs stay', 'a\r\nb\tc\rd', 'a\nb\tc\nd'],
  ['Hebrew and Arabic stay', 'שלום مرحبا', 'שלום مرحبا'],
  ['families stay together', '👩‍👩‍👧', '👩‍👩‍👧'],
])('in a text, %s', (_case, text, kept) => {
  expect(sanitizeText(text)).toBe(kept)
})

test('cuts a hundred thousand letters without splitting a character', () => {
  const text = sanitizeText(`a${'😀'.repeat(50_000)}`)
  expect(text.length).toBeLessThanOrEqual(20_000)
  expect([text.isWellFormed(), text.endsWith('😀…')]).toEqual([true, true])
})

test.each([
  ['cannot turn its line', 'Ana\u202Egnp.exe', 'Anagnp.exe'],
  ['stays on one line', 'Ana\n\tRuiz\0', 'Ana Ruiz'],
  ['of nothing to see is a dash', '\u200F \n', '—'],
])('a name %s', (_case, name, kept) => {
  expect(sanitizeName(name)).toBe(kept)
})

test.each([
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,xx', null],
  ['not an address', null],
  [null, null],
])('the picture %s', (address, kept) => {
  expect(sanitizeAvatar(address)).toBe(kept)
})

test.each([
  ['abc', true],
  ['', false],
  ['a\0b', false],
  ['\uD800', false],
  ['x'.repeat(501), false],
])('the id %j is usable: %s', (id, isUsable) => {
  expect(isUsableId(id)).toBe(isUsable)
})
