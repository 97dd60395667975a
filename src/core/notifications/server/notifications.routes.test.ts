import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { notify } from './notifications.service.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const overdue = (number: string) =>
  ({ type: 'invoice_overdue', values: { number, customer: 'Luz Vega', due: '2026-03-01' } }) as const

async function notifyOverdueInvoice(person: Person, number: string) {
  await notify(at.deps.db, await workspaceOf(at, person), [person.user.id], overdue(number))
}

const list = async (person: Person, query = '') =>
  (await person.get(`/api/notifications${query}`)).json<{ id: string; title: string; isRead: boolean }[]>()

test('a notification is worded for its reader, with the day in their language', async () => {
  const ana = await at.person()
  await notifyOverdueInvoice(ana, 'A-1')
  expect((await ana.get('/api/notifications')).json()[0]).toMatchObject({
    title: 'Invoice A-1 is overdue',
    message: 'Luz Vega hasn’t paid invoice A-1 yet. It was due on March 1, 2026.',
  })
  expect(
    (await ana.get('/api/notifications', { headers: { 'accept-language': 'es' } })).json()[0],
  ).toMatchObject({
    title: 'La factura A-1 está vencida',
    message: 'Luz Vega aún no ha pagado la factura A-1. Vencía el 1 de marzo de 2026.',
  })
})

test('marks one as read, then all', async () => {
  const ana = await at.person()
  await notifyOverdueInvoice(ana, 'B-1')
  await notifyOverdueInvoice(ana, 'B-2')
  const [newest] = await list(ana)
  expect((await ana.patch(`/api/notifications/${newest?.id}/read`)).statusCode).toBe(204)
  expect((await list(ana)).filter(({ isRead }) => isRead)).toHaveLength(1)
  expect((await ana.patch('/api/notifications/read')).statusCode).toBe(204)
  expect((await list(ana)).every(({ isRead }) => isRead)).toBe(true)
})

test('pages contain every notification once, newest first', async () => {
  const ana = await at.person()
  for (let number = 1; number <= 5; number++) await notifyOverdueInvoice(ana, String(number))
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const answer = await ana.get(`/api/notifications?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    seen.push(...answer.json<{ id: string }[]>().map(({ id }) => id))
    cursor = answer.headers['x-next-cursor'] as string | undefined
  } while (cursor)
  expect(seen).toEqual((await list(ana)).map(({ id }) => id))
  expect(new Set(seen).size).toBe(6)
})
