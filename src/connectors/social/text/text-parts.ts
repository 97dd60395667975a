import { findAddresses } from './find-addresses.ts'

export type TextPart = { kind: 'text' | 'link' | 'hashtag' | 'mention'; text: string; start: number }

// A lone # or @ is not a tag, and neither is a number like #1.
const TAG =
  /(?<![\p{L}\p{N}_&/])(?:#[\p{L}\p{N}\p{M}_]*\p{L}[\p{L}\p{N}\p{M}_]*|@[\p{L}\p{N}_.]*[\p{L}\p{N}_])/gu

function* splitTags(text: string, offset: number): Generator<TextPart> {
  let at = 0
  for (const { 0: tag, index } of text.matchAll(TAG)) {
    if (index > at) yield { kind: 'text', text: text.slice(at, index), start: offset + at }
    yield { kind: tag.startsWith('#') ? 'hashtag' : 'mention', text: tag, start: offset + index }
    at = index + tag.length
  }
  if (at < text.length) yield { kind: 'text', text: text.slice(at), start: offset + at }
}

/** Splits a text into the parts that networks render differently; joined, they are the same text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { start, end } of findAddresses(text)) {
    parts.push(...splitTags(text.slice(at, start), at))
    parts.push({ kind: 'link', text: text.slice(start, end), start })
    at = end
  }
  parts.push(...splitTags(text.slice(at), at))
  return parts
}
