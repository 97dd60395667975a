import type { ConnectAnswer, ConnectRefusal, SignIn } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { exportKey, importKey, newSigningKey } from '../connect/jws.ts'
import { exchangeCode, type PushServer, pushedAuthorizeUrl, revokeTokens } from '../connect/oauth2.ts'
import { addressForDocument, clientMetadata, ownClient } from '../connect/own-client.ts'
import { serverOrigin } from '../connect/server-address.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import { issuerOf, readMetadata, SCOPES, serverFor } from './authorization-server.ts'
import * as api from './bluesky.api.ts'
import { reasonIn } from './bluesky.map.ts'
import { cleanHandle, findIdentity, type Identity, isDid, isHandle, resolveHandle } from './find-identity.ts'
import { type SealedGrant, sealedIn } from './sealed-grant.ts'

const isRefusal = <T extends object | string>(value: T | ConnectRefusal): value is ConnectRefusal =>
  typeof value === 'object' && 'kind' in value && value.kind === 'refused'

/** Where a person signs in. Without an account, they say on that page who they are. */
type Door = { issuer: string; account: (Identity & { hint: string }) | null }

async function doorOfAccount(reach: Reach, entered: string): Promise<Door | ConnectRefusal> {
  const handle = isDid(entered) ? undefined : entered
  const did = handle === undefined ? entered : await resolveHandle(reach, handle)
  if (isRefusal(did)) return did
  const identity = await findIdentity(reach, did, handle)
  if (isRefusal(identity)) return identity
  const issuer = await issuerOf(reach, identity.site)
  return isRefusal(issuer) ? issuer : { issuer, account: { ...identity, hint: entered } }
}

async function doorOfServer(reach: Reach, site: string): Promise<Door | ConnectRefusal> {
  const issuer = await issuerOf(reach, site)
  return isRefusal(issuer) ? issuer : { issuer, account: null }
}

/** People enter their handle, its first part, the id of the account or their server. */
async function findDoor(reach: Reach, entered: string): Promise<Door | ConnectRefusal> {
  const given = cleanHandle(entered)
  if (given === '') return refusal('not_found', 'handle')
  if (isDid(given)) return doorOfAccount(reach, given)
  if (/^[a-z][a-z0-9+.-]*:\/\//.test(given)) {
    const site = serverOrigin(given, reach.env)
    return site === null ? refusal('address_refused', 'handle') : doorOfServer(reach, site)
  }
  const handle = given.includes('.') ? given : `${given}.${new URL(api.SERVER).host}`
  if (!isHandle(handle)) return refusal('not_found', 'handle')
  const door = await doorOfAccount(reach, handle)
  if (!isRefusal(door) || door.problem !== 'not_found') return door
  // No account has this name, so it may be the name of a server.
  const ofServer = given.includes('.') ? await doorOfServer(reach, `https://${handle}`) : door
  if (isRefusal(ofServer)) return door
  const metadata = await readMetadata(reach, ofServer.issuer)
  return isRefusal(metadata) ? door : ofServer
}

/** The account that was allowed: the one that was entered, or one that really lives behind this door. */
async function allowedAccount(
  reach: Reach,
  memo: Readonly<Record<string, string>>,
  subject: string,
): Promise<Identity | ConnectRefusal> {
  const { did = '', site = '', issuer } = memo
  if (did !== '') return did === subject ? { did, site } : refusal('other_account')
  if (!isDid(subject)) return refusal('unexpected_answer')
  const identity = await findIdentity(reach, subject)
  if (isRefusal(identity)) return identity
  const own = await issuerOf(reach, identity.site)
  if (isRefusal(own)) return own
  return own === issuer ? identity : refusal('other_account')
}

type Allowed = { identity: Identity; grant: SealedGrant; scopes: readonly string[] }

