import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveMessages } from '#tests/receive-message.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('a new workspace sees the documented samples, each marked', async () => {
  const ana = await at.person()
  expect((await ana.get('/api/home')).json()).toEqual({
    cards: {
      inbox: { isSample: true, figures: 42 },
      campaigns: { isSample: true, figures: 15 },
      analytics: { isSample: true, figures: 8.7 },
      team: { isSample: true, figures: 5 },
      planner: { isSample: true, figures: 28 },
    },
    activityIsSample: true,
  })
})

test('a widget shows live figures as soon as there is data of its kind, and only that widget', async () => {
  const ana = await at.person()
  await ana.post('/api/customers', { name: 'Luz Vega' })
  expect((await ana.get('/api/home')).json()).toMatchObject({
    cards: { team: { isSample: true, figures: 5 } },
    activityIsSample: false,
  })
  await receiveMessages(at, ana, {}, {}, { isRead: true })
  expect((await ana.get('/api/home')).json()).toMatchObject({
    cards: { inbox: { isSample: false, figures: 2 }, team: { isSample: true, figures: 5 } },
  })
  await ana.post('/api/populate-demo-data')
  await at.query('delete from users where is_demo and first_name = $1', ['Omar'])
  expect((await ana.get('/api/home')).json()).toMatchObject({
    cards: { team: { isSample: false, figures: 4 } },
  })
})
