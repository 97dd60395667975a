import type { Page } from '#platform/endpoint.ts'
import { AppError } from '#platform/errors.ts'
import { says } from '#platform/validation.ts'

/** Where a page ended: the values of its order columns. Opaque to callers, worthless across workspaces. */
export const encodeCursor = (position: readonly string[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

const notOurs = says('This is not a cursor of this list', 'Esto no es un cursor de esta lista')

const refuse = (cause?: unknown) => new AppError('invalid_input', { fields: { cursor: notOurs }, cause })

export function decodeCursor(cursor: string, length: number): string[] {
  let position: unknown
  try {
    position = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch (cause) {
    throw refuse(cause)
  }
  const isPosition =
    Array.isArray(position) &&
    position.length === length &&
    position.every((part) => typeof part === 'string' && !part.includes('\0'))
  if (!isPosition) throw refuse()
  return position as string[]
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The position in a list ordered by an instant and an id. */
export function decodeInstantCursor(cursor: string): [instant: string, id: string] {
  const [instant = '', id = ''] = decodeCursor(cursor, 2)
  if (Number.isNaN(Date.parse(instant)) || !isUuid(id)) throw refuse()
  return [new Date(instant).toISOString(), id]
}

/** The position in a list ordered by a text and an id. */
export function decodeTextCursor(cursor: string): [text: string, id: string] {
  const [text = '', id = ''] = decodeCursor(cursor, 2)
  if (!isUuid(id)) throw refuse()
  return [text, id]
}

/** The position in a list ordered by a running number. */
export function decodeNumberCursor(cursor: string): number {
  const [number = ''] = decodeCursor(cursor, 1)
  if (!/^\d{1,15}$/.test(number)) throw refuse()
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
