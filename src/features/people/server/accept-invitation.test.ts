import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asPerson, type Person, sessionCookie } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { accept, invite, memberIn, membersOf, teammate } from './people.fixture.ts'

let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
})
afterAll(() => at.close())

const address = () => `${randomUUID()}@example.com`
const newcomer = { firstName: 'Bo', lastName: 'Lind', password: 'correct horse' }

describe('a new person', () => {
  test('gets an account in the invited workspace only, with the invited role, and is signed in', async () => {
    const bo = await teammate(at, ana, { role: 'manager' })
    const email = address()
    const { token } = await invite(ana, { email, role: 'manager', managerId: bo.user.id, canApprove: true })
    const answer = await accept(at, { token, ...newcomer }, { 'accept-language': 'es' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().user).toMatchObject({
      email,
      firstName: 'Bo',
      role: 'manager',
      locale: 'es',
      workspace: { name: 'Ana Ruiz' },
      hasOtherWorkspaces: false,
    })
    expect(answer.body).not.toContain('argon2')
    const cookie = sessionCookie(answer)
    const me = await at.call({ url: '/api/team/members', headers: { cookie } })
    expect(me.json().currentUser).toMatchObject({ email, canApprove: true, hierarchyLevel: 3 })
    const { rows } = await at.query(
      'select count(*) as n from memberships m join users u on u.id = m.user_id where u.email = $1',
      [email],
    )
    expect(Number(rows[0]?.n)).toBe(1)
  })

  test('gives their own address if the invitation has none, and cannot choose their role', async () => {
    const { token } = await invite(ana)
    const email = address()
    const extra = { role: 'owner', canApprove: true, managerId: ana.user.id, workspaceId: randomUUID() }
    const answer = await accept(at, { token, email, ...newcomer, ...extra })
    expect(answer.json().user).toMatchObject({ email, role: 'member' })
    const found = (await membersOf(ana)).find((member) => member.email === email)
    expect(found).toMatchObject({ role: 'member', canApprove: false, managerId: null })
  })

  test('cannot use a named invitation with another address', async () => {
    const email = address()
    const { token } = await invite(ana, { email })
    const answer = await accept(at, { token, email: address(), ...newcomer })
    expect(answer.json().user.email).toBe(email)
  })

  test.each([
    ['an address', {}, ['email', 'password']],
    ['a password', { email: 'new@example.com' }, ['password']],
    ['names', { email: 'new@example.com', password: 'correct horse' }, ['firstName', 'lastName']],
  ])('is asked for %s', async (_name, given, fields) => {
    const { token } = await invite(ana)
    const answer = await accept(at, { token, ...given })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, fields])
    expect((await accept(at, { token, email: address(), ...newcomer })).statusCode).toBe(200)
  })

  test('is announced to the inviter and owners, as notification and activity', async () => {
    const owner = await at.person()
    const manager = await teammate(at, owner, { role: 'manager' })
    const member = await teammate(at, owner)
    await teammate(at, manager, { firstName: 'Cleo', lastName: 'Paz' })
    for (const person of [owner, manager])
      expect((await person.get('/api/notifications')).json()[0]).toMatchObject({
        type: 'person_joined',
        title: 'Cleo Paz joined your team',
        link: '/settings?section=people',
      })
    expect((await member.get('/api/notifications')).json()).toEqual([])
    expect((await owner.get('/api/activity')).json()[0]).toMatchObject({
      who: 'Cleo Paz',
      what: 'Joined the team',
    })
  })
})

