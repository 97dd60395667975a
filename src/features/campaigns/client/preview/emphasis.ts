export type Emphasized = { text: string; sign: '*' | '_' | '~' | null; start: number }

/** Signs inside words, next to spaces or across lines are plain text. */
const emphasis = /(?<![\p{L}\p{N}*_~])([*_~])(?=[^\s*_~])([^\n]*?[^\s*_~])\1(?![\p{L}\p{N}*_~])/gu

const isSign = (sign: string | undefined): sign is '*' | '_' | '~' =>
  sign === '*' || sign === '_' || sign === '~'

/** Splits a text at *bold*, _italic_ and ~struck~. */
export function emphasizedParts(text: string): Emphasized[] {
  const parts: Emphasized[] = []
  let end = 0
  for (const { 0: whole, 1: sign, 2: inner = '', index } of text.matchAll(emphasis)) {
    if (!isSign(sign)) continue
    if (index > end) parts.push({ text: text.slice(end, index), sign: null, start: end })
    parts.push({ text: inner, sign, start: index })
    end = index + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), sign: null, start: end })
  return parts
}
