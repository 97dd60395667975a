import { createHash } from 'node:crypto'

/** What a record may consist of. `$link` is a reference to a blob by its hash. */
export type RecordValue =
  | string
  | number
  | readonly RecordValue[]
  | { readonly [key: string]: RecordValue | undefined }

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

function base32(bytes: Uint8Array): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS.charAt((value >> (bits - 5)) & 31)
  }
  return bits > 0 ? text + LETTERS.charAt((value << (5 - bits)) & 31) : text
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const letter of text) {
    value = ((value << 5) | LETTERS.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 0xff)
  }
  return Buffer.from(bytes)
}

/** Type and length, or the number itself. */
function head(type: number, size: number): Buffer {
  const first = type << 5
  if (size < 24) return Buffer.from([first | size])
  if (size < 0x100) return Buffer.from([first | 24, size])
  if (size < 0x10000) return Buffer.from([first | 25, size >> 8, size & 0xff])
  const long = Buffer.alloc(5, first | 26)
  long.writeUInt32BE(size, 1)
  return long
}

const [NUMBER, BYTES, TEXT, LIST, MAP] = [0, 2, 3, 4, 5]
const LINK = Buffer.from([0xd8, 42])

function encode(value: RecordValue): Buffer {
  if (typeof value === 'number') return head(NUMBER, value)
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([head(TEXT, bytes.length), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([head(LIST, value.length), ...value.map(encode)])
  const entries = Object.entries(value).filter(
    (entry): entry is [string, RecordValue] => entry[1] !== undefined,
  )
  const [only] = entries
  if (entries.length === 1 && only?.[0] === '$link') {
    // A zero stands before the hash, whose text begins with the letter of its alphabet.
    const hash = Buffer.concat([Buffer.from([0]), fromBase32(String(only[1]).slice(1))])
    return Buffer.concat([LINK, head(BYTES, hash.length), hash])
  }
  // Shorter keys come first.
  const sorted = entries.toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  const content = sorted.flatMap(([key, each]) => [encode(key), encode(each)])
  return Buffer.concat([head(MAP, entries.length), ...content])
}

/**
 * The hash by which others refer to a record (CIDv1, DAG-CBOR, SHA-256). The parts of a thread refer to those before
 * them, and all are written at once, so it is needed before the server has seen any of them.
 */
export function recordCid(record: RecordValue): string {
  const digest = createHash('sha256').update(encode(record)).digest()
  return `b${base32(Buffer.concat([Buffer.from([0x01, 0x71, 0x12, 0x20]), digest]))}`
}
