import * as z from 'zod'
import { clip } from '#platform/clip.ts'
import { normalizeLineEnds } from '#platform/line-ends.ts'

const LINE_MAX = 2000
const TEXT_MAX = 120_000
const ID_MAX = 500
const CURSOR_MAX = 10_000

/** Cut, without NUL and lone surrogates. */
const repaired = (text: string, max: number, insteadOfNul: string) =>
  normalizeLineEnds(clip(text, max).toWellFormed().replaceAll('\0', insteadOfNul))

/**
 * Networks, POS providers and models send texts of any length. A text beyond what any shop needs is cut, not refused:
 * one absurd name must not fail the whole answer. The limit is not part of the JSON schema, because not every model
 * knows `maxLength`.
 */
const cutAt = (max: number, insteadOfNul: string) =>
  z.string().overwrite((text) => repaired(text, max, insteadOfNul))

/** A name, a price, a code, an address. */
export const outsideLine = cutAt(LINE_MAX, ' ')
/** A post, a message. */
export const outsideText = cutAt(TEXT_MAX, '')

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** An external id. A cut id would be another one, so it is refused. */
export const outsideId = z.string().max(ID_MAX).refine(isStorable)
/** Tokens and page cursors, which are sent back unchanged. */
export const outsideToken = z.string().max(CURSOR_MAX).refine(isStorable)

/** The first `max` items of a list. */
export const outsideList = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item).overwrite((all) => all.slice(0, max))
