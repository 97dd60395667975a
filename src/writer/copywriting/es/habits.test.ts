import { expect, test } from 'vitest'
import { sceneIn } from '../scene.fixture.ts'
import { habit } from './habits.ts'

const shops = [
  'La Nube',
  'Lumen',
  'Berta',
  'Casa Amparo',
  'Trigo',
  'Norte',
  'Iris',
  'Pipo',
  'Luna',
  'Sol',
  'Vega',
  'Rex',
]
const written = (text: string, country: string) =>
  new Set(shops.map((shop) => habit(text, sceneIn(country, { shop }))))

test.each([
  ['ES', 'Cata a las 19:00.', ['Cata a las 19:00.', 'Cata a las 19:00 h.', 'Cata a las 19 h.']],
  ['ES', 'De 9:00 a 14:30.', ['De 9:00 a 14:30.', 'De 9:00 a 14:30 h.', 'De 9 a 14:30 h.']],
  [
    'MX',
    'Empieza a las 8 p. m. Trae manta.',
    [
      'Empieza a las 8 p. m. Trae manta.',
      'Empieza a las 8 pm. Trae manta.',
      'Empieza a las 8:00 pm. Trae manta.',
    ],
  ],
  [
    'CO',
    'De 5 a 8 p. m. en la sede.',
    ['De 5 a 8 p. m. en la sede.', 'De 5 a 8 pm en la sede.', 'De 5:00 a 8:00 pm en la sede.'],
  ],
  ['AR', 'Peña a las 21.', ['Peña a las 21.', 'Peña a las 21 hs.', 'Peña a las 21 h.']],
  ['ES', 'Ramos a 12,50 €.', ['Ramos a 12,50 €.', 'Ramos a 12,50 euros.']],
  ['MX', 'Ramos a $199.', ['Ramos a $199.', 'Ramos a 199 pesos.']],
  ['CO', 'Desde $120.000 por persona.', ['Desde $120.000 por persona.', 'Desde 120.000 pesos por persona.']],
  ['ES', 'Hasta el 3 de mayo.', ['Hasta el 3 de mayo.', 'Hasta el día 3 de mayo.']],
])('shops of %s write in their own way: %s', (country, text, ways) =>
  expect(written(text, country)).toEqual(new Set(ways)),
)

test.each([
  ['ES', 'A la 1:00 de la madrugada'],
  ['ES', '«A las 19:00, por 20 €», dijo Ana.'],
  ['ES', 'Del 3 al 9 de mayo.'],
  ['MX', 'US$20 o $20 USD.'],
  ['MX', '$500 pesos'],
  ['EC', 'Ramos a $19.'],
  ['AR', 'A las 8 de la noche.'],
])('in %s this stays: %s', (country, text) => {
  const ways = written(text, country)
  expect([...ways].filter((way) => /19 h|euros|día|\d pesos(?! pesos)/u.test(way.replace(text, '')))).toEqual(
    [],
  )
})

test('a shop writes all its texts in one way, and one without a name in the usual one', () => {
  for (const shop of shops) {
    const told = habit('A las 19:00 y a las 20:00, 5 € y 7 €.', sceneIn('ES', { shop }))
    expect(told).toBe(habit('A las 19:00 y a las 20:00, 5 € y 7 €.', sceneIn('ES', { shop })))
    expect(/€/.test(told) && /euros/.test(told)).toBe(false)
  }
  expect(habit('A las 19:00, 5 €.', sceneIn('ES', { shop: '' }))).toBe('A las 19:00, 5 €.')
})
