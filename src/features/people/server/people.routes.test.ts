import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Role, roles } from '#platform/endpoint.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { memberIn, membersOf, teammate } from './people.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const change = async (who: Person, whom: Person, body: Record<string, unknown>) =>
  who.patch(`/api/users/${whom.user.id}`, body)
const codeOf = async (call: Promise<{ statusCode: number; json(): { code: string } }>) => {
  const answer = await call
  return [answer.statusCode, answer.json().code]
}

describe('the list', () => {
  test('contains everyone by name, with the declared fields only', async () => {
    const ana = await at.person()
    await teammate(at, ana, { firstName: 'Zoe', lastName: 'Mar' })
    await teammate(at, ana, { firstName: 'Ángel', lastName: 'Vega', role: 'manager', canApprove: true })
    const people = await membersOf(ana)
    expect(people.map(({ firstName }) => firstName)).toEqual(['Ana', 'Ángel', 'Zoe'])
    expect(people[1]).toEqual({
      id: expect.any(String),
      firstName: 'Ángel',
      lastName: 'Vega',
      email: expect.stringContaining('@example.com'),
      profileImageUrl: null,
      role: 'manager',
      managerId: null,
      canApprove: true,
      hierarchyLevel: 2,
      joinedAt: '2026-03-10T12:00:00.000Z',
      isDemo: false,
    })
  })

  test('tells each person who reports to them, directly or indirectly', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana, { role: 'manager', managerId: ana.user.id })
    const cleo = await teammate(at, ana, { firstName: 'Cleo', managerId: bo.user.id, canApprove: true })
    const team = (await ana.get('/api/team/members')).json()
    expect(team.currentUser).toEqual({
      id: ana.user.id,
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: ana.email,
      role: 'owner',
      canApprove: true,
      hierarchyLevel: 1,
    })
    expect(team.subordinates).toEqual([
      expect.objectContaining({ id: bo.user.id, hierarchyLevel: 2 }),
      {
        id: cleo.user.id,
        firstName: 'Cleo',
        lastName: 'Lind',
        email: cleo.email,
        canApprove: true,
        hierarchyLevel: 3,
      },
    ])
    expect((await bo.get('/api/team/members')).json().subordinates).toHaveLength(1)
    expect((await cleo.get('/api/team/members')).json().subordinates).toEqual([])
  })
})

describe('who may change whom', () => {
  // Rows: the caller. Columns: the member, and the new role.
  const allowed: Record<Role, (whom: Role, to: Role) => boolean> = {
    owner: () => true,
    manager: (whom, to) => whom === 'member' && to === 'member',
    member: () => false,
  }
  const cases = roles.flatMap((asks) => roles.flatMap((whom) => roles.map((to) => [asks, whom, to] as const)))
  let ana: Person
  let target: Person
  const asking: Partial<Record<Role, Person>> = {}
  beforeAll(async () => {
    ana = await at.person()
    target = await teammate(at, ana)
    for (const role of roles) asking[role] = await teammate(at, ana, { role })
  })

  test.each(cases)('%s makes a %s a %s', async (asks, whom, to) => {
    await change(ana, target, { role: whom, canApprove: false })
    const answer = await change(asking[asks] ?? ana, target, { role: to, canApprove: true })
    const isAllowed = allowed[asks](whom, to)
    expect(answer.statusCode).toBe(isAllowed ? 200 : 403)
    expect(await memberIn(ana, target)).toMatchObject(
      isAllowed ? { role: to, canApprove: true } : { role: whom, canApprove: false },
    )
  })

  test.each(roles.flatMap((asks) => roles.map((whom) => [asks, whom] as const)))(
    '%s removes a %s',
    async (asks, whom) => {
      const target = await teammate(at, ana, { role: whom })
      const isAllowed = allowed[asks](whom, whom)
      const answer = await (asking[asks] ?? ana).delete(`/api/users/${target.user.id}`)
      expect(answer.statusCode).toBe(isAllowed ? 204 : 403)
      expect((await memberIn(ana, target)) === undefined).toBe(isAllowed)
    },
  )

  test('a granted or revoked right applies immediately', async () => {
    const target = await teammate(at, ana)
    expect((await target.get('/api/invitations')).statusCode).toBe(403)
    await change(ana, target, { role: 'manager' })
    expect((await target.get('/api/invitations')).statusCode).toBe(200)
    await change(ana, target, { role: 'member' })
    expect((await target.get('/api/invitations')).statusCode).toBe(403)
  })

  test('only owners change their own role, and nobody removes themselves here', async () => {
    const manager = await teammate(at, ana, { role: 'manager' })
    expect(await codeOf(change(manager, manager, { role: 'member' }))).toEqual([409, 'own_membership'])
    expect(await codeOf(change(manager, manager, { canApprove: true }))).toEqual([403, 'forbidden'])
    expect(await codeOf(ana.delete(`/api/users/${ana.user.id}`))).toEqual([409, 'own_membership'])
  })

  test('ignores fields that only the server decides', async () => {
    const target = await teammate(at, ana)
    const extra = {
      id: randomUUID(),
      hierarchyLevel: 1,
      isDemo: true,
      email: 'x@example.com',
      joinedAt: '2001-01-01',
    }
    expect((await change(ana, target, { ...extra, canApprove: true })).statusCode).toBe(200)
    expect(await memberIn(ana, target)).toMatchObject({
      id: target.user.id,
      canApprove: true,
      hierarchyLevel: 2,
      isDemo: false,
      email: target.email,
      joinedAt: '2026-03-10T12:00:00.000Z',
    })
  })
})

