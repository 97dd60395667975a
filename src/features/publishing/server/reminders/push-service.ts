import { keyFromSeed, SEED_BYTES, type SigningKey, signJwt } from '#connectors/social/connect/jws.ts'
import type { Deps } from '#server/deps.ts'
import { guardedFetch } from '#server/outgoing/guarded-fetch.ts'
import { guardOf } from '#server/outgoing/network-guard.ts'
import { publicUrl } from '#server/public-url.ts'
import type { Secrets } from '#server/secrets.ts'
import { encryptPush, type PushKeys } from './encrypt-push.ts'

const LIMITS = { deadlineMs: 20_000, maxBytes: 20_000 }
const HALF_DAY_SECONDS = 12 * 60 * 60
/** How long the push service keeps a message for a device that is off. */
const KEPT_SECONDS = 4 * 60 * 60

/** The key of this installation (RFC 8292): made from its secret, so all its processes have the same. */
const keyOf = (secrets: Secrets): SigningKey => keyFromSeed(secrets.derive('web push', SEED_BYTES))

/** As browsers want it: the uncompressed point, in base64url. */
export function publicPushKey(secrets: Secrets): string {
  const { x, y } = keyOf(secrets).publicJwk
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(point).toString('base64url')
}

/** Whom a push service may ask about our messages: an https or mail address. */
function contactOf(env: Deps['env']): string {
  const url = publicUrl(env)
  return url.startsWith('https:') ? url : `mailto:campaigner@${new URL(url).hostname}`
}

/** `gone`: the browser no longer wants messages. `later`: worth another try. */
export type Pushed = 'sent' | 'gone' | 'later' | 'refused'

/** Gives a message to the push service of a browser, which cannot read it. */
export async function push(
  { env, secrets, clock, log }: Pick<Deps, 'env' | 'secrets' | 'clock' | 'log'>,
  { endpoint, ...keys }: PushKeys & { endpoint: string },
  message: string,
): Promise<Pushed> {
  const expires = Math.floor(clock.now().getTime() / 1000) + HALF_DAY_SECONDS
  const claims = { aud: new URL(endpoint).origin, exp: expires, sub: contactOf(env) }
  const token = signJwt(keyOf(secrets), { typ: 'JWT' }, claims)
  const body = encryptPush(message, keys)
  const answer = await guardedFetch(
    guardOf(env),
    LIMITS,
    log,
  )(endpoint, {
    method: 'POST',
    headers: {
      authorization: `vapid t=${token}, k=${publicPushKey(secrets)}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: 'high',
    },
    body: new Uint8Array(body),
  })
  await answer.body?.cancel()
  if (answer.ok) return 'sent'
  if (answer.status === 404 || answer.status === 410) return 'gone'
  return answer.status === 429 || answer.status >= 500 ? 'later' : 'refused'
}
