import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { proofFor } from '../outgoing/own-address.ts'
import { checkStorage } from '../storage/check-storage.ts'
import type { StorageState } from '../storage/storage.ts'
import { type Health, health, ownProof, type PublishingState } from './health.contract.ts'
import { implement } from './implement.ts'

/** Resolves to `otherwise` if `work` fails or takes too long. */
async function within<T, O>(ms: number, work: Promise<T>, otherwise: O): Promise<T | O> {
  const { promise, resolve } = Promise.withResolvers<O>()
  // Answers that have already arrived are processed first: this process may have been the slow one.
  const timer = setTimeout(() => setImmediate(() => resolve(otherwise)), ms)
  try {
    return await Promise.race([work.catch(() => otherwise), promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Together less than two seconds: a health check must answer quickly. */
const DATABASE_MS = 1_000
const REST_MS = 800

/** Late posts and a full disk do not stop this process from serving requests, so they still answer 200. */
export function healthRoutes(
  app: FastifyInstance,
  lookAtPublishing: (db: Db) => Promise<PublishingState>,
): void {
  const { db, queue, env, databaseProbe, storage, secrets } = app.deps

  implement(app, ownProof, ({ query }) => proofFor(secrets, query.nonce))

  async function lookAtRows() {
    const isReady = await within(REST_MS, queue.isReady(), false)
    const publishing = isReady ? await within(REST_MS / 2, lookAtPublishing(db), null) : null
    return { queue: isReady ? ('ok' as const) : ('not answering' as const), publishing }
  }

  /** With a database and a store elsewhere, the data folder is not used. */
  async function lookAtFiles(): Promise<StorageState> {
    const folder = env.s3 && env.databaseUrl ? 'ok' : await checkStorage(env.dataDir)
    return folder === 'ok' && env.s3 ? storage.check() : folder
  }

  async function look(): Promise<Omit<Health, 'status'>> {
    const [database, storage] = await Promise.all([
      databaseProbe.check(DATABASE_MS),
      within(DATABASE_MS, lookAtFiles(), 'not answering' as const),
    ])
    const isThere = database === 'ok' || database === 'cannot write'
    const rows = isThere ? await lookAtRows() : { queue: 'unknown' as const, publishing: null }
    return { database, storage, ...rows }
  }

  implement(app, health, async (_input, { reply }) => {
    const found = await look()
    const status = statusOf(found)
    if (status === 'down') reply.code(503).header('retry-after', '5')
    return { status, ...found }
  })
}

function statusOf({ database, queue, storage, publishing }: Omit<Health, 'status'>): Health['status'] {
  if (database !== 'ok' || queue !== 'ok') return 'down'
  return storage === 'ok' && publishing?.status === 'ok' ? 'ok' : 'degraded'
}
