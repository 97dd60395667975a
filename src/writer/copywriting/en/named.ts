import type { Scene } from '../grammar/grammar.ts'
import { withoutEnd } from '../sentence.ts'
import { isNounPhrase, lowered } from './phrases.ts'

/** Beginnings after which a name before them would be one too many. */
const LEADS =
  /[:?]|^(?:hey|hi|hello|morning|good morning|join|save|wishing|happy|thank|thanks|come|see|meet|introducing|say|new here|first time|please|get|new|back|there|a big|a very|you|if|when|use|just|to)\b/i

/** "From January 4 to 15, we're closed" */
const FRONTED = /^(?:from|on|this|next|by|today|tomorrow|tonight|in|every|until)\b[^,]{0,40}, /i
const BRIEF = 25
const WE = /^we(?:'\p{Ll}{1,2})?\s/iu
const OURS = /^our\s/iu

/** "We will be closed" with the shop as its subject; the verbs that may stand there and their third person. */
const subjects: readonly [RegExp, string][] = [
  [
    /^we(?:'re| are) (?=(?:closed|closing|open|opening|reopening|moving|hiring|back|launching|celebrating|looking|giving|hosting|raising|running|collecting|starting|offering|holding|joining)\b)/i,
    'is ',
  ],
  [/^we(?:'ll| will) (?=be\b|close\b|open\b|reopen\b|stay\b)/i, 'will '],
  [/^we(?:'ve| have) (?=(?:moved|opened|reopened|launched|raised|turned|joined)\b)/i, 'has '],
  [/^we (?=(?:close|open|reopen|turn|celebrate|move)\b)/i, ''],
]

/** "Paws will be closed this Thursday." Empty where the sentence speaks of us again. */
export function asSubject(sentence: string, shop: string): string[] {
  if (shop === '') return []
  const found = subjects.find(([start]) => start.test(sentence))
  if (!found || /\b(?:we|our|us|my|i)\b/i.test(sentence.slice(3))) return []
  const rest = sentence.replace(found[0], '')
  const told =
    found[1] === ''
      ? rest.replace(/^\p{L}+/u, (verb) => (/[sh]$/.test(verb) ? `${verb}es` : `${verb}s`))
      : rest
  return [`${shop} ${found[1]}${told}`]
}

/** See `Grammar.named`. */
export function named(sentence: string, { shop }: Scene): readonly string[] {
  if (shop === '' || sentence.toLowerCase().includes(shop.toLowerCase())) return []
  if (sentence.includes('?')) return []
  const rest = lowered(sentence)
  if (WE.test(sentence))
    return [...asSubject(sentence, shop), `Here at ${shop}, ${rest}`, `At ${shop}, ${rest}`]
  if (
    OURS.test(sentence) &&
    (!isNounPhrase(sentence) || /\b(?:just|has|have|\p{L}{3,12}ed)\b/u.test(sentence))
  )
    return [`At ${shop}, ${rest}`]
  if (sentence.length < BRIEF && isNounPhrase(sentence) && !/[,!]|\b(?:at|in)\b/.test(sentence))
    return [`${withoutEnd(sentence)} at ${shop}.`]
  if (LEADS.test(sentence) || FRONTED.test(sentence)) return []
  // "At Fern: plants want less water" would speak of the plants at Fern.
  const [start = ''] = sentence.split(/[,.!]/)
  return [`${isNounPhrase(start) ? 'At' : 'From'} ${shop}: ${rest}`]
}
