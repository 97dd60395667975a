import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneMessage } from '#features/inbox/server/inbox.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { newTask, taskOf } from './team.fixture.ts'

let at: TestApp
let ana: Person
let cleo: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
  cleo = await teammate(at, ana)
})
afterAll(() => at.close())

test('a task made from a conversation links its assignee back there, while it exists', async () => {
  const { conversationId } = await oneMessage(at, ana, { name: 'Luz <b>Vega</b>' })
  const { id } = await newTask(ana, cleo, { conversationId })
  expect((await taskOf(cleo, id)).conversation).toEqual({
    id: conversationId,
    contactName: 'Luz <b>Vega</b>',
    platform: 'x',
  })
  await ana.patch(`/api/team-tasks/${id}`, { title: 'Another title' })
  expect((await taskOf(cleo, id)).conversation?.id).toBe(conversationId)
  await at.query('delete from conversations where id = $1', [conversationId])
  expect(await taskOf(cleo, id)).toMatchObject({ title: 'Another title', conversation: null })
})

test('a conversation of another workspace looks like a missing one', async () => {
  const { conversationId } = await oneMessage(at, await at.person())
  for (const unknown of [conversationId, randomUUID()]) {
    const body = { title: 'Answer Luz', assignedTo: cleo.user.id, conversationId: unknown }
    expect((await ana.post('/api/team-tasks', body)).statusCode).toBe(404)
  }
  const task = await newTask(ana, cleo)
  expect((await taskOf(ana, task.id)).conversation).toBeNull()
})
