import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { sendResetMail } from './send-reset-mail.job.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const ask = (email: string) =>
  at.call({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
const reset = (token: string, password: string) =>
  at.call({ method: 'POST', url: '/api/auth/reset-password', payload: { token, password } })

/** Requests a link and runs the job. */
async function tokenFor(email: string): Promise<string> {
  await sendResetMail.run({ email }, at.deps)
  return at.mails.at(-1)?.text.match(/#([\w-]{43})/)?.[1] ?? ''
}

test('the answer is the same for a known and an unknown address, and a job sends the mail', async () => {
  const { email } = await at.person()
  const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
  expect([known.statusCode, known.body]).toEqual([204, ''])
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  const before = at.mails.length
  await sendResetMail.run({ email: 'nobody@example.com' }, at.deps)
  expect(at.mails).toHaveLength(before)
})

test('the mail is in the language of the person', async () => {
  const { email } = await at.person({ language: 'es' })
  await tokenFor(email)
  expect(at.mails.at(-1)).toMatchObject({ to: email, subject: 'Elige una contraseña nueva para CampAIgner' })
})

test('the link sets the password once, ends every session, and never works again', async () => {
  const ana = await at.person()
  const token = await tokenFor(ana.email)
  expect((await reset(token, 'a new password')).statusCode).toBe(204)
  expect((await ana.get('/api/auth/user')).statusCode).toBe(401)
  const login = (password: string) =>
    at.call({ method: 'POST', url: '/api/login', payload: { email: ana.email, password } })
  expect((await login(ana.password)).statusCode).toBe(401)
  expect((await login('a new password')).statusCode).toBe(200)
  expect((await reset(token, 'yet another')).json().code).toBe('reset_link_invalid')
})

test('a link is invalid after an hour, and the password stays', async () => {
  const ana = await at.person()
  const token = await tokenFor(ana.email)
  at.clock.advance(3601)
  expect((await reset(token, 'a new password')).statusCode).toBe(400)
  expect((await ana.get('/api/auth/user')).statusCode).toBe(200)
})

test('a new password invalidates every older link', async () => {
  const ana = await at.person()
  const older = await tokenFor(ana.email)
  const newer = await tokenFor(ana.email)
  expect((await reset(newer, 'a new password')).statusCode).toBe(204)
  expect((await reset(older, 'the thief wins')).statusCode).toBe(400)
})

test('without a mail server nothing is promised', async () => {
  const options = () => at.call({ url: '/api/auth/options' })
  expect((await options()).json()).toEqual({ mail: true })
  at.deps.mailer.isConfigured = false
  expect((await options()).json()).toEqual({ mail: false })
  at.deps.mailer.isConfigured = true
})
