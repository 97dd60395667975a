import { expect, test } from 'vitest'
import { containsAll, markMatches, rank, wordsIn } from './match-text.ts'

const entries = [
  { label: 'Campaigns', words: 'campañas posts publicaciones' },
  { label: 'Calendar', words: 'calendario agenda' },
  { label: 'Customers', words: 'clientes invoices facturas peluquería' },
  { label: 'Create a campaign', words: 'crear una campaña new' },
  { label: 'New invoice', words: 'nueva factura facturas bill' },
]
const found = (text: string, limit = 10) => rank(entries, text, limit).map(({ label }) => label)

test('case and accents do not matter, in what is typed and in what is found', () => {
  expect(found('CALÉNDAR')).toEqual(['Calendar'])
  expect(found('campana')).toContain('Campaigns')
  expect(found('pelu')).toEqual(['Customers'])
})

test('synonyms and words of the other language find an entry, after those that show the word', () => {
  expect(found('facturas').toSorted()).toEqual(['Customers', 'New invoice'])
  expect(found('invoice')).toEqual(['New invoice', 'Customers'])
})

test('what begins with the typed text comes first', () => {
  expect(found('camp')).toEqual(['Campaigns', 'Create a campaign'])
  expect(found('c')[0]).toBe('Campaigns')
})

test('every typed word has to match, except little ones', () => {
  expect(found('create campaign')).toEqual(['Create a campaign'])
  expect(found('create an campaign')).toEqual(['Create a campaign'])
  expect(found('create customer')).toEqual([])
})

test.each(['calender', 'clendar', 'caelndar', 'calenndar', 'calxn'])(
  'one wrong letter is forgiven: %s',
  (typed) => {
    expect(found(typed)[0]).toBe('Calendar')
  },
)

test('two wrong letters, and wrong letters in short words, are not', () => {
  expect(found('kalender')).toEqual([])
  expect(found('cqs')).toEqual([])
})

test('nothing typed, signs and emoji find nothing', () => {
  for (const typed of ['', '   ', '%', '_', '\\', '%_\\', '🎉', '()[]*+']) expect(found(typed)).toEqual([])
})

test('text from right to left, and very long text, is read without harm', () => {
  expect(wordsIn('مرحبا بالعالم')).toEqual(['مرحبا', 'بالعالم'])
  expect(found('مرحبا')).toEqual([])
  expect(found('a'.repeat(10_000))).toEqual([])
  expect(found('calendar '.repeat(1000))).toEqual(['Calendar'])
})

test('a limit is kept', () => {
  expect(found('c', 2)).toHaveLength(2)
})

test('contains the beginnings of words, in any order', () => {
  expect(containsAll('Peluquería de Ana', ['ana', 'pelu'])).toBe(true)
  expect(containsAll('Peluquería de Ana', ['anas'])).toBe(false)
  expect(containsAll('Peluquería', [])).toBe(false)
})

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test('the beginnings of words that were typed are marked, with their accents', () => {
  expect(marked('Peluquería Ana', 'peluqueri')).toBe('[Peluquerí]a Ana')
  expect(marked('Peluqueri\u0301a Ana', 'peluqueri')).toBe('[Peluqueri\u0301]a Ana')
  expect(marked('Ana y Anabel', 'ana')).toBe('[Ana] y [Ana]bel')
  expect(marked('Mariana', 'ana')).toBe('Mariana')
  expect(marked('100 % off 🎉', '%')).toBe('100 % off 🎉')
  expect(marked('', 'a')).toBe('')
})

test('marking never loses a character', () => {
  for (const text of ['İstanbul ß ﬁ', 'a\u0301\u0301b', '👩🏽‍🍳 chef', 'مرحبا بالعالم'])
    for (const query of ['i', 'ss', 'fi', 'ab', 'chef', 'مر'])
      expect(
        markMatches(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
})
