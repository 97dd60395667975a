import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors.ts'
import { answerError } from './error-answer.ts'

/** Normal calls are faster; only calls that wait for other services take longer. */
const FIRST_LOOK_MS = 7_000
const NEXT_LOOK_MS = 5_000
const PATIENCE_MS = 1_500

const isAnswered = (reply: FastifyReply) => reply.sent || reply.raw.headersSent
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** With a key, the call can simply be repeated; without one, the person has to check whether it was done. */
function timeoutErrorFor({ method, headers }: FastifyRequest): AppError {
  const canRepeat = isRead(method) || headers['idempotency-key'] !== undefined
  return new AppError(canRepeat ? 'unavailable' : 'outcome_unknown', { retryAfterSeconds: 5 })
}

/**
 * Answers 503 to a call that waits for a database that does not answer. A call that is slow for another reason (a
 * model, an import) continues, because this asks the database and not the clock. The work itself is not aborted: it
 * ends when the database is back, and its connection returns to the pool.
 */
export function enforceRequestDeadline(app: FastifyInstance): void {
  const { databaseProbe } = app.deps

  async function look(request: FastifyRequest, reply: FastifyReply, arm: (ms: number) => void) {
    if (isAnswered(reply)) return
    const state = await databaseProbe.check(PATIENCE_MS)
    if (isAnswered(reply)) return
    if (state === 'not answering' || state === 'away') answerError(timeoutErrorFor(request), request, reply)
    else arm(NEXT_LOOK_MS)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api')) return
    let timer: NodeJS.Timeout | undefined
    const arm = (ms: number) => {
      timer = setTimeout(() => void look(request, reply, arm), ms).unref()
    }
    arm(FIRST_LOOK_MS)
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
