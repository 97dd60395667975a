import { condense } from '../built-in/condense.ts'
import type { Facts } from './facts.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'
import type { Group } from './groups.ts'
import { headOf, unique, withoutEnd } from './sentence.ts'

/** A longer title is better told by its first words, where they are a name. */
const LONG_TITLE = 60

type Titled = { groups: readonly Group[]; grammar: Grammar; scene: Scene; facts: Facts }

/** Our own titles; "An invitation" needs something to be invited to. */
export const titlesFor = (grammar: Grammar, scene: Scene, groups: readonly Group[]) => {
  const isMissing = scene.kind === 'event' && groups[0]?.units[0]?.type !== 'event'
  return grammar.frames.titles(isMissing ? { ...scene, kind: 'general' } : scene)
}

/** Titles: the name of the news, then with its date, then ours. */
export function titlesOf({ groups, grammar, scene, facts }: Titled): string[] {
  // "Did you know?" is no title.
  const isQuestion = groups[0]?.units[0]?.type === 'words' && groups[0].units[0].isQuestion
  const main = groups[isQuestion && groups.length > 1 ? 1 : 0]
  const { headlines = [], short = [] } = main?.sayings ?? {}
  const unit = main?.units[0]
  const isQuote = unit?.type === 'quote'
  const whole = unit?.type === 'words' ? (main?.sayings.full ?? []) : short
  const bare = whole.slice(0, 1).map(withoutEnd)
  const both = isQuote ? [] : bare.filter((text) => !/[.!?]\s/.test(text))
  // One change of several would be half the news.
  const isTimetable = facts.units.every(
    (one) => one.type === 'words' && one.slots.some(({ value }) => value.type === 'date'),
  )
  if (scene.kind === 'hours' && groups.length > 1 && isTimetable)
    return [...titlesFor(grammar, scene, groups)]
  const said = isQuote ? '' : (unit?.words ?? '')
  const clauses = [60, 90].map((max) => condense([said], max)).filter((text) => !text.endsWith('…'))
  return unique([
    ...both.filter((text) => text.length <= LONG_TITLE),
    headOf(said),
    ...both,
    ...clauses.map(withoutEnd),
    ...headlines,
    said,
    ...titlesFor(grammar, scene, groups),
  ])
}
