import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('sign-up creates the person, a workspace and a first brand, and signs in', async () => {
  const ana = await at.person({ firstName: 'Ana', lastName: 'Ruiz' })
  expect((await ana.get('/api/auth/user')).json()).toMatchObject({
    firstName: 'Ana',
    role: 'owner',
    workspace: { name: 'Ana Ruiz' },
  })
  expect((await ana.get('/api/brands')).json()).toMatchObject([{ name: 'Ana Ruiz' }])
})

test('the first notification welcomes the person in their language', async () => {
  const ana = await at.person()
  const [greeting] = (await ana.get('/api/notifications')).json()
  expect(greeting).toMatchObject({
    type: 'welcome',
    title: 'Welcome to CampAIgner',
    isRead: false,
    link: '/customers',
  })
  const [saludo] = (await ana.get('/api/notifications', { headers: { 'accept-language': 'es' } })).json()
  expect(saludo).toMatchObject({ id: greeting.id, title: 'Te damos la bienvenida a CampAIgner' })
})

test('missing fields are named, in the language of the request', async () => {
  const payload = { firstName: ' ', lastName: '', email: 'ana@', password: '12345' }
  const refused = async (language: string) => {
    const headers = { 'accept-language': language }
    const answer = await at.call({ method: 'POST', url: '/api/signup', payload, headers })
    return [answer.statusCode, answer.json().fields]
  }
  expect(await refused('en')).toEqual([
    400,
    {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    },
  ])
  expect(await refused('es')).toMatchObject([400, { firstName: 'El nombre es obligatorio' }])
})

test('one letter per name and six for the password are enough', async () => {
  const ana = await at.person({ firstName: 'A', lastName: 'R', password: '123456' })
  expect((await ana.get('/api/auth/user')).json()).toMatchObject({ firstName: 'A', lastName: 'R' })
})

test.each([
  ['Europe/Madrid', 'ES', 'EUR'],
  ['Asia/Kolkata', 'IN', 'INR'],
  ['America/Argentina/Buenos_Aires', 'AR', 'ARS'],
  ['America/New_York', 'US', 'USD'],
  ['UTC', null, 'USD'],
  ['Mars/Olympus', null, 'USD'],
  [undefined, null, 'USD'],
])('in zone %s the country is %s and the currency %s', async (timeZone, country, currency) => {
  const ana = await at.person({ ...(timeZone && { timeZone }) })
  expect((await ana.get('/api/workspace')).json()).toMatchObject({ country, currency })
})
