import { expect, test } from 'vitest'
import { goalMessages } from '#features/analytics/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { deadlineWords } from './deadline-words.ts'

test.each([
  [2, '2 days left', 'Quedan 2 días'],
  [1, '1 day left', 'Queda 1 día'],
  [0, 'Overdue', 'Vencido'],
  [-3, 'Overdue', 'Vencido'],
])('%s days left is labeled "%s" and "%s"', (daysLeft, english, spanish) => {
  expect(deadlineWords(textOf(goalMessages, 'en'), daysLeft)).toBe(english)
  expect(deadlineWords(textOf(goalMessages, 'es'), daysLeft)).toBe(spanish)
})
