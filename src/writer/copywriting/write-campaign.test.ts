import { describe, expect, test } from 'vitest'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { brandStyles } from '#platform/brand-styles.ts'
import type { Locale } from '#platform/locale.ts'
import { refusals } from '../built-in/sound-text.fixture.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import type { CampaignBrief, ShopFacts, WrittenCampaign } from '../writer.ts'
import { sentencesOf } from './draft-copy.ts'
import { writeCampaign } from './write-campaign.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)
const LONG = 120_000
const EMOJI = /\p{Extended_Pictographic}/u
const longStyles = [
  'article',
  'broadcast',
  'caption',
  'conversation',
  'description',
  'essay',
  'forum',
  'mail',
  'newsletter',
  'notice',
  'professional',
  'thread',
  'personal',
]

const shop = (changes: Partial<ShopFacts> = {}): ShopFacts => ({
  name: 'Mane & Co',
  industry: 'beauty',
  country: 'US',
  products: ['Balayage', 'Haircut'],
  brandStyle: null,
  ...changes,
})

const brief = (idea: string, changes: Partial<CampaignBrief> = {}): CampaignBrief => ({
  locale: 'en',
  shop: shop(),
  idea,
  platforms: allPlatforms,
  day: '2026-11-17',
  seed: 1,
  ...changes,
})

const textOf = ({ posts }: WrittenCampaign, platform: Platform) => posts.get(platform)?.text ?? ''
const everything = ({ posts, variations, picture, title, description }: WrittenCampaign) => [
  ...[...posts.values()].flatMap((post) => [post.title, post.text]),
  ...variations,
  ...Object.values(picture),
  title,
  description,
]

const ideas = {
  offer: '25% off balayage tues + wed only till dec 10, new clients only. book at maneandco.example',
  event: 'open house on saturday nov 21 from 10am to 1pm, free entry, come meet the team',
  product: 'new: hand cream in three scents, $14 each, order on 555-0134',
  hours: 'closing at 3 on the 24th, closed 25 and 26, back 8am on the 27th',
  sad: 'our founder Manuel has died. closed until monday. thank you all',
  apology:
    'sorry about saturday, the heating failed. everyone who came gets a free visit, just tell reception',
  warning:
    'please stop using the blue bath ducks bought from us in october, the squeaker can come loose. bring back for full refund. call 01632 960111',
  contest: 'giveaway: 3 breakfasts for two, follow us and tag who you would bring, closes sunday 8pm',
  job: 'hiring a front desk person, 30h, weekends off. apply jobs@clinic.example by friday the 11th',
  quote: '"After five sessions I was running again" - Marta, patient. book at alba.example',
  word: 'Balayage',
  question: 'Do you know what we are working on?',
  spanish: '20 % de descuento en mechas los martes hasta el 10 de diciembre, solo clientas nuevas',
}
const kinds = Object.entries(ideas)
const serious = [ideas.sad, ideas.apology, ideas.warning]

/** All problems of a campaign and where they are. */
function faults(written: WrittenCampaign): string[] {
  const { posts, variations, visualSuggestions, suggestedHashtags, picture, title } = written
  const twice = (text: string) => {
    const all = sentencesOf(text).filter((one) => one.length > 12)
    return new Set(all).size < all.length
  }
  return [
    ...[...posts].flatMap(([platform, post]) => [
      ...refusals(platform, post),
      ...(post.text === '' ? [`${platform} is empty`] : []),
      ...(twice(post.text) ? [`${platform} says something twice: ${post.text}`] : []),
    ]),
    ...everything(written).flatMap((text) => findPlaceholder(text) ?? []),
    ...(title === '' || [...title].length > 80 ? [`title: ${title}`] : []),
    ...(new Set(variations).size === variations.length ? [] : ['variations']),
    ...(visualSuggestions.length === 3 ? [] : ['visual suggestions']),
    ...(suggestedHashtags.length <= 10 ? [] : [`hashtags: ${suggestedHashtags}`]),
    ...([...picture.headline].length <= 40 && picture.headline !== ''
      ? []
      : [`headline: ${picture.headline}`]),
    ...([...picture.line].length <= 80 ? [] : [`line: ${picture.line}`]),
    ...([...picture.call].length <= 24 ? [] : [`call: ${picture.call}`]),
  ]
}

