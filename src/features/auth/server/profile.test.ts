import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepFiles } from '#core/files/server/sweep-files.job.ts'
import type { Person } from '#tests/person.ts'
import { sessionCookie } from '#tests/person.ts'
import { png } from '#tests/png.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { notifyOldAddress } from './notify-old-address.job.ts'
import { sendResetMail } from './send-reset-mail.job.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const login = (email: string, password: string) =>
  at.call({ method: 'POST', url: '/api/login', payload: { email, password } })
const me = async (person: Person) => (await person.get('/api/auth/user')).json()
const noticesOf = async (person: Person) =>
  (await person.get('/api/notifications')).json<{ type: string; message: string }[]>()

test('names change for everyone who sees the person', async () => {
  const ana = await at.person()
  const answer = await ana.patch('/api/auth/user', { firstName: ' Ana María ', lastName: 'Ruiz Vega' })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { firstName: 'Ana María', lastName: 'Ruiz Vega', email: ana.email },
  ])
  expect(await me(ana)).toMatchObject({ firstName: 'Ana María' })
  const empty = await ana.patch('/api/auth/user', { firstName: ' ', lastName: 'Ruiz' })
  expect([empty.statusCode, empty.json().fields]).toEqual([400, { firstName: 'First name is required' }])
})

describe('the email address', () => {
  const newEmail = () => `new-${crypto.randomUUID()}@example.com`

  test('changes with the password; sessions stay, and the person is notified here and at the old address', async () => {
    const ana = await at.person()
    const email = newEmail()
    const answer = await ana.put('/api/auth/user/email', {
      email: ` ${email.toUpperCase()} `,
      currentPassword: ana.password,
    })
    expect([answer.statusCode, answer.json().email]).toEqual([200, email])
    expect((await me(ana)).email).toBe(email)
    expect((await login(ana.email, ana.password)).statusCode).toBe(401)
    expect((await login(email, ana.password)).statusCode).toBe(200)
    const [notice] = await noticesOf(ana)
    expect(notice).toMatchObject({ type: 'email_changed', message: expect.stringContaining(email) })
    const { rows } = await at.query(
      "select data::text as data from pgboss.job where name = 'auth.tell-old-address' and data->>'userId' = $1",
      [ana.user.id],
    )
    await notifyOldAddress.run(JSON.parse(rows[0]?.data ?? ''), at.deps)
    expect(at.mails.at(-1)).toMatchObject({
      to: ana.email,
      subject: 'Your CampAIgner email address was changed',
    })
    expect(at.mails.at(-1)?.text).not.toContain(email)
  })

  test("stays with a wrong password, with a message in the person's language", async () => {
    const ana = await at.person({ language: 'es' })
    const answer = await ana.put('/api/auth/user/email', { email: newEmail(), currentPassword: 'not this' })
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { currentPassword: 'Contraseña incorrecta' },
    ])
    expect((await me(ana)).email).toBe(ana.email)
  })

  test('of another account is refused without revealing whose it is', async () => {
    const ana = await at.person()
    const other = await at.person()
    const answer = await ana.put('/api/auth/user/email', {
      email: other.email,
      currentPassword: ana.password,
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        code: 'refused',
        message: 'This can’t be done. Nothing was saved.',
        fields: { email: 'This address can’t be used. Choose another one' },
      },
    ])
    expect((await noticesOf(ana)).map(({ type }) => type)).toEqual(['welcome'])
  })

  test('claimed by two at once goes to one of them', async () => {
    const [ana, eva] = [await at.person(), await at.person()]
    const email = newEmail()
    const take = (person: Person) =>
      person.put('/api/auth/user/email', { email, currentPassword: person.password })
    const answers = await Promise.all([take(ana), take(eva)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  test('that was changed invalidates its links', async () => {
    const ana = await at.person()
    await sendResetMail.run({ email: ana.email }, at.deps)
    const token = at.mails.at(-1)?.text.match(/#([\w-]{43})/)?.[1] ?? ''
    await ana.put('/api/auth/user/email', { email: newEmail(), currentPassword: ana.password })
    const answer = await at.call({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token, password: 'the thief wins' },
    })
    expect(answer.json().code).toBe('reset_link_invalid')
  })
})

describe('the password', () => {
  test('is changed, signs every other device out, and notifies the person', async () => {
    const ana = await at.person()
    const phone = sessionCookie(await login(ana.email, ana.password))
    const answer = await ana.put('/api/auth/user/password', {
      currentPassword: ana.password,
      password: 'a better one',
    })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await ana.get('/api/auth/user')).statusCode).toBe(200)
    expect((await at.call({ url: '/api/auth/user', headers: { cookie: phone } })).statusCode).toBe(401)
    expect((await login(ana.email, ana.password)).statusCode).toBe(401)
    expect((await login(ana.email, 'a better one')).statusCode).toBe(200)
    expect((await noticesOf(ana))[0]).toMatchObject({ type: 'password_changed' })
  })

  test('stays if the current one is wrong, and so do the sessions', async () => {
    const ana = await at.person()
    const phone = sessionCookie(await login(ana.email, ana.password))
    const answer = await ana.put('/api/auth/user/password', {
      currentPassword: 'not this',
      password: 'a better one',
    })
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { currentPassword: 'Incorrect password' },
    ])
    expect((await at.call({ url: '/api/auth/user', headers: { cookie: phone } })).statusCode).toBe(200)
  })

  test('cannot be guessed without limit', async () => {
    const strict = await createTestApp({ rateLimits: true })
    const ana = await strict.person()
    const guess = () =>
      ana.put('/api/auth/user/password', { currentPassword: 'not this', password: 'a better one' })
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess()).statusCode).toBe(422)
    expect((await guess()).statusCode).toBe(429)
    await strict.close()
  })
})

