import { expect, test } from 'vitest'
import { campaignAbout, shopOf, textOn, textsOf } from './campaign.fixture.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The texts of several campaigns about one brief. */
async function manyTexts(idea: string, shop = shopOf()): Promise<string[]> {
  const campaigns = await Promise.all(SEEDS.map((seed) => campaignAbout(idea, { seed, shop })))
  return campaigns.flatMap(textsOf)
}

test('a story of an offer names what is reduced, and has its condition below', async () => {
  const idea = '20% off all pre-ordered christmas wreaths if you order before dec 1'
  const stories = await Promise.all(
    SEEDS.map(async (seed) => textOn(await campaignAbout(idea, { seed }), 'instagram_story')),
  )
  for (const story of stories) {
    expect(story).toMatch(/20% off all pre-ordered Christmas wreaths|Christmas wreaths: 20% off/)
    expect(story.toLowerCase()).toContain('if you order before')
  }
  expect(new Set(stories).size).toBeGreaterThan(2)
})

test('a story of an event may begin with its day', async () => {
  const stories = await Promise.all(
    SEEDS.map(async (seed) =>
      textOn(await campaignAbout('wine tasting on thursday 26 at 7:30pm', { seed }), 'instagram_story'),
    ),
  )
  const lines = stories.map((story) => story.split('\n').map((line) => line.toLowerCase()))
  const dayOf = (story: readonly string[]) => story.findIndex((line) => line.includes('thu'))
  const nameOf = (story: readonly string[]) => story.findIndex((line) => line.includes('wine tasting'))
  expect(lines.some((story) => dayOf(story) < nameOf(story))).toBe(true)
  expect(lines.some((story) => nameOf(story) < dayOf(story))).toBe(true)
})

test('the shop is named with the news, not with a note behind it', async () => {
  const texts = await manyTexts('Gel fills are $10 off this week. No desk fees. Must love dogs.')
  expect(texts.join('\n')).not.toMatch(/(?:fees|dogs) at Mane|At Mane & Co: (?:no desk|must love)/i)
})

test('news that names nothing of the trade gets no line and no question about it', async () => {
  const shop = shopOf({ name: 'Olive Deli', industry: 'food' })
  const texts = await manyTexts('We won best newcomer in the Gazette poll! Thank you for voting.', shop)
  for (const text of texts) expect(text).not.toMatch(/\?|ham|cheese|fridge/i)
})

test('a question gets no announcement above it', async () => {
  const texts = await manyTexts('Is it too early for christmas cake? Asking for a friend.')
  for (const text of texts) expect(text).not.toMatch(/(?:news|note|update) from/i)
})

test('days in a row are a span', async () => {
  const texts = await manyTexts('$1 oysters 4-6pm every day, bar only')
  expect(texts.join('\n')).not.toMatch(/Mondays|Mon, Tue/)
  expect(texts.join('\n')).toMatch(/every day/i)
})

test('"and 15% off" is a reduction of something else', async () => {
  const texts = await manyTexts('15 years on Oak Street! Champagne and 15% off saturday from 2pm')
  expect(texts.join('\n')).not.toMatch(/off champagne|champagne and[.:]/i)
})

test('a customer is not called "Thanks"', async () => {
  const texts = await manyTexts('"The gnocchi made my nonna cry." Thanks for the kind words Anthony!')
  expect(texts.join('\n')).not.toMatch(/— Thanks|Thanks: |of Thanks/)
})

test('an offer behind the news is on the picture with its hours and its limit', async () => {
  const idea =
    'happy 10th birthday to us! free cupcake with any coffee saturday 9-12 while they last, 114 Elm St'
  const { picture } = await campaignAbout(idea)
  expect(picture.headline).toBe('Happy 10th birthday to us!')
  expect(picture.line).toBe('Free cupcake with any coffee · on Saturday, 9 AM – noon · while they last')
})

test('a place keeps the word before it', async () => {
  const texts = await manyTexts('Free delivery in Leeds until friday.')
  for (const text of texts) expect(text).not.toMatch(/at Leeds/)
  expect(texts.join('\n')).toContain('in Leeds')
})

test('"from" goes with "to", also in short', async () => {
  const texts = await manyTexts("15% off all cakes for Mother's Day from friday to sunday, order by thursday")
  for (const text of texts) expect(text).not.toMatch(/from \w+–/)
})