describe('an invitation is used once', () => {
  test('afterwards its link is invalid', async () => {
    const { token } = await invite(ana)
    await accept(at, { token, email: address(), ...newcomer })
    const again = await accept(at, { token, email: address(), ...newcomer })
    expect([again.statusCode, again.json().code]).toEqual([400, 'invitation_invalid'])
  })

  test('even by two people concurrently', async () => {
    const { token } = await invite(ana)
    const answers = await Promise.all(
      [1, 2, 3].map(() => accept(at, { token, email: address(), ...newcomer })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  })

  test('even by a double click', async () => {
    const email = address()
    const { token } = await invite(ana, { email })
    const answers = await Promise.all([1, 2].map(() => accept(at, { token, ...newcomer })))
    // The second click is too late, or finds the new account and joins as the same person.
    const [first, second] = answers.map(({ statusCode }) => statusCode).sort()
    expect([first, [200, 400].includes(second ?? 0)]).toEqual([200, true])
    expect((await membersOf(ana)).filter((member) => member.email === email)).toHaveLength(1)
  })
})

describe('a person with an account', () => {
  test('joins with its password, and keeps name and password', async () => {
    const guest = await at.person({ firstName: 'Gus', lastName: 'Toro' })
    const { token } = await invite(ana, { email: guest.email })
    const answer = await accept(at, { token, ...newcomer, password: guest.password })
    expect(answer.json().user).toMatchObject({
      id: guest.user.id,
      firstName: 'Gus',
      hasOtherWorkspaces: true,
    })
    expect(await memberIn(ana, guest)).toMatchObject({ firstName: 'Gus' })
  })

  test('cannot join, nor be taken over, with a wrong one', async () => {
    const guest = await at.person()
    for (const given of [{ email: guest.email }, {}]) {
      const { token } = await invite(ana, given)
      const answer = await accept(at, {
        token,
        ...newcomer,
        email: guest.email,
        password: 'not the password',
      })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_credentials'])
      expect(answer.cookies).toEqual([])
    }
    expect(await memberIn(ana, guest)).toBeUndefined()
  })

  test('and a session joins without a password; the session switches workspace', async () => {
    const guest = await at.person()
    const { token } = await invite(ana)
    const answer = await accept(at, { token }, { cookie: guest.cookie })
    expect(answer.json().user).toMatchObject({
      id: guest.user.id,
      role: 'member',
      workspace: { name: 'Ana Ruiz' },
    })
    expect(sessionCookie(answer)).not.toBe(guest.cookie)
    expect((await guest.get('/api/auth/user')).statusCode).toBe(401)
  })

  test("and a session cannot use another person's invitation", async () => {
    const guest = await at.person()
    const email = address()
    const { token } = await invite(ana, { email })
    const refused = await accept(at, { token }, { cookie: guest.cookie })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['password']])
    const answer = await accept(at, { token, ...newcomer }, { cookie: guest.cookie })
    expect(answer.json().user.email).toBe(email)
    expect(await memberIn(ana, guest)).toBeUndefined()
  })

  test('who is already a member just enters, keeps their role, and leaves the link usable', async () => {
    const bo = await teammate(at, ana)
    const { token } = await invite(ana, { role: 'owner' })
    const answer = await accept(at, { token }, { cookie: bo.cookie })
    expect(answer.json().user).toMatchObject({ id: bo.user.id, role: 'member' })
    expect((await accept(at, { token, email: address(), ...newcomer })).json().user.role).toBe('owner')
  })

  test('may try ten passwords in a quarter of an hour, independent of others at the same address', async () => {
    const limited = await createTestApp({ rateLimits: true })
    try {
      const [owner, guest] = [await limited.person(), await limited.person()]
      const { token } = await invite(owner)
      const attempt = () => accept(limited, { token, email: guest.email, password: 'not the password' })
      const codes: number[] = []
      for (let n = 0; n < 11; n++) codes.push((await attempt()).statusCode)
      expect(codes).toEqual([...Array(10).fill(401), 429])
      const other = await invite(owner, { email: address() })
      expect((await accept(limited, { token: other.token, ...newcomer })).statusCode).toBe(200)
    } finally {
      await limited.close()
    }
  })
})

describe('one account in several workspaces', () => {
  test('sees each separately, switches between them, and returns to the latest', async () => {
    const [owner, guest] = [await at.person({ firstName: 'Eva' }), await at.person({ firstName: 'Gus' })]
    await owner.post('/api/customers', { name: 'Of Eva' })
    const { token } = await invite(owner)
    const joined = await accept(at, { token }, { cookie: guest.cookie })
    const inside = asPerson(at.app, { ...guest, cookie: sessionCookie(joined), language: 'en' })
    expect((await inside.get('/api/auth/workspaces')).json()).toEqual([
      { id: await workspaceOf(at, owner), name: 'Eva Ruiz', role: 'member', isCurrent: true },
      { id: expect.any(String), name: 'Gus Ruiz', role: 'owner', isCurrent: false },
    ])
    expect((await inside.get('/api/customers')).json()).toHaveLength(1)

    const [, own] = (await inside.get('/api/auth/workspaces')).json<{ id: string }[]>()
    at.clock.advance(1)
    const moved = await inside.post(`/api/auth/workspaces/${own?.id}/enter`)
    expect(moved.statusCode).toBe(204)
    const home = asPerson(at.app, { ...guest, cookie: sessionCookie(moved), language: 'en' })
    expect((await inside.get('/api/auth/user')).statusCode).toBe(401)
    expect((await home.get('/api/auth/user')).json()).toMatchObject({
      role: 'owner',
      workspace: { name: 'Gus Ruiz' },
    })
    expect((await home.get('/api/customers')).json()).toEqual([])

    const { email, password } = guest
    const again = await at.call({ method: 'POST', url: '/api/login', payload: { email, password } })
    expect(again.json().user.workspace.name).toBe('Gus Ruiz')
  })

  test('cannot enter one without membership, or after losing it', async () => {
    const owner = await at.person()
    const guest = await at.person()
    const workspaceId = await workspaceOf(at, owner)
    expect((await guest.post(`/api/auth/workspaces/${workspaceId}/enter`)).statusCode).toBe(404)
    const { token } = await invite(owner)
    await accept(at, { token, email: guest.email, password: guest.password })
    await owner.delete(`/api/users/${guest.user.id}`)
    expect((await guest.post(`/api/auth/workspaces/${workspaceId}/enter`)).statusCode).toBe(404)
    expect((await guest.get('/api/auth/user')).json().workspace.name).toBe('Ana Ruiz')
  })
})
