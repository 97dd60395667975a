import type { ChannelAccount } from '../adapter.ts'
import { importKey } from '../connect/jws.ts'
import { type PushServer, refreshTokens, revokeTokens } from '../connect/oauth2.ts'
import type { Refreshed } from '../connect/tokens.ts'
import type { Reach } from '../http/network-call.ts'
import { readMetadata, serverFor } from './authorization-server.ts'
import { type SealedGrant, sealedIn } from './sealed-grant.ts'

type Found =
  | { kind: 'found'; server: PushServer }
  | { kind: 'dead' }
  | { kind: 'unreachable'; reason: string }

async function serverOf(reach: Reach, { issuer, key, clientId, keyId }: SealedGrant): Promise<Found> {
  const metadata = await readMetadata(reach, issuer)
  if ('kind' in metadata) return { kind: 'unreachable', reason: metadata.problem }
  const server = serverFor(reach, metadata, importKey(key), { clientId, keyId })
  return server ? { kind: 'found', server } : { kind: 'dead' }
}

/** Each refresh token is good for one renewal. If its answer is lost, the next one is refused for good. */
export async function renewGrant(
  reach: Reach,
  { refresh }: Pick<ChannelAccount, 'refresh'>,
  grant: SealedGrant,
): Promise<Refreshed> {
  if (refresh === undefined) return { kind: 'dead' }
  const found = await serverOf(reach, grant)
  if (found.kind !== 'found') return found
  const answer = await refreshTokens(found.server, refresh, reach.clock.now())
  if (answer.kind !== 'refreshed') return answer
  const { tokens } = answer
  return { kind: 'refreshed', tokens: { ...tokens, secret: sealedIn({ ...grant, token: tokens.secret }) } }
}

export async function revokeGrant(
  reach: Reach,
  { refresh }: Pick<ChannelAccount, 'refresh'>,
  grant: SealedGrant,
): Promise<'revoked' | 'unreachable'> {
  const found = await serverOf(reach, grant)
  // Without our key the server would not listen to us, and the access cannot be renewed either.
  if (found.kind === 'dead') return 'revoked'
  if (found.kind === 'unreachable') return 'unreachable'
  const { server } = found
  return server.revokeUrl === '' ? 'revoked' : revokeTokens(server, { secret: grant.token, refresh })
}
