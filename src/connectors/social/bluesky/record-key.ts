import { createHash } from 'node:crypto'

const LETTERS = '234567abcdefghijklmnopqrstuvwxyz'
const LENGTH = 13
const BITS_PER_LETTER = 5n
const CLOCK_BITS = 10n

const MICROSECONDS = 1_000_000n
const BEGIN = (BigInt(Date.UTC(2024, 0, 1)) / 1000n) * MICROSECONDS
const SPAN = 730n * 86_400n * MICROSECONDS

const encode = (value: bigint) =>
  Array.from({ length: LENGTH }, (_, index) =>
    LETTERS.charAt(Number((value >> (BigInt(LENGTH - 1 - index) * BITS_PER_LETTER)) & 31n)),
  ).join('')

const decode = (key: string) =>
  [...key].reduce((value, letter) => (value << BITS_PER_LETTER) | BigInt(LETTERS.indexOf(letter)), 0n)

/**
 * The key of a post's record, always the same for the same reference. Servers accept only time stamps as keys of posts,
 * so a hash chooses one between 2024 and 2026: never in the future, and one of 10^17.
 */
export function recordKey(reference: string): string {
  const hash = createHash('sha256').update(reference).digest()
  const time = BEGIN + (hash.readBigUInt64BE() % SPAN)
  return encode((time << CLOCK_BITS) | BigInt(hash.readUInt16BE(8) & 1023))
}

/** The key of a further part of the thread, which sorts after those before it. */
export const partKey = (first: string, part: number): string =>
  encode(decode(first) + (BigInt(part) << CLOCK_BITS))
