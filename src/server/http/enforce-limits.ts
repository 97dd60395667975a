import type { FastifyRequest } from 'fastify'
import type { Definition } from '#platform/endpoint.ts'
import type { RateLimit } from '#platform/rate-limits.ts'
import type { Deps } from '../deps.ts'
import { limitedAddress } from './client-address.ts'
import { type Counted, countAttempt, limitKey, rememberKey } from './rate-limit.ts'

const KNOWN_SECONDS = 30 * 24 * 60 * 60

const knownKey = (name: string, request: FastifyRequest) =>
  limitKey('known address', name, limitedAddress(request))

/** Counts this call for every limit in its contract, and refuses it if one is exceeded. */
export async function enforceLimits(
  definition: Definition,
  request: FastifyRequest,
  body: unknown,
): Promise<void> {
  const { deps, usedUpLimits } = request.server
  const { env, db, clock } = deps
  if (!env.rateLimits) return
  const counted = (definition.rateLimits ?? []).flatMap(
    (limit) => countedFor(definition, limit, request, body) ?? [],
  )
  await countAttempt(db, usedUpLimits, counted, clock.now())
}

function countedFor(
  { method, path }: Definition,
  limit: RateLimit,
  request: FastifyRequest,
  body: unknown,
): Counted | null {
  const { max, seconds, per, withField } = limit
  const field = withField === undefined ? '' : (body as Record<string, unknown>)[withField]
  // A missing field is not counted: callers that omit it must not share one limit.
  if (field === undefined) return null
  const whom = [per, callerKey(per, request), withField ?? '', String(field)]
  return {
    key: limitKey(method, path, String(seconds), ...whom),
    max,
    seconds,
    exceptKey: limit.exceptKnownAddress && knownKey(String(field), request),
  }
}

function callerKey(per: RateLimit['per'], request: FastifyRequest): string {
  if (per === 'everybody') return ''
  if (per === 'address') return limitedAddress(request)
  const { actor } = request
  if (!actor) throw new Error(`${request.url} is for everybody, so it cannot be limited per ${per}.`)
  return per === 'person' ? actor.userId : actor.workspaceId
}

/** Sign-ins from this address stay possible while others guess the password. Only a hash of the address is stored. */
export async function rememberAddress(
  { env, db, clock }: Pick<Deps, 'env' | 'db' | 'clock'>,
  email: string,
  request: FastifyRequest,
): Promise<void> {
  if (env.rateLimits) await rememberKey(db, knownKey(email, request), KNOWN_SECONDS, clock.now())
}
