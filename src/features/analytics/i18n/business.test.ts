import { expect, test } from 'vitest'
import { textOf } from '#platform/messages.ts'
import { businessMessages } from './index.ts'

test.each([
  ['en', 0, 'Replies within minutes on average'],
  ['es', 0, 'Respuesta en pocos minutos de media'],
  ['en', 2.5, 'Replies in 2.5 h on average'],
  ['es', 2.5, 'Respuesta en 2,5 h de media'],
] as const)('in %s, %d hours until an answer are said as %s', (locale, hours, words) => {
  expect(textOf(businessMessages, locale)('health.details.service', { hours })).toBe(words)
})
