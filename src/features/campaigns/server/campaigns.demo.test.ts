import { expect, test } from 'vitest'
import { checkPost } from '#channels/check-post.ts'
import { locales } from '#platform/locale.ts'
import { demoCampaignTexts } from './demo-campaign-texts.ts'
import { demoCampaigns } from './demo-campaigns.ts'

test('every made-up campaign has its texts in both languages, and no two say the same', () => {
  const keys = demoCampaigns.map(({ key }) => key).sort()
  for (const locale of locales) {
    expect(Object.keys(demoCampaignTexts[locale]).sort()).toEqual(keys)
    const texts = Object.values(demoCampaignTexts[locale]).map(({ long }) => long)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('every text is inside the limits of the shortest network it goes to', () => {
  for (const locale of locales) {
    for (const [key, { title, short }] of Object.entries(demoCampaignTexts[locale])) {
      for (const platform of ['x', 'threads', 'telegram'] as const) {
        const problems = checkPost({ platform, title, text: short, pictures: 0, videos: 0 })
        expect([locale, key, problems]).toEqual([locale, key, []])
      }
    }
  }
})
