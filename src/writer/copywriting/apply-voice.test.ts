import { expect, test } from 'vitest'
import { allPlatforms } from '#connectors/social/platforms.ts'
import type { Voice } from '../voice.ts'
import type { CampaignBrief, ShopFacts, WrittenCampaign } from '../writer.ts'
import { sentencesOf } from './draft-copy.ts'
import { foldedWords, phraseOf, says } from './find-words.ts'
import { writeCampaign } from './write-campaign.ts'

const SEEDS = [1, 2, 3]
const LONG = 120_000
const EMOJI = /(?<!\u200D)(?![©®™])\p{Extended_Pictographic}/gu
const TAG = /#[\p{L}\p{N}_]+/gu

const voice = (changes: Partial<Voice>): Voice => ({
  samples: [],
  wordsToUse: [],
  wordsToAvoid: [],
  emoji: 'auto',
  hashtags: 'auto',
  ...changes,
})

const salon: ShopFacts = {
  name: 'Mane & Co',
  industry: 'beauty',
  country: 'US',
  products: ['Balayage', 'Haircut'],
  brandStyle: 'fun',
}
const bakery: ShopFacts = {
  name: 'Horno Lola',
  industry: 'food',
  country: 'ES',
  products: ['Croissants'],
  brandStyle: 'fun',
}

const briefs: Pick<CampaignBrief, 'locale' | 'shop' | 'idea'>[] = [
  { locale: 'en', shop: salon, idea: '25% off balayage tues + wed till dec 10, new clients only' },
  { locale: 'en', shop: salon, idea: 'open day on saturday at 11, come and meet the team' },
  { locale: 'es', shop: bakery, idea: '2x1 en croissants el viernes hasta las 12, no acumulable' },
  { locale: 'es', shop: bakery, idea: 'ya hay pan de centeno' },
]

const write = (of: (typeof briefs)[number], said: Partial<Voice>, changes: Partial<CampaignBrief> = {}) =>
  writeCampaign({
    ...of,
    shop: { ...of.shop, voice: voice(said) },
    platforms: allPlatforms,
    day: '2026-11-17',
    seed: 1,
    ...changes,
  })

const postsOf = ({ posts }: WrittenCampaign) => [...posts.values()].map(({ text }) => text)
const everything = (written: WrittenCampaign) => [
  ...[...written.posts.values()].flatMap(({ title, text }) => [title, text]),
  ...written.variations,
  ...written.suggestedHashtags,
  ...Object.values(written.picture),
  written.title,
]
const isSaid = (text: string, word: string) => says(text, foldedWords(text), phraseOf(word))

/** The words of ours that are most often in these texts: those would hurt most. */
function frequentWords(texts: readonly string[], idea: string): string[] {
  const own = new Set(foldedWords(idea))
  const times = new Map<string, number>()
  for (const word of texts.flatMap(foldedWords))
    if (word.length > 5 && !own.has(word)) times.set(word, (times.get(word) ?? 0) + 1)
  return [...times].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([word]) => word)
}

/** Dates are facts, and the name is the shop's. */
const facts = ['tuesday', 'wednesday', 'december', 'saturday', 'viernes', 'croissant']

test(
  'a word to avoid is in nothing that we write, even if we like it',
  async () => {
    for (const of of briefs) {
      const usual = (await Promise.all(SEEDS.map((seed) => write(of, {}, { seed })))).flatMap(everything)
      const isFact = (word: string) =>
        [...facts, ...foldedWords(of.shop.name)].some((one) => word.startsWith(one))
      const wordsToAvoid = frequentWords(usual, of.idea)
        .filter((word) => !isFact(word))
        .slice(0, 8)
      expect(usual.some((text) => wordsToAvoid.some((word) => isSaid(text, word)))).toBe(true)
      for (const seed of SEEDS) {
        const texts = everything(await write(of, { wordsToAvoid }, { seed }))
        for (const word of wordsToAvoid) expect(texts.filter((text) => isSaid(text, word))).toEqual([])
      }
    }
  },
  LONG,
)

