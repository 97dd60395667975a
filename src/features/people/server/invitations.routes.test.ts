import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#platform/endpoint.ts'
import { createSecrets } from '#server/secrets.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import type { Invitation } from '../invitations.contract.ts'
import { linkPath } from './invitation-link.ts'
import { accept, invite, teammate } from './people.fixture.ts'
import { sendInvitation } from './send-invitation.job.ts'

let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
})
afterAll(() => at.close())

const address = () => `${randomUUID()}@example.com`
const look = (token: string) => at.call({ method: 'POST', url: '/api/invitations/look', payload: { token } })
const listed = async (person: Person) => (await person.get('/api/invitations')).json<Invitation[]>()
const invalid =
  '{"code":"invitation_invalid","message":"This invitation no longer works: it has expired, was already used or was withdrawn. Ask for a new one."}'
const WEEK = 7 * 24 * 60 * 60

describe('an invitation', () => {
  test('shows what it leads to, and nothing more', async () => {
    const { token, path } = await invite(ana, { role: 'manager' })
    expect(path).toMatch(/^\/join#[0-9a-f]{32}\.[\w-]{43}$/)
    expect((await look(token)).json()).toEqual({
      workspaceName: 'Ana Ruiz',
      invitedByName: 'Ana Ruiz',
      role: 'manager',
      email: null,
      hasAccount: false,
    })
  })

  test('tells whether its address has an account', async () => {
    const known = await at.person()
    for (const [email, hasAccount] of [
      [known.email, true],
      [address(), false],
    ]) {
      const { token } = await invite(ana, { email })
      expect((await look(token)).json()).toMatchObject({ email, hasAccount })
    }
  })

  test('is listed with its link, expiry and sender', async () => {
    const email = address()
    const { id, path, mailed } = await invite(ana, { email: ` ${email.toUpperCase()} `, canApprove: true })
    expect(mailed).toBe(true)
    expect((await listed(ana)).find((invitation) => invitation.id === id)).toEqual({
      id,
      email,
      role: 'member',
      managerId: null,
      canApprove: true,
      invitedByName: 'Ana Ruiz',
      createdAt: '2026-03-10T12:00:00.000Z',
      expiresAt: '2026-03-17T12:00:00.000Z',
      isExpired: false,
      path,
    })
  })

  test('stores nothing that grants access', async () => {
    const { token } = await invite(ana)
    const { rows } = await at.query('select i::text as row from invitations i')
    for (const { row } of rows) expect(row).not.toContain(token.split('.')[1])
  })

  test('ignores fields that only the server decides', async () => {
    const extra = {
      id: randomUUID(),
      expiresAt: '2099-01-01T00:00:00.000Z',
      invitedBy: randomUUID(),
      workspaceId: 'x',
    }
    const invitation = await invite(ana, extra)
    expect(invitation).toMatchObject({ expiresAt: '2026-03-17T12:00:00.000Z', invitedByName: 'Ana Ruiz' })
    expect(invitation.id).not.toBe(extra.id)
  })
})

describe('is refused', () => {
  test.each(roles.flatMap((asks) => roles.map((role) => [asks, role] as const)))(
    'or not: a %s invites a %s',
    async (asks, role) => {
      const who = asks === 'owner' ? ana : await teammate(at, ana, { role: asks })
      const isAllowed = asks === 'owner' || (asks === 'manager' && role === 'member')
      const answer = await who.post('/api/invitations', { role })
      expect(answer.statusCode).toBe(isAllowed ? 201 : 403)
    },
  )

  test('for a person who is already a member', async () => {
    const bo = await teammate(at, ana)
    const answer = await ana.post('/api/invitations', { email: bo.email })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_member'])
  })

  test('for a manager of another workspace, and for an owner with a manager', async () => {
    const stranger = await at.person()
    for (const body of [{ managerId: stranger.user.id }, { managerId: ana.user.id, role: 'owner' }]) {
      const answer = await ana.post('/api/invitations', body)
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['managerId']])
    }
  })

  test('for a manager acting on a higher role: no link, no renewal, no withdrawal', async () => {
    const boss = await at.person()
    const manager = await teammate(at, boss, { role: 'manager' })
    const email = address()
    const { id } = await invite(boss, { role: 'owner', email })
    expect((await listed(manager)).find((invitation) => invitation.id === id)?.path).toBeNull()
    const attempts = await Promise.all([
      manager.post(`/api/invitations/${id}/resend`),
      manager.delete(`/api/invitations/${id}`),
      manager.post('/api/invitations', { email }),
    ])
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  })

  test('above thirty an hour', async () => {
    const limited = await createTestApp({ rateLimits: true })
    try {
      const owner = await limited.person()
      const codes: number[] = []
      for (let n = 0; n < 31; n++) codes.push((await owner.post('/api/invitations', {})).statusCode)
      expect(codes).toEqual([...Array(30).fill(201), 429])
    } finally {
      await limited.close()
    }
  })
})

