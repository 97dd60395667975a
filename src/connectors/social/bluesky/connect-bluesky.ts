import type { ConnectAnswer, ConnectRefusal } from '../connect.ts'
import { ADDRESS_REFUSED, type Answer, type Reach } from '../network-call.ts'
import { serverOrigin } from '../server-address.ts'
import * as api from './bluesky.api.ts'
import { codeIn, reasonIn, tokensOf } from './bluesky.map.ts'

const SERVER = 'https://bsky.social'

/** Handles that are copied from the app carry invisible direction marks. */
const clean = (handle: string) =>
  handle
    .replace(/[\s\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/^@/, '')
    .toLowerCase()

const refused = (problem: ConnectRefusal['problem'], field?: string, detail?: string): ConnectRefusal => ({
  kind: 'refused',
  problem,
  ...(field && { field }),
  ...(detail && { detail }),
})

/** The server says the same of an unknown handle and a wrong password, so the handle is looked up. */
async function wrongFieldOf(reach: Reach, site: string, handle: string): Promise<ConnectRefusal> {
  const answer = handle.includes('@') ? null : await api.resolveHandle(reach, { site }, handle)
  const isUnknown = answer?.kind === 'answer' && answer.status === 400
  return isUnknown ? refused('not_found', 'handle') : refused('credentials_refused', 'password')
}

async function refusalOf(
  reach: Reach,
  site: string,
  handle: string,
  answer: Answer,
): Promise<ConnectRefusal> {
  if (answer.kind !== 'answer')
    return refused(answer.reason === ADDRESS_REFUSED ? 'address_refused' : 'unreachable', 'server')
  const { status } = answer
  if (status === 429) return refused('rate_limited')
  if (status >= 500) return refused('unreachable', 'server')
  const code = codeIn(answer)
  if (code === 'AccountTakedown') return refused('denied', 'handle', reasonIn(answer))
  // Asked for the code of a second factor, which app passwords do without.
  if (code === 'AuthFactorTokenRequired') return refused('credentials_refused', 'password', reasonIn(answer))
  if (status === 401 || code === 'InvalidRequest') return wrongFieldOf(reach, site, handle)
  return refused('not_found', 'server')
}

/** The server that keeps the account's posts, which may be another than the one that signs in. */
function homeOf(
  entered: string,
  { didDoc }: { didDoc?: { service: { id: string; serviceEndpoint: string }[] } | undefined },
): string {
  const service = didDoc?.service.find(({ id }) => id.endsWith('#atproto_pds'))
  const home = service && URL.parse(service.serviceEndpoint)
  return home?.protocol === 'https:' ? home.origin : entered
}

export async function connectBluesky(
  reach: Reach,
  values: Readonly<Record<string, string>>,
): Promise<ConnectAnswer> {
  const entered = values.server?.trim() || SERVER
  const server = serverOrigin(entered, reach.env)
  if (server === null) return refused('address_refused', 'server')
  const given = clean(values.handle ?? '')
  const handle = server === SERVER && /^[^.@]+$/.test(given) ? `${given}.bsky.social` : given
  const password = (values.password ?? '').trim()
  if (handle === '' || password === '')
    return refused('credentials_refused', handle === '' ? 'handle' : 'password')
  const answer = await api.signIn(reach, server, handle, password)
  if (answer.kind !== 'answer' || answer.status !== 200) return refusalOf(reach, server, handle, answer)
  const { data } = api.sessionSchema.safeParse(answer.body)
  if (!data) return refused('not_found', 'server')
  if (data.active === false) return refused('denied', 'handle', data.status)
  return {
    kind: 'granted',
    site: homeOf(server, data),
    user: { id: data.did, name: data.handle },
    tokens: tokensOf(data),
    scopes: [],
    accounts: [{ platform: 'bluesky', remoteId: data.did, name: `@${data.handle}` }],
  }
}
