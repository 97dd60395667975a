import { expect, test } from 'vitest'
import { findTimes } from './times.ts'

const read = (text: string, country = 'US'): string[] =>
  findTimes(text, { locale: 'en', country, today: '2026-11-17', products: [] }).map(
    ({ text: said, value }) =>
      value.type === 'time' ? [said, value.form, value.from, value.to ?? ''].join(' | ').trimEnd() : '',
  )

test.each([
  ['5-8pm', ['5-8pm | between | 17:00 | 20:00']],
  ['closing at 3 today', ['at 3 | at | 15:00 |']],
  ['back at 8', ['at 8 | at | 08:00 |']],
  ['Saturday at 2', ['at 2 | at | 14:00 |']],
  ['concert at 8', ['at 8 | at | 20:00 |']],
  ['Fresh bread at eight.', ['at eight | at | 08:00 |']],
  ['croissants out of the oven at 6', ['at 6 | at | 06:00 |']],
  ['bread making workshop this evening at 7', ['at 7 | at | 19:00 |']],
  ['bread class at 7', ['at 7 | at | 19:00 |']],
  ['fresh bread at 4', ['at 4 | at | 16:00 |']],
  ['7:30', ['7:30 | at | 19:30 |']],
  ['7:30am', ['7:30am | at | 07:30 |']],
  ['noon', ['noon | at | 12:00 |']],
  ['10am–2pm', ['10am–2pm | between | 10:00 | 14:00']],
  ['10-2pm', ['10-2pm | between | 10:00 | 14:00']],
  ['9 till 1', ['9 till 1 | between | 09:00 | 13:00']],
  ['mon-fri 7.30-4', ['7.30-4 | between | 07:30 | 16:00']],
  ['sat 8-5', ['8-5 | between | 08:00 | 17:00']],
  ['mon-fri 6 to 3', ['6 to 3 | between | 06:00 | 15:00']],
  ['from 6 to 9', ['from 6 to 9 | between | 18:00 | 21:00']],
  ['open til 9', ['til 9 | until | 21:00 |']],
  ['after 3pm', ['after 3pm | from | 15:00 |']],
  ['at 8 p.m.', ['at 8 p.m. | at | 20:00 |']],
  ['nov 20 10-12', ['10-12 | between | 10:00 | 12:00']],
  ['sizes 8-16', []],
  ['25% off', []],
  ['at 20% off', []],
  ['$5-8', []],
  ['10 places', []],
  ['teams of 4-6', []],
  ['18-20/hr doe', []],
  ['sat 3 course meal', []],
  ['live music every friday from 8', ['from 8 | from | 20:00 |']],
  ['open from 8', ['from 8 | from | 08:00 |']],
  ['half five', ['half five | at | 17:30 |']],
  ['quarter to nine tonight', ['quarter to nine | at | 20:45 |']],
  ["six o'clock", ["six o'clock | at | 18:00 |"]],
  ['at six this thursday', ['at six | at | 18:00 |']],
  ['half six till eight', ['half six till eight | between | 18:30 | 20:00']],
  ['6ish', ['6ish | at | 18:00 |']],
  ['17h', ['17h | at | 17:00 |']],
  ['noon to close', ['noon | from | 12:00 |']],
  ['between 4 and 6 this wednesday', ['between 4 and 6 | between | 16:00 | 18:00']],
  ['cake at 11 for anyone', ['at 11 | at | 11:00 |']],
  ['weekdays 7-3 weekends 8-2', ['7-3 | between | 07:00 | 15:00', '8-2 | between | 08:00 | 14:00']],
  ['tonight from 9', ['from 9 | from | 21:00 |']],
  ['sunday lunch 12-4', ['12-4 | between | 12:00 | 16:00']],
  ['a 2h workshop', []],
  ['at one of our shops', []],
  ['half price', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('a point between hours and minutes is British', () => {
  expect(read('tomorrow 11.30', 'GB')).toEqual(['11.30 | at | 11:30 |'])
})
