import { clip } from '#platform/clip.ts'
import { normalizeLineEnds } from '#platform/line-ends.ts'

const NAME_MAX = 200
const TEXT_MAX = 20_000
const ID_MAX = 500

/** Marks that turn the direction of whatever stands beside them. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/gu
/** All that cannot be seen, but for line breaks and tabs. */
const CONTROL = /(?![\n\t])\p{Cc}/gu

const cut = (text: string, max: number) => (text.length > max ? `${clip(text, max - 1)}…` : text)

/** What somebody wrote, in a form that the database keeps and every screen can show. */
export const sanitizeText = (text: string): string =>
  cut(normalizeLineEnds(text).toWellFormed().replace(CONTROL, ''), TEXT_MAX).trim()

/** A name on one line that cannot turn the line it stands on; a dash for one with nothing to see. */
export const sanitizeName = (name: string): string => {
  const plain = name
    .toWellFormed()
    .replace(DIRECTION_MARKS, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return cut(plain, NAME_MAX) || '—'
}

/** Only addresses that a browser may load a picture from. */
export const sanitizeAvatar = (address: string | null): string | null =>
  address && address.length <= 2000 && URL.parse(address)?.protocol === 'https:' ? address : null

export const isUsableId = (id: string): boolean =>
  id.length > 0 && id.length <= ID_MAX && !id.includes('\0') && id.isWellFormed()
