import { expect, test } from 'vitest'
import { decodeCsv } from './decode-csv.ts'

const bytes = (...values: number[]) => new Uint8Array(values).buffer

test('a UTF-8 file keeps its accents and loses its byte order mark', () => {
  expect(decodeCsv(bytes(0xef, 0xbb, 0xbf, 0x4e, 0xc3, 0xba, 0xc3, 0xb1))).toBe('Núñ')
})

test('a Windows-1252 file keeps its accents', () => {
  expect(decodeCsv(bytes(0x4e, 0xfa, 0xf1, 0x65, 0x7a))).toBe('Núñez')
})
