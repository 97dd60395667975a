import type { Page } from '#platform/endpoint.ts'
import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import { serverRules } from '../i18n/index.ts'

/** Where a page ended: the values of its sort columns. Opaque to callers, useless in other workspaces. */
export const encodeCursor = (position: readonly string[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

const notOurs = ruleText(serverRules, 'notOurs')

export const refuseCursor = (cause?: unknown) =>
  new AppError('invalid_input', { fields: { cursor: notOurs }, cause })

/** The unvalidated values; `length` if their number is known. */
export function decodeCursor(cursor: string, length?: number): string[] {
  let position: unknown
  try {
    position = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch (cause) {
    throw refuseCursor(cause)
  }
  const isPosition =
    Array.isArray(position) &&
    (length === undefined || position.length === length) &&
    position.every((part) => typeof part === 'string' && !part.includes('\0'))
  if (!isPosition) throw refuseCursor()
  return position as string[]
}

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** In the format of our answers. JavaScript has a year 0, the database has none. */
export const isInstant = (text: string) =>
  /^\d{4}-/.test(text) &&
  !text.startsWith('0000') &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text

/** The position in a list sorted by an instant and an id. */
export function decodeInstantCursor(cursor: string): [instant: string, id: string] {
  const [instant = '', id = ''] = decodeCursor(cursor, 2)
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime()) || !isInstant(moment.toISOString()) || !isUuid(id)) throw refuseCursor()
  return [moment.toISOString(), id]
}

/** The position in a list sorted by a text and an id. */
export function decodeTextCursor(cursor: string): [text: string, id: string] {
  const [text = '', id = ''] = decodeCursor(cursor, 2)
  if (!isUuid(id)) throw refuseCursor()
  return [text, id]
}

/** The position in a list sorted by a sequence number. */
export function decodeNumberCursor(cursor: string): number {
  const [number = ''] = decodeCursor(cursor, 1)
  if (!/^\d{1,15}$/.test(number)) throw refuseCursor()
  return Number(number)
}

/** Callers query one row more than needed; it is cut off here and shows that more follow, without a count. */
export function toPage<Row>(
  rows: Row[],
  limit: number,
  position: (row: Row) => readonly string[],
): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(position(last)) : null,
  }
}
