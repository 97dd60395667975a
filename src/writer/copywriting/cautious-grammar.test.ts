import { expect, test } from 'vitest'
import { SURE } from '../reading/brief-reading.ts'
import { readBrief } from '../reading/read-brief.ts'
import { campaignAbout, shopOf, textsOf } from './campaign.fixture.ts'

const bread = 'We have warm bread and croissants on friday from 7'
const tasting = 'wine tasting on thursday 26 november at 7pm, free entry, come and meet the maker'
const onlyForEvents = /save the date|invited|calendar|diary|coming up|next up|join us|see you there/i
const context = { locale: 'en', country: 'US', today: '2026-11-17', products: [] } as const
const bakery = shopOf({ name: 'Wild Crumb', industry: 'food', brandStyle: 'fun' })

test('an unsure kind chooses no words that only fit that kind', async () => {
  const { kind, confidence } = readBrief(bread, context)
  expect(kind).toBe('event')
  expect(confidence).toBeLessThan(SURE)
  for (const seed of [1, 2, 3, 4]) {
    const texts = textsOf(await campaignAbout(bread, { seed, shop: bakery }))
    expect(texts.filter((text) => onlyForEvents.test(text))).toEqual([])
  }
})

test('a sure kind does, and so does one that the person chose', async () => {
  for (const [idea, kind] of [
    [tasting, undefined],
    [bread, 'event'],
  ] as const) {
    const texts = (
      await Promise.all([1, 2, 3].map((seed) => campaignAbout(idea, { seed, kind, shop: bakery })))
    ).flatMap(textsOf)
    expect(texts.some((text) => onlyForEvents.test(text))).toBe(true)
  }
})
