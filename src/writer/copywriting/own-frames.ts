import { fold } from '../ai/told-text.ts'
import { toneOf } from '../built-in/tone.ts'
import { capitalized } from '../first-letter.ts'
import { briefKinds } from '../reading/brief-reading.ts'
import type { Unit } from './facts.ts'
import type { Ingredients } from './ingredients.ts'

/** What a text would be written from. */
export type ReadParts = (text: string) => Pick<Ingredients, 'grammar' | 'scene' | 'groups'>

const LONGEST_LEAD = 60
const FIRST_SENTENCE = /^[^\n]*?[.!?…](?=\s|$)/u

const isOneOf = (text: string, known: readonly string[]) => known.some((each) => fold(each) === fold(text))
const unitOf = ({ groups }: ReturnType<ReadParts>): Unit | undefined => groups[0]?.units[0]

/** Without words of ours that lead to the first fact: "New at Crumb: cardamom buns." */
function withoutLead(body: string, read: ReadParts): string {
  const at = body.indexOf(': ')
  const lead = body.slice(0, at + 1)
  if (at < 0 || at > LONGEST_LEAD || /[\n.!?]/.test(lead)) return body
  const rest = capitalized(body.slice(at + 2))
  const parts = read(rest)
  const unit = unitOf(parts)
  if (!unit) return body
  const known = briefKinds.flatMap((kind) => parts.grammar.leads(unit, { ...parts.scene, kind }))
  return isOneOf(lead, known) ? rest : body
}

/** Without a first sentence of ours: "New with us." */
function withoutOpener(body: string, read: ReadParts): string {
  const [opener = ''] = FIRST_SENTENCE.exec(body) ?? []
  const rest = body.slice(opener.length).trim()
  if (opener === '' || opener.length > LONGEST_LEAD || rest === '') return body
  const parts = read(rest)
  const unit = unitOf(parts)
  if (!unit) return body
  const known = [parts.scene.tone, toneOf('fun')].flatMap((tone) =>
    briefKinds.flatMap((kind) => parts.grammar.openers(unit, { ...parts.scene, kind, tone })),
  )
  return isOneOf(opener, known) ? rest : body
}

/** Words that may stand before the shop's name: "Here at Crumb", "En Casa Luz". */
const MOST_BEFORE_NAME = 2

/** Without the shop's name in the first sentence, where the grammar would put it there. */
function withoutName(body: string, read: ReadParts): string {
  const [first = body] = FIRST_SENTENCE.exec(body) ?? []
  const { grammar, scene } = read(body)
  const at = scene.shop === '' ? -1 : first.indexOf(scene.shop)
  if (at < 0) return body
  const before = first.slice(0, at).split(/(?<=\s)/u)
  const after = first.slice(at + scene.shop.length).replace(/^[,:]/, '')
  for (let words = 0; words <= Math.min(MOST_BEFORE_NAME, before.length); words++) {
    const start = before
      .slice(0, before.length - words)
      .join('')
      .trimEnd()
    const bare = capitalized(`${start}${start === '' ? after.trimStart() : after}`)
    if (isOneOf(first, grammar.named(bare, scene))) return bare + body.slice(first.length)
  }
  return body
}

/** The text without the words that we put around its first fact. */
export const withoutOwnFrames = (body: string, read: ReadParts): string =>
  [withoutOpener, withoutLead, withoutName].reduce((text, without) => without(text, read), body)
