import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import type { Env } from './env.ts'

export type Log = FastifyBaseLogger

// A failed statement is told with its values: hashes, tokens, customers' names. None of that belongs into a log.
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')

type LoggedError = {
  type: string
  message: string
  stack?: string
  code?: unknown
  constraint?: unknown
  cause?: LoggedError
}

/** Of an error only what helps to mend it; whatever else hangs on it may hold somebody's data. */
function describe(error: Error): LoggedError {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(error.stack !== undefined && { stack: withoutValues(error.stack) }),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(error.cause instanceof Error && { cause: describe(error.cause) }),
  }
}

/** One JSON line for each event. Whatever could carry a secret is cut before it is written. */
export const createLog = (level: Env['logLevel'], destination?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: (error: unknown) => (error instanceof Error ? describe(error) : String(error)) },
      redact: {
        paths: ['*.password', '*.token', '*.secret', '*.cookie', '*.authorization', 'req.headers'],
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination(1),
  )
