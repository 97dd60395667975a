import type { ConnectAnswer, ConnectRefusal } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { serverOrigin } from '../connect/server-address.ts'
import type { Answer, Reach } from '../http/network-call.ts'
import * as api from './bluesky.api.ts'
import { codeIn, reasonIn, tokensOf } from './bluesky.map.ts'
import { cleanHandle } from './find-identity.ts'

/** The server says the same of an unknown handle and a wrong password, so the handle is looked up. */
async function wrongFieldOf(reach: Reach, site: string, handle: string): Promise<ConnectRefusal> {
  const answer = handle.includes('@') ? null : await api.resolveHandle(reach, { site }, handle)
  const isUnknown = answer?.kind === 'answer' && answer.status === 400
  return isUnknown ? refusal('not_found', 'handle') : refusal('credentials_refused', 'password')
}

async function refusalOf(
  reach: Reach,
  site: string,
  handle: string,
  answer: Answer,
): Promise<ConnectRefusal> {
  const problem = serverProblem(answer, 'server')
  if (problem) return problem
  const code = codeIn(answer)
  if (code === 'AccountTakedown') return refusal('denied', 'handle', reasonIn(answer))
  // Asked for the code of a second factor, which app passwords do without.
  if (code === 'AuthFactorTokenRequired') return refusal('credentials_refused', 'password', reasonIn(answer))
  if (code === 'AuthenticationRequired' || code === 'InvalidRequest') return wrongFieldOf(reach, site, handle)
  return refusal('not_found', 'server')
}

/** The server that keeps the account's posts, which may be another than the one that signs in. */
function homeOf(
  reach: Reach,
  entered: string,
  { didDoc }: { didDoc?: { service: { id: string; serviceEndpoint: string }[] } | undefined },
): string {
  const service = didDoc?.service.find(({ id }) => id.endsWith('#atproto_pds'))
  return service && api.isUsable(reach, service.serviceEndpoint)
    ? new URL(service.serviceEndpoint).origin
    : entered
}

export async function connectBluesky(
  reach: Reach,
  values: Readonly<Record<string, string>>,
): Promise<ConnectAnswer> {
  const entered = values.server?.trim() || api.SERVER
  const server = serverOrigin(entered, reach.env)
  if (server === null) return refusal('address_refused', 'server')
  const given = cleanHandle(values.handle ?? '')
  const handle = server === api.SERVER && /^[^.@]+$/.test(given) ? `${given}.bsky.social` : given
  const password = (values.password ?? '').trim()
  if (handle === '' || password === '')
    return refusal('credentials_refused', handle === '' ? 'handle' : 'password')
  const answer = await api.signIn(reach, server, handle, password)
  if (answer.kind !== 'answer' || answer.status !== 200) return refusalOf(reach, server, handle, answer)
  const { data } = api.sessionSchema.safeParse(answer.body)
  if (!data) return refusal('not_found', 'server')
  if (data.active === false) return refusal('denied', 'handle', data.status)
  return {
    kind: 'granted',
    site: homeOf(reach, server, data),
    user: { id: data.did, name: data.handle },
    tokens: tokensOf(data),
    scopes: [],
    accounts: [{ platform: 'bluesky', remoteId: data.did, name: `@${data.handle}` }],
  }
}
