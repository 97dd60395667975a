import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '../storage/storage.ts'

/** If-Range asks for a range of an unchanged file. We send no validator, so such a caller gets the whole file. */
export const rangeHeaderOf = (headers: IncomingHttpHeaders): string | undefined =>
  headers['if-range'] === undefined ? headers.range : undefined

/**
 * Parses a Range header: one range, or null for the whole file. Multiple ranges, other units and invalid values get the
 * whole file, as the standard allows; `beyond` starts after the end.
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
