import { expect, onTestFinished, test } from 'vitest'
import { fakeKeys, startFakeS3 } from '../storage/s3/fake-s3.fixture.ts'
import { examineStore } from './examine-store.ts'
import { formatReport } from './finding.ts'

async function start() {
  const fake = await startFakeS3()
  onTestFinished(fake.close)
  const examine = async (changes: Partial<typeof fake.settings> = {}) =>
    formatReport(await examineStore({ ...fake.settings, ...changes }, 1))
  return { fake, examine }
}

test('a store that works is written, read and deleted, and left as it was', async () => {
  const { fake, examine } = await start()
  const report = await examine()
  expect(report).toContain('✓ The store at 127.0.0.1')
  expect(report).toContain('✓ This machine and the store agree on the time')
  expect(report).not.toMatch(/[✗!]/)
  expect(fake.bucket.objects.size).toBe(0)
})

test.each([
  [{ bucket: 'another-bucket' }, 'NoSuchBucket', 'Create the bucket'],
  [{ accessKeyId: 'another-key' }, 'InvalidAccessKeyId', 'Correct S3_ACCESS_KEY_ID'],
  [{ secretAccessKey: 'another-secret' }, 'SignatureDoesNotMatch', 'Correct S3_SECRET_ACCESS_KEY'],
])('wrong settings %o are named with their fix, without a secret', async (changes, code, fix) => {
  const { examine } = await start()
  const report = await examine(changes)
  expect(report).toContain('✗')
  expect(report).toContain(code)
  expect(report).toContain(fix)
  for (const secret of [...Object.values(fakeKeys), 'another-key', 'another-secret'])
    expect(report).not.toContain(secret)
})

test.each([
  [{ status: 507 }, 'PUT', 'refuses to write', 'Make room in the store'],
  [{ status: 403, code: 'AccessDenied' }, 'DELETE', 'refuses to delete', 'Give the key the right'],
  [{ status: 403, code: 'AccessDenied' }, 'list-type', 'refuses to list', 'Give the key the right'],
  [{ status: 500 }, 'PUT', 'refuses to write', 'Check S3_ENDPOINT'],
  ['cut', 'PUT', 'refuses to write', 'Check S3_ENDPOINT'],
] as const)('a store that answers %o to %s is broken', async (fault, call, text, fix) => {
  const { fake, examine } = await start()
  fake.fail(call, fault, 100)
  const report = await examine()
  expect(report).toContain(text)
  expect(report).toContain(fix)
})

test('a clock that is off is a warning, even if the store accepts it', async () => {
  const { fake, examine } = await start()
  fake.skewMs = 5 * 60_000
  expect(await examine()).toMatch(/! The clock of the store is (299|300) seconds ahead/)
  fake.skewMs = -60 * 60_000
  expect(await examine()).toMatch(/! The clock of the store is 360[01] seconds behind/)
})