test.each(kinds)(
  'texts of %s are within the limits of all platforms and say nothing twice',
  async (_, idea) => {
    const found = new Set<string>()
    for (const seed of SEEDS) {
      const written = await writeCampaign(
        brief(idea, {
          seed,
          locale: (['en', 'es'] satisfies Locale[])[seed % 2] ?? 'en',
          shop: shop({
            name: seed % 5 === 0 ? '' : 'Mane & Co',
            country: [null, 'US', 'GB', 'MX'][seed % 4] ?? null,
            brandStyle: [null, ...brandStyles][seed % 7] ?? null,
          }),
        }),
      )
      for (const fault of faults(written)) found.add(`${seed} ${fault}`)
    }
    expect([...found].slice(0, 20)).toEqual([])
  },
  LONG,
)

test('the same brief and seed give the same texts', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => writeCampaign(brief(ideas.offer, { seed: 7 }))))
  expect(first).toEqual(second)
})

test('each platform is reported as soon as its text is done, once', async () => {
  const heard: Platform[] = []
  await writeCampaign(brief(ideas.offer, { platforms: ['x', 'email', 'x'] }), ({ platform, state }) => {
    expect(state).toBe('ready')
    heard.push(platform)
  })
  expect(heard).toEqual(['x', 'email'])
})

describe('an offer', () => {
  test('never appears without its condition', async () => {
    const found: string[] = []
    for (const seed of SEEDS) {
      const written = await writeCampaign(brief(ideas.offer, { seed }))
      const texts = [...[...written.posts.values()].map(({ text }) => text), ...written.variations]
      for (const text of [...texts, `${written.picture.headline} ${written.picture.line}`])
        if (/25%/.test(text) && !/new clients|conditions apply/i.test(text)) found.push(text)
    }
    expect(found).toEqual([])
  })

  test('is complete wherever there is room, with the days, the end and the link of the brief', async () => {
    const { posts } = await writeCampaign(brief(ideas.offer))
    for (const [platform, { text }] of posts) {
      expect.soft(text, platform).toMatch(/25% off/)
      expect.soft(text, platform).toMatch(/Tue/)
      expect.soft(text, platform).toMatch(/Dec(?:ember)? 10/)
      expect.soft(text, platform).toContain('maneandco.example')
    }
  })

  test('is the headline of the picture, with its limits below and the real call', async () => {
    const { picture } = await writeCampaign(brief(ideas.offer))
    expect(picture).toEqual({
      headline: '25% off balayage',
      line: 'Tue & Wed until Dec 10 · new clients only',
      call: 'Book online',
    })
  })

  test('of two shops is worded differently', async () => {
    const [one, other] = await Promise.all(
      ['Mane & Co', 'Northside Hair'].map((name) =>
        writeCampaign(brief(ideas.offer, { shop: shop({ name }) })),
      ),
    )
    const same = allPlatforms.filter(
      (platform) => one && other && textOf(one, platform) === textOf(other, platform),
    )
    expect(same.length).toBeLessThan(allPlatforms.length / 3)
  })

  test('gets no second call and no season', async () => {
    for (const seed of SEEDS) {
      const all = everything(await writeCampaign(brief(ideas.offer, { seed }))).join(' ')
      expect(all).not.toMatch(/christmas|black friday|winter|holiday|visit us|come by|stop by/i)
    }
  })
})

