import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('sign-up makes the person, a workspace and a first brand, and signs in', async () => {
  const ana = await at.person({ firstName: 'Ana', lastName: 'Ruiz' })
  expect((await ana.get('/api/auth/user')).json()).toMatchObject({
    firstName: 'Ana',
    role: 'owner',
    workspace: { name: 'Ana Ruiz' },
  })
  expect((await ana.get('/api/brands')).json()).toMatchObject([{ name: 'Ana Ruiz' }])
})

test('the first notification greets the newcomer in the language they read', async () => {
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
