import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { arrivalRules } from './arrival-rules.ts'
import { limitRules } from './limit-rules.ts'
import { newsRules } from './news-rules.ts'
import type { NoteRule } from './note-rule.ts'
import { noteRules } from './note-rules.ts'
import { offerRules } from './offer-rules.ts'
import { peopleRules } from './people-rules.ts'
import { isNounPhrase, isPlural, lowered } from './phrases.ts'
import { requestRules } from './request-rules.ts'
import { soberRules } from './sober-rules.ts'
import { withSubject } from './subjects.ts'
import { takingPartRules } from './taking-part-rules.ts'

const rules: readonly NoteRule[] = [
  ...soberRules,
  ...arrivalRules,
  ...takingPartRules,
  ...requestRules,
  ...newsRules,
  ...offerRules,
  ...noteRules,
  ...limitRules,
  ...peopleRules,
]

const OPENS_CLAUSE =
  /, (?:and )?(?=(?:we|he|she|it|they|all \p{L}{3,12}s|(?:our|the|his|her|my|their) (?:last )?\p{L}{2,20}|there|this|everyone|\p{L}{3,12}s)(?:['’](?:re|ve|ll|s|d))? \p{L})/iu
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
    /^(?:(?:and|but|so|also|plus),? )?(?:if|when|while|because|although|as|since|after|before|once)\b/i.test(
      left,
    )
  )
    return []
  const next = capitalized(right)
  return isSerious
    ? [`${left}. ${next}`]
    : [`${left}. ${next}`, /[;:–—]/.test(words) ? '' : `${left}; ${lowered(right)}`]
}

const NEW_CONDITION =
  /, (if (?:we|you|your|it|yours)\b[^,;:.!?]{3,60}?),? (?=(?:you|we|it|they|your|leave|bring|keep|try|come|ask|take|turn|give|use|wait)(?:['’](?:re|ve|ll|s|d))? \p{L})/iu

/** "Do X, if we Y you get Z" is "Do X. If we Y, you get Z". */
function conditioned(words: string): string[] {
  const found = NEW_CONDITION.exec(words)
  if (!found || found.index < 8) return []
  const rest = words.slice(found.index + found[0].length)
  return [`${words.slice(0, found.index)}. ${capitalized(found[1] ?? '')}, ${rest}`]
}

const MOST_NOTES = 6
const MOST_SENTENCES = 4
/** Not inside "Monday, January 4" or "Monday, 9 AM to 5 PM". */
const NOTE_BORDER =
  /, (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec)\b|\d{4}\b|\d{1,2}(?::\d\d)? ?[ap]m\b|please$)/i
/** "6 weeks, $90" */
const LASTS_AND_COSTS = /\b(\d{1,2} (?:weeks|minutes|hours|lessons|sessions|classes)), ([$£€]\d)/i
/** "November 28 and 29" */
const DAYS = /\d{1,2} (?:and|or|&) \d{1,2}/
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

const PRICED =
  /^[\p{L}\d][\p{L}\d '’-]{1,28} (?:from |for )?[$£€]\d{1,4}(?:\.\d\d)?(?: (?:each|per \p{L}{2,8}|an? \p{L}{3,8}))?$/u

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

const PAIR = /^\p{L}[\p{L} '’-]{1,30} (?:and|&) \p{L}[\p{L} '’-]{1,30}$/u

/** "We got new candles in, cinnamon and cedar, $18 each": the pair names what came before it. */
function withNamedPair(notes: readonly string[]): string[] {
  const [head = '', pair = '', ...rest] = notes
  const isNaming =
    rest.length > 0 && HAS_VERB.test(head) && !head.includes(':') && PAIR.test(pair) && isNounPhrase(pair)
  return isNaming ? [`${head}: ${lowered(pair)}`, ...rest] : [...notes]
}

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)'
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?(?: (?:and|or|&) \d{1,2}(?:st|nd|rd|th)?)?`
const BARE_DATE = new RegExp(`^(?:${DAY} ${MONTH}|${MONTH} ${DAY})$`, 'i')

/** A date alone is no sentence: "dinner for two, £45, 14 February" is "dinner for two on 14 February, £45". */
function withDateOfHead([head = '', ...rest]: readonly string[]): string[] {
  const date = rest.find((note) => BARE_DATE.test(note))
  if (date === undefined || !isNounPhrase(head) || /[\d:]/.test(head)) return [head, ...rest]
  return [`${head} on ${date}`, ...rest.filter((note) => note !== date)]
}

/** As `ruled`, but a note may also lack only its subject: "can hold one for 48 hours". */
function ruledNote(note: string, scene: Scene): Ruled {
  const known = ruled(note, scene)
  if (known.ways.length > 0) return known
  const ways = withSubject(note)
  return ways.length > 0 ? { ways, isCurt: true, isList: false } : UNKNOWN
}

/** "Meet Aisha, our new stylist" */
const APPOSITION = /^[^,]{0,30}\b\p{Lu}\p{Ll}{1,15}, (?:our|the|my|an?) /u

/** Where the name of a thing ends: "signed copies of Harbor Lights just arrived". */
const ENDS_SUBJECT = / (?:just|are|have|now|back|from|at|in|with|for|on|by|of) /

/** Notes in a row, each of which can be told alone: "Costumes encouraged, $12 per child, parents free". */
function listed(typed: string, scene: Scene): string[] {
  const words = typed.replace(LASTS_AND_COSTS, '$1 for $2')
  const notes = withDateOfHead(withNamedPair(withPriceLists(words.split(NOTE_BORDER))))
  const [head = '', ...rest] = notes
  if (APPOSITION.test(words) || /^any \p{L}{4,10}, /iu.test(words)) return []
  if (rest.length === 0 || notes.length > MOST_NOTES || /;|[.!?] |\([^)]*,|\([^)]*$/.test(words)) return []
  const rulings = notes.map((note) => ruledNote(note, scene))
  const known = rulings.map(({ ways }) => ways)
  const isNote = (note: string, place: number) => {
    if ((known[place] ?? []).length > 0) return true
    if (SUBORDINATE.test(note) || note.includes(': ')) return false
    return (
      (note.includes(' ') || HAS_FIGURE.test(note)) &&
      isNounPhrase(note) &&
      (!/ (?:and|or|&) /i.test(note.replace(DAYS, '')) ||
        (rest.length === 1 && /\d/.test(note)) ||
        // A list ends with "and"; more notes follow this one.
        (place < rest.length && (known[place - 1] ?? []).length > 0))
    )
  }
  // "wool coats, chunky knits and the corduroy set" is one list.
  if (!rest.every((note, place) => isNote(note, place + 1))) return []
  const isHead =
    isNote(head, 0) ||
    (HAS_VERB.test(head) && !SUBORDINATE.test(head) && (!head.includes(':') || !words.includes(':')))
  if (!isHead) return []
  const isMany = isPlural(head.split(ENDS_SUBJECT)[0] ?? '')
  const told = (way: number) => {
    const text = notes
      .map((note, place) => capitalized(known[place]?.[way] ?? known[place]?.[0] ?? note))
      .join('. ')
    return isMany
      ? text.replace(/\. It's (?=[$£€])/g, ". They're ").replace(/\. It costs (?=[$£€])/g, '. They cost ')
      : text
  }
  const start = (rulings[0]?.isCurt ? known[0]?.[0] : null) ?? head
  const small = rest.map(lowered)
  const begun = (from: number) =>
    [
      rulings[from]?.isCurt ? (known[from]?.[0] ?? '') : (notes[from] ?? ''),
      ...notes.slice(from + 1).map(lowered),
    ].join(', ')
  const last = capitalized(known.at(-1)?.[0] ?? rest.at(-1) ?? '')
  if (rest.length === 1) return known.some((ways) => ways.length > 0) ? [told(0), told(1)] : [told(0)]
  // "Dressed crab for £6.50: hake fillets" would make one thing of two.
  const isPlainThing = (place: number) =>
    (known[place] ?? []).length === 0 && isNounPhrase(notes[place] ?? '') && !/\d/.test(notes[place] ?? '')
  // "Rhode Island reds, buff orpingtons" are things of one list.
  if (isPlainThing(0) && isPlainThing(1)) return [`${notes.slice(0, -1).join(', ')}. ${last}`]
  const isOpen = !words.includes(': ') && !start.includes(':') && !/[$£€]\d|%|\boff$/.test(start)
  return [
    isOpen ? `${start}: ${small.join(', ')}` : '',
    `${start}. ${capitalized(begun(1))}`,
    `${[start, ...small.slice(0, -1)].join(', ')}. ${last}`,
    isOpen ? `${start}: ${small.slice(0, -1).join(', ')}. ${last}` : '',
    notes.length <= MOST_SENTENCES ? told(0) : '',
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
    ...conditioned(bare),
  ].filter((text) => text !== '')
}

/** Whether the words had better not stand as they were typed. */
export const isCurt = (words: string, scene: Scene): boolean =>
  ruled(words, scene).isCurt ||
  (!scene.isSerious &&
    !ruled(words, scene).isList &&
    (listed(words, scene).length > 1 || parted(words, scene).length > 0 || conditioned(words).length > 0))
