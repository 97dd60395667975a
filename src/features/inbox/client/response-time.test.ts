import { expect, test } from 'vitest'
import { textOf } from '#platform/messages.ts'
import { inboxMessages } from '../i18n/index.ts'
import { responseTime } from './response-time.ts'

test.each([
  ['en', 2.5, '2.5h'],
  ['es', 2.5, '2,5 h'],
  ['en', 26.04, '26h'],
  ['en', 0.2, '12 min'],
  ['es', 0.2, '12 minutos'],
  ['en', 0, '1 min'],
  ['es', 0, '1 minuto'],
] as const)('in %s, %d hours are %s', (locale, hours, words) => {
  const format = { number: (value: number) => new Intl.NumberFormat(locale).format(value) }
  expect(responseTime(hours, textOf(inboxMessages, locale), format)).toBe(words)
})
