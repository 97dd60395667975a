import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept, invite, teammate } from '#features/people/server/people.fixture.ts'
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
  waitingFor,
} from './team.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

/** Ana owns the shop, Bo manages Cleo, and Cleo's proof waits for Bo. */
async function waitingForBo() {
  const ana = await at.person()
  const bo = await teammate(at, ana, { role: 'manager', managerId: ana.user.id, canApprove: true })
  const cleo = await teammate(at, ana, { firstName: 'Cleo', managerId: bo.user.id })
  const { id } = await newTask(ana, cleo)
  await handIn(cleo, id)
  return { ana, bo, cleo, id }
}

const remove = (who: Person, whom: Person) => who.delete(`/api/users/${whom.user.id}`)
const approverOf = async (person: Person, id: string) => (await taskOf(person, id)).approver?.id ?? null

describe('a pending approval', () => {
  test('goes to the next manager when the approver is removed, who is notified once', async () => {
    const { ana, bo, cleo, id } = await waitingForBo()
    expect((await remove(ana, bo)).statusCode).toBe(204)
    expect(await approverOf(cleo, id)).toBe(ana.user.id)
    expect(await taskNotificationTypes(ana)).toEqual(['proof_submitted'])
    expect((await approve(ana, id)).statusCode).toBe(200)
  })

  test('moves on when the approver loses the right, and stays there when they get it back', async () => {
    const { ana, bo, cleo, id } = await waitingForBo()
    await ana.patch(`/api/users/${bo.user.id}`, { canApprove: false })
    expect(await approverOf(cleo, id)).toBe(ana.user.id)
    expect((await approve(bo, id)).statusCode).toBe(403)
    await ana.patch(`/api/users/${bo.user.id}`, { canApprove: true })
    expect(await approverOf(cleo, id)).toBe(ana.user.id)
    expect(await taskNotificationTypes(ana)).toEqual(['proof_submitted'])
  })

  test('waits for the first person to get the right, if nobody had it', async () => {
    const { ana, bo, cleo, id } = await waitingForBo()
    await ana.patch(`/api/users/${ana.user.id}`, { canApprove: false })
    await ana.patch(`/api/users/${bo.user.id}`, { canApprove: false })
    expect(await approverOf(cleo, id)).toBeNull()
    const dan = await teammate(at, ana, { canApprove: true })
    expect(await approverOf(cleo, id)).toBe(dan.user.id)
    expect(await taskNotificationTypes(dan)).toEqual(['proof_submitted'])
  })

  test('can still be decided after its submitter has left', async () => {
    const { ana, bo, cleo, id } = await waitingForBo()
    await remove(ana, cleo)
    expect(await waitingFor(bo)).toMatchObject([
      { id, assignedUser: { firstName: 'Cleo Lind', lastName: '' } },
    ])
    expect((await approve(bo, id)).json()).toMatchObject({ status: 'completed', assignedToUser: null })
  })
})

describe('a leaving member', () => {
  test('leaves open tasks to the person who removes them, to start over', async () => {
    const { ana, bo, cleo } = await waitingForBo()
    const { id } = await newTask(ana, cleo)
    await cleo.put(`/api/team-tasks/${id}/start`)
    expect((await remove(bo, cleo)).statusCode).toBe(204)
    const task = await taskOf(bo, id)
    expect(task).toMatchObject({ status: 'pending', assignedTo: bo.user.id })
    expect(task.events.at(-1)).toMatchObject({ kind: 'changed', personName: 'Bo Lind', text: 'Bo Lind' })
    expect(await taskNotificationTypes(bo)).toEqual(['proof_submitted'])
  })

  test('who leaves by themselves leaves tasks to their manager, who is notified once', async () => {
    const { ana, bo, cleo } = await waitingForBo()
    const [{ id }, other] = [await newTask(ana, cleo), await newTask(ana, cleo)]
    const left = { method: 'DELETE', url: '/api/account', payload: { password: cleo.password } } as const
    expect((await cleo.call(left)).statusCode).toBe(204)
    for (const each of [id, other.id])
      expect(await taskOf(bo, each)).toMatchObject({ assignedTo: bo.user.id, status: 'pending' })
    expect(await taskNotificationTypes(bo)).toEqual(['proof_submitted', 'tasks_handed_over'])
    expect((await taskNotificationsOf(bo)).at(-1)).toMatchObject({
      title: 'Cleo Lind’s tasks are now yours',
      link: '/team',
    })
  })

  test('hands over the tasks they assigned, so that they can still be canceled; finished ones stay unchanged', async () => {
    const { ana, bo, cleo } = await waitingForBo()
    const { id } = await newTask(bo, cleo)
    const done = await newTask(bo, bo, { requiresProof: false })
    await complete(bo, done.id)
    await remove(ana, bo)
    expect((await ana.put(`/api/team-tasks/${id}/cancel`)).statusCode).toBe(200)
    expect(await taskNotificationTypes(cleo)).toEqual(['task_assigned', 'task_assigned', 'task_cancelled'])
    const { rows } = await at.query('select assigned_to, assigned_by, status from team_tasks where id = $1', [
      done.id,
    ])
    expect(rows).toEqual([{ assigned_to: null, assigned_by: null, status: 'completed' }])
  })

  test('has no tasks here, even if their account exists elsewhere', async () => {
    const { ana } = await waitingForBo()
    const guest = await at.person()
    const { token } = await invite(ana, { canApprove: true })
    const joined = await accept(at, { token, email: guest.email, password: guest.password })
    expect(joined.statusCode).toBe(200)
    const { id } = await newTask(ana, guest)
    await remove(ana, guest)
    expect(await taskOf(ana, id)).toMatchObject({ assignedTo: ana.user.id })
    const { rows } = await at.query('select 1 from team_tasks where assigned_to = $1', [guest.user.id])
    expect(rows).toEqual([])
  })

  test('concurrently with a submission leaves nothing waiting for them', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { ana, bo, cleo } = await waitingForBo()
      const { id } = await newTask(ana, cleo)
      await Promise.all([handIn(cleo, id), remove(ana, bo)])
      expect(await taskOf(ana, id)).toMatchObject({
        status: 'pending_approval',
        approver: { id: ana.user.id },
      })
    }
  })
})
