import { expect, test } from 'vitest'
import type { CreationStep } from '../creator.contract.ts'
import { percentOf } from './percent-of.ts'

const cases: [CreationStep[], number][] = [
  [[], 0],
  [['waiting', 'writing'], 0],
  [['drawing', 'writing'], 25],
  [['done', 'drawing'], 75],
  [['done', 'done', 'done'], 100],
]

test.each(cases)('%j is %d per cent', (steps, percent) => {
  expect(percentOf(steps)).toBe(percent)
})
