import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Whoever is kept waiting for longer than this has forgotten that it asked. */
const LONGEST_MS = 15 * 60_000

/** Ends as soon as the caller has gone, or this process is about to. */
export type PatienceOf = (reply: FastifyReply) => AbortSignal

/** For calls that are kept waiting on purpose: none of them outlives its caller, or keeps the process from stopping. */
export function watchCallers(app: FastifyInstance): PatienceOf {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  return ({ raw }) => {
    const gone = new AbortController()
    if (raw.destroyed) gone.abort()
    else raw.once('close', () => gone.abort())
    return AbortSignal.any([gone.signal, closing.signal])
  }
}

/** Answers whether the caller is still there afterwards. */
export const wait = (patience: AbortSignal, ms = LONGEST_MS): Promise<boolean> =>
  delay(ms, true, { signal: patience }).catch(() => false)
