import { expect, test } from 'vitest'
import type { Locale } from '#platform/locale.ts'
import { createRephraser } from './rephrase.ts'

const manner = { isSerious: false, country: 'US' }
const waysOf = (text: string, locale: Locale = 'en', change: Partial<typeof manner> = {}) =>
  createRephraser({ locale, manner: { ...manner, ...change } }).rephrase(text, { seed: 'a', howMany: 12 })

test.each([
  ['Call 600 123 456 to book.', 'To book, call 600 123 456.'],
  ['Reserve your mat at lark.example.', 'You can reserve your mat at lark.example.'],
  ['DM us if you want one.', "If you'd like one, DM us."],
  ['Winter check for £29: tires, battery and lights.', 'Winter check (tires, battery and lights) for £29.'],
  ['Buns every Friday!', 'Buns on Fridays!'],
  ['Monsteras from £18, and ferns.', 'Monsteras starting at £18, and ferns.'],
  ['The yarns have arrived.', 'The yarns are here.'],
])('%s is also %s', (text, other) => {
  expect(waysOf(text)).toContain(other)
})

test.each([
  ['¡Vuelven los roscones!', '¡Ya están de vuelta los roscones!'],
  ['Las flores duran más si cambias el agua.', 'Si cambias el agua, las flores duran más.'],
  ['Nuestro nuevo sabor: mango con chamoy.', 'Mango con chamoy: nuestro nuevo sabor.'],
  ['Plazas limitadas.', 'Las plazas son limitadas.'],
])('%s es también %s', (text, other) => {
  expect(waysOf(text, 'es', { country: 'ES' })).toContain(other)
})

test.each([
  ['a name', 'The Come By Café is new.'],
  ['an address', 'See shop.example/every-friday.'],
  ['a quote', '“Thank you for the lovely cut.” — Ana'],
  ['a list of days', 'Open every Friday and Saturday.'],
  ['a price range', 'Chairs from $40 to $90.'],
  ['a question that an "if" belongs to', 'Ask us if you can bring a dog.'],
])('%s stays', (_what, text) => {
  expect(waysOf(text)).toEqual([])
})

test('serious news is turned by sober rules only', () => {
  const text = 'Thank you for your kind messages. Let us know if you can come, so we can all be there.'
  expect(waysOf(text, 'en', { isSerious: true })).toEqual([
    'We thank you for your kind messages. Let us know if you can come, so that we can all be there.',
  ])
})

test('people pass away, ovens do not', () => {
  const serious = (text: string) => waysOf(text, 'en', { isSerious: true })
  expect(serious('Our founder died on Sunday.')).toContain('Our founder passed away on Sunday.')
  expect(serious('The oven died this morning.')).toEqual([])
  expect(serious('Oven died this morning.')).toEqual([])
})

test('lines, links and apostrophes of the owner stay', () => {
  const [made = ''] = waysOf('We’re open.\n\nDon’t forget your mat.\nBook at lark.example')
  expect(made).toMatch(/^We’re open\.\n\nRemember your mat\.\n/)
  expect(made).toContain('lark.example')
})

test('too few other words are none', () => {
  const { rephrase } = createRephraser({ locale: 'en', manner })
  const options = { seed: 'a', howMany: 4 }
  expect(rephrase('Everyone is welcome. Dogs too. At noon.', { ...options, fewest: 2 })).toEqual([])
  expect(rephrase('Everyone is welcome.', { ...options, fewest: 2 })).toEqual(['Everybody is welcome.'])
})

test('fewer words say the same', () => {
  const short = (text: string, locale: Locale) => createRephraser({ locale, manner }).tighten(text)
  expect(short('We are closed on Monday. Please call us.', 'en')).toBe('Closed on Monday. Call us.')
  expect(short('It takes 40 minutes. It ends on 18 December.', 'en')).toBe(
    'It takes 40 min. It ends on 18 Dec.',
  )
  expect(short('La entrada es libre. El precio es de $449.', 'es')).toBe('Entrada libre. $449.')
  expect(short('Escríbenos por WhatsApp al 611 222 333 y te apuntamos.', 'es')).toBe(
    'Escríbenos por WhatsApp al 611 222 333 y te apuntamos.',
  )
  expect(short('“We are closed,” she said.', 'en')).toBe('“We are closed,” she said.')
})
