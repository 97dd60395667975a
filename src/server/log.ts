import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import type { Env } from './env.ts'

export type Log = FastifyBaseLogger

/** One JSON line for each event. Whatever could carry a secret is cut before it is written. */
export const createLog = (level: Env['logLevel']): Log =>
  pino({
    level,
    base: undefined,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.secret',
        '*.cookie',
        '*.authorization',
        'req.headers',
        'err.parameters',
      ],
      censor: '[hidden]',
    },
  })
