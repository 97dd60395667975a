import { inflateSync } from 'node:zlib'

const JPEG_START = 0xd8
const JPEG_END = 0xd9
const START_OF_SCAN = 0xda
/** JFIF and Adobe: sizes and colors, of fixed length. Other application data and comments may be anything. */
const plainSegments: Record<number, number> = { 224: 16, 238: 14 }
const isTable = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || marker === 0xdb || marker === 0xdd

/** Some cameras fill up a file with zeros. */
const isPadding = (rest: Buffer) => rest.every((byte) => byte === 0)

/** Bytes that belong to compressed pixels: no marker, a stuffed 0xff, or a restart. */
const isInScan = (next: number) => next === 0 || (next >= 0xd0 && next <= 0xd7)

function isPlainJpeg(bytes: Buffer): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== JPEG_START) return false
  for (let at = 2; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return false
    if (marker === JPEG_END) return isPadding(bytes.subarray(at + 2))
    if (at + 4 > bytes.length) return false
    const length = bytes.readUInt16BE(at + 2)
    if (marker !== START_OF_SCAN && !isTable(marker) && plainSegments[marker] !== length) return false
    at += 2 + length
    if (marker !== START_OF_SCAN) continue
    const end = endOfScan(bytes, at)
    if (mayHideText(bytes.subarray(at, end))) return false
    at = end
  }
  return false
}

function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && isInScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2)
  return at === -1 ? bytes.length : at
}

const ARCHIVE_END = Buffer.from('PK\x05\x06')
const LONGEST_WORD = 24

/** Decoders skip what follows the last pixel of a scan. Compressed pixels contain no long run of letters. */
function mayHideText(bytes: Buffer): boolean {
  if (bytes.includes(ARCHIVE_END)) return true
  let run = 0
  for (const byte of bytes) {
    run = byte >= 0x20 && byte < 0x7f ? run + 1 : 0
    if (run > LONGEST_WORD) return true
  }
  return false
}

const PNG_SIGNATURE_BYTES = 8
/** Pixels and how to show them, by their largest size. */
const plainChunks: Record<string, number> = {
  ...{ IHDR: 13, PLTE: 768, IDAT: Number.POSITIVE_INFINITY, tRNS: 256 },
  ...{ gAMA: 4, sRGB: 1, pHYs: 9, cHRM: 32, sBIT: 4, bKGD: 6 },
}

function isPlainPng(bytes: Buffer): boolean {
  const pixels: Buffer[] = []
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') pixels.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
    if (type === 'IEND')
      return (
        length === 0 &&
        isPadding(bytes.subarray(at)) &&
        isAllPixels(Buffer.concat(pixels), bytes.subarray(16, 29))
      )
    if (length > (plainChunks[type] ?? -1)) return false
  }
  return false
}

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** With the option `info`, which the types do not know. */
type Inflated = { buffer: Buffer; engine: { bytesWritten: number } }

/** Whether the compressed rows are exactly those of the picture: nothing is behind them, packed or not. */
function isAllPixels(packed: Buffer, header: Buffer): boolean {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth = 0, color = 0, , , interlaced] = header.subarray(8)
  const expected = height * (1 + Math.ceil((width * depth * (channelsOf[color] ?? 0)) / 8))
  if (interlaced !== 0 || expected === 0) return false
  try {
    const options = { maxOutputLength: expected, info: true }
    const { buffer, engine } = inflateSync(packed, options) as unknown as Inflated
    return buffer.length === expected && engine.bytesWritten === packed.length
  } catch {
    return false
  }
}

/** Whether a file contains nothing but its picture: no texts, no other file behind it that a program might open. */
export const hasOnlyPixels = (bytes: Uint8Array, type: 'image/png' | 'image/jpeg'): boolean => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return type === 'image/png' ? isPlainPng(all) : isPlainJpeg(all)
}
