import { expect, test } from 'vitest'
import { findDates } from './dates.ts'
import { tokenize } from './tokens.ts'

const TUESDAY = '2026-11-17'

function read(text: string): string[] {
  const tokens = tokenize(text)
  return findDates(tokens, TUESDAY, 'ES').map(({ first, last, value }) => {
    const words = text.slice(tokens[first]?.start, tokens[last - 1]?.end)
    return `${words}: ${value.form} ${[...value.days, ...value.weekdays].join(' ')}`.trim()
  })
}

test.each([
  ['este viernes', 'este viernes: on 2026-11-20'],
  ['el jueves 26 a las 19:30', 'el jueves 26: on 2026-11-26'],
  ['mañana', 'mañana: on 2026-11-18'],
  ['pasado mañana', 'pasado mañana: on 2026-11-19'],
  ['esta noche', 'esta noche: on 2026-11-17'],
  ['el finde', 'el finde: on 2026-11-21 2026-11-22'],
  ['el finde del 12 y 13 de diciembre', 'el finde del 12 y 13 de diciembre: on 2026-12-12 2026-12-13'],
  [
    'el sábado 5 y el domingo 6 de diciembre',
    'el sábado 5 y el domingo 6 de diciembre: on 2026-12-05 2026-12-06',
  ],
  ['el 24 y el 31 cerramos', 'el 24 y el 31: on 2026-12-24 2026-12-31'],
  ['no abrimos el 30 ni el 31', 'el 30 ni el 31: on 2026-12-30 2026-12-31'],
  ['el 28 y el 5 cerramos', 'el 28 y el 5: on 2026-11-28 2026-12-05'],
  ['sábado 21/11', 'sábado 21/11: on 2026-11-21'],
  ['sabado 28 d noviembre', 'sabado 28 d noviembre: on 2026-11-28'],
  ['el dom 29 por la mañana', 'el dom 29: on 2026-11-29'],
  ['cerrados jueves y viernes', 'jueves y viernes: on 2026-11-19 2026-11-20'],
])('one or more days: %s', (text, expected) => expect(read(text)).toEqual([expected]))

test.each([
  [
    'compraste entre el 2 y el 10 de noviembre',
    'entre el 2 y el 10 de noviembre: between 2026-11-02 2026-11-10',
  ],
  [
    'abrimos entre el 2 y el 10 de diciembre',
    'entre el 2 y el 10 de diciembre: between 2026-12-02 2026-12-10',
  ],
])('both ends of a span are over, or ahead: %s', (text, expected) => expect(read(text)).toEqual([expected]))

test.each([
  ['hasta el domingo 22', 'hasta el domingo 22: until 2026-11-22'],
  ['hasta el 3/4', 'hasta el 3/4: until 2027-04-03'],
  ['antes del 30 de noviembre', 'antes del 30 de noviembre: until 2026-11-30'],
  ['hasta diciembre', 'hasta diciembre: until 2026-12-31'],
  ['a partir del lunes', 'a partir del lunes: from 2026-11-23'],
  ['desde el 1 de diciembre', 'desde el 1 de diciembre: from 2026-12-01'],
  ['del 3 al 9 de mayo', 'del 3 al 9 de mayo: between 2027-05-03 2027-05-09'],
  ['del lunes 23 al miércoles 25', 'del lunes 23 al miércoles 25: between 2026-11-23 2026-11-25'],
  ['entre el 20 y el 23 de noviembre', 'entre el 20 y el 23 de noviembre: between 2026-11-20 2026-11-23'],
])('open and closed ranges: %s', (text, expected) => expect(read(text)).toEqual([expected]))

test.each([
  ['todos los martes', 'todos los martes: every 2'],
  ['los lunes y miércoles', 'los lunes y miércoles: every 1 3'],
  ['de lunes a viernes', 'de lunes a viernes: every 1 2 3 4 5'],
  ['martes y miércoles 6pm', 'martes y miércoles: every 2 3'],
  ['los fines de semana', 'los fines de semana: every 6 0'],
  ['durante todo diciembre', 'durante todo diciembre: month 2026-12-01'],
  ['esta semana', 'esta semana: words'],
  ['el puente', 'el puente: words'],
])('what repeats or has no day: %s', (text, expected) => expect(read(text)).toEqual([expected]))

