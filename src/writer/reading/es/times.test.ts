import { expect, test } from 'vitest'
import { findTimes } from './times.ts'
import { tokenize } from './tokens.ts'

const read = (text: string): string[] =>
  findTimes(tokenize(text)).map(({ value }) => [value.form, value.from, value.to].filter(Boolean).join(' '))

test.each([
  ['a las 19:30', 'at 19:30'],
  ['8pm', 'at 20:00'],
  ['17h', 'at 17:00'],
  ['15hs', 'at 15:00'],
  ['a las 3 de la tarde', 'at 15:00'],
  ['a las 8 y media de la tarde', 'at 20:30'],
  ['al mediodía', 'at 12:00'],
  ['hasta las 22', 'until 22:00'],
  ['hasta las 5 p. m.', 'until 17:00'],
  ['antes de las 10', 'until 10:00'],
  ['desde las 7 am', 'from 07:00'],
  ['a partir de las 20', 'from 20:00'],
  ['de 5 a 8', 'between 17:00 20:00'],
  ['de 7 a 2pm', 'between 07:00 14:00'],
  ['de 7 a 13', 'between 07:00 13:00'],
  ['de 5 a 14', 'between 05:00 14:00'],
  ['de 9 a 14h', 'between 09:00 14:00'],
  ['de 11:30 a. m. a 9 p. m.', 'between 11:30 21:00'],
  ['10-14h', 'between 10:00 14:00'],
  ['entre las 5 y las 8', 'between 17:00 20:00'],
  ['sábado 21 a las 11', 'at 11:00'],
  ['Croissants a las 7', 'at 07:00'],
  ['taller de pan esta tarde a las 7', 'at 19:00'],
  ['a las cinco y media', 'at 17:30'],
  ['a las nueve menos cuarto', 'at 08:45'],
  ['a las seis del jueves', 'at 18:00'],
  ['de 12 al cierre', 'from 12:00'],
  ['tipo 9', 'at 09:00'],
  ['esta noche desde las 9', 'from 21:00'],
  ['concierto a las 9', 'at 21:00'],
  ['de 7 a 3', 'between 07:00 15:00'],
  ['desayunos de 7:30 a 11', 'between 07:30 11:00'],
  ['abrimos hasta las diez', 'until 22:00'],
])('%s', (text, expected) => expect(read(text)).toEqual([expected]))

test.each([
  'niños de 6 a 12',
  'a las dos clientas de ayer',
  '20 hs semanales',
  'de 4 a 8 personas',
  'de 10 a 20 €',
  'tarta a 25 €',
  '20 horas',
  'abierto 24h',
  '2x1',
])('no time: %s', (text) => expect(read(text)).toEqual([]))
