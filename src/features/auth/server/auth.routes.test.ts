import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sessionCookie } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { passwordHashing, recommendedCost } from './password.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const login = (body: object, headers: Record<string, string> = {}) =>
  at.call({ method: 'POST', url: '/api/login', payload: body, headers })

/** Processor time, because wall time would include other load. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

describe('sign-in', () => {
  test('the right password opens a session and answers the user, never the token', async () => {
    const { email, password, user } = await at.person()
    const answer = await login({ email: ` ${email.toUpperCase()} `, password })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().user).toMatchObject({ id: user.id, email, role: 'owner' })
    const token = sessionCookie(answer).split('=')[1] ?? ''
    expect(token).toHaveLength(43)
    expect(answer.body).not.toContain(token)
    expect(answer.body).not.toContain('argon2')
  })

  test('a wrong password and an unknown address get identical answers', async () => {
    const { email } = await at.person()
    const wrong = await login({ email, password: 'not the password' })
    const unknown = await login({ email: 'nobody@example.com', password: 'not the password' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid email or password' })
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
  })

  test('an unknown address takes as much time as a wrong password', async () => {
    const { cost } = passwordHashing
    onTestFinished(() => {
      passwordHashing.cost = cost
    })
    passwordHashing.cost = recommendedCost
    const { email } = await at.person()
    const { rows } = await at.query('select password_hash from users where email = $1', [email])
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    const timeOf = (address: string) =>
      processorMs(() => login({ email: address, password: 'not the password' }))
    await timeOf('warm-up@example.com')
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 7; round++) {
      known.push(await timeOf(email))
      unknown.push(await timeOf('nobody@example.com'))
    }
    // The fastest runs count: other work of this process can only add to them.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5)
  })

  test('the last character of a long password matters', async () => {
    const password = `${'x'.repeat(63)}a`
    const { email } = await at.person({ password })
    expect((await login({ email, password: `${'x'.repeat(63)}b` })).statusCode).toBe(401)
    expect((await login({ email, password })).statusCode).toBe(200)
  })

  test.each([
    ['five characters', '12345', 'Password must be at least 6 characters'],
    ['beyond the cap', 'x'.repeat(1000), 'Password must be at most 200 characters'],
  ])('a password of %s is refused before it is hashed', async (_name, password, text) => {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const refused = async () => {
        const answer = await login({ email: 'ana@example.com', password })
        expect([answer.statusCode, answer.json().fields]).toEqual([400, { password: text }])
      }
      times.push(await processorMs(refused))
    }
    // The fastest run counts: other work of this process can only add to it.
    expect(Math.min(...times)).toBeLessThan(50)
  })

  test('the texts follow the language of the request', async () => {
    const answer = await login({ email: 'no', password: '1' }, { 'accept-language': 'es-MX,es;q=0.9' })
    expect(answer.json()).toMatchObject({
      message: 'Algunos datos no son válidos. No se ha guardado nada.',
      fields: {
        email: 'Introduce un correo electrónico válido',
        password: 'La contraseña debe tener al menos 6 caracteres',
      },
    })
  })

  test('a session from before sign-in is invalid after it', async () => {
    const ana = await at.person()
    const again = await login({ email: ana.email, password: ana.password }, { cookie: ana.cookie })
    expect(sessionCookie(again)).not.toBe(ana.cookie)
    expect((await ana.get('/api/auth/user')).statusCode).toBe(401)
  })

  test('the cookie is for this host only, out of reach of scripts and other sites', async () => {
    const { email, password } = await at.person()
    const answer = await login({ email, password })
    expect(answer.cookies).toMatchObject([{ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' }])
    expect(answer.cookies[0]).not.toHaveProperty('domain')
  })
})

describe('sign-up', () => {
  test('a taken address creates no second account, regardless of case', async () => {
    const { email } = await at.person()
    const details = { firstName: 'B', lastName: 'C', email: email.toUpperCase(), password: 'another one' }
    const answer = await at.call({ method: 'POST', url: '/api/signup', payload: details })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('signup_refused')
    expect(answer.cookies).toEqual([])
  })

  test('two concurrent sign-ups with one address create one account and one workspace', async () => {
    const details = { firstName: 'Two', lastName: 'Tabs', email: 'tabs@example.com', password: 'another one' }
    const send = () => at.call({ method: 'POST', url: '/api/signup', payload: details })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  test('ignores fields that only the server decides', async () => {
    const details = { firstName: 'Eve', lastName: 'M', email: 'eve@example.com', password: 'another one' }
    const extra = { id: '0', role: 'member', workspaceId: '1', canApprove: false }
    const answer = await at.call({ method: 'POST', url: '/api/signup', payload: { ...details, ...extra } })
    expect(answer.json().user).toMatchObject({ role: 'owner' })
  })

  test("the workspace's zone follows the browser, and an invalid zone is ignored", async () => {
    const signUp = (email: string, timeZone: string) =>
      at.call({
        method: 'POST',
        url: '/api/signup',
        payload: { firstName: 'T', lastName: 'Z', email, password: 'another one', timeZone },
      })
    expect((await signUp('mx@example.com', 'America/Mexico_City')).json().user.workspace.timeZone).toBe(
      'America/Mexico_City',
    )
    expect((await signUp('zz@example.com', "Mars/'; drop")).json().user.workspace.timeZone).toBe('UTC')
  })
})

describe('sessions', () => {
  test('are listed, and a revoked one stops working immediately', async () => {
    const ana = await at.person()
    const phone = await login({ email: ana.email, password: ana.password }, { 'user-agent': 'Phone' })
    const sessions = (await ana.get('/api/auth/sessions')).json<
      { id: string; userAgent: string; isCurrent: boolean }[]
    >()
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ userAgent }) => userAgent === 'Phone')
    expect(other).toMatchObject({ isCurrent: false })
    expect((await ana.delete(`/api/auth/sessions/${other?.id}`)).statusCode).toBe(204)
    const replay = await at.call({ url: '/api/auth/user', headers: { cookie: sessionCookie(phone) } })
    expect(replay.statusCode).toBe(401)
    expect((await ana.get('/api/auth/user')).statusCode).toBe(200)
  })

  test('all others can be ended at once', async () => {
    const ana = await at.person()
    const phone = sessionCookie(await login({ email: ana.email, password: ana.password }))
    await ana.delete('/api/auth/sessions')
    expect((await at.call({ url: '/api/auth/user', headers: { cookie: phone } })).statusCode).toBe(401)
    expect((await ana.get('/api/auth/sessions')).json()).toHaveLength(1)
  })

  test('expire after thirty days', async () => {
    const before = at.clock.now().toISOString()
    const ana = await at.person()
    at.clock.advance(31 * 24 * 3600)
    expect((await ana.get('/api/auth/user')).statusCode).toBe(401)
    at.clock.set(before)
  })
})

describe('signing out', () => {
  test('ends the session and goes to the start page', async () => {
    const ana = await at.person()
    const answer = await ana.get('/api/logout', {
      headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    expect((await ana.get('/api/auth/user')).statusCode).toBe(401)
  })

  test.each([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
  ])('$sec-fetch-dest from $sec-fetch-site does not sign out', async (headers) => {
    const ana = await at.person()
    await ana.get('/api/logout', { headers })
    expect((await ana.get('/api/auth/user')).statusCode).toBe(200)
  })

  test.each([
    ['/customers?search=a', '/login?next=%2Fcustomers%3Fsearch%3Da'],
    ['https://evil.example', '/login'],
    ['//evil.example', '/login'],
    ['/\\evil.example', '/login'],
    ['/api/logout', '/login'],
    ['/no-such-screen', '/login'],
    ['/%2f%2fevil.example', '/login'],
    ['/%252f%252fevil.example', '/login'],
    ['/home?next=%252f%252fevil.example', '/login'],
    ['/home?x=%250d%250aSet-Cookie:a=b', '/login'],
  ])('the sign-in screen only returns to own screens: %s', async (next, location) => {
    const answer = await at.call({ url: `/api/login?next=${encodeURIComponent(next)}` })
    expect(answer.headers.location).toBe(location)
  })
})
