import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { AppError } from '#platform/errors.ts'
import { systemClock } from '../clock.ts'
import { readObject } from '../storage/s3/read-object.ts'
import { createS3Client, type S3Client } from '../storage/s3/s3-client.ts'
import { failureOf } from '../storage/s3/s3-failure.ts'
import type { S3Settings } from '../storage/s3/s3-settings.ts'
import { broken, type Finding, fine, reasonOf, warning } from './finding.ts'

const SKEW_MS = 60_000
const CONTENT = 'CampAIgner checks this store.'

/** What to do about an error code of a store. */
const fixes: Record<string, string> = {
  NoSuchBucket: 'Create the bucket, or correct S3_BUCKET and S3_ENDPOINT.',
  InvalidAccessKeyId: 'Correct S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'Correct S3_SECRET_ACCESS_KEY and S3_REGION.',
  AccessDenied: 'Give the key the right to read, write, list and delete in this bucket.',
  AuthorizationHeaderMalformed: 'Correct S3_REGION.',
  PermanentRedirect: 'Correct S3_REGION and S3_ENDPOINT: the bucket is elsewhere.',
  RequestTimeTooSkewed: 'Set the clock of this machine over the network (NTP).',
}
const FIX_SPACE = 'Make room in the store, or raise its quota.'
const FIX_AWAY = 'Check S3_ENDPOINT, the network, and that the store runs.'

function fixFor(error: unknown): string {
  const failure = failureOf(error)
  if (!failure) return FIX_AWAY
  if (error instanceof AppError && error.code === 'files_no_space') return FIX_SPACE
  const known = fixes[failure.code]
  if (known) return known
  return [401, 403].includes(failure.status) ? (fixes.AccessDenied ?? FIX_AWAY) : FIX_AWAY
}

const causeOf = (error: unknown) =>
  failureOf(error) ?? (error instanceof Error ? (error.cause ?? error) : error)

type Step = { what: string; work: () => Promise<boolean> }

/** Writes, reads and deletes a small object. Names the bucket, never a key. */
export async function examineStore(settings: S3Settings, firstWaitMs?: number): Promise<Finding[]> {
  const client = createS3Client({ settings, clock: systemClock, ...(firstWaitMs && { firstWaitMs }) })
  const place = `The store at ${new URL(settings.endpoint).host} (bucket ${settings.bucket})`
  const key = `doctor/${randomUUID()}`
  const steps: Step[] = [
    { what: 'write', work: () => write(client, key) },
    { what: 'read', work: async () => (await read(client, key)) === CONTENT },
    {
      what: 'read a range',
      work: async () => (await read(client, key, { start: 2, end: 4 })) === CONTENT.slice(2, 5),
    },
    { what: 'list', work: () => isListed(client, key) },
    { what: 'delete', work: () => remove(client, key) },
  ]
  const findings: Finding[] = []
  for (const { what, work } of steps) {
    try {
      if (await work()) continue
      findings.push(
        broken(`${place} does not ${what} correctly`, 'Use a store that supports the S3 interface.'),
      )
    } catch (error) {
      findings.push(broken(`${place} refuses to ${what}: ${reasonOf(causeOf(error))}`, fixFor(error)))
      // Without the object, the other steps fail for the same reason.
      if (what === 'write') break
    }
  }
  if (findings.length === 0) findings.push(fine(`${place} writes, reads, lists and deletes`))
  findings.push(...skewIn(client))
  return findings
}

async function write(client: S3Client, key: string): Promise<boolean> {
  await client.send({ method: 'PUT', key, body: [Buffer.from(CONTENT)] })
  return true
}

async function read(client: S3Client, key: string, range?: { start: number; end: number }) {
  const object = await readObject(client, key, range)
  return object && (await buffer(object.stream)).toString()
}

async function isListed(client: S3Client, key: string): Promise<boolean> {
  const query = { 'list-type': '2', prefix: client.prefix + key }
  return (await client.send({ method: 'GET', key: '', query })).text.includes(key)
}

async function remove(client: S3Client, key: string): Promise<boolean> {
  await client.send({ method: 'DELETE', key })
  return (await readObject(client, key)) === null
}

function skewIn({ aheadMs }: S3Client): Finding[] {
  const ms = aheadMs()
  if (ms === null) return []
  if (Math.abs(ms) <= SKEW_MS) return [fine('This machine and the store agree on the time')]
  return [
    warning(
      `The clock of the store is ${Math.round(Math.abs(ms) / 1000)} seconds ${ms > 0 ? 'ahead of' : 'behind'} that of this machine`,
      'Set the clocks over the network (NTP): stores refuse requests of clocks that are 15 minutes off.',
    ),
  ]
}
