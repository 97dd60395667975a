import { expect, test } from 'vitest'
import { lookOf } from './notification-look.ts'

test.each([
  ['proof_submitted', 'warning'],
  ['task_approved', 'success'],
  ['text_approved', 'success'],
  ['task_rejected', 'danger'],
  ['welcome', 'danger'],
  ['constructor', 'danger'],
])('%s looks like a %s', (type, tone) => {
  expect(lookOf(type).tone).toBe(tone)
})
