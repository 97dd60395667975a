import { clip } from '#platform/clip.ts'
import { normalizeLineEnds } from '#platform/line-ends.ts'

const NAME_MAX = 200
const TEXT_MAX = 20_000
const ID_MAX = 500

/** Marks that change the text direction of their surroundings. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/gu
/** Invisible characters, except line breaks and tabs. */
const CONTROL = /(?![\n\t])\p{Cc}/gu

const cut = (text: string, max: number) => (text.length > max ? `${clip(text, max - 1)}…` : text)

/** Text that the database can store and every screen can show. */
export const sanitizeText = (text: string): string =>
  cut(normalizeLineEnds(text).toWellFormed().replace(CONTROL, ''), TEXT_MAX).trim()

/** A one-line name that cannot change the direction of its line; a dash if nothing is visible. */
export const sanitizeName = (name: string): string => {
  const plain = name
    .toWellFormed()
    .replace(DIRECTION_MARKS, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return cut(plain, NAME_MAX) || '—'
}

/** Only URLs that browsers may load a picture from. */
export const sanitizeAvatar = (address: string | null): string | null =>
  address && address.length <= 2000 && URL.parse(address)?.protocol === 'https:' ? address : null

export const isUsableId = (id: string): boolean =>
  id.length > 0 && id.length <= ID_MAX && !id.includes('\0') && id.isWellFormed()
