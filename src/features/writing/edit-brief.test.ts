import { expect, test } from 'vitest'
import { findSpan, removeFromBrief, replaceInBrief, roomAt } from './edit-brief.ts'
import { joinBrief } from './join-brief.ts'

const spanOf = (whole: string, text: string) => {
  const start = whole.indexOf(text)
  return { start, end: start + text.length }
}
const without = (idea: string, text: string) => removeFromBrief({ idea }, spanOf(idea, text)).idea

test('a removed part leaves no stray comma, space or period', () => {
  const idea = '2x1 on coffee until Sunday, new clients only. Keep it short.'
  expect(without(idea, 'until Sunday')).toBe('2x1 on coffee, new clients only. Keep it short.')
  expect(without(idea, 'new clients only')).toBe('2x1 on coffee until Sunday. Keep it short.')
  expect(without(idea, 'Keep it short.')).toBe('2x1 on coffee until Sunday, new clients only.')
  expect(without(idea, '2x1 on coffee until Sunday')).toBe('new clients only. Keep it short.')
  expect(without('Sale, keep it short', 'keep it short')).toBe('Sale')
  expect(without('Sale, keep it short, new clients only', 'keep it short,')).toBe('Sale, new clients only')
  expect(without('Sale!\nkeep it short\nuntil Sunday', 'keep it short')).toBe('Sale!\n\nuntil Sunday')
  expect(without('keep it short', 'keep it short')).toBe('')
})

test('a word that joined it to another part goes with it', () => {
  const idea = 'Sale. Que sea corto y no menciones el precio.'
  expect(without(idea, 'Que sea corto')).toBe('Sale. no menciones el precio.')
  expect(without(idea, 'no menciones el precio.')).toBe('Sale. Que sea corto')
  expect(without('Cakes and coffee on Friday', 'coffee')).toBe('Cakes and on Friday')
  expect(without('Sale, keep it short and funny', 'keep it short')).toBe('Sale, funny')
})

test('a part is changed in the field where it stands', () => {
  const brief = { idea: 'Spring sale', text: '20% off until Sunday', kind: 'offer' as const }
  const whole = joinBrief(brief)
  expect(replaceInBrief(brief, spanOf(whole, 'until Sunday'), 'until Monday')).toEqual({
    ...brief,
    text: '20% off until Monday',
  })
  expect(replaceInBrief(brief, spanOf(whole, 'Spring'), 'Summer')).toEqual({ ...brief, idea: 'Summer sale' })
  expect(removeFromBrief(brief, spanOf(whole, '20% off'))).toEqual({ ...brief, text: 'until Sunday' })
  expect(roomAt(brief, spanOf(whole, 'until Sunday'), 100)).toBe(92)
  expect(roomAt(brief, spanOf(whole, 'Spring'), 100)).toBe(95)
})

test('a part that was moved by more typing is found again, a lost one is not', () => {
  const brief = { idea: 'Hello! 2x1 until Sunday' }
  expect(findSpan(brief, { start: 4, text: 'until Sunday' })).toEqual({ start: 11, end: 23 })
  expect(findSpan(brief, { start: 4, text: 'until Monday' })).toBe(null)
  expect(findSpan(brief, { start: null, text: '2x1' })).toBe(null)
  expect(findSpan({ idea: 'Sale until', text: 'Sunday' }, { start: 5, text: 'until\n\nSunday' })).toBe(null)
})
