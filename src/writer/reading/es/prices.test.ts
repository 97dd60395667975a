import { expect, test } from 'vitest'
import type { Money } from '../brief-reading.ts'
import { findPrices } from './prices.ts'
import { tokenize } from './tokens.ts'

const written = (money: Money | null): string => (money ? `${money.amount} ${money.currency}` : '')

const read = (text: string, country = 'ES'): string[] =>
  findPrices(tokenize(text), country, new Set()).map(({ value: { money, upTo, before, form, per, on } }) =>
    [
      form,
      written(money),
      upTo && `to ${written(upTo)}`,
      before && `before ${written(before)}`,
      per && `per ${per}`,
      on && `on ${on}`,
    ]
      .filter(Boolean)
      .join(', '),
  )

test.each([
  ['18 €', 'is, 18 EUR'],
  ['corte 15', 'is, 15 EUR, on corte'],
  ['menú 6,50', 'is, 6.5 EUR, on menú'],
  ['desde 18 euros', 'from, 18 EUR'],
  ['por solo 5 €', 'only, 5 EUR'],
  ['1.200,50 € brutos', 'is, 1200.5 EUR, per brutos'],
  ['antes 40€ ahora 25', 'is, 25 EUR, before 40 EUR'],
  ['centros de mesa a 25 € (antes 32 €)', 'is, 25 EUR, before 32 EUR, on centros de mesa'],
  ['cuesta 5 € por niño', 'is, 5 EUR, per por niño'],
  ['de 10 a 20 €', 'is, 10 EUR, to 20 EUR'],
])('in Spain: %s', (text, expected) => expect(read(text)).toEqual([expected]))

test.each([
  ['ya hay roscas individuales a $45', 'MX', 'is, 45 MXN, on roscas individuales'],
  ['45 pesos', 'MX', 'is, 45 MXN'],
  ['$2,500 semanales', 'MX', 'is, 2500 MXN, per semanales'],
  ['$12.000 la caja', 'AR', 'is, 12000 ARS, per la caja'],
  ['20 mil pesos', 'AR', 'is, 20000 ARS'],
  ['un corte a $80.000 en vez de $150.000', 'CO', 'is, 80000 COP, before 150000 COP, on corte'],
])('%s in %s', (text, country, expected) => expect(read(text, country)).toEqual([expected]))

test.each(['2x1', 'a las 10', '25% en todo', 'calle Mayor 12'])('no price: %s', (text) =>
  expect(read(text)).toEqual([]),
)

test('so much after a preposition is a price where figures are large', () => {
  expect(read('vestidos de fiesta a 89.900', 'CO')).toEqual(['is, 89900 COP, on vestidos de fiesta'])
  expect(read('talla 38 a 89.900', 'ES')).toEqual([])
})
