import { countCodePoints } from '#platform/code-points.ts'
import type { WordsUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { sentence, unique, withoutEnd } from '../sentence.ts'
import type { Length } from './calendar.ts'
import { contestWays } from './contests.ts'
import { fragmentWays } from './fragments.ts'
import { mendedWords } from './mends.ts'
import { namedDeed } from './named.ts'
import { hoursWays } from './opening-hours.ts'
import { withOpening } from './openings.ts'
import { reordered, withDatePause } from './orders.ts'
import { parted } from './part-clauses.ts'
import { lowered } from './phrases.ts'
import { asked, questionWays } from './questions.ts'
import { reworded } from './rewordings.ts'
import { priceListWays, wordsWithNotes } from './tell-notes.ts'

const HEADLINE = 60
/** A short way may be this much longer than the shortest. */
const SHORT_ROOM = 36
/** Shorter words are a note, and a name in them would be one too many. */
const NAMED_LENGTH = 14

/** "Pedimos perdón por las colas, no dábamos abasto" is two sentences. */
function apart(words: string, scene: Scene): string[] {
  const clauses = parted(words, scene)
  return clauses.length > 0 ? clauses : [words]
}

function waysOf(words: string, unit: WordsUnit, scene: Scene, length: Length): string[] {
  const ordered = reordered(words, unit.slots, scene, length)
  if (scene.kind === 'hours') {
    const noted = wordsWithNotes(words, scene, () => [])
    if (noted.length > 0) return noted
    const better = withOpening(words, scene.kind)
    return [
      ...better,
      ...(better.length > 0 ? [] : hoursWays(words)),
      ...fragmentWays(words, scene),
      ...ordered,
    ]
  }
  if (scene.kind === 'contest') return contestWays(words, unit, scene)
  const priced = priceListWays(words, scene)
  if (priced.length > 0) return priced
  const noted = wordsWithNotes(words, scene, (head) => [
    ...withOpening(head, scene.kind),
    ...fragmentWays(head, scene),
  ])
  if (noted.length > 1) return noted
  const better = withOpening(words, scene.kind)
  const others = fragmentWays(words, scene)
  // A note that has one wording only may still be a sentence that has more.
  if (noted.length === 1) return [...noted, ...better, ...others]
  // Two sentences with a comma between them read better apart.
  const isSpliced = parted(words, scene).length > 0
  return scene.isSerious && better.length > 0
    ? [...better.flatMap((way) => apart(way, scene)), ...others]
    : [...better, ...(isSpliced ? [] : [words]), ...others, ...ordered]
}

/** Two of the ways with the shop's name in them. */
const withShop = (ways: readonly string[], { isLimit, words }: WordsUnit, scene: Scene): string[] =>
  scene.isSerious || isLimit || words.length < NAMED_LENGTH
    ? []
    : ways
        .slice(0, 3)
        .flatMap((way) => namedDeed(sentence(way), scene))
        .slice(0, 3)

const CRY = /^¡([^¡!?¿ ]+ [^¡!?¿]{4,120})!$/u

/** A cry is also said calmly. */
function calmWays(words: string, unit: WordsUnit, scene: Scene, length: Length): string[] {
  const calm = CRY.exec(words)?.[1]
  return calm === undefined || scene.isSerious
    ? waysOf(words, unit, scene, length)
    : [words, ...waysOf(calm, unit, scene, length)]
}

/** Further news of ours may follow the first with "además". */
const ADDS =
  /^(?:también )?(?:hacemos|ofrecemos|recogemos|recibimos|regalamos|tenemos|vendemos|arreglamos|enviamos|llevamos|damos|preparamos|hay|habrá)(?! (?:cupo|plazas|lugares|que|\d))(?!\p{L})/iu

const alsoWays = (ways: readonly string[], { statements, isLimit }: WordsUnit, scene: Scene): string[] =>
  ways.length > 2 || isLimit || scene.isSerious || (statements[0] ?? 0) === 0 || scene.kind === 'hours'
    ? []
    : ways.filter((way) => ADDS.test(way)).map((way) => `Además, ${lowered(way.replace(/^también /iu, ''))}`)

export function sayWords(unit: WordsUnit, scene: Scene): Sayings {
  const mended = (typed: string, length: Length) =>
    withDatePause(mendedWords(typed, unit.slots, scene), unit.slots, scene, length)
  const words = mended(unit.words, 'long')
  const short = mended(unit.shortWords, 'short')
  if (unit.isQuestion) {
    const ways = (question: string) => (scene.isSerious ? [question] : questionWays(question, scene))
    const question = asked(words)
    return {
      full: ways(question),
      short: unique(ways(asked(short))),
      headlines: [question],
      lines: [],
    }
  }
  const own = calmWays(words, unit, scene, 'long')
  const full = reworded(
    [...own, ...withShop(own, unit, scene), ...alsoWays(own, unit, scene)],
    unit.slots,
    scene,
  )
  const briefs = [...calmWays(short, unit, scene, 'short').map(sentence), ...full]
  const shortest = Math.min(...briefs.map((text) => text.length))
  const title = withoutEnd(sentence(short))
  return {
    full,
    short: unique(briefs.filter((text) => text.length <= shortest + SHORT_ROOM)),
    headlines: countCodePoints(title) <= HEADLINE ? [title] : [],
    lines: [],
  }
}