test('a word to avoid that the brief itself has stays', async () => {
  const [first] = briefs
  if (!first) throw new Error('There is no brief.')
  const texts = postsOf(await write(first, { wordsToAvoid: ['balayage', 'new clients', 'Mane'] }))
  expect(texts.filter((text) => !/balayage/i.test(text))).toEqual([])
  expect(texts.filter((text) => /conditions apply/i.test(text) || /new clients/i.test(text))).toEqual(texts)
})

test(
  'habits are obeyed: none is none, few are few, many are more',
  async () => {
    const sums = { few: [0, 0], many: [0, 0] }
    const counted = (texts: readonly string[], what: RegExp) => texts.join(' ').match(what)?.length ?? 0
    for (const of of briefs)
      for (const seed of SEEDS) {
        const none = postsOf(await write(of, { emoji: 'none', hashtags: 'none' }, { seed }))
        expect(none.filter((text) => text.match(EMOJI) || text.match(TAG))).toEqual([])
        const few = postsOf(await write(of, { emoji: 'few', hashtags: 'few' }, { seed }))
        expect(few.filter((text) => counted([text], EMOJI) > 1)).toEqual([])
        expect(few.filter((text) => counted([text], TAG) > 2)).toEqual([])
        const many = postsOf(await write(of, { emoji: 'many', hashtags: 'many' }, { seed }))
        sums.few = [EMOJI, TAG].map((what, place) => (sums.few[place] ?? 0) + counted(few, what))
        sums.many = [EMOJI, TAG].map((what, place) => (sums.many[place] ?? 0) + counted(many, what))
      }
    expect(sums.many[0]).toBeGreaterThan(sums.few[0] ?? 0)
    expect(sums.many[1]).toBeGreaterThan(1.5 * (sums.few[1] ?? 0))
  },
  LONG,
)

test('serious news has neither, whatever the habit', async () => {
  const samples = ['¡Hola, familia! ¡Qué día! 🎉', '¡Buenas! ¡Hay pan! 🥖']
  const sad = {
    locale: 'es' as const,
    shop: bakery,
    idea: 'ha muerto nuestro padre Manuel. cerramos hasta el lunes',
  }
  const texts = postsOf(await write(sad, { emoji: 'many', hashtags: 'many', samples }))
  expect(texts.filter((text) => text.match(EMOJI) || text.match(TAG) || text.includes('!'))).toEqual([])
})

test('what the brief asks for comes before the habit', async () => {
  const of = { locale: 'en' as const, shop: salon, idea: 'new: argan oil masks. use emojis. #ArganWeek' }
  const texts = postsOf(await write(of, { emoji: 'none', hashtags: 'none' }))
  expect(texts.some((text) => text.match(EMOJI))).toBe(true)
  expect([...new Set(texts.flatMap((text) => text.match(TAG) ?? []))]).toEqual(['#ArganWeek'])
})

test(
  'no word, figure or name of a sample gets into a post',
  async () => {
    const samples = [
      '¡Hola! Ramona os trae la ensaimada mallorquina a 7,35 € el 14 de marzo. Llamad al 600 111 222. #RamonaManda',
      '¡Buenas! Por 19 euros, quesada pasiega en ramona.example. Ramona lo firma.',
    ]
    const english = [
      "Hi! Zelda's keratin glaze is $83.40 until March 14. Call 555 0199. #ZeldaRules",
      'Hello! Zelda opens at 6:45. Go to zelda.example for quinoa shampoo.',
    ]
    const foreign = ['ramona', 'ensaimada', 'quesada', '7,35', '14', '19', '600', 'marzo', 'zelda', 'keratin']
    for (const of of briefs)
      for (const seed of SEEDS) {
        const texts = everything(
          await write(of, { samples: of.locale === 'es' ? samples : english }, { seed }),
        )
        const said = texts.filter((text) => foreign.some((word) => foldedWords(text).includes(word)))
        expect(said).toEqual([])
      }
  },
  LONG,
)

