import { describe, expect, it } from 'vitest'
import type { Slot, SlotValue } from '../../reading/brief-reading.ts'
import type { DateValue, Said, TimeValue } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { sceneIn } from '../scene.fixture.ts'
import { datePhrase, restateSlot, whenPhrase } from './dates.ts'
import { timePhrase } from './times.ts'

const spain = sceneIn('ES')

const said = (
  text: string,
  form: DateValue['form'],
  days: string[],
  weekdays: DateValue['weekdays'] = [],
) => ({
  text,
  value: { type: 'date' as const, form, days, weekdays },
})
const time = (
  text: string,
  form: TimeValue['form'],
  from: string,
  to: string | null = null,
): Said<TimeValue> => ({
  text,
  value: { type: 'time', form, from, to },
})
const slot = ({ text, value }: { text: string; value: SlotValue }): Slot => ({
  start: 0,
  end: text.length,
  text,
  value,
})

describe('dates in a sentence', () => {
  const table: [Said<DateValue>, string, string][] = [
    [said('el jueves 26', 'on', ['2026-11-26']), 'el jueves 26 de noviembre', 'jue. 26 nov.'],
    [said('jueves 26', 'on', ['2026-11-26']), 'el jueves 26 de noviembre', 'jue. 26 nov.'],
    [said('el dia 5', 'on', ['2026-12-05']), 'el 5 de diciembre', '5 dic.'],
    [said('para el dia 5', 'on', ['2026-12-05']), 'para el 5 de diciembre', 'para el 5 dic.'],
    [
      said('hasta el 10 de diciembre', 'until', ['2026-12-10']),
      'hasta el 10 de diciembre',
      'hasta el 10 dic.',
    ],
    [said('hasta el 30/11', 'until', ['2026-11-30']), 'hasta el 30 de noviembre', 'hasta el 30 nov.'],
    [
      said('antes del 30 de noviembre', 'until', ['2026-11-30']),
      'antes del 30 de noviembre',
      'antes del 30 nov.',
    ],
    [
      said('hasta el domingo 22', 'until', ['2026-11-22']),
      'hasta el domingo 22 de noviembre',
      'hasta el dom. 22 nov.',
    ],
    [
      said('del 20 al 23 de noviembre', 'between', ['2026-11-20', '2026-11-23']),
      'del 20 al 23 de noviembre',
      '20–23 nov.',
    ],
    [
      said('del 28/11 al 3/12', 'between', ['2026-11-28', '2026-12-03']),
      'del 28 de noviembre al 3 de diciembre',
      '28 nov. – 3 dic.',
    ],
    [
      said('entre el 2 y el 10 de noviembre', 'between', ['2026-11-02', '2026-11-10']),
      'entre el 2 y el 10 de noviembre',
      'entre el 2 y el 10 nov.',
    ],
    [said('el 24 y el 31', 'on', ['2026-12-24', '2026-12-31']), 'el 24 y el 31 de diciembre', '24 y 31 dic.'],
    [
      said('el 25 y el 1', 'on', ['2026-12-25', '2027-01-01']),
      'el 25 de diciembre y el 1 de enero',
      '25 dic. y 1 ene.',
    ],
    [
      said('el sábado 5 y el domingo 6 de diciembre', 'on', ['2026-12-05', '2026-12-06']),
      'el sábado 5 y el domingo 6 de diciembre',
      'sáb. 5 y dom. 6 dic.',
    ],
    [said('martes y miercoles', 'every', [], [2, 3]), 'los martes y miércoles', 'mar. y mié.'],
    [said('todos los martes', 'every', [], [2]), 'todos los martes', 'martes'],
    [said('de lunes a viernes', 'every', [], [1, 2, 3, 4, 5]), 'de lunes a viernes', 'lun. a vie.'],
    [said('los fines de semana', 'every', [], [6, 0]), 'los fines de semana', 'los fines de semana'],
    [said('este viernes', 'on', ['2026-11-20']), 'este viernes', 'este viernes'],
    [said('sabado', 'on', ['2026-11-21']), 'el sábado', 'el sábado'],
    [said('hoy y mañana', 'on', ['2026-11-17', '2026-11-18']), 'hoy y mañana', 'hoy y mañana'],
    [
      said('durante todo diciembre', 'month', ['2026-12-01']),
      'durante todo diciembre',
      'durante todo diciembre',
    ],
    [said('a partir del 3 de mayo', 'from', ['2027-05-03']), 'a partir del 3 de mayo', 'a partir del 3 mayo'],
    [said('el 3 de noviembre', 'on', ['2027-11-03']), 'el 3 de noviembre de 2027', '3 nov. 2027'],
  ]
  it.each(table)('%o', (date, long, short) => {
    expect(datePhrase(date, spain, 'long')).toBe(long)
    expect(datePhrase(date, spain, 'short')).toBe(short)
  })

  it('leaves a weekday that contradicts the calendar as typed', () => {
    expect(datePhrase(said('el viernes 8 de diciembre', 'on', ['2026-12-08']), spain, 'long')).toBe(
      'el viernes 8 de diciembre',
    )
  })
})

