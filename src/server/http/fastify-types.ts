import 'fastify'
import type { Definition } from '#platform/endpoint.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../tenancy/actor.ts'
import type { KeyedCalls } from './idempotency.ts'
import type { UsedUpLimits } from './rate-limit.ts'
import type { RequestTurns } from './request-turns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps
    /** Every served endpoint, for documentation and for tests that cover them all. */
    endpoints: Definition[]
    /** Looks the session up once per request. */
    actorOf(request: FastifyRequest): Promise<Actor | null>
    https: boolean
    /** Calls with an idempotency key that this process is working on. */
    keyedCalls: KeyedCalls
    usedUpLimits: UsedUpLimits
    requestTurns: RequestTurns
  }
  interface FastifyRequest {
    actor: Actor | null
  }
}
