import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '../storage/storage.ts'

/** A part that is wanted only of an unchanged file: we give out no mark to tell that by, so such a caller gets all of it. */
export const rangeHeaderOf = (headers: IncomingHttpHeaders): string | undefined =>
  headers['if-range'] === undefined ? headers.range : undefined

/**
 * What a Range header asks for of so many bytes: one range, or null for all of them. Several ranges, other units and nonsense are
 * answered with everything, as the standard allows; `beyond` is a range that begins behind the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return Number(last) === 0 ? 'beyond' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= size) return 'beyond'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