describe('the picture', () => {
  const upload = async (person: Person, bytes: Buffer) => {
    const { uploadURL } = (await person.post('/api/objects/upload')).json<{ uploadURL: string }>()
    const answer = await person.call({
      method: 'PUT',
      url: uploadURL,
      payload: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
    return answer.json<{ url: string }>().url
  }
  const show = (person: Person, fileUrl: string | null) => person.put('/api/auth/user/avatar', { fileUrl })
  const isKept = async (person: Person, url: string) => {
    at.clock.advance(2 * 24 * 3600)
    await sweepFiles.run({}, at.deps)
    return (await person.get(url)).statusCode === 200
  }

  test('is shown and claimed; the previous one is released; without one there is none', async () => {
    const ana = await at.person()
    const first = await upload(ana, png)
    expect((await show(ana, first)).json().profileImageUrl).toBe(first)
    expect((await show(ana, first)).statusCode).toBe(200)
    expect(await isKept(ana, first)).toBe(true)
    const second = await upload(ana, png)
    expect((await show(ana, second)).json().profileImageUrl).toBe(second)
    expect(await isKept(ana, first)).toBe(false)
    expect(await isKept(ana, second)).toBe(true)
    expect((await show(ana, null)).json().profileImageUrl).toBeNull()
    expect(await isKept(ana, second)).toBe(false)
  })

  test('must be a picture of this workspace', async () => {
    const ana = await at.person()
    const other = await at.person()
    const pdf = await upload(ana, Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'))
    const theirs = await upload(other, png)
    const unknown = `/api/objects/${'x'.repeat(43)}`
    for (const fileUrl of [pdf, theirs, unknown]) {
      const answer = await show(ana, fileUrl)
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['fileUrl']])
    }
    for (const fileUrl of ['https://evil.example/x.png', '/api/logout', 'data:image/png;base64,'])
      expect((await show(ana, fileUrl)).statusCode).toBe(400)
    expect((await me(ana)).profileImageUrl).toBeNull()
  })
})
