import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { sell } from '#tests/sell.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'
import type { PosInsights } from '../planner.contract.ts'
import { peakOf } from './pos-insights.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const look = async (person: Person): Promise<PosInsights | null> =>
  (await person.get('/api/content-plans/pos-insights')).json().insights

test('a shop without sales has no insights, even if another one has', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  await sell(at, eve, { at: '2026-03-10T10:00:00Z', amount: 1000 })
  expect(await look(ana)).toBeNull()
})

test('compares the last thirty days with the thirty before', async () => {
  const ana = await at.person()
  await sell(
    at,
    ana,
    { at: '2026-03-10T10:00:00Z', amount: 3_000, buyer: 'luz' },
    { at: '2026-02-09T00:00:00Z', amount: 1_000, buyer: 'luz' },
    { at: '2026-02-08T23:59:00Z', amount: 1_500, buyer: 'omar' },
    { at: '2026-01-10T00:00:00Z', amount: 500 },
    { at: '2026-01-09T23:59:00Z', amount: 99_999, buyer: 'noa' },
  )
  expect(await look(ana)).toEqual({
    averageOrderValue: 2_000,
    recurrence: 33,
    peakHours: { from: 0, to: 2 },
    topProducts: [],
    growth: 100,
    others: [],
  })
})

test('order values are before refunds; growth is after refunds', async () => {
  const ana = await at.person()
  await sell(
    at,
    ana,
    { at: '2026-03-09T10:00:00Z', amount: 3_000, refunded: 2_000, status: 'partially_refunded' },
    { at: '2026-02-01T10:00:00Z', amount: 2_000 },
  )
  expect(await look(ana)).toMatchObject({ averageOrderValue: 3_000, growth: -50, recurrence: null })
})

test('without recent sales there are no insights, and no percentage', async () => {
  const ana = await at.person()
  await sell(at, ana, { at: '2025-03-10T10:00:00Z', amount: 3_000 })
  expect(await look(ana)).toEqual({
    averageOrderValue: 0,
    recurrence: null,
    peakHours: null,
    topProducts: [],
    growth: null,
    others: [],
  })
})

test('lists the five products with the highest revenue; hours and money are the shop’s own', async () => {
  const ana = await at.person()
  await changeWorkspace(at, ana, { timeZone: 'America/Santiago', currency: 'CLP' })
  const items = ['Tea', 'Cake', 'Coffee', 'Bread', 'Juice', 'Gum'].map((name, index) => ({
    name,
    quantity: 1,
    amount: 1_000 - index * 100,
  }))
  await sell(
    at,
    ana,
    { at: '2026-03-09T20:30:00Z', amount: 4_500, currency: 'CLP', items },
    {
      at: '2026-03-08T11:00:00Z',
      amount: 800_000,
      currency: 'USD',
      items: [{ name: 'Other money', quantity: 1, amount: 800_000 }],
    },
  )
  expect(await look(ana)).toMatchObject({
    peakHours: { from: 17, to: 19 },
    topProducts: [
      { name: 'Tea', amount: 1_000 },
      { name: 'Cake', amount: 900 },
      { name: 'Coffee', amount: 800 },
      { name: 'Bread', amount: 700 },
      { name: 'Juice', amount: 600 },
    ],
    others: [{ currency: 'USD', sales: 1, revenue: 800_000 }],
  })
})

describe('the peak', () => {
  test.each<[string, Record<number, number>, { from: number; to: number } | null]>([
    ['is nowhere without sales', {}, null],
    ['begins with its only hour', { 13: 1 }, { from: 13, to: 15 }],
    ['is two hours in a row', { 9: 5, 10: 1, 17: 4, 18: 4 }, { from: 17, to: 19 }],
    ['does not go past midnight', { 23: 7 }, { from: 22, to: 24 }],
    ['may begin at midnight', { 0: 3, 1: 2 }, { from: 0, to: 2 }],
  ])('%s', (_name, sold, expected) => {
    const rows = Object.entries(sold).map(([hour, sales]) => ({ hour: Number(hour), sales }))
    expect(peakOf(rows)).toEqual(expected)
  })
})
