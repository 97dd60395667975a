import { capitalized, capitalizedLike } from '../../first-letter.ts'
import type { WordsUnit } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { restateSlot } from './dates.ts'
import { lowered } from './phrases.ts'

/** Short and long forms that always mean the same. */
const forms: readonly [RegExp, string][] = [
  [/\bwe're\b/i, 'we are'],
  [/\bwe'll\b/i, 'we will'],
  [/\bwe've\b(?= (?:got|been|had|just|now|never|always|\p{L}+ed)\b)/iu, 'we have'],
  [/\bit's\b(?= (?:a|an|the|our|not|time|back|with|now|only|open|closed|here|free|\p{L}+ing)\b)/iu, 'it is'],
  [/\bit's (?=been\b)/i, 'it has '],
  [/\bthey're\b/i, 'they are'],
  [/\bthere's\b(?= (?:a|an|no|still|some|also|plenty|only|one|cake|live|free)\b)/i, 'there is'],
  [/\bi've\b(?= (?:been|had|got|just|\p{L}+ed)\b)/iu, 'I have'],
  [/\bi'm\b/i, 'I am'],
  [/\bi'll\b/i, 'I will'],
  [/\byou're\b/i, 'you are'],
  [/\byou'll\b/i, 'you will'],
  [/\bwe'd (?=(?:love|like|never|be|rather)\b)/i, 'we would '],
  [/\b(did|does|is|are|was|were|could|would|has|have)n't\b/i, '$1 not'],
  [/\bdon't\b/i, 'do not'],
  [/\bcan't\b/i, 'cannot'],
  [/\bwon't\b/i, 'will not'],
  [/\bwe are (?=\p{L})/iu, "we're "],
  [/\bwe will (?=\p{L})/iu, "we'll "],
  [/\bwe have (?=been|had|just|\p{L}+ed\b)/iu, "we've "],
  [/\bit is (?=\p{L})/iu, "it's "],
  [/\bit has (?=been\b)/i, "it's "],
  [/\bwe would (?=(?:love|like|never|rather)\b)/i, "we'd "],
  [/\bthere is (?=\p{L})/iu, "there's "],
  [/\bthey are (?=\p{L})/iu, "they're "],
  [/\bi am (?=\p{L})/iu, "I'm "],
  [/\bdo not (?=\p{L})/iu, "don't "],
  [/\bi will (?=\p{L})/iu, "I'll "],
  [/\bi have (?=been|had|\p{L}+ed\b)/iu, "I've "],
  [/\byou will (?=\p{L})/iu, "you'll "],
  [/\byou are (?=\p{L})/iu, "you're "],
  [/\b(did|does|is|are|was|were) not (?=\p{L})/iu, "$1n't "],
  [/\bcannot\b/i, "can't"],
  [/\bwill not\b/i, "won't"],
]

const HAS_SUBJECT =
  /^(?:we|our|the|there|it|everyone|everything|everybody|nobody|all|they|my|your|this|his|her|i|some)(?:'\p{L}+)?\s|^\p{Lu}\p{Ll}+ (?:is|was|has|will|are|starts|opens)\b/iu
const CAN_LEAD = /^(?:by|on|this|next|every|from|today|tomorrow|tonight|in|starting)\b/i
const ENDS_IN_VERB = /\b(?:is|are|was|were|be|been|starts?|begins?|ends?|to|of|for|at|by)$/i
const CLAUSES = /[,;:]|\b(?:and|but|that|who|which|when|if|because|so)\b/i

const LATELY =
  / (last night|yesterday|this (?:morning|afternoon|evening|week|weekend|month)|today|tonight|tomorrow)$/i

/** "There was a fire last night" is also "Last night, there was a fire". */
function begunLately(words: string): string | null {
  const body = words.replace(/[.!]$/, '')
  const found = LATELY.exec(body)
  if (!found || !HAS_SUBJECT.test(words)) return null
  const rest = body.slice(0, found.index)
  if (
    CLAUSES.test(rest) ||
    ENDS_IN_VERB.test(rest) ||
    /\b(?:only|just|open|closed|until|from|since)$/i.test(rest)
  )
    return null
  return `${capitalized(found[1] ?? '')}, ${lowered(rest)}${words.slice(body.length)}`
}

const AFTER_YEARS =
  /^after (\d{1,3} (?:\p{L}{3,10} )?years),? (we(?:'re| are|'ve| have|'ll| will)? [^,;:!?]{5,110})$/iu

/** "After 31 years we are closing" is also "We are closing after 31 years". */
function endedInYears(words: string): string | null {
  const [, years = '', main = ''] = AFTER_YEARS.exec(words) ?? []
  return main === '' ? null : `${capitalized(main)} after ${years}`
}

/** "We turn 10 on Friday" is also "On Friday, we turn 10". */
function fronted(words: string, { slots }: WordsUnit, scene: Scene): string | null {
  const dates = slots.filter(({ value }) => value.type === 'date' || value.type === 'time')
  const [date] = dates
  if (dates.length !== 1 || !date || !HAS_SUBJECT.test(words)) return null
  const end = /[.!]$/.exec(words)?.[0] ?? ''
  const body = end === '' ? words : words.slice(0, -1)
  const told = restateSlot(date, scene, 'long') ?? date.text
  if (!CAN_LEAD.test(told) || !body.toLowerCase().endsWith(` ${told.toLowerCase()}`)) return null
  const rest = body.slice(0, -told.length - 1)
  // Another clause before it may be what the date belongs to.
  if (CLAUSES.test(rest) || ENDS_IN_VERB.test(rest)) return null
  return `${capitalized(told)}, ${lowered(rest)}${end}`
}

const CONDITION =
  /^((?:if|when|once) [^,;:.!?]{4,80}), ((?:we|you|your|our|the|it|they|please|just|there|come|call|ask|bring|tell|email)\b[^,;:.!?]{4,120})$/i

/** "If you need a hand, call us" is also "Call us if you need a hand". */
function turned(words: string): string | null {
  const [, condition = '', main = ''] = CONDITION.exec(words) ?? []
  if (condition === '' || /\b(?:if|when|once|that)\b/i.test(main)) return null
  return `${capitalized(main)} ${lowered(condition)}`
}

const CONDITION_LAST = /^([^,;:.!?]{4,90}) (if (?:you|we|it|they|your|anyone|one)\b[^,;:.!?]{2,80})$/i

/** "Call us if you need a hand" is also "If you need a hand, call us". */
function begun(words: string): string | null {
  const [, main = '', condition = ''] = CONDITION_LAST.exec(words) ?? []
  if (main === '' || /\b(?:if|when|that|what|ask|see|know|and|or|only)\b|\d/i.test(main)) return null
  return `${capitalized(condition)}, ${lowered(main)}`
}

const BARE_DAY =
  /(?<=\b(?:starts|ends|opens|closes|begins|launches|launching|closed|open|back|meet|reopening|reopen|picked|announced|drawn|arrives|returns) )(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b(?! to\b|–))/i

/** "We're closed Monday" is also "We're closed on Monday". */
const onDay = (words: string): string | null => (BARE_DAY.test(words) ? words.replace(BARE_DAY, 'on ') : null)

const FORBIDS = /\b(?:do not|cannot|must not|never)\b/i
const MOST_FORMS = 2

/** With one short form written out or one long form made short, and with both. */
function inOtherForm(typed: string): string[] {
  const few = forms.filter(([from]) => from.test(typed)).slice(0, MOST_FORMS)
  const changed = (text: string, [from, to]: (typeof forms)[number]) =>
    capitalizedLike(typed, text.replace(from, to))
  const each = few.map((form) => changed(typed, form))
  return each.length < MOST_FORMS ? each : [...each, few.reduce(changed, typed)]
}

/** The same words with another order or other contractions, where that is certain. */
export function otherWays(words: string, unit: WordsUnit, scene: Scene): string[] {
  const typed = words.replace(/’/g, "'")
  // A condition keeps its words.
  const isFree = unit.slots.every(({ value }) => value.type !== 'condition')
  // What must not be done is said in full.
  const told = isFree && !(scene.isSerious && FORBIDS.test(typed)) ? inOtherForm(typed) : []
  const others = [
    fronted(words, unit, scene) ?? begunLately(words),
    turned(typed),
    begun(typed),
    onDay(typed),
    endedInYears(typed),
  ].filter((text) => text !== null)
  return [...told, ...others]
}
