import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { sell } from '#tests/sell.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import type { Goal } from '../goals.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
beforeEach(() => at.clock.set('2026-03-10T12:00:00.000Z'))
afterAll(() => at.close())

const goal = { title: 'A good month', target: 100_00, category: 'revenue', deadline: '2026-04-01' }

const set = async (person: Person, changes: Record<string, unknown> = {}): Promise<Goal> => {
  const answer = await person.post('/api/goals', { ...goal, ...changes })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

const look = async (person: Person, query = ''): Promise<{ isSample: boolean; figures: Goal[] }> =>
  (await person.get(`/api/goals${query}`)).json()

/** The workspace's own goals, without samples. */
const list = async (person: Person, query = ''): Promise<Goal[]> => {
  const { isSample, figures } = await look(person, query)
  return isSample ? [] : figures
}

/** As if a team member had replied then. */
const answer = async (person: Person, ...times: string[]) => {
  const workspaceId = await workspaceOf(at, person)
  for (const time of times)
    await at.query(
      `with talk as (
         insert into conversations (workspace_id, platform, remote_id, contact_name, last_message_at)
         values ($1, 'facebook', gen_random_uuid()::text, 'Luz Vega', $2) returning workspace_id, id
       )
       insert into messages
         (workspace_id, conversation_id, platform, direction, content, sender_name, response_seconds, created_at)
       select workspace_id, id, 'facebook', 'out', 'Yes, we do.', 'Ana', 3600, $2 from talk`,
      [workspaceId, time],
    )
}

describe('a goal', () => {
  test('is monthly by default and shows its progress', async () => {
    const ana = await at.person()
    await sell(
      at,
      ana,
      { at: '2026-03-01T10:00:00Z', amount: 50_00 },
      { at: '2026-03-10T10:00:00Z', amount: 35_00, refunded: 5_00, status: 'partially_refunded' },
      { at: '2026-02-28T23:00:00Z', amount: 99_99 },
    )
    expect(await set(ana)).toMatchObject({
      title: 'A good month',
      target: 100_00,
      current: 80_00,
      unit: '$',
      period: 'monthly',
      category: 'revenue',
      deadline: '2026-04-01',
      daysLeft: 22,
      streak: 0,
      percent: 80,
      label: 'on_track',
    })
    expect(await list(ana)).toHaveLength(1)
    expect(await list(ana, '?period=weekly')).toEqual([])
    expect((await ana.get('/api/activity')).json()[0]).toMatchObject({ kind: 'goal_added' })
  })

  test('counts earlier periods that reached it, up to the first that did not', async () => {
    const ana = await at.person()
    await sell(
      at,
      ana,
      ...['2026-02-10', '2026-01-10', '2025-11-10'].map((day) => ({
        at: `${day}T10:00:00Z`,
        amount: 100_00,
      })),
    )
    expect((await set(ana)).streak).toBe(2)
    expect((await set(ana, { period: 'quarterly', target: 100_00 })).streak).toBe(1)
    expect((await set(ana, { period: 'weekly' })).streak).toBe(0)
  })

  test('counts new customers and replies by days of the shop', async () => {
    const ana = await at.person()
    await changeWorkspace(at, ana, { timeZone: 'Europe/Madrid' })
    at.clock.set('2026-02-28T22:30:00.000Z')
    await ana.post('/api/customers', { name: 'Luz Vega' })
    at.clock.set('2026-02-28T23:30:00.000Z')
    await ana.post('/api/customers', { name: 'Pau Mora' })
    await answer(ana, '2026-02-28T22:59:00Z', '2026-02-28T23:00:00Z', '2026-02-28T23:10:00Z')
    expect(await set(ana, { category: 'customers', target: 1 })).toMatchObject({
      current: 1,
      unit: '',
      label: 'completed',
      streak: 1,
    })
    expect(await set(ana, { category: 'conversations', target: 4 })).toMatchObject({
      current: 2,
      label: 'progress',
      percent: 50,
    })
  })

  test('uses the reported number for appointments', async () => {
    const ana = await at.person()
    const { id, label } = await set(ana, { category: 'appointments', target: 20, reported: 9 })
    expect(label).toBe('behind')
    expect((await ana.patch(`/api/goals/${id}`, { reported: 20 })).json()).toMatchObject({
      current: 20,
      streak: 0,
      label: 'completed',
    })
  })

  test('in pesos is met by as many pesos as were typed', async () => {
    const ana = await at.person()
    await changeWorkspace(at, ana, { currency: 'CLP', timeZone: 'America/Santiago' })
    await sell(at, ana, { at: '2026-03-10T11:00:00Z', amount: 500_000, currency: 'CLP' })
    expect(await set(ana, { target: 500_000 })).toMatchObject({ current: 500_000, percent: 100 })
  })

  test('is overdue from its deadline on', async () => {
    const ana = await at.person()
    await set(ana, { deadline: '2026-03-11' })
    expect((await list(ana))[0]?.daysLeft).toBe(1)
    at.clock.set('2026-03-11T12:00:00.000Z')
    expect((await list(ana))[0]?.daysLeft).toBe(0)
    at.clock.set('2026-03-13T12:00:00.000Z')
    expect((await list(ana))[0]?.daysLeft).toBe(-2)
  })

  test('is changed and deleted', async () => {
    const ana = await at.person()
    const { id } = await set(ana)
    const changed = await ana.patch(`/api/goals/${id}`, { title: 'A better month', period: 'quarterly' })
    expect(changed.json()).toMatchObject({ title: 'A better month', period: 'quarterly', target: 100_00 })
    expect(await list(ana)).toEqual([])
    expect((await ana.delete(`/api/goals/${id}`)).statusCode).toBe(204)
    expect(await list(ana, '?period=quarterly')).toEqual([])
    expect((await ana.delete(`/api/goals/${id}`)).statusCode).toBe(404)
  })

  test('with a past deadline can be changed, but not to another past deadline', async () => {
    const ana = await at.person()
    const { id } = await set(ana, { deadline: '2026-03-11' })
    at.clock.set('2026-04-01T12:00:00.000Z')
    expect((await ana.patch(`/api/goals/${id}`, { target: 5 })).statusCode).toBe(200)
    const answer = await ana.patch(`/api/goals/${id}`, { deadline: '2026-03-31' })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['deadline']])
  })
})