/** Who it is, from the account's own server: the first call with the new token. */
async function readProfile(reach: Reach, { identity, grant }: Allowed): Promise<string | ConnectRefusal> {
  const { did, site } = identity
  const answer = await api.readSession(reach, { site, secret: sealedIn(grant) })
  const { data } = api.profileSchema.safeParse(bodyOf(answer))
  if (!data || data.did !== did)
    return serverProblem(answer, undefined) ?? refusal('unexpected_answer', undefined, reasonIn(answer))
  return data.active === false ? refusal('denied', undefined, data.status) : data.handle
}

async function grantedTo(
  reach: Reach,
  memo: Readonly<Record<string, string>>,
  exchanged: Extract<Awaited<ReturnType<typeof exchangeCode>>, { kind: 'exchanged' }>,
): Promise<ConnectAnswer> {
  const { tokens, scopes, subject = '' } = exchanged
  const identity = await allowedAccount(reach, memo, subject)
  if (isRefusal(identity)) return identity
  const missing = SCOPES.filter((scope) => !scopes.includes(scope))
  if (missing.length > 0) return refusal('rights_missing', undefined, missing.join(', '))
  const { key = '', issuer = '', clientId = '', keyId = '' } = memo
  const grant = { token: tokens.secret, key, issuer, clientId, keyId }
  const handle = await readProfile(reach, { identity, grant, scopes })
  if (isRefusal(handle)) return handle
  const { did, site } = identity
  return {
    kind: 'granted',
    site,
    user: { id: did, name: handle },
    tokens: { ...tokens, secret: sealedIn(grant) },
    scopes,
    accounts: [{ platform: 'bluesky', remoteId: did, name: `@${handle}` }],
  }
}

/** What was allowed and is not used is given back; the server may be away, then it ends by itself. */
async function giveBack(server: PushServer, tokens: Parameters<typeof revokeTokens>[1]): Promise<void> {
  if (server.revokeUrl !== '') await revokeTokens(server, tokens)
}

export const blueskySignIn: SignIn<Reach> = {
  addressFor: addressForDocument,
  clientMetadata: (reach, redirectUri) =>
    clientMetadata(reach, { network: 'bluesky', redirectUri, scopes: SCOPES }),

  async begin(reach, { values, redirectUri, state, challenge }) {
    const door = await findDoor(reach, values.handle ?? '')
    if (isRefusal(door)) return door
    const { issuer, account } = door
    const metadata = await readMetadata(reach, issuer)
    if (isRefusal(metadata)) return metadata
    const own = ownClient(reach, { network: 'bluesky', redirectUri, scopes: SCOPES })
    const key = newSigningKey()
    const server = serverFor(reach, metadata, key, own)
    if (!server) throw new Error('A new client has the key of today.')
    const request = { scopes: SCOPES, redirectUri, state, challenge }
    const pushed = await pushedAuthorizeUrl(server, request, account?.hint, 'handle')
    if (pushed.kind === 'refused') return pushed
    const { did = '', site = '' } = account ?? {}
    return { ...pushed, memo: { ...own, issuer, did, site, key: exportKey(key) } }
  },

  async finish(reach, { code, verifier, redirectUri, issuer, memo }) {
    // Another server than the one we asked sends the person back: its code is none of ours.
    if (issuer !== memo.issuer) return refusal('expired')
    const metadata = await readMetadata(reach, memo.issuer ?? '')
    if (isRefusal(metadata)) return metadata
    const { clientId = '', keyId = '', key = '' } = memo
    const server = serverFor(reach, metadata, importKey(key), { clientId, keyId })
    if (!server) return refusal('expired')
    const exchange = { scopes: SCOPES, redirectUri, code, verifier, now: reach.clock.now() }
    const exchanged = await exchangeCode(server, exchange)
    if (exchanged.kind === 'refused') return exchanged
    const answer = await grantedTo(reach, memo, exchanged)
    if (answer.kind === 'refused') await giveBack(server, exchanged.tokens)
    return answer
  },
}
