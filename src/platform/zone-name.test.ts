import { expect, test } from 'vitest'
import { withZone, zoneName, zonePlace } from './zone-name.ts'

test.each([
  ['Europe/Madrid', 'Madrid time', 'hora de Madrid'],
  ['America/New_York', 'New York time', 'hora de Nueva York'],
  ['America/Mexico_City', 'Mexico City time', 'hora de Ciudad de México'],
  ['America/Santiago', 'Santiago time', 'hora de Santiago'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time', 'hora de Buenos Aires'],
  ['UTC', 'UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT+5', 'GMT+5'],
])('%s is %s, in Spanish %s', (timeZone, en, es) => {
  expect([zoneName(timeZone, 'en'), zoneName(timeZone, 'es')]).toEqual([en, es])
})

test('the place alone is used in a column heading', () => {
  expect([zonePlace('Europe/London', 'en'), zonePlace('Europe/London', 'es')]).toEqual(['London', 'Londres'])
})

test('a time is followed by its zone', () => {
  expect(withZone('10:00 AM', 'Europe/Madrid', 'en')).toBe('10:00 AM Madrid time')
  expect(withZone('10:00', 'Europe/Madrid', 'es')).toBe('10:00, hora de Madrid')
  expect(withZone('10:00', 'UTC', 'es')).toBe('10:00, UTC')
})

test('every zone has a name in both languages', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone'))
    for (const locale of ['en', 'es'] as const) expect(zoneName(timeZone, locale)).toMatch(/^[^_/]{2,}$/)
})