test.each([
  ['title', { title: ' ' }],
  ['title', { title: 'a'.repeat(121) }],
  ['target', { target: 0 }],
  ['target', { target: 1.5 }],
  ['target', { target: '5' }],
  ['target', { target: undefined }],
  ['period', { period: 'daily' }],
  ['category', { category: 'likes' }],
  ['deadline', { deadline: '2026-02-30' }],
  ['deadline', { deadline: '2026-03-09' }],
  ['reported', { reported: -1 }],
])('refuses %s: %j', async (field, changes) => {
  const ana = await at.person()
  const answer = await ana.post('/api/goals', { ...goal, ...changes })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  expect(await list(ana)).toEqual([])
})

describe('a workspace without goals', () => {
  test('sees samples of the period, with every documented field and one per label', async () => {
    const ana = await at.person()
    const { isSample, figures } = await look(ana)
    expect(isSample).toBe(true)
    expect(figures[0]).toEqual({
      id: expect.any(String),
      title: 'Monthly revenue',
      target: 15_000_00,
      current: 12_450_00,
      unit: '$',
      period: 'monthly',
      category: 'revenue',
      deadline: '2026-04-01',
      daysLeft: 22,
      streak: 3,
      percent: 83,
      label: 'on_track',
    })
    expect(figures.map(({ category, unit }) => [category, unit])).toEqual([
      ['revenue', '$'],
      ['appointments', ''],
      ['customers', ''],
      ['conversations', ''],
    ])
    expect(figures.map(({ label }) => label)).toEqual(['on_track', 'completed', 'progress', 'behind'])
    for (const period of ['weekly', 'quarterly'])
      expect(await look(ana, `?period=${period}`)).toMatchObject({
        isSample: true,
        figures: [{ period }, { period }],
      })
  })

  test('reads them in its own language', async () => {
    const { figures } = await look(await at.person({ language: 'es' }))
    expect(figures[0]?.title).toBe('Ingresos del mes')
  })

  test('sees no samples once it has set one, of any period', async () => {
    const ana = await at.person()
    const { id } = await set(ana)
    expect(await look(ana)).toMatchObject({ isSample: false, figures: [{ id }] })
    expect(await look(ana, '?period=weekly')).toEqual({ isSample: false, figures: [] })
  })

  test('cannot change or delete a sample', async () => {
    const ana = await at.person()
    const [sample] = (await look(ana)).figures
    expect((await ana.patch(`/api/goals/${sample?.id}`, { target: 1 })).statusCode).toBe(404)
    expect((await ana.delete(`/api/goals/${sample?.id}`)).statusCode).toBe(404)
  })
})

test('members see goals and managers set them', async () => {
  const ana = await at.person()
  const { id } = await set(ana)
  const bo = await teammate(at, ana)
  expect(await list(bo)).toHaveLength(1)
  expect((await bo.post('/api/goals', goal)).statusCode).toBe(403)
  expect((await bo.patch(`/api/goals/${id}`, { target: 1 })).statusCode).toBe(403)
  expect((await bo.delete(`/api/goals/${id}`)).statusCode).toBe(403)
  const manager = await teammate(at, ana, { role: 'manager' })
  expect((await manager.patch(`/api/goals/${id}`, { target: 1 })).statusCode).toBe(200)
})

test('nothing of another workspace is shown, counted or changed', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  await sell(at, ana, { at: '2026-03-10T10:00:00Z', amount: 50_00 })
  await answer(ana, '2026-03-10T10:00:00Z')
  const { id } = await set(ana)
  expect(await list(eve)).toEqual([])
  expect((await set(eve)).current).toBe(0)
  expect((await set(eve, { category: 'conversations' })).current).toBe(0)
  expect((await eve.patch(`/api/goals/${id}`, { target: 1 })).statusCode).toBe(404)
  expect((await eve.delete(`/api/goals/${id}`)).statusCode).toBe(404)
})
