import { expect, test } from 'vitest'
import { businessMessages } from '#features/analytics/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { pretendBrowser } from '#tests/pretend-browser.ts'

pretendBrowser()
const { createFormat } = await import('#client/i18n/format.ts')
const { insightValues } = await import('./insight-values.ts')

test.each([
  ['en', 'You sell the most on Friday around 5:00 PM Mexico City time. Post a little earlier.'],
  ['es', 'Cuando más vendes es el viernes hacia las 17:00, hora de Ciudad de México. Publica un poco antes.'],
] as const)('the busiest hour names its zone, in %s', (locale, text) => {
  const format = createFormat(locale, { timeZone: 'America/Mexico_City', currency: 'MXN' })
  const { weekday, hour } = insightValues({ values: { weekday: 5, hour: 17 } }, locale, format)
  expect(
    textOf(businessMessages, locale)('insights.best_hour.text', {
      weekday: String(weekday),
      hour: String(hour),
    }),
  ).toBe(text)
})
