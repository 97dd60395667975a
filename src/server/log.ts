import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { describeError } from './describe-error.ts'
import type { Env } from './env.ts'

export type Log = FastifyBaseLogger

/** One JSON line per event. Fields that could contain a secret are redacted. */
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
