import type { Rule } from '../rule.ts'

/** A note as owners jot it down, and the sentences that it stands for. */
export type NoteRule = Rule & {
  /** As typed it is too curt to stand in a text: "closing date 4 December". */
  isCurt?: boolean
  /** Its commas are those of a list. */
  isList?: boolean
}

/** A sum with what it is for: "$38", "£2.50 per person", "$19–21 an hour". */
export const PRICE =
  '[$£€]\\d{1,3}(?:,?\\d{3})*(?:\\.\\d\\d)?(?:–[$£€]?\\d+)?(?: (?:each|a head|per [a-z]{2,12}|an? (?:hour|week|month|day|night|year|person|head|pair|dozen|slice|pint|glass|go|child|kid|adult|team|couple|ticket|bag|box|bunch|pot|cup|scoop|bottle|kilo|guess|session|class)))?'
