import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFile } from '#core/files/index.server.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { outgoingMedia } from './outgoing-media.ts'

let at: TestApp
let workspaceId: Awaited<ReturnType<typeof workspaceOf>>
beforeAll(async () => {
  at = await createTestApp()
  workspaceId = await workspaceOf(at, await at.person())
})
afterAll(() => at.close())

const rule = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 10_000_000,
  shape: { maxSides: 10_000, maxRatio: 20 },
}

async function picture(width: number, height: number) {
  const png = await sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const url = await keepFile(at.deps, workspaceId, 'image/png', png, { width, height })
  return outgoingMedia(at.deps, workspaceId)({ kind: 'picture', url, width, height, alt: '' })
}

test('an image of a shape that the network accepts is sent as it is', async () => {
  expect((await (await picture(4000, 200)).file(rule)).type).toBe('image/png')
})

test('an image whose sides are too long together is made smaller', async () => {
  const { type, open } = await (await picture(7000, 3500)).file(rule)
  const bytes = Buffer.concat(await (await open()).toArray())
  const { width, height } = await sharp(bytes).metadata()
  expect([type, width + height <= 10_000, width / height]).toEqual(['image/jpeg', true, 2])
})

test('an image that is too long and narrow is refused by its name', async () => {
  await expect((await picture(2100, 100)).file(rule)).rejects.toMatchObject({
    problem: 'file_shape',
    file: expect.stringMatching(/\.png$/),
  })
})

test('networks without such a rule take any shape', async () => {
  const { shape: _, ...plain } = rule
  expect((await (await picture(2100, 100)).file(plain)).type).toBe('image/png')
})

test.each([
  ['as it is stored', 1000, rule.types],
  ['after it was converted', 1001, ['image/jpeg']],
])('a part of a file can be read without the rest: %s', async (_how, width, types) => {
  const { bytes, open } = await (await picture(width, 200)).file({ ...rule, types })
  const whole = Buffer.concat(await (await open()).toArray())
  const part = Buffer.concat(await (await open({ start: 10, end: 29 })).toArray())
  expect([whole.length, part]).toEqual([bytes, whole.subarray(10, 30)])
})