describe('the last owner', () => {
  test('cannot change their own role', async () => {
    const ana = await at.person()
    const answer = await change(ana, ana, { role: 'member' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner'])
    expect(answer.json().message).toContain('Make another person an owner first, or delete the workspace')
  })

  test('may step down once there is another one', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana, { role: 'owner' })
    expect((await change(ana, ana, { role: 'member' })).json()).toMatchObject({ role: 'member' })
    expect(await codeOf(change(bo, bo, { role: 'manager' }))).toEqual([409, 'last_owner'])
  })

  test('is not replaced by a demo person', async () => {
    const ana = await at.person()
    const demo = await teammate(at, ana, { role: 'owner' })
    await at.query('update users set is_demo = true where id = $1', [demo.user.id])
    expect(await codeOf(change(ana, ana, { role: 'member' }))).toEqual([409, 'last_owner'])
  })

  test('remains when two owners demote or remove each other concurrently', async () => {
    for (const act of [
      (who: Person, whom: Person) => change(who, whom, { role: 'member' }),
      (who: Person, whom: Person) => who.delete(`/api/users/${whom.user.id}`),
    ]) {
      const ana = await at.person()
      const bo = await teammate(at, ana, { role: 'owner' })
      const answers = await Promise.all([act(ana, bo), act(bo, ana)])
      expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
      const { rows } = await at.query(
        "select m.user_id from memberships m where m.role = 'owner' and m.user_id = any($1)",
        [[ana.user.id, bo.user.id]],
      )
      expect(rows).toHaveLength(1)
    }
  })
})

describe('reporting lines', () => {
  test('are within the team and can be removed', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana, { role: 'manager' })
    const cleo = await teammate(at, ana)
    expect((await change(bo, cleo, { managerId: bo.user.id })).json()).toMatchObject({
      managerId: bo.user.id,
      hierarchyLevel: 3,
    })
    expect((await change(bo, cleo, { managerId: null })).json()).toMatchObject({
      managerId: null,
      hierarchyLevel: 2,
    })
  })

  test('never form a cycle, and the field is named in both languages', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana, { role: 'manager' })
    const cleo = await teammate(at, ana, { managerId: bo.user.id })
    for (const managerId of [cleo.user.id, bo.user.id]) {
      const answer = await change(ana, bo, { managerId })
      expect([answer.statusCode, answer.json().fields.managerId]).toEqual([
        422,
        'Choose another person: that one already reports to this one',
      ])
    }
    const spanish = await ana.patch(
      `/api/users/${bo.user.id}`,
      { managerId: cleo.user.id },
      { headers: { 'accept-language': 'es' } },
    )
    expect(spanish.json().fields.managerId).toBe('Elige a otra persona: esa ya depende de esta')
  })

  test('of two people placed under each other concurrently form no cycle', async () => {
    const ana = await at.person()
    const [bo, cleo] = [await teammate(at, ana), await teammate(at, ana)]
    const answers = await Promise.all([
      change(ana, bo, { managerId: cleo.user.id }),
      change(ana, cleo, { managerId: bo.user.id }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  test('stay within the workspace', async () => {
    const [ana, stranger] = [await at.person(), await at.person()]
    const bo = await teammate(at, ana)
    for (const managerId of [stranger.user.id, randomUUID()]) {
      const answer = await change(ana, bo, { managerId })
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['managerId']])
    }
  })

  test('end for a new owner', async () => {
    const ana = await at.person()
    const bo = await teammate(at, ana, { managerId: ana.user.id })
    expect((await change(ana, bo, { role: 'owner' })).json()).toMatchObject({
      managerId: null,
      hierarchyLevel: 1,
    })
    expect((await change(ana, bo, { managerId: ana.user.id })).json().fields).toEqual({
      managerId: 'Owners don’t report to anyone',
    })
  })
})
