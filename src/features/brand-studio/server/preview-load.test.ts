import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '#core/files/server/uploads.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { hugePng } from './brand-studio.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('a person signs in while another workspace draws sixteen previews of a huge picture', async () => {
  const [ana, luis] = [await at.person(), await at.person()]
  const logoUrl = await upload(ana, await hugePng())
  let previewsDone = 0
  const previews = Array.from({ length: 16 }, async () => {
    const answer = await ana.post('/api/brand-design/preview', {
      template: 'instagram_post',
      headline: 'Hi',
      logoUrl,
    })
    previewsDone++
    return answer.statusCode
  })
  const { email, password } = luis
  const signIn = await at.call({ method: 'POST', url: '/api/login', payload: { email, password } })
  const doneBeforeSignIn = previewsDone
  expect(signIn.statusCode).toBe(200)
  expect(await Promise.all(previews)).toEqual(Array(16).fill(200))
  // None of the sixteen has to end before the password is checked; two leave room for a slow machine.
  expect(doneBeforeSignIn).toBeLessThanOrEqual(2)
}, 200_000)
