import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import {
  approve,
  complete,
  handIn,
  newTask,
  taskNotificationsOf,
  taskNotificationTypes,
  taskOf,
} from './team.fixture.ts'

let at: TestApp
let ana: Person
let bo: Person
let cleo: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
  bo = await teammate(at, ana, { role: 'manager', managerId: ana.user.id, canApprove: true })
  cleo = await teammate(at, ana, { managerId: bo.user.id })
})
afterAll(() => at.close())

const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe('starting, changing and canceling', () => {
  test('the assignee starts it, once', async () => {
    const { id } = await newTask(ana, cleo)
    expect(codeOf(await ana.put(`/api/team-tasks/${id}/start`))).toEqual([403, 'forbidden'])
    expect((await cleo.put(`/api/team-tasks/${id}/start`)).json().status).toBe('in_progress')
    expect(codeOf(await cleo.put(`/api/team-tasks/${id}/start`))).toEqual([409, 'task_moved_on'])
  })

  test('only the person who assigned it can cancel it, even while it waits', async () => {
    const { id } = await newTask(ana, cleo)
    await handIn(cleo, id)
    expect(codeOf(await cleo.put(`/api/team-tasks/${id}/cancel`))).toEqual([403, 'forbidden'])
    expect((await ana.put(`/api/team-tasks/${id}/cancel`)).json()).toMatchObject({ status: 'cancelled' })
    expect(codeOf(await approve(bo, id))).toEqual([409, 'task_decided'])
    expect(codeOf(await ana.put(`/api/team-tasks/${id}/cancel`))).toEqual([409, 'task_moved_on'])
  })

  test('the assignee is notified of a cancellation, and the assigner of completion: once, and never of their own actions', async () => {
    const dan = await teammate(at, ana)
    const [taken, done] = [
      await newTask(ana, dan),
      await newTask(dan, cleo, { title: 'Water the plants', requiresProof: false }),
    ]
    await ana.put(`/api/team-tasks/${taken.id}/cancel`)
    await complete(cleo, done.id)
    await complete(cleo, done.id)
    expect(await taskNotificationTypes(dan)).toEqual(['task_assigned', 'task_cancelled', 'task_completed'])
    expect((await taskNotificationsOf(dan)).at(-1)).toMatchObject({
      title: 'Completed: Water the plants',
      message: 'Bo Lind completed the task you assigned.',
      link: `/team?task=${done.id}`,
    })
    const own = await newTask(dan, dan, { requiresProof: false })
    await complete(dan, own.id)
    await dan.put(`/api/team-tasks/${(await newTask(dan, dan)).id}/cancel`)
    expect(await taskNotificationTypes(dan)).toHaveLength(3)
  })

  test('the assigner is notified of completion also if another person approved it', async () => {
    const dan = await teammate(at, ana)
    const { id } = await newTask(dan, cleo)
    await handIn(cleo, id)
    await approve(bo, id)
    expect(await taskNotificationTypes(dan)).toEqual(['task_completed'])
  })

  test('a change affects only the named fields', async () => {
    const { id } = await newTask(ana, cleo, { priority: 'urgent', description: 'From outside' })
    const due = '2026-05-01T08:30:00.000Z'
    const answer = await ana.patch(`/api/team-tasks/${id}`, { title: 'Photograph the door', dueDate: due })
    expect(answer.json()).toMatchObject({
      title: 'Photograph the door',
      dueDate: due,
      priority: 'urgent',
      description: 'From outside',
      requiresProof: true,
    })
    await ana.patch(`/api/team-tasks/${id}`, { dueDate: due })
    await ana.patch(`/api/team-tasks/${id}`, {})
    expect((await taskOf(ana, id)).events.map(({ kind }) => kind)).toEqual(['created', 'changed'])
    expect(codeOf(await cleo.patch(`/api/team-tasks/${id}`, { title: 'Mine' }))).toEqual([403, 'forbidden'])
  })

  test('reassigned it starts over, and the new assignee is notified', async () => {
    const dan = await teammate(at, ana)
    const { id } = await newTask(ana, cleo)
    await cleo.put(`/api/team-tasks/${id}/start`)
    const answer = await ana.patch(`/api/team-tasks/${id}`, { assignedTo: dan.user.id })
    expect(answer.json()).toMatchObject({ status: 'pending', assignedTo: dan.user.id })
    expect(await taskNotificationTypes(dan)).toEqual(['task_assigned'])
    expect(codeOf(await complete(cleo, id))).toEqual([403, 'forbidden'])
  })

  test('a waiting or finished task can no longer be changed', async () => {
    const { id } = await newTask(ana, cleo)
    await handIn(cleo, id)
    const change = () => ana.patch(`/api/team-tasks/${id}`, { requiresProof: false })
    expect(codeOf(await change())).toEqual([409, 'task_moved_on'])
    await approve(bo, id)
    expect(codeOf(await change())).toEqual([409, 'task_moved_on'])
  })

  test('a colleague who is not involved may not view it', async () => {
    const dan = await teammate(at, ana)
    const { id } = await newTask(ana, cleo)
    expect(codeOf(await dan.get(`/api/team-tasks/${id}`))).toEqual([403, 'forbidden'])
    expect((await bo.get(`/api/team-tasks/${id}`)).statusCode).toBe(200)
  })
})
