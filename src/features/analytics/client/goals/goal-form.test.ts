import { describe, expect, test } from 'vitest'
import { goalFormSchema } from './goal-form.ts'

const typed = {
  title: 'A good month',
  category: 'revenue' as const,
  period: 'monthly' as const,
  deadline: '2026-04-01',
  target: '1000',
  reported: '',
}

describe('a goal form', () => {
  test('converts money to cents, with a point or a comma', () => {
    expect(goalFormSchema('USD').parse({ ...typed, target: '19,9' })).toMatchObject({ target: 1990 })
    expect(goalFormSchema('USD').parse({ ...typed, target: '19.99' })).toMatchObject({ target: 1999 })
  })

  test('uses the decimals of the currency, none or three', () => {
    expect(goalFormSchema('JPY').parse({ ...typed, target: '1000' })).toMatchObject({ target: 1000 })
    expect(goalFormSchema('JPY').safeParse({ ...typed, target: '19.99' }).success).toBe(false)
    expect(goalFormSchema('KWD').parse({ ...typed, target: '19.995' })).toMatchObject({ target: 19_995 })
  })

  test('accepts whole numbers otherwise', () => {
    expect(goalFormSchema('USD').parse({ ...typed, category: 'customers', target: ' 20 ' })).toMatchObject({
      target: 20,
    })
  })

  test('only appointments are reported by a person', () => {
    expect(goalFormSchema('USD').parse({ ...typed, category: 'appointments', reported: '7' })).toMatchObject({
      reported: 7,
    })
    expect(goalFormSchema('USD').parse({ ...typed, reported: '7' })).not.toHaveProperty('reported')
  })

  test.each([
    ['target', { target: '' }],
    ['target', { target: '0' }],
    ['target', { target: '-5' }],
    ['target', { category: 'customers', target: '2.5' }],
    ['reported', { category: 'appointments', target: '5', reported: 'many' }],
    ['title', { title: '  ' }],
    ['deadline', { deadline: '' }],
  ])('refuses %s for %j', (field, changes) => {
    const { error } = goalFormSchema('USD').safeParse({ ...typed, ...changes })
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
  })
})
