import type { BriefReading, SlotType } from '../reading/brief-reading.ts'
import type { EventUnit } from './facts.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'
import { clausesOf, isGlue, type Piece, withoutGlueEnd, wordsOf } from './pieces.ts'
import { placeSaid } from './place-said.ts'
import { whenOf } from './when.ts'

const whenTypes: ReadonlySet<SlotType> = new Set(['date', 'time', 'place'])
const limitTypes: ReadonlySet<SlotType> = new Set(['condition', 'quantity', 'audience', 'offer', 'price'])

const isOf = ({ slot }: Piece, types: ReadonlySet<SlotType>) => slot !== null && types.has(slot.value.type)
const saysNothing = (pieces: readonly Piece[], reading: BriefReading) =>
  pieces.every(({ text, slot }) => slot === null && isGlue(text, reading))

/** Whether a clause is a limit as a whole: "free entry until full". */
const isLimit = (clause: readonly Piece[], reading: BriefReading) =>
  clause.some((piece) => isOf(piece, limitTypes)) &&
  clause.every((piece) => isOf(piece, limitTypes) || (piece.slot === null && isGlue(piece.text, reading)))

const isWhen = (clause: readonly Piece[], reading: BriefReading) =>
  clause.some((piece) => isOf(piece, whenTypes)) &&
  clause.every((piece) => isOf(piece, whenTypes) || (piece.slot === null && isGlue(piece.text, reading)))

/** Small words that say something behind the name of an event: "reservations open", "Valentine's Day". */
const MEANT = /\b(?:open|available|ends|ending|runs|days?|online)\b/i

type Found = { unit: Omit<EventUnit, 'words' | 'shortWords' | 'statements'>; rest: Piece[][] }

/** What happens and when, if the statement names it: "wine tasting on thursday 26 at 7:30, free entry". */
export function findEvent(
  pieces: readonly Piece[],
  reading: BriefReading,
  grammar: Grammar,
  scene: Scene,
): Found | null {
  const [head, ...others] = clausesOf(pieces)
  if (!head) return null
  const timed = head.map((piece) => isOf(piece, whenTypes))
  const [from, to] = [timed.indexOf(true), timed.lastIndexOf(true)]
  const told = from < 0 ? head : head.slice(from, to + 1)
  // Other words among date, time and place would be lost.
  if (told !== head && told.some((piece) => !isOf(piece, whenTypes) && !isGlue(piece.text, reading)))
    return null
  const [before, after] = from < 0 ? [head, []] : [head.slice(0, from), head.slice(to + 1)]
  const name = saysNothing(before, reading) ? after : saysNothing(after, reading) ? before : null
  if (!name || name.length === 0 || name.some((piece) => isOf(piece, limitTypes))) return null
  const named = wordsOf(name, grammar, scene)
  const what = withoutGlueEnd(named, reading)
  if (MEANT.test(named.slice(what.length))) return null
  // "Thursday of quiz" names its day, too.
  if (what === '' || grammar.isAttached(what) || !grammar.isNounPhrase(what)) return null
  const when = others.filter((clause) => isWhen(clause, reading))
  const limits = others.filter((clause) => isLimit(clause, reading))
  const slots = [...(told === head ? [] : told), ...when.flat()].flatMap(({ slot }) => slot ?? [])
  const places = slots.filter(({ value }) => value.type === 'place')
  const times = whenOf(slots)
  // Bread every Thursday is no event.
  const isAppointed =
    times.times.length > 0 || times.dates.some(({ value }) => value.form === 'on' || value.form === 'between')
  // Which hours are of which day would be lost.
  const isTimetable = times.times.length > 1 && times.dates.length > 1
  if (places.length > 1 || !isAppointed || isTimetable) return null
  return {
    unit: {
      type: 'event',
      what,
      when: times,
      place: placeSaid([...(from < 0 ? [] : head.slice(Math.max(from - 1, 0), to + 1)), ...when.flat()]),
      limits: limits.map((clause) => wordsOf(clause, grammar, scene)),
    },
    rest: listed(
      others.filter((clause) => !when.includes(clause) && !limits.includes(clause)),
      (clause) => grammar.isNounPhrase(wordsOf(clause, grammar, scene)),
    ),
  }
}

const THING = 40
const COMMA: Piece = { text: ', ', slot: null }

/** Things in a row are one clause: "15 makers, hot cider, Santa at noon". */
function listed(clauses: readonly Piece[][], isThing: (clause: Piece[]) => boolean): Piece[][] {
  const lists: Piece[][] = []
  let isOpen = false
  for (const clause of clauses) {
    const length = clause.reduce((sum, { text }) => sum + text.length, 0)
    const isListed = length <= THING && !clause.some((piece) => isOf(piece, limitTypes)) && isThing(clause)
    const last = lists.at(-1)
    if (last && isOpen && isListed) last.push(COMMA, ...clause)
    else lists.push([...clause])
    isOpen = isListed
  }
  return lists
}
