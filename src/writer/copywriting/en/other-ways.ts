import type { WordsUnit } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { restateSlot } from './dates.ts'
import { lowered } from './phrases.ts'

/** Short and long forms that always mean the same. */
const forms: readonly [RegExp, string][] = [
  [/\bwe're\b/i, 'we are'],
  [/\bwe'll\b/i, 'we will'],
  [/\bwe are (?=\p{L})/iu, "we're "],
  [/\bwe will (?=\p{L})/iu, "we'll "],
  [/\bcannot\b/i, "can't"],
  [/\bwill not\b/i, "won't"],
]

const keepCase = (from: string, to: string) =>
  /^\p{Lu}/u.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to

const HAS_SUBJECT = /^(?:we|our|the|there|it|everyone|all)(?:'\p{L}+)?\s/iu
const CAN_LEAD = /^(?:on|this|next|every|from|until|today|tomorrow|tonight|in)\b/i

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
  if (/[,;:]|\b(?:and|but|that|who|which|when)\b/i.test(rest)) return null
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}, ${lowered(rest)}${end}`
}

/** The same words with another order or other contractions, where that is certain. */
export function otherWays(words: string, unit: WordsUnit, scene: Scene): string[] {
  const typed = words.replace(/’/g, "'")
  const form = forms.find(([from]) => from.test(typed))
  const told = form ? typed.replace(form[0], (from) => keepCase(from, form[1])) : null
  return [told, fronted(words, unit, scene)].filter((text) => text !== null)
}