test(
  'posts sound like the samples: lively ones greet and exclaim, sober ones do not',
  async () => {
    const of = { locale: 'es' as const, shop: bakery, idea: 'ya hay pan de centeno' }
    const lively = ['¡Hola, vecinos! ¡Hoy hay empanada! ¿Venís? 🥖', '¡Buenas! ¡Se acaba el pan! 🥐']
    const sober = ['Hoy hay pan de nueces. Se hornea a las seis.', 'Abrimos a las ocho. Hay café.']
    const cries = (texts: readonly string[]) => texts.filter((text) => text.includes('¡')).length
    for (const seed of SEEDS) {
      const [one, other] = [
        await write(of, { samples: lively }, { seed }),
        await write(of, { samples: sober }, { seed }),
      ]
      expect(cries(postsOf(one))).toBeGreaterThan(cries(postsOf(other)) + 2)
      expect(postsOf(other).join(' ').match(EMOJI)).toBeNull()
    }
  },
  LONG,
)

test('words to use replace our synonyms, with the capital of the sentence', async () => {
  const of = {
    locale: 'en' as const,
    shop: { ...salon, industry: null, name: 'Nook' },
    idea: 'stop by on friday',
  }
  const texts = (
    await Promise.all(SEEDS.map((seed) => write(of, { wordsToUse: ['drop by'] }, { seed })))
  ).flatMap(postsOf)
  expect(texts.filter((text) => /\b(?:come|swing|pop) by\b/i.test(text))).toEqual([])
  expect(texts.every((text) => /stop by/i.test(text))).toBe(true)
})

test(
  'sentences of recent posts are not repeated where there are others',
  async () => {
    for (const of of briefs) {
      const before = await write(of, {}, { seed: 1 })
      const ours = (texts: readonly string[]) =>
        new Set(texts.flatMap(sentencesOf).filter((one) => !one.startsWith('#') && !/\d/.test(one)))
      const old = ours(postsOf(before))
      const repeated = (texts: readonly string[]) => [...ours(texts)].filter((one) => old.has(one)).length
      const unaware = repeated(postsOf(await write(of, {}, { seed: 2 })))
      const aware = repeated(postsOf(await write(of, {}, { seed: 2, recentTexts: postsOf(before) })))
      expect(aware).toBeLessThanOrEqual(unaware)
    }
  },
  LONG,
)

test('a voice that is left open changes nothing, and the same seed gives the same texts', async () => {
  const [first] = briefs
  if (!first) throw new Error('There is no brief.')
  const bare = { ...first, platforms: allPlatforms, day: '2026-11-17', seed: 4 }
  const open = await write(first, {}, { seed: 4 })
  expect(postsOf(open)).toEqual(postsOf(await writeCampaign(bare)))
  const samples = ['Rain outside, soup inside!', "You've asked, we've listened!"]
  const [one, other] = [await write(first, { samples }), await write(first, { samples })]
  expect(postsOf(one)).toEqual(postsOf(other))
})

test('conditions are announced in other words where the shop avoids the usual ones', async () => {
  const idea =
    '25% off balayage tues + wed till dec 10, new clients only, not valid with other offers or gift cards, deposit of $20 at booking. book at maneandco.example'
  const of = { locale: 'en' as const, shop: salon, idea }
  const usual = await write(of, { wordsToUse: ['color'] })
  expect(everything(usual).some((text) => /conditions/i.test(text))).toBe(true)
  const texts = everything(await write(of, { wordsToAvoid: ['conditions'] }))
  expect(texts.filter((text) => /conditions/i.test(text))).toEqual([])
  expect(texts.some((text) => /terms apply|limits apply/i.test(text))).toBe(true)
})
