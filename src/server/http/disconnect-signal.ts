import type { FastifyReply } from 'fastify'
import { AppError } from '#platform/errors.ts'

/** Aborts when the client disconnects before the answer was sent, so that its work stops. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController()
  raw.once('close', () => {
    // The answer is never read, and must not be logged as an error of ours.
    if (!raw.writableFinished) control.abort(new AppError('invalid_input'))
  })
  return control.signal
}
