import type { BriefKind, Direction, ReadingContext, Slot } from './brief-reading.ts'
import type { KindTable } from './learned/kind-table.ts'
import type { Span } from './spans.ts'

/** What one language knows. Every finder gets the whole cleaned brief and answers places in it. */
export type LanguageRules = {
  /** With the commas and periods that a run-on brief leaves out. */
  punctuate?(text: string): string
  /** "Write a post about …", "Hazme una publicación sobre …": where the content begins; 0 without such a beginning. */
  findRequestEnd(text: string): number
  /** May overlap: the reader keeps the best. Contacts (phone, link, mail) are found for both languages elsewhere. */
  findSlots(text: string, context: ReadingContext): Slot[]
  /** `end` is exclusive and includes the comma or period that ends it. */
  findDirections(text: string): Direction[]
  /** Points for each kind that has a sign in the text; the reader turns them into a kind and a confidence. */
  scoreKinds(text: string, slots: readonly Slot[]): Partial<Record<BriefKind, number>>
  /** What briefs of each kind say, counted; decides where the signs do not. */
  kindTable: KindTable
  /** A word without its ending, as the table knows it. Lower case, without accents. */
  stem(word: string): string
  /** Grave whatever the kind: "ha muerto", "we are closing for good". */
  isGrave(text: string): boolean
  /** Words that only sound grave, "the oven died": the table must not see them. */
  findPlay(text: string): Span[]
  /** Mends certain mistakes of one clause: "w/" is "with", "siguenos" is "síguenos", "i" is "I". */
  polish(clause: string, country: string | null): string
  /** Words that may stand between slots without saying anything: "and", "on", "hasta", "el". Lower case. */
  glue: ReadonlySet<string>
  /** Where a clause may begin after a comma: verbs and pronouns that open a new statement. `before` is what it follows. */
  opensStatement(words: string, before: string): boolean
}
