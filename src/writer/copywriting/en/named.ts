import type { Scene } from '../grammar/grammar.ts'
import { withoutEnd } from '../sentence.ts'
import { isNounPhrase, lowered } from './phrases.ts'

/** Beginnings after which a name before them would be one too many. */
const LEADS = /[:?]|^(?:join|save|wishing|happy|thank|come|see|meet|introducing|say|new here|first time)\b/i

const BRIEF = 25
const WE = /^we(?:'\p{Ll}{1,2})?\s/iu

const OURS = /^our\s/iu

/** See `Grammar.named`. */
export function named(sentence: string, { shop }: Scene): readonly string[] {
  if (shop === '' || sentence.toLowerCase().includes(shop.toLowerCase())) return []
  const rest = lowered(sentence)
  if (WE.test(sentence)) return [`Here at ${shop}, ${rest}`, `At ${shop}, ${rest}`]
  if (
    OURS.test(sentence) &&
    (!isNounPhrase(sentence) || /\b(?:just|has|have|\p{L}{3,12}ed)\b/u.test(sentence))
  )
    return [`At ${shop}, ${rest}`]
  if (sentence.length < BRIEF && isNounPhrase(sentence) && !/[,!]|\b(?:at|in)\b/.test(sentence))
    return [`${withoutEnd(sentence)} at ${shop}.`]
  return LEADS.test(sentence) ? [] : [`At ${shop}: ${rest}`, `${shop}: ${rest}`]
}
