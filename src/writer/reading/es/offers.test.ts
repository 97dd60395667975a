import { expect, test } from 'vitest'
import { findOffers } from './offers.ts'
import { tokenize } from './tokens.ts'

const read = (text: string) => findOffers(tokenize(text), 'ES', new Set()).map(({ value }) => value)

test.each([
  ['25% en balayage', 25, 'balayage'],
  ['un 20 por ciento', 20, null],
  ['hasta 40% off en chamarras', 40, 'chamarras'],
  ['otras vacunas con 15% de descuento', 15, 'otras vacunas'],
  ['30% en toda la tienda', 30, 'toda la tienda'],
  ['a mitad de precio', 50, null],
])('a share: %s', (text, percent, on) =>
  expect(read(text)).toEqual([{ type: 'offer', form: 'percent', percent, on }]),
)

test.each([
  ['2x1 en tacos al pastor', 2, 1, 'tacos al pastor'],
  ['3x2 en vestidos', 3, 2, 'vestidos'],
  ['dos por uno', 2, 1, null],
  ['lleva 3 y paga 2', 3, 2, null],
])('more for less: %s', (text, get, pay, on) =>
  expect(read(text)).toEqual([{ type: 'offer', form: 'multibuy', get, pay, on }]),
)

test.each([
  ['envío gratis', 'envío'],
  ['primera clase de salsa gratis', 'primera clase de salsa'],
  ['entrada libre', 'entrada'],
])('free: %s', (text, on) => expect(read(text)).toEqual([{ type: 'offer', form: 'free', on }]))

test('an amount less', () =>
  expect(read('10€ menos')).toEqual([
    { type: 'offer', form: 'amount_off', money: { amount: 10, currency: 'EUR' }, on: null },
  ]))

test.each([
  ['segunda unidad al 50% en puzles', 'puzles'],
  ['6 cuotas sin interés', null],
])('another offer: %s', (text, on) => expect(read(text)).toEqual([{ type: 'offer', form: 'other', on }]))

test.each(['100% algodón', 'les devolvemos el 100%', '70% de cacao', 'mesa de 2 x 3 metros'])(
  'no offer: %s',
  (text) => expect(read(text)).toEqual([]),
)

test.each(['aparta con el 50%', 'separa con un 30%', 'te damos libros'])('no offer: %s', (text) =>
  expect(read(text)).toEqual([]),
)

test('what the shop does is not what is reduced', () =>
  expect(read('te damos 20% en tu próxima compra').map((value) => value.on)).not.toContain('damos'))
