import * as z from 'zod'
import { outsideLine, outsideList } from '#server/outside-text.ts'
import type { ConnectRefusal } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { callWithProof } from '../connect/dpop.ts'
import type { SigningKey } from '../connect/jws.ts'
import type { PushServer } from '../connect/oauth2.ts'
import { type OwnClient, provenClient } from '../connect/own-client.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import * as api from './bluesky.api.ts'
import { blueskyAdvice } from './bluesky.connect.ts'

/** Everything that app passwords may do. There is no smaller right to post yet. */
export const SCOPES = ['atproto', 'transition:generic'] as const

const names = outsideList(outsideLine, 100)
const listWith = (name: string) => names.refine((all) => all.includes(name))

const resourceSchema = z.object({ resource: outsideLine, authorization_servers: names.min(1) })

/** What the network's profile of OAuth demands. A server with less is not one of it. */
const metadataSchema = z.object({
  issuer: outsideLine,
  authorization_endpoint: outsideLine,
  token_endpoint: outsideLine,
  pushed_authorization_request_endpoint: outsideLine,
  revocation_endpoint: outsideLine.optional(),
  require_pushed_authorization_requests: z.literal(true),
  authorization_response_iss_parameter_supported: z.literal(true),
  client_id_metadata_document_supported: z.literal(true),
  code_challenge_methods_supported: listWith('S256'),
  dpop_signing_alg_values_supported: listWith('ES256'),
  scopes_supported: listWith('atproto'),
})
export type Metadata = z.infer<typeof metadataSchema>

/** It lets people in by app password only, or not at all. */
const withoutSignIn = () => refusal('unexpected_answer', 'handle', undefined, blueskyAdvice.noSignIn)

/** Which server lets people in to an account's server; itself, if it does not say. */
export async function issuerOf(reach: Reach, site: string): Promise<string | ConnectRefusal> {
  const answer = await api.readPublic(reach, `${site}/.well-known/oauth-protected-resource`)
  const failure = serverProblem(answer, 'handle')
  if (failure) return failure
  if (answer.kind === 'answer' && answer.status === 404) return site
  const { data } = resourceSchema.safeParse(bodyOf(answer))
  const [issuer = ''] = data?.authorization_servers ?? []
  const isOne = data?.authorization_servers.length === 1 && URL.parse(data.resource)?.origin === site
  return isOne && api.isUsable(reach, issuer) && new URL(issuer).origin === issuer ? issuer : withoutSignIn()
}

/** What an authorization server says of itself: under its own name, and only if it does all we need. */
export async function readMetadata(reach: Reach, issuer: string): Promise<Metadata | ConnectRefusal> {
  const answer = await api.readPublic(reach, `${issuer}/.well-known/oauth-authorization-server`)
  const failure = serverProblem(answer, 'handle')
  if (failure) return failure
  const { data } = metadataSchema.safeParse(bodyOf(answer))
  if (data?.issuer !== issuer) return withoutSignIn()
  const { authorization_endpoint, token_endpoint, pushed_authorization_request_endpoint } = data
  const all = [authorization_endpoint, token_endpoint, pushed_authorization_request_endpoint]
  if (data.revocation_endpoint !== undefined) all.push(data.revocation_endpoint)
  return all.every((url) => api.isUsable(reach, url)) ? data : withoutSignIn()
}

/** Null if we can no longer prove that we are this client. */
export function serverFor(
  reach: Reach,
  metadata: Metadata,
  key: SigningKey,
  own: OwnClient,
): PushServer | null {
  const client = provenClient(reach, 'bluesky', own, metadata.issuer)
  return (
    client && {
      call: callWithProof(api.outgoing(reach), { key, clock: reach.clock }),
      client,
      authorizeUrl: metadata.authorization_endpoint,
      tokenUrl: metadata.token_endpoint,
      revokeUrl: metadata.revocation_endpoint ?? '',
      pushUrl: metadata.pushed_authorization_request_endpoint,
    }
  )
}
