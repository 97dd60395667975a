import { expect, test } from 'vitest'
import type { Locale } from '#platform/locale.ts'
import { saysFact } from '../bench/harness/fact-match.ts'

type Case = [fact: string, text: string, locale: Locale, country: string | null]

test.each<Case>([
  ['11/20', 'Ladies night on Friday, November 20 from 6 PM', 'en', 'US'],
  ['11/20', 'Ladies night on Nov 20th', 'en', 'US'],
  ['20/11', 'Ladies night on 20 November', 'en', 'GB'],
  ['11/20', 'Ladies night on 11/20', 'en', 'US'],
  ['1/12', 'A partir del 1 de diciembre', 'es', 'AR'],
  ['1/12', 'Desde el 1 dic. hay precios nuevos', 'es', 'AR'],
  ['xmas eve', 'Our last day is Christmas Eve', 'en', 'GB'],
  ['half 6', 'On Thursday at 6:30pm', 'en', 'GB'],
  ['14 yrs', 'Gus was with us for 14 years', 'en', 'GB'],
  ['2.5hrs', 'It takes 2.5 hours', 'en', 'GB'],
  ['30 min', 'It takes 30 minutes', 'en', 'US'],
  ['thank you', 'Thanks for a brilliant year', 'en', 'GB'],
  ['10 de dic', 'Hasta el 10 de diciembre', 'es', 'AR'],
  ['martes', 'Mar. y mié. hasta el 10 dic.', 'es', 'ES'],
  ['miércoles', 'Mar. y mié. hasta el 10 dic.', 'es', 'ES'],
  ['20h', 'El jueves a las 20:00', 'es', 'ES'],
  ['48h', 'Respondemos en 48 horas', 'es', 'ES'],
  ['los papas tienen q quedarse', 'Los papás tienen que quedarse', 'es', 'MX'],
  ['dia d la virgen', 'Por el día de la Virgen', 'es', 'MX'],
  ['martes 8 cerrado', 'El martes 8 de diciembre cerramos', 'es', 'ES'],
])('%s is said by: %s', (fact, text, locale, country) => {
  expect(saysFact(text, fact, locale, country)).toBe(true)
})

test.each<Case>([
  ['11/20', 'Ladies night on November 2', 'en', 'US'],
  ['11/20', 'Ladies night on November 200', 'en', 'US'],
  ['11/20', 'Ladies night on December 20', 'en', 'US'],
  ['11/12', 'On December 11', 'en', 'US'],
  ['11/12', 'On November 12', 'en', 'GB'],
  ['1/12', 'El 12 de enero', 'es', 'AR'],
  ['1/12', 'El 31 de diciembre', 'es', 'AR'],
  ['1 kilo al precio d 3/4', '1 kilo al precio de 2/3', 'es', 'AR'],
  ['martes', 'Hasta el 10 mar.', 'es', 'ES'],
  ['marzo', 'Los mar. y jue.', 'es', 'ES'],
  ['14 yrs', 'Gus was with us for 14 days', 'en', 'GB'],
  ['30 min', 'It takes 30 hours', 'en', 'US'],
  ['half 6', 'On Thursday at 6pm', 'en', 'GB'],
  ['xmas eve', 'Our last day is New Year’s Eve', 'en', 'GB'],
  ['48h', 'Respondemos en 48', 'es', 'ES'],
  ['martes 8 cerrado', 'El martes 8 abrimos', 'es', 'ES'],
  ['dog food', 'Five pounds off', 'en', 'GB'],
])('%s is not said by: %s', (fact, text, locale, country) => {
  expect(saysFact(text, fact, locale, country)).toBe(false)
})
