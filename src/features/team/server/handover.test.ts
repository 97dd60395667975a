import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept, invite, teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { approve, handIn, kindsTold, newTask, taskOf, waitingFor } from './team.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

/** Ana owns the shop, Bo is above Cleo, and a proof of Cleo waits for Bo. */
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

describe('what waits', () => {
  test('goes to the next one above when the approver is removed, who is told once', async () => {
    const { ana, bo, cleo, id } = await waitingForBo()
    expect((await remove(ana, bo)).statusCode).toBe(204)
    expect(await approverOf(cleo, id)).toBe(ana.user.id)
    expect(await kindsTold(ana)).toEqual(['proof_submitted'])
    expect((await approve(ana, id)).statusCode).toBe(200)
  })

  test('goes on when the approver loses the right, and stays where it is when they get it back', async () => {
    const { ana, bo, cleo, id } = await waitingForBo()
    await ana.patch(`/api/users/${bo.user.id}`, { canApprove: false })
    expect(await approverOf(cleo, id)).toBe(ana.user.id)
    expect((await approve(bo, id)).statusCode).toBe(403)
    await ana.patch(`/api/users/${bo.user.id}`, { canApprove: true })
    expect(await approverOf(cleo, id)).toBe(ana.user.id)
    expect(await kindsTold(ana)).toEqual(['proof_submitted'])
  })

  test('waits for the first who gets the right, where nobody had it', async () => {
    const { ana, bo, cleo, id } = await waitingForBo()
    await ana.patch(`/api/users/${ana.user.id}`, { canApprove: false })
    await ana.patch(`/api/users/${bo.user.id}`, { canApprove: false })
    expect(await approverOf(cleo, id)).toBeNull()
    const dan = await teammate(at, ana, { canApprove: true })
    expect(await approverOf(cleo, id)).toBe(dan.user.id)
    expect(await kindsTold(dan)).toEqual(['proof_submitted'])
  })

  test('can still be decided when whoever handed it in has left', async () => {
    const { ana, bo, cleo, id } = await waitingForBo()
    await remove(ana, cleo)
    expect(await waitingFor(bo)).toMatchObject([
      { id, assignedUser: { firstName: 'Cleo Lind', lastName: '' } },
    ])
    expect((await approve(bo, id)).json()).toMatchObject({ status: 'completed', assignedToUser: null })
  })
})

describe('whoever leaves', () => {
  test('leaves their tasks, which can be given to somebody else', async () => {
    const { ana, bo, cleo } = await waitingForBo()
    const { id } = await newTask(ana, cleo)
    await remove(ana, cleo)
    expect(await taskOf(ana, id)).toMatchObject({ status: 'pending', assignedTo: null, assignedToUser: null })
    const answer = await ana.patch(`/api/team-tasks/${id}`, { assignedTo: bo.user.id })
    expect(answer.json()).toMatchObject({ assignedTo: bo.user.id, status: 'pending' })
  })

  test('has none here any more, also when their account lives on elsewhere', async () => {
    const { ana } = await waitingForBo()
    const guest = await at.person()
    const { token } = await invite(ana, { canApprove: true })
    const joined = await accept(at, { token, email: guest.email, password: guest.password })
    expect(joined.statusCode).toBe(200)
    const { id } = await newTask(ana, guest)
    await remove(ana, guest)
    expect(await taskOf(ana, id)).toMatchObject({ assignedTo: null, assignedToUser: null })
    const { rows } = await at.query('select 1 from team_tasks where assigned_to = $1', [guest.user.id])
    expect(rows).toEqual([])
  })

  test('at the moment somebody hands in a proof leaves nothing waiting for them', async () => {
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