describe('serious news', () => {
  test.each(serious)('has no emoji, hashtag or sales call: %s', async (idea) => {
    for (const seed of SEEDS) {
      const written = await writeCampaign(brief(idea, { seed, shop: shop({ brandStyle: 'fun' }) }))
      const all = everything(written).join(' ')
      expect(all).not.toMatch(EMOJI)
      expect(all).not.toMatch(/(?:^|\s)#\p{L}/u)
      expect(all).not.toMatch(
        /balayage|haircut|christmas|thanksgiving|see you|visit us|come by|book (?:now|online)/i,
      )
      expect(written.picture.call).toBe('')
      expect(written.suggestedHashtags).toEqual([])
    }
  })

  test('a warning says instruction, remedy and contact on every platform', async () => {
    const { posts } = await writeCampaign(brief(ideas.warning))
    for (const [platform, { text }] of posts) {
      expect.soft(text, platform).toContain('stop using the blue bath ducks')
      expect.soft(text, platform).toContain('full refund')
      expect.soft(text, platform).toContain('01632 960111')
    }
  })
})

test("a customer's words are never changed", async () => {
  for (const seed of SEEDS) {
    const { posts } = await writeCampaign(brief(ideas.quote, { seed }))
    for (const [platform, { text }] of posts) {
      expect.soft(text, platform).toContain('“After five sessions I was running again”')
      expect.soft(text, platform).toContain('Marta')
    }
  }
})

test('every change of hours is in long texts, as people of the country write dates', async () => {
  const american = await writeCampaign(brief(ideas.hours))
  const british = await writeCampaign(brief(ideas.hours, { shop: shop({ country: 'GB' }) }))
  for (const platform of allPlatforms.filter((one) => longStyles.includes(manifestOf(one).style))) {
    expect
      .soft(textOf(american, platform), platform)
      .toMatch(/3pm on November 24\b.*November 25 and 26\b.*8am on November 27\b/)
    expect
      .soft(textOf(british, platform), platform)
      .toMatch(/3pm on 24 November.*25 and 26 November.*8am on 27 November/)
  }
})

describe('directions', () => {
  test('are obeyed and not published', async () => {
    const idea = '20% off balayage this week. no emojis, no hashtags. keep it short'
    const all = everything(await writeCampaign(brief(idea, { shop: shop({ brandStyle: 'fun' }) }))).join(' ')
    expect(all).not.toMatch(EMOJI)
    expect(all).not.toMatch(/(?:^|\s)#\p{L}/u)
    expect(all).not.toMatch(/emoji|hashtag|keep it short/i)
  })

  test('that the owner wants to publish are published', async () => {
    const { posts } = await writeCampaign(
      brief('20% off balayage this week. keep it short', { asContent: ['keep it short'] }),
    )
    expect(posts.get('facebook')?.text).toMatch(/keep it short/i)
  })
})

test('the kind that the owner chose decides what is allowed', async () => {
  const written = await writeCampaign(
    brief('the heating failed on saturday', { kind: 'apology', shop: shop({ brandStyle: 'fun' }) }),
  )
  expect(everything(written).join(' ')).not.toMatch(EMOJI)
})

test("the owner's hashtags stay as typed", async () => {
  const { posts, suggestedHashtags } = await writeCampaign(brief('20% off balayage this week #treatYourself'))
  expect(posts.get('instagram')?.text).toContain('#treatYourself')
  expect(suggestedHashtags.length).toBeGreaterThan(2)
})

test('sentences of the last posts are avoided where there is a choice', async () => {
  const first = await writeCampaign(brief(ideas.offer, { platforms: ['facebook'] }))
  const recentTexts = [textOf(first, 'facebook')]
  const next = await writeCampaign(brief(ideas.offer, { platforms: ['facebook'], recentTexts }))
  expect(textOf(next, 'facebook')).not.toBe(recentTexts[0])
})

test('the tone decides on emoji: none in a minimalist text, some in a playful one', async () => {
  const emojis = async (brandStyle: string) => {
    const written = await writeCampaign(
      brief('20% off balayage this week. book at mane.example', { shop: shop({ brandStyle }) }),
    )
    return textOf(written, 'instagram').match(/\p{Extended_Pictographic}/gu)?.length ?? 0
  }
  expect(await emojis('minimalist')).toBe(0)
  expect(await emojis('corporate')).toBe(0)
  expect(await emojis('fun')).toBeGreaterThan(0)
})

test('three variations really differ', async () => {
  const { variations, posts } = await writeCampaign(brief(ideas.offer))
  expect(new Set([...variations, posts.get(allPlatforms[0])?.text]).size).toBe(4)
})

test('a shop without a name is never called "our shop" in the third person', async () => {
  for (const seed of SEEDS) {
    const all = everything(await writeCampaign(brief(ideas.event, { seed, shop: shop({ name: '' }) }))).join(
      ' ',
    )
    expect(all).not.toMatch(/in the name of|at our shop\b.*our shop/i)
  }
})
