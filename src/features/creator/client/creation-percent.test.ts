import { expect, test } from 'vitest'
import type { CreationStep } from '../creator.contract.ts'
import { creationPercent } from './creation-percent.ts'

const cases: [CreationStep[], number][] = [
  [[], 0],
  [['waiting', 'writing'], 0],
  [['drawing', 'writing'], 25],
  [['done', 'drawing'], 75],
  [['done', 'done', 'done'], 100],
]

test.each(cases)('%j is %d percent', (steps, percent) => {
  expect(creationPercent(steps)).toBe(percent)
})
