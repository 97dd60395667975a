import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { locales } from '#platform/locale.ts'
import { refusals } from '../built-in/sound-text.fixture.ts'
import { writePlan } from '../months/write-plan.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import { writeCampaign } from './write-campaign.ts'

const long = 'A sentence about our new autumn menu, with pumpkin and mushrooms. '
const hostile: [string, string][] = [
  ['nothing', ''],
  ['a space', ' '],
  ['one letter', 'x'],
  ['one word of two thousand letters', 'x'.repeat(2000)],
  ['two thousand letters', long.repeat(31)],
  ['one sentence of two thousand letters', 'word '.repeat(400)],
  ['emoji only', '🎉🎉🎉 👩‍👩‍👧‍👦'],
  ['two thousand emoji', '🎉'.repeat(1000)],
  ['turned directions', '\u202Eelas gib\u202C \u2066\u200F now'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> Sale'],
  ['slots', '{shop} {product} {7*7} {{constructor}}'],
  ['hashtags only', '#sale #summer #new'],
  ['sixty hashtags', Array.from({ length: 60 }, (_, place) => `#tag${place}`).join(' ')],
  ['forty mentions', Array.from({ length: 40 }, (_, place) => `@person${place}`).join(' ')],
  ['addresses', 'https://a.example/x https://b.example/y?z=1#q'],
  ['control characters', 'Sale\u0000\u0007\u001B[31m today'],
  ['half a character', 'Sale \uD83D today'],
  ['signs', '!!! ??? ¿¿¿ ,,, ;;; ...'],
  ['replacement patterns', "$& $1 $` $' $$"],
  ['bold signs', '*sale* _now_ ~today~ `code`'],
  ['letters of two code units', '𝒂𝒃 𝒄𝒅. 𝒆'],
  ['another alphabet', 'Скидка 20% на всё 夏のセール'],
  ['a wall of lines', 'a\n'.repeat(500)],
]

const facts = { industry: 'food', country: 'ES', products: ['Pan'], brandStyle: 'fun' } as const
const day = '2026-12-20'

async function faults(
  idea: string,
  name = 'Bloom',
  products: readonly string[] = facts.products,
): Promise<string[]> {
  const found: string[] = []
  for (const locale of locales) {
    const shop = { ...facts, name, products }
    const { posts, title, description, variations, suggestedHashtags, picture } = await writeCampaign({
      locale,
      shop,
      idea,
      platforms: allPlatforms,
      day,
      seed: 3,
    })
    for (const [platform, post] of posts) {
      found.push(...refusals(platform, post))
      if (post.text === '') found.push(`${platform} is empty`)
    }
    const texts = [
      ...[...posts.values()].flatMap((post) => [post.title, post.text]),
      title,
      description,
      ...variations,
    ]
    for (const text of [...texts, ...Object.values(picture)]) {
      const hole = findPlaceholder(text)
      if (hole !== null) found.push(`${locale} ${hole}`)
      if (/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(text.replaceAll('\n', '')))
        found.push(`invisible in ${text}`)
      if (/<\/?[a-z]/i.test(text)) found.push(`markup in ${text}`)
    }
    if ([...title].length > 80 || title === '') found.push(`title ${title}`)
    if ([...picture.headline].length > 40 || [...picture.line].length > 80)
      found.push(`picture ${picture.headline}`)
    if (suggestedHashtags.length > 10) found.push(`hashtags ${suggestedHashtags}`)
  }
  return found
}

test.each(hostile)('an idea of %s', async (_name, idea) => {
  expect(await faults(idea)).toEqual([])
})

test.each(hostile)('a shop and a product named %s', async (_name, text) => {
  expect(await faults('Sale on Friday', text, [text, 'Pan'])).toEqual([])
  const shop = { ...facts, name: text, products: [text] }
  const brief = {
    locale: 'es',
    shop,
    year: 2026,
    month: 12,
    season: null,
    platforms: allPlatforms,
    seed: 1,
  } as const
  for (const entry of (await writePlan(brief)).entries) {
    expect(refusals(entry.platform, entry)).toEqual([])
    expect(findPlaceholder(entry.text)).toBeNull()
  }
})

test('anything that can be typed', async () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom('#', '@', '.', '!', '?', '¿', ',', '\n', ' ', '{', '}', '…', 'Sale', 'y', '20%'),
        { maxLength: 80 },
      )
      .map((parts) => parts.join('')),
  )
  await fc.assert(
    fc.asyncProperty(typed, async (idea) => {
      expect(await faults(idea)).toEqual([])
    }),
    { numRuns: 60, seed: 20_261_117 },
  )
})
