import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { limitRules } from './limit-rules.ts'
import { newsRules } from './news-rules.ts'
import type { NoteRule } from './note-rule.ts'
import { noteRules } from './note-rules.ts'
import { offerRules } from './offer-rules.ts'
import { peopleRules } from './people-rules.ts'
import { isNounPhrase, lowered } from './phrases.ts'

const rules: readonly NoteRule[] = [...newsRules, ...offerRules, ...noteRules, ...limitRules, ...peopleRules]

const OPENS_CLAUSE =
  /, (?:and )?(?=(?:we|it|they|(?:our|the|his|her|my|their) (?:last )?\p{L}{2,20}|there|this|everyone|\p{L}{3,12}s)(?:['’](?:re|ve|ll|s|d))? \p{L})/iu
const HAS_VERB =
  /\b(?:is|are|was|were|will|can|has|have|had|do|does|did|need|want|got|get|go|goes|come|comes|start|starts|open|close|sell|ship|turn|make|bake|serve|give|offer|hope|know|love|keep|add)\b|['’](?:re|ve|ll|s)\b|(?:ed)\b/i

/** "News: we do Y" is also "News. We do Y". */
function halved(words: string): string[] {
  const [left = '', right = '', ...more] = words.split(': ')
  if (right === '' || more.length > 0 || left.split(' ').length < 3) return []
  return /^(?:we|our|it|they|there|you|this)(?:['’](?:re|ve|ll|s|d))? \p{L}/iu.test(right) &&
    HAS_VERB.test(right)
    ? [`${left}. ${capitalized(right)}`]
    : []
}

/** Two clauses in one: "X, we do Y" is also "X. We do Y". */
function parted(words: string, { isSerious }: Scene): string[] {
  const found = OPENS_CLAUSE.exec(words)
  if (!found || found.index < 12) return []
  const [left, right] = [words.slice(0, found.index), words.slice(found.index + found[0].length)]
  if (
    !HAS_VERB.test(right) ||
    right.length < 8 ||
    /^(?:if|when|while|because|although|as|since|after|before|once)\b/i.test(left)
  )
    return []
  const next = capitalized(right)
  return isSerious
    ? [`${left}. ${next}`]
    : [`${left}. ${next}`, /[;:–—]/.test(words) ? '' : `${left}; ${lowered(right)}`]
}

const MOST_NOTES = 6
/** Not inside "Monday, January 4" or "Monday, 9 AM to 5 PM". */
const NOTE_BORDER =
  /, (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec)\b|\d{4}\b|\d{1,2}(?::\d\d)? ?[ap]m\b|please$)/i
/** "6 weeks, $90" */
const LASTS_AND_COSTS = /\b(\d{1,2} (?:weeks|minutes|hours|lessons|sessions|classes)), ([$£€]\d)/i
const HAS_FIGURE = /^(?:from |only |just )?[$£€]?\d/i
const SUBORDINATE =
  /^(?:if|when|while|because|although|as|since|after|before|once|so|and|or|but|who|which|that|to|from)\b/i

type Ruled = { ways: readonly string[]; isCurt: boolean; isList: boolean }
const UNKNOWN: Ruled = { ways: [], isCurt: false, isList: false }

/** A note in the ways that its rule knows; empty if it knows none. */
function ruled(note: string, scene: Scene): Ruled {
  for (const rule of rules) {
    const found = rule.is.exec(note)
    const ways = found ? rule.ways(found, scene).filter((way) => way !== '') : []
    if (ways.length > 0) return { ways, isCurt: rule.isCurt ?? false, isList: rule.isList ?? false }
  }
  return UNKNOWN
}

const PRICED = /^[\p{L}\d][\p{L}\d '’-]{1,28} (?:from |for )?[$£€]\d{1,4}(?:\.\d\d)?$/u

/** "Hems from £12, zips from £15" is one note. */
const withPriceLists = (notes: readonly string[]): string[] => {
  const lists: string[] = []
  for (const note of notes) {
    const last = lists.at(-1)
    if (last !== undefined && PRICED.test(note) && PRICED.test(last.split(', ').at(-1) ?? ''))
      lists[lists.length - 1] = `${last}, ${note}`
    else lists.push(note)
  }
  return lists
}

/** Notes in a row, each of which can be told alone: "Costumes encouraged, $12 per child, parents free". */
function listed(typed: string, scene: Scene): string[] {
  const words = typed.replace(LASTS_AND_COSTS, '$1 for $2')
  const notes = withPriceLists(words.split(NOTE_BORDER))
  const [head = '', ...rest] = notes
  if (rest.length === 0 || notes.length > MOST_NOTES || /[();]|[.!?] /.test(words)) return []
  const known = notes.map((note) => ruled(note, scene).ways)
  const isNote = (note: string, place: number) => {
    if ((known[place] ?? []).length > 0) return true
    if (SUBORDINATE.test(note) || note.includes(': ')) return false
    return (
      (note.includes(' ') || HAS_FIGURE.test(note)) &&
      isNounPhrase(note) &&
      (!/ (?:and|or|&) /i.test(note) || (rest.length === 1 && /\d/.test(note)))
    )
  }
  // "wool coats, chunky knits and the corduroy set" is one list.
  if (!rest.every((note, place) => isNote(note, place + 1))) return []
  const isHead = isNote(head, 0) || (HAS_VERB.test(head) && !SUBORDINATE.test(head) && !head.includes(':'))
  if (!isHead) return []
  const told = (way: number) =>
    notes.map((note, place) => capitalized(known[place]?.[way] ?? known[place]?.[0] ?? note)).join('. ')
  const [start, small] = [known[0]?.[0] ?? head, rest.map(lowered)]
  const last = capitalized(known.at(-1)?.[0] ?? rest.at(-1) ?? '')
  if (rest.length === 1) return known.some((ways) => ways.length > 0) ? [told(0), told(1)] : [told(0)]
  return [
    start.includes(':') ? '' : `${start}: ${small.join(', ')}`,
    `${start}. ${capitalized(rest.join(', '))}`,
    `${[start, ...small.slice(0, -1)].join(', ')}. ${last}`,
    start.includes(':') ? '' : `${start}: ${small.slice(0, -1).join(', ')}. ${last}`,
  ]
}

const LABEL = /^([^:,.!?]{3,40}): (.{8,240})$/

/** Notes after a label: "Saturday special: soup and bread £5, dine in only". */
function labeled(words: string, scene: Scene): string[] {
  const [, label = '', rest = ''] = LABEL.exec(words) ?? []
  if (label === '' || scene.isSerious || !isNounPhrase(label)) return []
  return listed(rest, scene)
    .filter((way) => !way.includes(':'))
    .map((way) => `${label}: ${lowered(way)}`)
}

/** Other ways to say the owner's words, where that is certain. Without a period at the end. */
export function fragmentWays(words: string, scene: Scene): string[] {
  const bare = words.replace(/\.$/, '')
  const rule = ruled(bare, scene)
  if (rule.isList) return [...rule.ways]
  return [
    ...rule.ways,
    ...(scene.isSerious && scene.kind !== 'apology' ? [] : listed(bare, scene)),
    ...labeled(bare, scene),
    ...parted(bare, scene),
    ...halved(bare),
  ].filter((text) => text !== '')
}

/** Whether the words had better not stand as they were typed. */
export const isCurt = (words: string, scene: Scene): boolean =>
  ruled(words, scene).isCurt ||
  (!scene.isSerious &&
    !ruled(words, scene).isList &&
    (listed(words, scene).length > 1 || parted(words, scene).length > 0))
