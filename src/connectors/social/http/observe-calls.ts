import { clip } from '#platform/clip.ts'
import { readJson } from '#server/outgoing/read-json.ts'
import { outsideText } from '#server/outside-text.ts'
import { wantsNonce } from '../connect/dpop.ts'
import type { Tokens } from '../connect/tokens.ts'
import type { NetworkRequest, ObservedCall } from './network-call.ts'

export type Observed = {
  /** The network's last refusal as it came, without secrets. */
  refusal: string | null
  restUntil: Date | null
}

const REFUSAL_MAX = 4000
/** Shorter parts of a secret are words and names. */
const SHORTEST_SECRET = 8
const REMOVED = '[…]'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The value of an Authorization header, also as it was before Basic encoded it, and the proof sent with it. */
function sentIn(headers: NetworkRequest['headers']): string[] {
  const value = headers?.authorization?.replace(/^\w+ /, '') ?? ''
  const decoded = Buffer.from(value, 'base64').toString()
  const proof = headers?.dpop ?? ''
  return [value, proof, ...(decoded.includes(':') ? [decoded, decoded.slice(decoded.indexOf(':') + 1)] : [])]
}

/** A secret with its parts: some hold several, or the path of an address. */
export function partsOf(secret: string): string[] {
  const fields = readJson(secret)
  const values = typeof fields === 'object' && fields !== null ? Object.values(fields).filter(isText) : []
  return [secret, ...(values.length > 0 ? values : secret.split(/[/:\s]+/))]
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  const hidden = secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    // A part must not break up the whole.
    .sort((one, other) => other.length - one.length)
  return hidden.reduce((rest, secret) => rest.replaceAll(secret, REMOVED), text)
}

/**
 * Observes the calls of one attempt: what the network refused, and how long the account has to rest. `hide` removes what
 * else must not be stored of a refusal.
 */
export function observeCalls({ secret, refresh = '' }: Tokens, hide = (text: string) => text) {
  const observed: Observed = { refusal: null, restUntil: null }
  return {
    observed,
    onAnswer({ method, headers, status, text, isRefused, restUntil }: ObservedCall): void {
      const isLater = restUntil && (!observed.restUntil || observed.restUntil < restUntil)
      if (isLater) observed.restUntil = restUntil
      // Deleting what was sent before is a consequence of the refusal.
      if (!isRefused || method === 'DELETE') return
      // A question, to which the next call is the answer.
      if (wantsNonce(status, readJson(text))) return
      const known = [secret, refresh].flatMap(partsOf)
      const said = withoutSecrets(outsideText.parse(hide(text)), [...known, ...sentIn(headers)])
      observed.refusal = clip(`HTTP ${status}\n${said}`.trim(), REFUSAL_MAX)
    },
  }
}
