import { expect, test } from 'vitest'
import { measureReply } from './reply-limit.ts'

test.each([
  ['instagram', 'ñandú', { length: 7, max: 1000 }],
  ['facebook', ' ñandú ', { length: 5, max: 2000 }],
  ['discord', '🎂', { length: 2, max: 4000 }],
  ['whatsapp', 'ñ', { length: 1, max: 4000 }],
  ['telegram', '', { length: 0, max: 4000 }],
] as const)('%s counts %j its own way', (platform, text, measured) => {
  expect(measureReply(platform, text)).toEqual(measured)
})
