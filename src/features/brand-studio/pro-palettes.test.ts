import { expect, test } from 'vitest'
import { contrast, DISTINCT, READABLE } from '#platform/contrast.ts'
import { proPalettes } from './pro-palettes.ts'

test.each(Object.entries(proPalettes))('%s is readable', (_name, { primary, secondary, accent, neutral }) => {
  expect(contrast('#ffffff', primary)).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(primary, neutral)).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(secondary, neutral)).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(accent, primary)).toBeGreaterThanOrEqual(DISTINCT)
})
