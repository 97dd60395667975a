import { expect, test } from 'vitest'
import { findDates } from './dates.ts'

/** A Tuesday. */
const TODAY = '2026-11-17'

function read(text: string, country = 'US'): string[] {
  return findDates(text, { locale: 'en', country, today: TODAY, products: [] }).map(
    ({ text: said, value }) => {
      if (value.type !== 'date') return ''
      return [said, value.form, ...value.days, ...value.weekdays].join(' | ')
    },
  )
}

test.each([
  ['this Friday', ['this Friday | on | 2026-11-20']],
  ['next Tuesday', ['next Tuesday | on | 2026-11-24']],
  ['tomorrow', ['tomorrow | on | 2026-11-18']],
  ['tonight', ['tonight | on | 2026-11-17']],
  ['till dec 10', ['till dec 10 | until | 2026-12-10']],
  ['10th December', ['10th December | on | 2026-12-10']],
  ['10th of December', ['10th of December | on | 2026-12-10']],
  ['December 10, 2026', ['December 10, 2026 | on | 2026-12-10']],
  ['on the 24th', ['on the 24th | on | 2026-11-24']],
  ['thursday 24th', ['thursday 24th | on | 2026-12-24']],
  ['the shelter on 5th street', []],
  ['the 3rd', ['the 3rd | on | 2026-12-03']],
  ['tues + wed only till dec 10', ['tues + wed | every | 2 | 3', 'till dec 10 | until | 2026-12-10']],
  ['every Thursday', ['every Thursday | every | 4']],
  ['all weekend', ['all weekend | on | 2026-11-21 | 2026-11-22']],
  ['Mon-Fri', ['Mon-Fri | every | 1 | 2 | 3 | 4 | 5']],
  ['fri to sun', ['fri to sun | every | 5 | 6 | 0']],
  ['through Sunday', ['through Sunday | until | 2026-11-22']],
  ['closed 25 and 26', ['25 and 26 | on | 2026-11-25 | 2026-11-26']],
  ['closed sundays', ['sundays | every | 0']],
  ['Nov 27-29', ['Nov 27-29 | between | 2026-11-27 | 2026-11-29']],
  ['5th and 6th December', ['5th and 6th December | on | 2026-12-05 | 2026-12-06']],
  ['from dec 20 to jan 3', ['from dec 20 to jan 3 | between | 2026-12-20 | 2027-01-03']],
  ['from Dec 1', ['from Dec 1 | from | 2026-12-01']],
  ['friday the 11th', ['friday the 11th | on | 2026-12-11']],
  ['thurs 26 at 7', ['thurs 26 | on | 2026-11-26']],
  ['sat 8-5', ['sat | on | 2026-11-21']],
  ['all november', ['all november | month | 2026-11-01']],
  ['in december', ['in december | month | 2026-12-01']],
  ['until the end of February', ['until the end of February | until | 2027-02-28']],
  ['until end of the month', ['until end of the month | until | 2026-11-30']],
  ['by halloween', ['by halloween | until | 2027-10-31']],
  ['sold nov 12-14', ['nov 12-14 | between | 2026-11-12 | 2026-11-14']],
  ['sorry about saturday', ['saturday | on | 2026-11-14']],
  ['this week', ['this week | words']],
  ['weekends off', []],
  ['Black Friday', []],
  ['sizes 8-14 may vary', []],
  ['the sun is out', []],
  ['2 for 1', []],
  ['friday week', ['friday week | on | 2026-11-27']],
  ['a week on saturday', ['a week on saturday | on | 2026-11-28']],
  ['the day after tomorrow', ['the day after tomorrow | on | 2026-11-19']],
  ['the first saturday in december', ['the first saturday in december | on | 2026-12-05']],
  ['last friday of the month', ['last friday of the month | on | 2026-11-27']],
  ['first thursday of every month', ['first thursday of every month | words']],
  ['every first sunday', ['every first sunday | words']],
  ['mon/wed/fri', ['mon/wed/fri | every | 1 | 3 | 5']],
  ['mon-wed-fri', ['mon-wed-fri | every | 1 | 3 | 5']],
  ['Tues & Thurs evenings', ['Tues & Thurs | every | 2 | 4']],
  ['next tues & weds', ['next tues & weds | on | 2026-11-24 | 2026-11-25']],
  ['closed mon 23 to weds 25 nov', ['mon 23 to weds 25 nov | between | 2026-11-23 | 2026-11-25']],
  ['Dec. 4th through the 6th', ['Dec. 4th through the 6th | between | 2026-12-04 | 2026-12-06']],
  ['starting next week', ['starting next week | words']],
  ['good for two weeks from friday', ['from friday | from | 2026-11-20']],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['US', '2026-12-10'],
  ['GB', '2027-10-12'],
])('12/10 in %s', (country, day) => {
  expect(read('12/10', country)).toEqual([`12/10 | on | ${day}`])
})

test.each([
  ["valentine's bouquets, order by the 12th", ['by the 12th | until | 2027-02-12']],
  ['christmas lunch bookings until the 20th', ['until the 20th | until | 2026-12-20']],
  ['shut for christmas, back on the 2nd', ['on the 2nd | on | 2027-01-02']],
  ['christmas trees arrive on the 27th', ['on the 27th | on | 2026-11-27']],
  ['halloween is over, sale until the 30th', ['until the 30th | until | 2026-11-30']],
  [
    'order by the 12th for delivery on 14 feb',
    ['by the 12th | until | 2027-02-12', 'on 14 feb | on | 2027-02-14'],
  ],
  [
    'sale until the 30th. Next workshop is jan 15',
    ['until the 30th | until | 2026-11-30', 'jan 15 | on | 2027-01-15'],
  ],
  ['workshop feb 12, book by the 30th', ['feb 12 | on | 2027-02-12', 'by the 30th | until | 2027-01-30']],
])('a bare day follows the occasion or date beside it: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['raised 1,240 pounds on saturday', '2026-11-14'],
  ['everyone who queued on saturday', '2026-11-14'],
  ['everyone who booked for saturday', '2026-11-21'],
  ['the projector died so movie night moves to saturday', '2026-11-21'],
  ['every latte sold on saturday helps', '2026-11-21'],
  ['saturday was wild', '2026-11-14'],
])('%s: the tense tells which one', (text, day) => {
  expect(read(text)[0]).toContain(day)
})