describe('times', () => {
  const table: [string, Said<TimeValue>, string, string][] = [
    ['ES', time('a las 19:30', 'at', '19:30'), 'a las 19:30', '19:30'],
    ['ES', time('de 9 a 14h', 'between', '09:00', '14:00'), 'de 9:00 a 14:00', '9:00–14:00'],
    ['MX', time('a las 7:30 pm', 'at', '19:30'), 'a las 7:30 p. m.', '7:30 pm'],
    ['MX', time('de 5 a 8', 'between', '17:00', '20:00'), 'de 5 a 8 p. m.', '5–8 pm'],
    ['MX', time('de 9 am a 2 pm', 'between', '09:00', '14:00'), 'de 9 a. m. a 2 p. m.', '9 am–2 pm'],
    ['CO', time('a la 1 pm', 'at', '13:00'), 'a la 1 p. m.', '1 pm'],
    ['CO', time('hasta las 5 p. m.', 'until', '17:00'), 'hasta las 5 p. m.', 'hasta las 5 pm'],
    ['AR', time('a las 20', 'at', '20:00'), 'a las 20', '20 h'],
    ['AR', time('de 9 a 13', 'between', '09:00', '13:00'), 'de 9 a 13 h', '9–13 h'],
    ['AR', time('15hs', 'at', '15:00'), 'a las 15', '15 h'],
    ['MX', time('a las 5 de la tarde', 'at', '17:00'), 'a las 5 de la tarde', 'a las 5 de la tarde'],
  ]
  it.each(table)('%s %o', (country, value, long, short) => {
    expect(timePhrase(value, sceneIn(country), 'long')).toBe(long)
    expect(timePhrase(value, sceneIn(country), 'short')).toBe(short)
  })
})

describe('all dates and times together', () => {
  it('says days, hours and the end in that order', () => {
    const when = {
      dates: [said('hasta el 10 de diciembre', 'until', ['2026-12-10']), said('martes', 'every', [], [2])],
      times: [time('de 5 a 8', 'between', '17:00', '20:00')],
    }
    expect(whenPhrase(when, spain, 'long')).toBe('los martes de 17:00 a 20:00 hasta el 10 de diciembre')
  })
})

describe('dates where they stand', () => {
  const table: [Slot, Scene, string | null][] = [
    [slot(said('hasta el 24', 'until', ['2026-12-24'])), spain, 'hasta el 24 de diciembre'],
    [slot(said('sabado', 'on', ['2026-11-21'])), spain, 'sábado'],
    [slot(time('8pm', 'at', '20:00')), sceneIn('CO'), 'a las 8 p. m.'],
    [slot(time('a las 22h', 'at', '22:00')), spain, 'a las 22:00'],
    [slot(time('de las 10', 'at', '10:00')), spain, 'de las 10:00'],
  ]
  it.each(table)('%o', (one, scene, expected) => {
    expect(restateSlot(one, scene, 'long')).toBe(expected)
  })

  it('keeps the article in the short form', () => {
    const closing = slot(said('el 31 de diciembre', 'on', ['2026-12-31']))
    expect(restateSlot(closing, spain, 'short')).toBe('el 31 dic.')
    const span = slot(said('del 1 al 15 de diciembre', 'between', ['2026-12-01', '2026-12-15']))
    expect(restateSlot(span, spain, 'short')).toBe('del 1 al 15 dic.')
    expect(restateSlot(slot(time('a las 15h', 'at', '15:00')), spain, 'short')).toBe('a las 15:00')
  })
})
