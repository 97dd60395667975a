import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** No caller waits longer than this. */
const LONGEST_MS = 15 * 60_000

/** Aborts when the caller disconnects, or when this process stops. */
export type PatienceOf = (reply: FastifyReply) => AbortSignal

/** For calls that are delayed on purpose: none outlives its caller, or keeps the process from stopping. */
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

/** Answers whether the caller is still connected. */
export const wait = (patience: AbortSignal, ms = LONGEST_MS): Promise<boolean> =>
  delay(ms, true, { signal: patience }).catch(() => false)
