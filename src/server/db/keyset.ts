import type { Page } from '#platform/endpoint.ts'
import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import { serverRules } from '../i18n/index.ts'

/** Where a page ended: the values of its order columns. Opaque to callers, worthless across workspaces. */
export const encodeCursor = (position: readonly string[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

const notOurs = ruleText(serverRules, 'notOurs')

export const refuseCursor = (cause?: unknown) =>
  new AppError('invalid_input', { fields: { cursor: notOurs }, cause })

/** The values as they were written down, whatever they are worth; `length` where their number is known. */
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

/** As an answer writes it. The year 0 is one for JavaScript, not for the database. */
export const isInstant = (text: string) =>
  /^\d{4}-/.test(text) &&
  !text.startsWith('0000') &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text

/** The position in a list ordered by an instant and an id. */
export function decodeInstantCursor(cursor: string): [instant: string, id: string] {
  const [instant = '', id = ''] = decodeCursor(cursor, 2)
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime()) || !isInstant(moment.toISOString()) || !isUuid(id)) throw refuseCursor()
  return [moment.toISOString(), id]
}

/** The position in a list ordered by a text and an id. */
export function decodeTextCursor(cursor: string): [text: string, id: string] {
  const [text = '', id = ''] = decodeCursor(cursor, 2)
  if (!isUuid(id)) throw refuseCursor()
  return [text, id]
}

/** The position in a list ordered by a running number. */
export function decodeNumberCursor(cursor: string): number {
  const [number = ''] = decodeCursor(cursor, 1)
  if (!/^\d{1,15}$/.test(number)) throw refuseCursor()
  return Number(number)
}

/** Ask the database for one row more than wanted, then cut it off here: no count is needed to know that more follow. */
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
