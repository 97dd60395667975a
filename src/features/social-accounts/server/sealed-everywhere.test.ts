import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp, unpack } from '#server/backup/backup.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { connectTelegram, openTelegramShop } from './telegram-shop.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

/** As text, and as a database or an archive might write its bytes. */
const writings = (secret: string) => {
  const bytes = Buffer.from(secret)
  return [secret, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '').slice(0, -1)]
}

test('a token is in no backup and no export in the clear', async () => {
  const { ana, network } = await openTelegramShop(at)
  const { token = '' } = network.values
  const connected = await connectTelegram(ana, network.values)
  expect(connected.statusCode).toBe(201)

  const { target } = await backUp(at)
  const kept = (await unpack(target)).map(({ header, bytes }) => ({ name: header.name, bytes }))
  const answer = await ana.get('/api/workspace/export')
  const exported = Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => ({
    name,
    bytes: Buffer.from(bytes),
  }))
  expect(kept.some(({ bytes }) => bytes.includes('luna_bakery'))).toBe(true)
  expect(exported.some(({ bytes }) => bytes.includes('luna_bakery'))).toBe(true)
  const leaks = [...kept, ...exported].filter(({ bytes }) =>
    writings(token).some((writing) => bytes.includes(writing)),
  )
  expect(leaks.map(({ name }) => name)).toEqual([])
  await network.close()
})
