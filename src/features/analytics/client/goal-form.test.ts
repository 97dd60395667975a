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

describe('a goal as it is typed', () => {
  test('money becomes cents, with a point or a comma', () => {
    expect(goalFormSchema.parse({ ...typed, target: '19,9' })).toMatchObject({ target: 1990 })
    expect(goalFormSchema.parse({ ...typed, target: '19.99' })).toMatchObject({ target: 1999 })
  })

  test('everything else is a whole number', () => {
    expect(goalFormSchema.parse({ ...typed, category: 'customers', target: ' 20 ' })).toMatchObject({
      target: 20,
    })
  })

  test('only appointments are said by a person', () => {
    expect(goalFormSchema.parse({ ...typed, category: 'appointments', reported: '7' })).toMatchObject({
      reported: 7,
    })
    expect(goalFormSchema.parse({ ...typed, reported: '7' })).not.toHaveProperty('reported')
  })

  test.each([
    ['target', { target: '' }],
    ['target', { target: '0' }],
    ['target', { target: '-5' }],
    ['target', { category: 'customers', target: '2.5' }],
    ['reported', { category: 'appointments', target: '5', reported: 'many' }],
    ['title', { title: '  ' }],
    ['deadline', { deadline: '' }],
  ])('%s is refused for %j', (field, changes) => {
    const { error } = goalFormSchema.safeParse({ ...typed, ...changes })
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
  })
})
