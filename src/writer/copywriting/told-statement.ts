import type { BriefReading, Slot, SlotType, Statement } from '../reading/brief-reading.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'
import { clausesOf, isGlue, type Piece, piecesOf, wordsOf } from './pieces.ts'
import { sentence } from './sentence.ts'

export const contactTypes: ReadonlySet<SlotType> = new Set(['link', 'phone', 'mail'])

/** A statement with what facts need of it. */
export type Told = {
  place: number
  statement: Statement
  slots: readonly Slot[]
  /** Never empty; without slots if the polish hid them. */
  pieces: readonly Piece[]
  areSlotsFound: boolean
}

export const has = ({ slots }: Told, types: ReadonlySet<SlotType>) =>
  slots.some(({ value }) => types.has(value.type))
export const hasOnly = ({ slots }: Told, types: ReadonlySet<SlotType>) =>
  slots.length > 0 && slots.every(({ value }) => types.has(value.type))
export const is = (type: SlotType): ReadonlySet<SlotType> => new Set([type])

export function toldOf(statement: Statement, place: number, reading: BriefReading): Told {
  const pieces = piecesOf(statement, reading)
  return {
    place,
    statement,
    slots: statement.slots.flatMap((slot) => reading.slots[slot] ?? []),
    pieces: pieces ?? [{ text: statement.polished, slot: null }],
    areSlotsFound: pieces !== null,
  }
}

const isOpen = (text: string) => text.split('(').length > text.split(')').length

/** "$59 (reg. $89)" is one statement, whatever its period looks like. */
export function wholeStatements(statements: readonly Statement[]): Statement[] {
  const whole: Statement[] = []
  for (const statement of statements) {
    const last = whole.at(-1)
    if (!last || !isOpen(last.polished)) {
      whole.push(statement)
      continue
    }
    whole[whole.length - 1] = {
      ...last,
      end: statement.end,
      polished: `${last.polished}. ${statement.polished}`,
      slots: [...last.slots, ...statement.slots],
      isCovered: false,
    }
  }
  return whole
}

const isContact = (clause: readonly Piece[], reading: BriefReading) =>
  clause.some(({ slot }) => slot !== null) &&
  clause.every(({ slot, text }) => (slot ? contactTypes.has(slot.value.type) : isGlue(text, reading)))

/** A contact at the end of a statement is a statement of its own: "… on Dec 3, $35 each, sliceclass.example". */
export function apart(told: Told, reading: BriefReading): Told[] {
  if (!told.areSlotsFound || told.statement.isQuestion) return [told]
  const clauses = clausesOf(told.pieces)
  const last = clauses.at(-1)
  if (clauses.length < 2 || !last || !isContact(last, reading)) return [told]
  const part = (some: readonly (readonly Piece[])[], isCovered: boolean): Told => {
    const pieces = some.flatMap((clause, place) =>
      place > 0 ? [{ text: ', ', slot: null }, ...clause] : clause,
    )
    return {
      ...told,
      pieces,
      slots: pieces.flatMap(({ slot }) => slot ?? []),
      statement: { ...told.statement, isCovered },
    }
  }
  return [part(clauses.slice(0, -1), told.statement.isCovered), part([last], true)]
}

export const first = <Type extends SlotType>(slots: readonly Slot[], type: Type) => {
  const found = slots.find(({ value }) => value.type === type)
  return found ?? null
}

/** As sentences, the last without its period: "¡Gratis! Martes a las 6 p. m. Cupos limitados". */
const asSentences = (texts: readonly string[]) =>
  texts.map((text, place) => (place < texts.length - 1 ? sentence(text) : text)).join(' ')

export function saidIn(told: readonly Told[], grammar: Grammar, scene: Scene) {
  return {
    words: asSentences(told.map(({ pieces }) => wordsOf(pieces, grammar, scene))),
    shortWords: asSentences(told.map(({ pieces }) => wordsOf(pieces, grammar, scene, true))),
    statements: told.map(({ place }) => place),
  }
}
