import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '#platform/locale.ts'
import { hash } from '#writer/built-in/dealer.ts'
import { type BriefKind, briefKinds } from '#writer/reading/brief-reading.ts'
import { isSeriousKind } from '#writer/reading/choose-kind.ts'
import { enLabeledBriefs } from '#writer/reading/en/labeled-briefs.ts'
import { labeledSpanishBriefs } from '#writer/reading/es/labeled-briefs.ts'
import { featuresOf, phraseOf } from '#writer/reading/learned/features.ts'
import { FIRST_KIND, type KindTableFile } from '#writer/reading/learned/kind-table.ts'
import { languageRules } from '#writer/reading/rules/index.ts'

const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'src/writer/reading/learned')

type KnownBrief = { kind: BriefKind; brief: string; isSerious: boolean }

/** Begins a brief that is serious although its kind is not: a rise in prices. */
const SERIOUS = '!'
const HELD_OUT_PERCENT = 15
/** A word of the lists counts as much as in so many briefs. */
const WORD_COUNT = 4
/** A pair of words or a beginning that no kind has twice says nothing. */
const FEWEST = 2
/** A word in more of the briefs is one of the language, not of a kind. */
const MOST_SHARE = 0.2
const isLength = (feature: string) => feature.startsWith('#length')
const isRareByNature = (feature: string) => /^\^|_/.test(feature)

const linesOf = (path: string) => readFileSync(join(folder, path), 'utf8').split('\n').filter(Boolean)

const briefsOf = (locale: Locale): KnownBrief[] =>
  briefKinds.flatMap((kind) =>
    linesOf(`briefs/${locale}/${kind}.txt`).map((line) => ({
      kind,
      brief: line.startsWith(SERIOUS) ? line.slice(SERIOUS.length) : line,
      isSerious: line.startsWith(SERIOUS) || isSeriousKind(kind),
    })),
  )

/** Spreads neighboring numbers: the last letters of a text alone decide its last digits. */
function mixed(number: number): number {
  const once = Math.imul(number ^ (number >>> 15), 2_246_822_507) >>> 0
  return (once ^ (once >>> 13)) >>> 0
}

/** Never learned from: they measure what was learned. The same ones whatever is added. */
const isHeldOut = ({ brief }: Pick<KnownBrief, 'brief'>): boolean =>
  mixed(hash(brief)) % 100 < HELD_OUT_PERCENT

export const heldOutBriefs = (locale: Locale): KnownBrief[] => briefsOf(locale).filter(isHeldOut)

const labeled: readonly (KnownBrief & { locale: Locale })[] = [
  ...enLabeledBriefs.map((label) => ({ ...label, locale: 'en' as const })),
  ...labeledSpanishBriefs.map((label) => ({ ...label, locale: 'es' as const })),
]

/** Counts in how many briefs of each kind a feature occurs. */
export function composeKindTable(locale: Locale): { path: string; text: string } {
  const { stem } = languageRules[locale]
  const known = [
    ...briefsOf(locale).filter((brief) => !isHeldOut(brief)),
    ...labeled.filter((label) => label.locale === locale),
  ]
  const counts = new Map<string, Map<BriefKind, number>>()
  const add = (feature: string, kind: BriefKind, count: number) => {
    const byKind = counts.get(feature) ?? new Map<BriefKind, number>()
    counts.set(feature, byKind.set(kind, (byKind.get(kind) ?? 0) + count))
  }
  for (const { kind, brief } of known) for (const feature of featuresOf(brief, stem)) add(feature, kind, 1)
  for (const line of linesOf(`words/${locale}.txt`)) {
    const [kind = '', words = ''] = line.split(': ')
    for (const phrase of words.split(', ')) add(phraseOf(phrase, stem), kind as BriefKind, WORD_COUNT)
  }
  const kept = [...counts].filter(
    ([feature, byKind]) =>
      (!isRareByNature(feature) || Math.max(...byKind.values()) >= FEWEST) &&
      (isLength(feature) || sumOf(byKind.values()) <= known.length * MOST_SHARE),
  )
  const table: KindTableFile = {
    kinds: briefKinds.join(' '),
    briefs: briefKinds.map((kind) => known.filter((brief) => brief.kind === kind).length).join(' '),
    features: kept
      .map(([feature, byKind]) => `${feature}:${written(byKind)}`)
      .toSorted()
      .join(' '),
  }
  return { path: join(folder, `${locale}.json`), text: `${JSON.stringify(table, null, 2)}\n` }
}

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0)

const written = (byKind: ReadonlyMap<BriefKind, number>): string =>
  briefKinds
    .map((kind, place) => {
      const count = byKind.get(kind)
      return count ? `${String.fromCharCode(FIRST_KIND + place)}${count}` : ''
    })
    .join('')