test.each([
  ['por lo del sábado', 'del sábado: on 2026-11-14'],
  ['comprados en octubre', 'en octubre: month 2026-10-01'],
  ['el domingo se nos cayó el sistema', 'el domingo: on 2026-11-15'],
])('days that have been: %s', (text, expected) => expect(read(text)).toEqual([expected]))

test('a weekday after a dated day is counted from that day', () =>
  expect(read('el viernes 11 de diciembre cerramos, sábado de 9 a 13')).toContain('sábado: on 2026-12-12'))

test.each([
  'de la mañana',
  'el 20 por ciento',
  'niños de 6 a 12',
  'en el 910 555 123',
  '24/7',
  'de 5 a 8',
  'el 10 aniversario',
])('no date: %s', (text) => expect(read(text)).toEqual([]))

test('what repeats and its end are two dates', () =>
  expect(read('los martes hasta el 10 2x1')).toEqual([
    'los martes: every 2',
    'hasta el 10: until 2026-12-10',
  ]))

test('a bare number is a day of the month that was named before it, unless it is an end', () => {
  expect(read('del 1 al 15 de agosto, volvemos el 16')).toEqual([
    'del 1 al 15 de agosto: between 2027-08-01 2027-08-15',
    'el 16: on 2027-08-16',
  ])
  expect(read('taller el 12 de diciembre, inscripciones hasta el 30')).toEqual([
    'el 12 de diciembre: on 2026-12-12',
    'hasta el 30: until 2026-11-30',
  ])
})

test.each([
  ['el primer sábado de diciembre', 'el primer sábado de diciembre: on 2026-12-05'],
  ['el último viernes del mes', 'el último viernes del mes: on 2026-11-27'],
  ['el primer jueves de cada mes', 'el primer jueves de cada mes: words'],
  ['nochebuena cerramos pronto', 'nochebuena: on 2026-12-24'],
  ['oferta hasta navidad', 'hasta navidad: until 2026-12-25'],
  ['hasta fin de mes', 'hasta fin de mes: until 2026-11-30'],
  ['hasta finales de enero', 'hasta finales de enero: until 2027-01-31'],
  ['un martes sí y otro no', 'un martes sí y otro no: words'],
  ['San Valentín: encargos hasta el 12', 'hasta el 12: until 2027-02-12'],
  ['roscas de reyes, apartado hasta el 4', 'hasta el 4: until 2027-01-04'],
  ['gracias a los que vinieron el domingo', 'el domingo: on 2026-11-15'],
  ['los pedidos del sábado, salieron fríos', 'del sábado: on 2026-11-14'],
  ['el sábado la cocina fue un desastre', 'el sábado: on 2026-11-14'],
  ['ya llegaron los roscones para el sábado', 'el sábado: on 2026-11-21'],
  ['ha vendido el edificio y el 20 de diciembre cerramos', 'el 20 de diciembre: on 2026-12-20'],
])('%s', (text, expected) => expect(read(text)).toEqual([expected]))

test('a deadline is before the day that was named', () =>
  expect(read('taller el 12 de febrero, inscripciones hasta el 5')).toEqual([
    'el 12 de febrero: on 2027-02-12',
    'hasta el 5: until 2027-02-05',
  ]))

test('a morning shift is not tomorrow', () => {
  expect(read('buscamos camarera turno mañana de 7 a 13')).toEqual([])
  expect(read('me queda un turno mañana a las 15')).toEqual(['mañana: on 2026-11-18'])
})

test.each(['cena de nochebuena', 'feliz navidad', 'lotería de navidad'])('no date: %s', (text) =>
  expect(read(text)).toEqual([]),
)
