import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { describeError } from './describe-error.ts'
import type { Env } from './env.ts'

export type Log = FastifyBaseLogger

/** One JSON line for each event. Whatever could carry a secret is cut before it is written. */
export const createLog = (level: Env['logLevel'], destination?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: (error: unknown) => describeError(error) },
      redact: {
        paths: ['*.password', '*.token', '*.secret', '*.cookie', '*.authorization', 'req.headers'],
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination(1),
  )
