import { describe, expect, test } from 'vitest'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { brandStyles } from '#platform/brand-styles.ts'
import { industries } from '#platform/industries.ts'
import type { Locale } from '#platform/locale.ts'
import type { CampaignBrief, WrittenCampaign } from '../writer.ts'
import { readIdea } from './read-idea.ts'
import { objections, refusals } from './sound-text.fixture.ts'
import { writeCampaign } from './write-campaign.ts'

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed)
// Tens of thousands of texts take two seconds on an idle machine.
const LONG = 120_000
const products = ['Balayage', 'Matcha 12 €', 'Lumina Pro']

const ideas = {
  en: [
    '20% off everything this week',
    'promote our new spring collection',
    'Open day on Saturday! Come and have a look',
    'We are closed on 24 December',
    'We are hiring a colleague for the afternoons',
    'Thank you for your lovely reviews',
    'How to make it last longer',
    'Ideas for Mother’s Day',
    'Summer is coming',
    'Lumina Pro',
    'Do you know what we are working on?',
    'A Christmas sale, 2 for 1, only with us',
  ],
  es: [
    '20% de descuento en todo esta semana',
    'promociona nuestra nueva colección de primavera',
    'Jornada de puertas abiertas el sábado! Ven a verlo',
    'Cerramos el 24 de diciembre',
    'Buscamos personal para las tardes',
    'Gracias por vuestras reseñas',
    'Cómo hacer que dure más',
    'Ideas para el Día de la Madre',
    'Llega el verano',
    'Lumina Pro',
    'Sabes en qué estamos trabajando?',
    'Rebajas de Navidad, 2x1, solo aquí',
  ],
} satisfies Partial<Record<Locale, string[]>>
type Tested = keyof typeof ideas
const tested = Object.keys(ideas) as Tested[]

const brief = (changes: Partial<CampaignBrief> & { locale: Tested }): CampaignBrief => ({
  shop: { name: 'Bloom', industry: 'beauty', country: null, products, brandStyle: null },
  idea: ideas[changes.locale][0] ?? '',
  platforms: allPlatforms,
  day: '2026-05-02',
  seed: 1,
  ...changes,
})

/** All problems of a campaign and where they are. */
function faults({ locale, shop, idea }: CampaignBrief, written: WrittenCampaign): string[] {
  const given = [...readIdea(idea, locale).sentences, ...shop.products, shop.name]
  const reading = (place: string, text: string) =>
    objections(locale, text, given).map((objection) => `${place}: ${objection}`)
  const { posts, variations, visualSuggestions, suggestedHashtags, picture, title, description } = written
  return [
    ...[...posts].flatMap(([platform, post]) => [
      ...refusals(platform, post),
      ...reading(`${platform} title`, post.title),
      ...reading(platform, post.text),
    ]),
    ...[title, description, ...variations, ...visualSuggestions].flatMap((text) => reading('campaign', text)),
    ...Object.values(picture).flatMap((text) => reading('picture', text)),
    ...(title === '' || [...title].length > 80 ? [`title: ${title}`] : []),
    ...(variations.length === 3 && new Set(variations).size === 3 ? [] : ['variations']),
    ...(visualSuggestions.length === 3 ? [] : ['visual suggestions']),
    ...(suggestedHashtags.length >= 5 && suggestedHashtags.length <= 10
      ? []
      : [`hashtags: ${suggestedHashtags}`]),
    ...(suggestedHashtags.every((tag) => /^#[\p{L}\p{N}]+$/u.test(tag))
      ? []
      : [`hashtags: ${suggestedHashtags}`]),
    ...(new Set(suggestedHashtags.map((tag) => tag.toLowerCase())).size === suggestedHashtags.length
      ? []
      : ['twice']),
    ...([...picture.headline].length <= 40 ? [] : [`headline: ${picture.headline}`]),
    ...([...picture.line].length <= 80 ? [] : [`line: ${picture.line}`]),
    ...([...picture.call].length <= 24 && picture.call !== '' ? [] : [`call: ${picture.call}`]),
  ]
}

describe.each(tested)('in %s, for every platform, industry and fifty seeds', (locale) => {
  test(
    'the same brief gives valid texts within the limits, and many different ones',
    async () => {
      const found = new Set<string>()
      for (const industry of industries) {
        const texts = new Map<Platform, Set<string>>(allPlatforms.map((platform) => [platform, new Set()]))
        for (const seed of SEEDS) {
          const asked = brief({ locale, seed, shop: { ...brief({ locale }).shop, industry } })
          const written = await writeCampaign(asked)
          for (const fault of faults(asked, written)) found.add(`${industry} ${seed} ${fault}`)
          for (const [platform, { title, text }] of written.posts)
            texts.get(platform)?.add(`${title}\n${text}`)
        }
        for (const [platform, { size }] of texts)
          if (size < 20) found.add(`${industry} ${platform} has only ${size} texts`)
      }
      expect([...found].slice(0, 20)).toEqual([])
    },
    LONG,
  )

  test(
    'every kind of idea, in every tone, on days all over the year',
    async () => {
      const found = new Set<string>()
      for (const industry of industries)
        for (const seed of SEEDS) {
          const asked = brief({
            locale,
            seed,
            idea: ideas[locale][seed % 12] ?? '',
            day: `2026-${String((seed % 12) + 1).padStart(2, '0')}-${String((seed % 28) + 1).padStart(2, '0')}`,
            shop: {
              name: seed % 9 === 0 ? '' : 'Bloom',
              industry,
              country: [null, 'AR', 'MX', 'GB', 'CO'][seed % 5] ?? null,
              products: seed % 4 === 0 ? [] : products,
              brandStyle: [null, ...brandStyles][seed % 7] ?? null,
            },
          })
          for (const fault of faults(asked, await writeCampaign(asked)))
            found.add(`${industry} ${seed} ${fault}`)
        }
      expect([...found].slice(0, 20)).toEqual([])
    },
    LONG,
  )
})

test('the same brief and seed give the same texts', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => writeCampaign(brief({ locale: 'en', seed: 7 }))))
  expect(first).toEqual(second)
})

