import { expect, test } from 'vitest'
import { matchingOptions } from './combobox-options.ts'

const options = [
  { value: 'MX', label: 'México' },
  { value: 'ES', label: 'España' },
  { value: 'America/Mexico_City', label: 'America/Mexico City' },
  { value: 'EUR', label: 'Euro (EUR)' },
  { value: 'NM', label: 'Nuevo México' },
]

test.each([
  ['', ['MX', 'ES', 'America/Mexico_City', 'EUR', 'NM']],
  ['espana', ['ES']],
  ['ESPAÑA', ['ES']],
  ['mexico', ['MX', 'America/Mexico_City', 'NM']],
  ['mexico city', ['America/Mexico_City']],
  ['city mexico', ['America/Mexico_City']],
  ['mexico_city', ['America/Mexico_City']],
  ['eur', ['EUR']],
  ['zzz', []],
])('"%s" finds %o', (typed, expected) => {
  expect(matchingOptions(options, typed).map(({ value }) => value)).toEqual(expected)
})
