import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { accept, invite } from '#features/people/server/people.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeEach(async () => {
  at = await createTestApp()
})
afterEach(() => at.close())

const newcomer = (n = 1) => ({
  firstName: 'Nia',
  lastName: 'Okoye',
  email: `nia${n}@example.com`,
  password: 'long enough',
})

const signUp = (language = 'en', n = 1) =>
  at.call({
    method: 'POST',
    url: '/api/signup',
    payload: newcomer(n),
    headers: { 'accept-language': language },
  })

describe.each([
  ['invite', 'signup_invite_only', 'need an invitation', 'invitación'],
  ['off', 'signup_closed', 'new accounts', 'cuentas nuevas'],
] as const)('with SIGNUP=%s', (mode, code, english, spanish) => {
  beforeEach(() => {
    at.deps.env.signUp = mode
  })

  test('the first account can be created, and no other', async () => {
    expect((await signUp('en', 1)).statusCode).toBe(200)
    const refused = await signUp('en', 2)
    expect([refused.statusCode, refused.json().code]).toEqual([403, code])
    expect(refused.json().message).toContain(english)
    expect((await signUp('es', 2)).json().message).toContain(spanish)
    expect((await at.query('select id from users')).rows).toHaveLength(1)
  })

  test('of five concurrent first sign-ups, one succeeds', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => signUp('en', n)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403])
  })

  test('a taken address is refused like any other', async () => {
    await signUp('en', 1)
    expect((await signUp('en', 1)).json().code).toBe(code)
  })
})

test('with SIGNUP=invite a new person can join by invitation', async () => {
  const owner = await at.person()
  at.deps.env.signUp = 'invite'
  const { token } = await invite(owner)
  expect((await accept(at, { token, ...newcomer() })).statusCode).toBe(200)
})

test('with SIGNUP=off an invitation is only for people with an account', async () => {
  const [owner, known] = [await at.person(), await at.person()]
  at.deps.env.signUp = 'off'
  const { token } = await invite(owner)
  const refused = await accept(at, { token, ...newcomer() })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'signup_closed'])
  expect((await accept(at, { token, email: known.email, password: known.password })).statusCode).toBe(200)
})

test('the page tells its scripts who can sign up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-screens-'))
  await writeFile(join(folder, 'index.html'), await readFile('index.html'))
  const app = await createApp(at.deps, folder)
  const told = async () =>
    /<meta name="sign-up" content="(\w+)"/.exec((await app.inject({ url: '/login' })).body)?.[1]
  at.deps.env.signUp = 'invite'
  expect(await told()).toBe('open')
  await at.person()
  expect(await told()).toBe('invite')
  at.deps.env.signUp = 'off'
  expect(await told()).toBe('off')
  at.deps.env.signUp = 'open'
  expect(await told()).toBe('open')
  await app.close()
  await rm(folder, { recursive: true })
})
