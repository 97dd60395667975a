import { expect, test } from 'vitest'
import { locales } from '#platform/locale.ts'
import type { ShopFacts } from '../writer.ts'
import { findTrade } from './find-trade.ts'
import { tradesIn } from './index.ts'

const shop = (changes: Partial<ShopFacts>): ShopFacts => ({
  name: '',
  industry: null,
  country: null,
  products: [],
  brandStyle: null,
  ...changes,
})

test('every trade is known in every language', () => {
  const [first, ...others] = locales.map((locale) => [...tradesIn(locale).keys()])
  for (const ids of others) expect(ids).toEqual(first)
})

test('a shop that names its trade is of that trade', () => {
  expect(findTrade(shop({ name: 'Corner Bakery', industry: 'food' }), 'news', 'en')).toBe('bakery')
  expect(findTrade(shop({ name: 'Floristería Azahar' }), 'novedades', 'es')).toBe('florist')
})

test('products tell the trade where the name does not', () => {
  const salon = shop({ name: 'Mane & Co', industry: 'beauty', products: ['Balayage', 'Haircut'] })
  expect(findTrade(salon, '25% off balayage', 'en')).toBe('hair-salon')
})

test('manicures are not cut hair', () => {
  const nails = shop({ name: 'Uñas Lola', industry: 'beauty', products: ['Manicura', 'Pedicura'] })
  expect(findTrade(nails, '10 % en manicuras', 'es')).not.toBe('hair-salon')
})

test("a dog's nails are not done in a nail salon", () => {
  expect(findTrade(shop({ name: 'Corner' }), 'Free nail trim for your dog with any groom', 'en')).toBeNull()
  expect(findTrade(shop({ name: 'Corner' }), 'Two free spots for nails on Friday', 'en')).toBe('nail-salon')
  expect(findTrade(shop({ name: 'Kim Nails' }), 'Bring your dog along', 'en')).toBe('nail-salon')
  expect(findTrade(shop({}), 'Baño y uñas para tu perro', 'es')).toBeNull()
})

test('a nursery is no travel agency', () => {
  const nursery = shop({ name: 'Little Steps', industry: 'education' })
  const trade = findTrade(nursery, 'open house at our nursery, meet the teachers', 'en')
  expect(trade === null || tradesIn('en').get(trade)?.industry === 'education').toBe(true)
})

test('a cheaper enrollment is not sold by a butcher', () => {
  expect(findTrade(shop({ industry: 'education' }), '10€ menos en la matrícula', 'es')).not.toBe('butcher')
})

test('without a sign there is no trade, and an industry alone is none', () => {
  expect(findTrade(shop({ name: 'Bloom', industry: 'beauty' }), 'News for everyone', 'en')).toBeNull()
})

test('a word of another industry does not outweigh the industry of the shop', () => {
  const lawyer = shop({ name: 'Pérez y Asociados', industry: 'professional' })
  expect(findTrade(lawyer, 'traemos croissants para celebrar', 'es')).toBeNull()
})

const fallMenu = 'Nuevo menú de otoño: crema de calabaza, setas, tarta de manzana'

test.each([
  shop({ name: 'La Nube' }),
  shop({ name: 'La Nube', industry: 'food' }),
  shop({ name: 'Restaurante La Nube', industry: 'food' }),
])('what is on a menu does not make a greengrocer of $name ($industry)', (place) => {
  const trade = findTrade(place, fallMenu, 'es')
  expect(trade === null || trade === 'restaurant').toBe(true)
})

test('a menu leaves a shop what its name says', () => {
  const olive = shop({ name: 'The Olive Branch', industry: 'food' })
  expect(findTrade(olive, 'new menu: lamb shoulder, roast squash', 'en')).toBeNull()
  expect(findTrade(shop({ name: 'Panadería Sol', industry: 'food' }), fallMenu, 'es')).toBe('bakery')
  expect(findTrade(shop({ name: 'Café Luz', industry: 'food' }), fallMenu, 'es')).toBe('cafe')
})

test('one product of a brief is no trade, several are', () => {
  const nameless = shop({ industry: 'food' })
  expect(findTrade(nameless, 'Apples are here', 'en')).toBeNull()
  expect(findTrade(nameless, 'Fresh bread and croissants every morning', 'en')).toBe('bakery')
  expect(findTrade(shop({}), 'We clean rugs and sofas', 'en')).toBeNull()
})

test('what a class is about does not decide, unless the shop sells it', () => {
  const idea = 'Taller de ramos de flores el sábado'
  expect(findTrade(shop({ industry: 'retail' }), idea, 'es')).toBeNull()
  expect(findTrade(shop({ name: 'Floristería Ana', industry: 'retail' }), idea, 'es')).toBe('florist')
})

test('dishes make no food truck, its name does', () => {
  const tacos = '2x1 en tacos al pastor, burritos y quesadillas'
  const taqueria = shop({ name: 'Taquería El Güero', industry: 'food' })
  expect(findTrade(taqueria, tacos, 'es')).toBe('restaurant')
  expect(findTrade(shop({ name: 'El Güero', industry: 'food' }), tacos, 'es')).not.toBe('food-truck')
  expect(findTrade(shop({ name: 'Rolling Tacos Food Truck' }), 'tacos on friday', 'en')).toBe('food-truck')
})

test.each([
  [{ name: 'Little Acorns Nursery', industry: 'education' }, 'meet the team on saturday', 'childcare'],
  [{ name: 'Little Acorns Nursery' }, 'two places for toddlers, parents welcome', 'childcare'],
  [{ name: 'Greenfields Nursery', industry: 'retail' }, 'fruit trees and hedging are in', 'garden-center'],
  [{ name: 'Oak Tree Nursery' }, 'closed on monday', null],
] as const)('a nursery has children or plants: %o, %s', (facts, brief, trade) => {
  expect(findTrade(shop(facts), brief, 'en')).toBe(trade)
})

test('a bar of candles serves no drinks', () => {
  expect(findTrade(shop({ name: 'The Candle Bar', industry: 'retail' }), 'make a candle', 'en')).toBeNull()
  expect(findTrade(shop({ name: 'The Corner Bar', industry: 'food' }), 'cocktail hour', 'en')).toBe('bar')
})

test('"una" is no sign of a nail salon', () => {
  const job = 'buscamos una persona para atención al público'
  expect(findTrade(shop({ name: 'Pastas Nona' }), job, 'es')).toBeNull()
  expect(findTrade(shop({ name: 'Nona' }), 'uñas de gel y uñas acrílicas con cita', 'es')).toBe('nail-salon')
})