describe('a link stops working', () => {
  test('after a week, when withdrawn, forged or invented: always with the same answer', async () => {
    const [expired, withdrawn, forged] = [await invite(ana), await invite(ana), await invite(ana)]
    expect((await ana.delete(`/api/invitations/${withdrawn.id}`)).statusCode).toBe(204)
    const [id, signature = ''] = forged.token.split('.')
    const other = signature.startsWith('A') ? 'B' : 'A'
    const tokens = [
      withdrawn.token,
      `${id}.${other}${signature.slice(1)}`,
      `${id}.${expired.token.split('.')[1]}`,
      '',
      'x',
    ]
    at.clock.advance(WEEK)
    tokens.push(expired.token)
    for (const token of tokens) {
      for (const answer of [await look(token), await accept(at, { token, password: 'long enough' })])
        expect([answer.statusCode, answer.body]).toEqual([400, invalid])
    }
    expect((await listed(ana)).find((invitation) => invitation.id === expired.id)?.isExpired).toBe(true)
    at.clock.advance(-WEEK)
  })

  test('once renewed: the new one works', async () => {
    const first = await invite(ana, { email: address() })
    at.clock.advance(60)
    const renewed = await ana.post(`/api/invitations/${first.id}/resend`)
    const { path, expiresAt } = renewed.json<Invitation>()
    expect(expiresAt).toBe('2026-03-17T12:01:00.000Z')
    expect((await look(first.token)).statusCode).toBe(400)
    expect((await look(path?.split('#')[1] ?? '')).statusCode).toBe(200)
  })

  test('once the same address was invited again: one invitation per address, with the newer details', async () => {
    const email = address()
    const first = await invite(ana, { email })
    at.clock.advance(60)
    const second = await invite(ana, { email, role: 'manager' })
    expect(second.id).toBe(first.id)
    expect((await look(first.token)).statusCode).toBe(400)
    expect((await look(second.token)).json()).toMatchObject({ role: 'manager' })
    const answers = await Promise.all(
      [1, 2, 3].map(() => ana.post('/api/invitations', { email: 'many@example.com' })),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  })

  test('if another installation signed it', async () => {
    const { id, expiresAt } = await invite(ana)
    const elsewhere = createSecrets('the secret of some other installation of the product')
    const path = linkPath(elsewhere, { id, expiresAt: new Date(expiresAt) })
    expect((await look(path.split('#')[1] ?? '')).statusCode).toBe(400)
  })
})

describe('the mail', () => {
  test("is in the workspace's language and has the link that is also shown", async () => {
    const luz = await at.person({ firstName: 'Luz', lastName: 'Vega', language: 'es' })
    await changeWorkspace(at, luz, { name: 'Café Sol' })
    const email = address()
    const { id, path } = await invite(luz, { email })
    await sendInvitation.run({ workspaceId: await workspaceOf(at, luz), invitationId: id }, at.deps)
    expect(at.mails.at(-1)).toMatchObject({ to: email, subject: 'Luz Vega te ha invitado a Café Sol' })
    expect(at.mails.at(-1)?.text).toContain(`http://localhost:${at.deps.env.port}${path}\n`)
    expect(at.mails.at(-1)?.html).toContain('>Unirme al equipo</a>')
  })

  test('is queued with ids only', async () => {
    const { id } = await invite(ana, { email: address() })
    const { rows } = await at.query(
      "select data::text as data from pgboss.job where name = 'people.send-invitation'",
    )
    expect(rows.map(({ data }) => JSON.parse(data ?? ''))).toContainEqual({
      invitationId: id,
      workspaceId: await workspaceOf(at, ana),
    })
  })

  test('is not sent for a link to share, nor after the invitation is gone', async () => {
    const before = at.mails.length
    const { id, mailed } = await invite(ana)
    expect(mailed).toBe(false)
    const workspaceId = await workspaceOf(at, ana)
    await sendInvitation.run({ workspaceId, invitationId: id }, at.deps)
    await sendInvitation.run({ workspaceId, invitationId: randomUUID() }, at.deps)
    expect(at.mails).toHaveLength(before)
  })
})
