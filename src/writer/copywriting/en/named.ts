import type { Scene } from '../grammar/grammar.ts'
import { lowered } from './phrases.ts'

/** Beginnings after which a name before them would be one too many. */
const LEADS = /[:?]|^(?:join|save|wishing|happy|thank|come|see|meet|introducing|say|new here|first time)\b/i

const WE = /^we(?:'\p{Ll}{1,2})?\s/iu

/** See `Grammar.named`. */
export function named(sentence: string, { shop }: Scene): readonly string[] {
  if (shop === '' || LEADS.test(sentence) || sentence.toLowerCase().includes(shop.toLowerCase())) return []
  const rest = lowered(sentence)
  return WE.test(sentence) ? [`Here at ${shop}, ${rest}`] : [`At ${shop}: ${rest}`, `${shop}: ${rest}`]
}
