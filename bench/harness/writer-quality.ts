import type { PostStyle } from '#connectors/social/channel.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Locale } from '#platform/locale.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { LabeledBrief } from '#writer/reading/labeled-brief.ts'
import { readBrief } from '#writer/reading/read-brief.ts'
import { tradesIn } from '#writer/trades/index.ts'
import type { CampaignBrief, WrittenPost } from '#writer/writer.ts'
import { isSpelling, numbersOf, saysFact } from './fact-match.ts'

const TODAY = '2026-11-17'
/** Formats that are read in two seconds hold a choice of the facts; all others hold every one, where they have the room. */
const BRIEF_STYLES: readonly PostStyle[] = ['story', 'playful', 'clip', 'one-liner']
const LONG = 900
/** A brief of this length fits on X with room for our own words. */
const FITS_ON_X = 220
const X: Platform = 'x'

const EMOJI = /\p{Extended_Pictographic}/u
const CHEER =
  /[!¡]|\b(?:exciting|amazing|yay|enjoy|happy|celebrate|see you soon|can't wait|genial|disfruta|feliz|te esperamos|os esperamos|no te lo pierdas)\b/iu
const OCCASION =
  /\b(?:black friday|cyber monday|christmas|easter|halloween|valentine|mother['’]s day|father['’]s day|new year|thanksgiving|summer|winter|spring|autumn|navidad|reyes|san valentín|día de la madre|día del padre|año nuevo|buen fin|verano|invierno|primavera|otoño|halloween)\b/giu
const CONDITIONS_APPLY = /conditions apply|condiciones/i

export type Tally = { bad: number; of: number; examples: string[] }
const tallyNames = [
  'factsOnLong',
  'factsOnX',
  'conditions',
  'cheer',
  'directions',
  'occasions',
  'repeats',
  'figures',
  'calls',
  'kinds',
  'gravity',
  'shared',
] as const
export type Tallies = Record<(typeof tallyNames)[number], Tally>

const fold = (text: string) => text.normalize('NFC').toLowerCase()
/** "Mothers day" asks for "Mother's Day", "dia de la madre" for "día de la madre", "xmas" for "Christmas". */
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/\bx-?mas\b/g, 'christmas')

/** Without hashtags, contacts and signs: what a reader would notice as the same sentence. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/#[\p{L}\p{N}_]+/gu, '')
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) =>
      fold(sentence)
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length > 2)

/** Calls of the trades, for briefs that ask for nothing. */
const callsOf = (locale: Locale) =>
  new Set(
    [...tradesIn(locale).values()].flatMap(({ calls, invites }) =>
      sentencesOf([...calls, ...invites].join('\n')),
    ),
  )
const ownCalls = { en: callsOf('en'), es: callsOf('es') } satisfies Record<Locale, ReadonlySet<string>>

const briefOf = (
  label: LabeledBrief,
  locale: Locale,
  seed: number,
  name = label.shop.name,
): CampaignBrief => ({
  locale,
  shop: { ...label.shop, name, country: label.country, brandStyle: null },
  idea: label.brief,
  platforms: allPlatforms,
  day: label.today ?? TODAY,
  seed,
})

const whole = ({ title, text }: WrittenPost) => `${title}\n${text}`

/** General advice such as "60 grams per liter" says nothing about the shop. */
const adviceIn = (locale: Locale) =>
  new Set(
    [...tradesIn(locale).values()].flatMap(({ tips }) =>
      numbersOf(tips.map(({ text }) => text).join('\n'), locale),
    ),
  )
const adviceNumbers = { en: adviceIn('en'), es: adviceIn('es') } satisfies Record<Locale, ReadonlySet<string>>

/** All numbers that the brief justifies, in the forms that dates and times may take. */
function knownNumbers(label: LabeledBrief, locale: Locale): Set<string> {
  const { slots } = readBrief(label.brief, {
    locale,
    country: label.country,
    today: label.today ?? TODAY,
    products: label.shop.products,
  })
  const said = JSON.stringify([label.brief, label.shop, slots.map(({ value }) => value)])
  return new Set([
    ...numbersOf(said, locale).flatMap((number) => [number, String(Number(number.replace(',', '.')))]),
    ...adviceNumbers[locale],
  ])
}

/** Judges what the built-in writer makes of labeled briefs, on every platform. */
export async function judgeWriter(
  briefs: readonly { label: LabeledBrief; locale: Locale }[],
): Promise<Tallies> {
  const tallies = Object.fromEntries(
    tallyNames.map((name) => [name, { bad: 0, of: 0, examples: [] as string[] }]),
  ) as unknown as Tallies
  const count = (name: keyof Tallies, isBad: boolean, example: string) => {
    const tally = tallies[name]
    tally.of++
    if (!isBad) return
    tally.bad++
    tally.examples.push(example)
  }
  for (const [place, { label, locale }] of briefs.entries()) {
    const { kind, isSerious } = readBrief(label.brief, {
      locale,
      country: label.country,
      today: label.today ?? TODAY,
      products: label.shop.products,
    })
    count('kinds', kind !== label.kind, `${label.id}: ${kind}, not ${label.kind}`)
    count('gravity', isSerious !== label.isSerious, label.id)
    const numbers = knownNumbers(label, locale)
    const { posts } = await builtInWriter.writeCampaign(briefOf(label, locale, place))
    const others = await builtInWriter.writeCampaign(briefOf(label, locale, place + 1000, 'Lumen'))
    for (const [platform, post] of posts) {
      const text = whole(post)
      const at = `${label.id} ${platform}`
      const said = `${at}: ${post.text.replaceAll('\n', ' / ')}`
      const { text: rule, style } = manifestOf(platform)
      const says = (fact: string) => saysFact(text, fact, locale, label.country)
      const missing = label.facts.filter((fact) => !says(fact))
      const isLong = (rule.maxWithMedia ?? rule.max) >= LONG && !BRIEF_STYLES.includes(style)
      const fits = platform === X && label.brief.length <= FITS_ON_X
      if (isLong || fits)
        for (const fact of label.facts)
          count(isLong ? 'factsOnLong' : 'factsOnX', missing.includes(fact), `“${fact}” ${said}`)
      const offer = label.facts.some((fact) => /%|\dx\d|2 for 1/.test(fact) && says(fact))
      if (offer && label.conditions.length > 0)
        count(
          'conditions',
          !CONDITIONS_APPLY.test(text) && label.conditions.some((each) => !says(each)),
          said,
        )
      // A shop may be called "Happy Tails".
      const unnamed = text.replaceAll(label.shop.name, '')
      if (label.isSerious)
        count('cheer', EMOJI.test(text) || (CHEER.test(unnamed) && !CHEER.test(label.brief)), said)
      for (const direction of label.directions)
        count('directions', fold(text).includes(fold(direction)), `“${direction}” ${said}`)
      const asked = withoutMarks(label.brief)
      count(
        'occasions',
        (text.match(OCCASION) ?? []).some((word) => !asked.includes(withoutMarks(word))),
        said,
      )
      const sentences = sentencesOf(post.text)
      count('repeats', new Set(sentences).size < sentences.length, said)
      const invented = numbersOf(text, locale).find((number) => !isSpelling(number, numbers))
      count('figures', invented !== undefined, `“${invented}” ${said}`)
      if (label.call !== null)
        count(
          'calls',
          sentences.some((sentence) => ownCalls[locale].has(sentence)),
          said,
        )
      const other = new Set(sentencesOf(others.posts.get(platform)?.text ?? ''))
      for (const sentence of sentences) count('shared', other.has(sentence), `${at}: ${sentence}`)
    }
  }
  return tallies
}
