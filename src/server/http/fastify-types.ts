import 'fastify'
import type { Definition } from '#platform/endpoint.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../tenancy/actor.ts'

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps
    /** Every endpoint that is served, for documentation and for the tests that walk them all. */
    endpoints: Definition[]
    /** Looks the session up once for each request. */
    actorOf(request: FastifyRequest): Promise<Actor | null>
    https: boolean
  }
  interface FastifyRequest {
    actor: Actor | null
  }
}