test('each platform is reported as soon as its text is done, once', async () => {
  const heard: Platform[] = []
  await writeCampaign(brief({ locale: 'es', platforms: ['x', 'email', 'x'] }), (platform) =>
    heard.push(platform),
  )
  expect(heard).toEqual(['x', 'email'])
})

describe("the person's own words", () => {
  test.each(allPlatforms)('are in the text for %s', async (platform) => {
    const { posts } = await writeCampaign(
      brief({ locale: 'en', idea: 'Free coffee on Monday', platforms: [platform] }),
    )
    expect(posts.get(platform)?.text).toContain('Free coffee on Monday')
  })

  test('are kept unchanged in the other language', async () => {
    const { posts } = await writeCampaign(brief({ locale: 'es', idea: 'Free coffee on Monday' }))
    const { text = '' } = posts.get('instagram') ?? {}
    expect(text).toContain('Free coffee on Monday.')
    expect(objections('es', text, ['Free coffee on Monday.', ...products])).toEqual([])
  })

  test("of a discount are the picture's headline, with the person's figures", async () => {
    const { picture } = await writeCampaign(brief({ locale: 'es', idea: '15 % de descuento en cortes' }))
    expect(picture.headline).toBe('15 % de descuento')
  })

  test('are never turned into a discount that was not given', async () => {
    for (const seed of SEEDS) {
      const written = await writeCampaign(brief({ locale: 'en', seed, idea: 'A sale is coming' }))
      const all = JSON.stringify([...written.posts.values(), written.picture, written.variations])
      expect(all).not.toMatch(/\d\s?%|[€$£]\s?\d|(?<!Matcha )\d+ €/)
    }
  })
})

test('the tone decides on emoji: none in a minimalist text, several in a playful one', async () => {
  const emojis = async (brandStyle: string) => {
    const shop = { ...brief({ locale: 'en' }).shop, brandStyle }
    const { posts } = await writeCampaign(brief({ locale: 'en', shop }))
    return posts.get('instagram')?.text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0
  }
  expect(await emojis('minimalist')).toBe(0)
  expect(await emojis('corporate')).toBe(0)
  expect(await emojis('fun')).toBeGreaterThan(1)
})

test('a wish is used only on the day itself', async () => {
  const text = async (day: string) =>
    (await writeCampaign(brief({ locale: 'es', idea: 'Feliz Navidad a todos', day }))).posts.get('facebook')
      ?.text ?? ''
  expect(await text('2026-12-25')).toMatch(/Feliz Navidad[.!] /)
  expect(await text('2026-12-01')).not.toMatch(/Feliz Navidad[.!] /)
})

test("the season in the person's words wins over that of the day", async () => {
  for (const seed of SEEDS) {
    const { posts } = await writeCampaign(
      brief({ locale: 'es', idea: 'Llega el otoño', day: '2026-05-02', seed }),
    )
    expect(JSON.stringify([...posts.values()])).not.toMatch(/primavera|invierno/i)
  }
})
