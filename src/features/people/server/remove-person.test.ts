import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneMessage } from '#features/inbox/server/inbox.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { accept, invite, memberIn, teammate } from './people.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const remove = (who: Person, whom: Person) => who.delete(`/api/users/${whom.user.id}`)
const leave = (who: Person, password = who.password) =>
  who.call({ method: 'DELETE', url: '/api/account', payload: { password } })
const login = ({ email, password }: Person) =>
  at.call({ method: 'POST', url: '/api/login', payload: { email, password } })

/** A person with their own workspace who joins another one. */
async function guestOf(owner: Person): Promise<Person> {
  const guest = await at.person()
  const { token } = await invite(owner)
  await accept(at, { token, email: guest.email, password: guest.password })
  return guest
}

describe('a removed member', () => {
  test('is signed out immediately, on every device, and cannot sign in again', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana)
    const second = await login(bo)
    expect(second.statusCode).toBe(200)
    expect((await remove(ana, bo)).statusCode).toBe(204)
    expect((await bo.get('/api/auth/user')).statusCode).toBe(401)
    expect((await bo.get('/api/users')).body).toBe('{"code":"unauthorized","message":"Unauthorized"}')
    expect((await login(bo)).statusCode).toBe(401)
    const { rows } = await at.query('select 1 from users where email = $1', [bo.email])
    expect(rows).toEqual([])
  })

  test('keeps an account with another workspace, and its sessions there', async () => {
    const ana = await at.person()
    const guest = await guestOf(ana)
    expect((await remove(ana, guest)).statusCode).toBe(204)
    expect((await guest.get('/api/auth/user')).statusCode).toBe(200)
    expect((await login(guest)).statusCode).toBe(200)
    expect((await guest.get('/api/auth/workspaces')).json()).toHaveLength(1)
  })

  test('from both workspaces concurrently leaves no account', async () => {
    const [ana, eva] = [await at.person(), await at.person()]
    const bo = await teammate(at, ana)
    const { token } = await invite(eva)
    await accept(at, { token, email: bo.email, password: bo.password })
    const answers = await Promise.all([remove(ana, bo), remove(eva, bo)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    const { rows } = await at.query('select 1 from users where email = $1', [bo.email])
    expect(rows).toEqual([])
  })

  test('passes their reports to their own manager', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana, { role: 'manager', managerId: ana.user.id })
    const cleo = await teammate(at, ana, { managerId: bo.user.id })
    const { id } = await invite(ana, { managerId: bo.user.id })
    await remove(ana, bo)
    expect(await memberIn(ana, cleo)).toMatchObject({ managerId: ana.user.id, hierarchyLevel: 2 })
    const invitations = (await ana.get('/api/invitations')).json<{ id: string; managerId: string }[]>()
    expect(invitations.find((invitation) => invitation.id === id)?.managerId).toBe(ana.user.id)
  })

  test('frees their conversations, also if their account stays elsewhere', async () => {
    const ana = await at.person()
    const guest = await guestOf(ana)
    const { conversationId } = await oneMessage(at, ana)
    const path = `/api/conversations/${conversationId}`
    const assigned = await ana.patch(path, { assigneeId: guest.user.id })
    expect(assigned.json().assignee.id).toBe(guest.user.id)
    await remove(ana, guest)
    expect((await ana.get(path)).json().assignee).toBeNull()
    expect((await ana.get('/api/messages?assignee=none')).json()).toHaveLength(1)
    expect((await ana.patch(path, { assigneeId: guest.user.id })).statusCode).toBe(404)
  })

  test('who is assigned a conversation at the same moment ends up with none', async () => {
    const ana = await at.person()
    const { conversationId } = await oneMessage(at, ana)
    const path = `/api/conversations/${conversationId}`
    for (let turn = 0; turn < 5; turn++) {
      const guest = await guestOf(ana)
      await Promise.all([ana.patch(path, { assigneeId: guest.user.id }), remove(ana, guest)])
      expect((await ana.get(path)).json().assignee).toBeNull()
    }
  })

  test('leaves open invitations and activities behind', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana, { role: 'manager', firstName: 'Bo', lastName: 'Lind' })
    const { token } = await invite(bo)
    await remove(ana, bo)
    const look = await at.call({ method: 'POST', url: '/api/invitations/look', payload: { token } })
    expect([look.statusCode, look.json().invitedByName]).toEqual([200, null])
    const happened = (await ana.get('/api/activity')).json<{ who: string; what: string }[]>()
    expect(happened.map(({ who, what }) => `${who}: ${what}`)).toEqual([
      'Ana Ruiz: Removed Bo Lind from the team',
      'Bo Lind: Created an invitation link',
      'Bo Lind: Joined the team',
      'Ana Ruiz: Created an invitation link',
    ])
  })

  test('is not found the second time', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana)
    await remove(ana, bo)
    expect((await remove(ana, bo)).statusCode).toBe(404)
  })
})

describe('leaving', () => {
  test('requires the right password', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana)
    const answer = await leave(bo, 'not the password')
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { password: 'Incorrect password' }])
    expect(await memberIn(ana, bo)).toBeDefined()
  })

  test('ends the sessions, clears the cookie and deletes an account without another workspace', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana)
    const answer = await leave(bo)
    expect(answer.statusCode).toBe(204)
    expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }])
    expect((await bo.get('/api/auth/user')).statusCode).toBe(401)
    expect(await memberIn(ana, bo)).toBeUndefined()
    expect((await login(bo)).statusCode).toBe(401)
    expect((await ana.get('/api/activity')).json()[0]).toMatchObject({
      who: 'Bo Lind',
      what: 'Left the team',
    })
  })

  test('is refused for the last owner, with advice', async () => {
    const ana = await at.person()
    await teammate(at, ana, { role: 'manager' })
    const answer = await leave(ana)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner'])
    expect((await ana.get('/api/auth/user')).statusCode).toBe(200)
  })

  test('concurrently leaves one of two owners', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana, { role: 'owner' })
    const answers = await Promise.all([leave(ana), leave(bo)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  })
})
