import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Clock } from '#server/clock.ts'
import type { Answer, NetworkCall } from '../http/network-call.ts'
import { type SigningKey, signJwt } from './jws.ts'

const MAX_ORIGINS = 1000
const MAX_NONCE = 500

/** Nonces are good for minutes, and the same for all who call a server. */
const nonces = new Map<string, { nonce: string; receivedAt: number }>()

function keepNonce(origin: string, nonce: string | null): void {
  if (!nonce || nonce.length > MAX_NONCE) return
  nonces.delete(origin)
  nonces.set(origin, { nonce, receivedAt: performance.now() })
  const [oldest] = nonces.keys()
  if (nonces.size > MAX_ORIGINS && oldest !== undefined) nonces.delete(oldest)
}

/** How long ago a server sent its last nonce; infinite if it never did. */
export function nonceAgeMs(url: string | URL): number {
  const known = nonces.get(new URL(url).origin)
  return known ? performance.now() - known.receivedAt : Number.POSITIVE_INFINITY
}

type Proof = {
  key: SigningKey
  method: string
  url: string | URL
  now: Date
  /** What the server sent last. */
  nonce?: string | undefined
  /** The access token that is sent along. */
  token?: string | undefined
}

/** Shows the server that we hold the key which the token is bound to (RFC 9449). Good for one request. */
export function dpopProof({ key, method, url, now, nonce, token }: Proof): string {
  const { origin, pathname } = new URL(url)
  return signJwt(
    key,
    { typ: 'dpop+jwt', jwk: key.publicJwk },
    {
      jti: randomUUID(),
      htm: method,
      htu: `${origin}${pathname}`,
      iat: Math.floor(now.getTime() / 1000),
      ...(nonce !== undefined && { nonce }),
      ...(token !== undefined && { ath: createHash('sha256').update(token).digest('base64url') }),
    },
  )
}

const refusalSchema = z.object({ error: z.literal('use_dpop_nonce') })

/** The server wants its nonce in the proof. Nothing was done yet. */
export const wantsNonce = (status: number, body: unknown): boolean =>
  (status === 400 || status === 401) && refusalSchema.safeParse(body).success

/** Calls with a proof, and with the token it is for. Nonces are remembered by the server's own address. */
export const callWithProof =
  (
    call: NetworkCall,
    { key, clock, token }: { key: SigningKey; clock: Clock; token?: string },
  ): NetworkCall =>
  async (url, request) => {
    const { origin } = new URL(url)
    const nonce = nonces.get(origin)?.nonce
    const dpop = dpopProof({ key, method: request.method, url, now: clock.now(), nonce, token })
    const headers = {
      ...request.headers,
      dpop,
      ...(token !== undefined && { authorization: `DPoP ${token}` }),
    }
    const answer = await call(url, { ...request, headers })
    if (answer.kind === 'answer') keepNonce(origin, answer.header('dpop-nonce'))
    return answer
  }

/** Once more if the server wanted its nonce, which we know now. */
export async function retriedWithNonce(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send()
  return answer.kind === 'answer' && wantsNonce(answer.status, answer.body) ? send() : answer
}
