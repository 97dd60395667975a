import { expect, test } from 'vitest'
import { locales } from '#platform/locale.ts'
import { readBrief } from '../reading/read-brief.ts'
import { warmUpBriefs } from './warm-up-briefs/index.ts'
import { warmUpWriter } from './warm-up-writer.ts'

test('every step of the warm-up succeeds', async () => {
  for (const step of warmUpWriter) await step()
})

test.each(locales)('the briefs for it in %s use many rules', (locale) => {
  const types = warmUpBriefs[locale].flatMap((brief) => {
    const reading = readBrief(brief, { locale, country: null, today: '2026-01-15', products: [] })
    expect(reading.language).toBe(locale)
    return reading.slots.map(({ value }) => value.type)
  })
  expect([...new Set(types)]).toEqual(
    expect.arrayContaining(['offer', 'date', 'time', 'link', 'phone', 'action']),
  )
})
