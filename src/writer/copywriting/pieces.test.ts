import { describe, expect, test } from 'vitest'
import { campaignAbout, shopOf, textOn, textsOf } from './campaign.fixture.ts'

const EMOJI = /\p{Extended_Pictographic}/u

describe('serious news', () => {
  test("has not even the owner's emoji, and the one between two clauses becomes a period", async () => {
    const idea =
      'I broke my wrist on sunday so no grooming for 6 weeks 😩 I will call everybody who is on the books'
    const written = await campaignAbout(idea, { shop: shopOf({ name: 'Paws' }) })
    for (const text of textsOf(written)) expect(text).not.toMatch(EMOJI)
    expect(textOn(written, 'facebook')).toMatch(/for 6 weeks\. I(?: wi|')ll call everybody/)
  })

  test('has none at its end or after a period either', async () => {
    const idea = 'Our founder Manuel has died. 💔 Closed until monday. Thank you all 🙏'
    for (const text of textsOf(await campaignAbout(idea))) expect(text).not.toMatch(EMOJI)
  })
})

test("the owner's emoji stays in other news", async () => {
  const texts = textsOf(await campaignAbout('new yarn is in 🧶 come and see it'))
  expect(texts.filter((text) => text.includes('🧶')).length).toBeGreaterThan(0)
})

test.each([
  ['perdón!!, hoy cerramos antes', /Hoy cerramos antes|hoy cerramos antes/],
  ['hay pan de centeno ,, y bollos de leche', /pan de centeno, y bollos de leche/],
  ['hay pan de centeno.. y bollos de leche', /bollos de leche/],
  ['hay pan de centeno # bollos de leche', /bollos de leche/],
])('words with a slip are mended, not left out: %s', async (idea, told) => {
  const written = await campaignAbout(idea, { locale: 'es', shop: shopOf({ country: 'ES' }) })
  expect(textOn(written, 'facebook')).toMatch(told)
})
