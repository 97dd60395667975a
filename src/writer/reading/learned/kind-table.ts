import { type BriefKind, briefKinds } from '../brief-reading.ts'

/** As `npm run learn` writes it. `features` is "word:a3f1 …": in 3 briefs of the first kind and 1 of the sixth. */
export type KindTableFile = { kinds: string; briefs: string; features: string }

export type KindTable = {
  kinds: readonly string[]
  /** How many there are of each kind. */
  briefs: readonly number[]
  counts: ReadonlyMap<string, string>
}

export const FIRST_KIND = 'a'.charCodeAt(0)
const COUNT = /([a-z])(\d{1,5})/g
/** Counted for every kind, so that a word never seen with a kind does not rule it out. */
const SMOOTHING = 0.5
/** The words of a long brief repeat each other, so that together they prove no more than so many. */
const MOST_FEATURES = 12

export const openKindTable = ({ kinds, briefs, features }: KindTableFile): KindTable => ({
  kinds: kinds.split(' '),
  briefs: briefs.split(' ').map(Number),
  counts: new Map(
    features.split(' ').map((entry): [string, string] => {
      const end = entry.lastIndexOf(':')
      return [entry.slice(0, end), entry.slice(end + 1)]
    }),
  ),
})

/** How likely each kind is by these features, as logarithms up to 0, the likeliest; null if none is known. */
export function kindLikelihoods(
  { kinds, briefs, counts }: KindTable,
  features: Iterable<string>,
): ReadonlyMap<BriefKind, number> | null {
  const known = [...features].flatMap((feature) => counts.get(feature) ?? [])
  if (known.length === 0) return null
  const sums = briefs.map((count) => known.length * Math.log(SMOOTHING / (count + 2 * SMOOTHING)))
  for (const counted of known) {
    for (const [, letter = '', count] of counted.matchAll(COUNT)) {
      const place = letter.charCodeAt(0) - FIRST_KIND
      sums[place] = (sums[place] ?? 0) + Math.log(Number(count) / SMOOTHING + 1)
    }
  }
  const most = Math.max(...sums)
  const share = Math.min(1, MOST_FEATURES / known.length)
  return new Map(briefKinds.map((kind) => [kind, ((sums[kinds.indexOf(kind)] ?? 0) - most) * share]))
}
