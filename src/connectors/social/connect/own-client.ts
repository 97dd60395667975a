import { randomUUID } from 'node:crypto'
import type { Env } from '#server/env.ts'
import type { Reach } from '../http/network-call.ts'
import type { LiveNetwork } from '../platforms.ts'
import { clientMetadataPath } from './connect.ts'
import { keyFromSeed, SEED_BYTES, type SigningKey, signJwt } from './jws.ts'
import type { KeyedClient } from './oauth2.ts'
import { isHere, isPublished } from './redirect-address.ts'

const APP = 'CampAIgner'
const ASSERTION_SECONDS = 60

/** How an authorization server knows us. */
export type OwnClient = {
  clientId: string
  /** Of the key that we prove it with; empty for a client that proves nothing. */
  keyId: string
}

type Registration = { network: LiveNetwork; redirectUri: string; scopes: readonly string[] }

/**
 * Our address for servers that read our document: PUBLIC_URL with https, or this machine by its number, for which none
 * is needed. Null if they could not find us.
 */
export function addressForDocument({ publicUrl }: Pick<Env, 'publicUrl'>, address: string): string | null {
  const url = URL.parse(address)
  if (!url) return null
  if (isHere(url)) return url.origin.replace('//localhost', '//127.0.0.1')
  return publicUrl !== undefined && url.origin === new URL(publicUrl).origin && isPublished(url)
    ? url.origin
    : null
}

/** Every process of this installation has the same one, until the app secret is changed. */
function clientKey({ secrets }: Reach, network: LiveNetwork): SigningKey {
  if (!secrets) throw new Error('Proving who we are needs the secret of this installation.')
  return keyFromSeed(secrets.derive(`oauth client ${network}`, SEED_BYTES))
}

export function ownClient(reach: Reach, { network, redirectUri, scopes }: Registration): OwnClient {
  const { origin, protocol } = new URL(redirectUri)
  if (protocol === 'https:')
    return {
      clientId: `${origin}${clientMetadataPath}/${network}`,
      keyId: clientKey(reach, network).thumbprint,
    }
  // On this machine there is no document to read: the address itself says what it would.
  const query = new URLSearchParams({ redirect_uri: redirectUri, scope: scopes.join(' ') })
  return { clientId: `http://localhost?${query}`, keyId: '' }
}

/** Null if its key is gone: the app secret was changed. */
export function provenClient(
  reach: Reach,
  network: LiveNetwork,
  { clientId, keyId }: OwnClient,
  issuer: string,
): KeyedClient | null {
  if (keyId === '') return { clientId }
  const key = clientKey(reach, network)
  if (key.thumbprint !== keyId) return null
  const assertion = () => {
    const iat = Math.floor(reach.clock.now().getTime() / 1000)
    const claims = { iss: clientId, sub: clientId, aud: issuer, jti: randomUUID(), iat }
    return signJwt(key, { kid: keyId }, { ...claims, exp: iat + ASSERTION_SECONDS })
  }
  return { clientId, assertion }
}

/** The document itself, with the public half of our key. */
export function clientMetadata(reach: Reach, registration: Registration) {
  const { clientId } = ownClient(reach, registration)
  const { network, redirectUri, scopes } = registration
  const { publicJwk, thumbprint } = clientKey(reach, network)
  return {
    client_id: clientId,
    client_name: APP,
    client_uri: new URL(redirectUri).origin,
    application_type: 'web',
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: scopes.join(' '),
    dpop_bound_access_tokens: true,
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_signing_alg: 'ES256',
    jwks: { keys: [{ ...publicJwk, kid: thumbprint, use: 'sig', alg: 'ES256' }] },
  }
}
