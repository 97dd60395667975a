import { type BriefKind, type BriefReading, briefKinds, SURE } from './brief-reading.ts'

/** With this many points, the signs of a kind are no accident. */
const ENOUGH_POINTS = 9
/** Less is no sign. */
const FEWEST_POINTS = 1.5
const LEAST_STRENGTH = 0.42
const LEAST_CONFIDENCE = 0.2
/** How much a point of the signs counts against the table: by cross-validation over the learned briefs. */
const SIGN_SHARE = 0.5
const TABLE_SHARE = 0.5
/** More points are no more proof. */
const MOST_POINTS = 12
/** A brief without any sign or known word is general; a short one may be anything. */
const UNSIGNED_CONFIDENCE = 0.5
const UNSIGNED_SHORT_CONFIDENCE = 0.4
const SHORT_BRIEF_WORDS = 4
/** Without signs, a kind that is less likely is no better guess than general. */
const LEAST_GUESS = 0.25
const MOST_OTHERS = 3
const LEAST_OTHER = 0.02

/**
 * A chance of serious news: the more the signs say otherwise, the more proof. Lower finds a few more, and mourns over as
 * many everyday briefs (docs/decisions/060).
 */
const SERIOUS_UNSIGNED = 0.5
const SERIOUS = 0.6
/** With this chance, another kind wins against signs that are sure, and serious news against words in play. */
const OVERRULES = 0.8

const seriousKinds: readonly BriefKind[] = ['sad_news', 'apology', 'warning']
export const isSeriousKind = (kind: BriefKind): boolean => seriousKinds.includes(kind)

type Points = Partial<Record<BriefKind, number>>
type KindChoice = Pick<BriefReading, 'kind' | 'confidence' | 'isSerious'> & { otherKinds: BriefKind[] }

type Circumstances = {
  wordCount: number
  /** Some words only sound serious, so that more proof is needed. */
  hasPlay: boolean
}

/**
 * First whether the brief is serious, then its likeliest kind by its signs and by the table of learned words. A kind that
 * the signs are sure of stays, unless the table is surer; where it only doubts, the person is asked.
 */
export function chooseKind(
  points: Points,
  likelihoods: ReadonlyMap<BriefKind, number> | null,
  { wordCount, hasPlay }: Circumstances,
): KindChoice {
  const signed = chooseBySigns(points)
  if (!likelihoods && !signed) {
    const confidence = wordCount < SHORT_BRIEF_WORDS ? UNSIGNED_SHORT_CONFIDENCE : UNSIGNED_CONFIDENCE
    return { kind: 'general', confidence, otherKinds: [], isSerious: false }
  }
  const ranked = rankKinds(points, likelihoods)
  const isSigned = signed !== null && signed.confidence >= SURE
  const gravity = ranked.reduce((sum, { kind, chance }) => sum + (isSeriousKind(kind) ? chance : 0), 0)
  const proof = isSigned || hasPlay ? OVERRULES : signed ? SERIOUS : SERIOUS_UNSIGNED
  const isSerious = gravity >= proof || (signed !== null && isSeriousKind(signed.kind))
  const guess = ranked.find(({ kind }) => isSerious || !isSeriousKind(kind)) ?? ranked[0]
  const isWildGuess = !signed && !isSerious && guess.chance < LEAST_GUESS
  const likeliest = (isWildGuess && ranked.find(({ kind }) => kind === 'general')) || guess
  const isKept = isSigned && likeliest.chance < OVERRULES
  const best = (isKept && ranked.find(({ kind }) => kind === signed.kind)) || likeliest
  return {
    kind: best.kind,
    // Squared, it is about the share of right ones: chances of 0.8 were right in two of three.
    confidence: Math.round(best.chance ** 2 * 100) / 100,
    otherKinds: ranked
      .filter((one) => one !== best && one.chance >= LEAST_OTHER)
      .slice(0, MOST_OTHERS)
      .map(({ kind }) => kind),
    isSerious: isSerious || isSeriousKind(best.kind),
  }
}

/** The kind with the most points, and how sure that is: by the distance to the second and by the number of signs. */
function chooseBySigns(points: Points): { kind: BriefKind; confidence: number } | null {
  const [best, second] = briefKinds
    .map((kind) => ({ kind, points: points[kind] ?? 0 }))
    .filter((entry) => entry.points >= FEWEST_POINTS)
    .sort((one, other) => other.points - one.points)
  if (!best) return null
  const margin = (best.points - (second?.points ?? 0)) / best.points
  const strength = Math.min(1, best.points / ENOUGH_POINTS)
  const confidence =
    Math.min(1, LEAST_CONFIDENCE + (1 - LEAST_CONFIDENCE) * margin * 1.25) *
    (LEAST_STRENGTH + (1 - LEAST_STRENGTH) * strength)
  return { kind: best.kind, confidence }
}

type Ranked = { kind: BriefKind; chance: number }

/** The chances of all kinds, best first; they sum up to 1. */
function rankKinds(
  points: Points,
  likelihoods: ReadonlyMap<BriefKind, number> | null,
): [Ranked, ...Ranked[]] {
  const weights = briefKinds.map((kind) =>
    Math.exp(
      SIGN_SHARE * Math.min(MOST_POINTS, points[kind] ?? 0) + TABLE_SHARE * (likelihoods?.get(kind) ?? 0),
    ),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const [best = { kind: 'general', chance: 0 }, ...others] = briefKinds
    .map((kind, place): Ranked => ({ kind, chance: (weights[place] ?? 0) / total }))
    .sort((one, other) => other.chance - one.chance)
  return [best, ...others]
}
