import * as z from 'zod'
import { clip } from '#platform/clip.ts'
import { normalizeLineEnds } from '#platform/line-ends.ts'

const LINE_MAX = 2000
const TEXT_MAX = 120_000
const ID_MAX = 500
const CURSOR_MAX = 10_000

/** Cut, and without what cannot be stored: NUL and half a character. */
const repaired = (text: string, max: number, insteadOfNul: string) =>
  normalizeLineEnds(clip(text, max).toWellFormed().replaceAll('\0', insteadOfNul))

/**
 * What networks, tills and models send is as long as they like. A text beyond what any shop needs is cut, not refused: one
 * absurd name must not cost the whole answer. The rule is no part of a JSON schema, since not every model knows `maxLength`.
 */
const cutAt = (max: number, insteadOfNul: string) =>
  z.string().overwrite((text) => repaired(text, max, insteadOfNul))

/** A name, a price, a code, an address. */
export const outsideLine = cutAt(LINE_MAX, ' ')
/** A post, a message. */
export const outsideText = cutAt(TEXT_MAX, '')

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** By which something is known outside. Cut, it would be another one's, so it is refused. */
export const outsideId = z.string().max(ID_MAX).refine(isStorable)
/** Keys of access and marks of the next page, which are handed back as they came. */
export const outsideToken = z.string().max(CURSOR_MAX).refine(isStorable)

/** As many of a list as are of use. */
export const outsideList = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item).overwrite((all) => all.slice(0, max))
