import type { FastifyReply } from 'fastify'
import { AppError } from '#platform/errors.ts'

/** Aborts when the caller hangs up before the answer was sent, so that work nobody waits for is given up. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController()
  raw.once('close', () => {
    // Nobody reads this answer, and it is no failure of ours to be logged.
    if (!raw.writableFinished) control.abort(new AppError('invalid_input'))
  })
  return control.signal
}
