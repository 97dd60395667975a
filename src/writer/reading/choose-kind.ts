import { type BriefKind, briefKinds } from './brief-reading.ts'

/** With this many points, the signs of a kind are no accident. */
const ENOUGH_POINTS = 9
/** Less is no sign. */
const FEWEST_POINTS = 1.5
const LEAST_STRENGTH = 0.42
const LEAST_CONFIDENCE = 0.2
/** A brief without any sign is general; a short one may be anything. */
const UNSIGNED_CONFIDENCE = 0.5
const UNSIGNED_SHORT_CONFIDENCE = 0.4
const SHORT_BRIEF_WORDS = 4
const MOST_OTHERS = 3

type KindChoice = { kind: BriefKind; confidence: number; otherKinds: BriefKind[] }

/** The kind with the most points, and how sure that is: by the distance to the second and by the number of signs. */
export function chooseKind(points: Partial<Record<BriefKind, number>>, wordCount: number): KindChoice {
  const ranked = briefKinds
    .map((kind) => ({ kind, points: points[kind] ?? 0 }))
    .filter((entry) => entry.points >= FEWEST_POINTS)
    .sort((one, other) => other.points - one.points)
  const [best, second] = ranked
  if (!best) {
    const confidence = wordCount < SHORT_BRIEF_WORDS ? UNSIGNED_SHORT_CONFIDENCE : UNSIGNED_CONFIDENCE
    return { kind: 'general', confidence, otherKinds: [] }
  }
  const margin = (best.points - (second?.points ?? 0)) / best.points
  const strength = Math.min(1, best.points / ENOUGH_POINTS)
  const confidence =
    Math.min(1, LEAST_CONFIDENCE + (1 - LEAST_CONFIDENCE) * margin * 1.25) *
    (LEAST_STRENGTH + (1 - LEAST_STRENGTH) * strength)
  return {
    kind: best.kind,
    confidence: Math.round(confidence * 100) / 100,
    otherKinds: ranked.slice(1, 1 + MOST_OTHERS).map(({ kind }) => kind),
  }
}
