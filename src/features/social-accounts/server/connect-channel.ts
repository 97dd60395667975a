import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { ConnectAnswer, SignIn } from '#connectors/social/connect/connect.ts'
import type { Reach } from '#connectors/social/http/network-call.ts'
import {
  type AdapterName,
  allPlatforms,
  type LiveNetwork,
  liveNetworks,
  type Platform,
} from '#connectors/social/platforms.ts'
import { adapterKindOf } from '#connectors/social/server-registry.ts'
import { findKnownMailServer } from '#core/settings/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { publicUrl } from '#server/public-url.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { returnFromSignIn } from '../social-accounts.contract.ts'
import * as signIns from './channel-sign-ins.repository.ts'
import { refused } from './connect-problem.ts'
import { keepGrant } from './keep-grant.ts'
import { appForSignIn } from './network-apps.service.ts'

type Wanted = {
  network: AdapterName
  values: Readonly<Record<string, string>>
  brandId: string | null
  /** From whose page it began. */
  platform?: Platform | undefined
}

const SIGN_IN_MINUTES = 15
export const SIGN_IN_PURPOSE = 'channel sign-in'

async function keep(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  {
    network: adapter,
    brandId,
    appClientId,
    platform,
  }: Omit<Wanted, 'values'> & { appClientId?: string | undefined },
  answer: ConnectAnswer,
) {
  if (answer.kind === 'refused') throw refused(answer, locale)
  if (answer.accounts.length === 0) throw refused({ kind: 'refused', problem: 'no_account' }, locale)
  return keepGrant(deps, actor, { adapter, brandId, granted: answer, appClientId, platform })
}

/** Checked with the network before anything is kept, and outside a transaction, so that only the caller waits. */
export async function connectChannel(deps: Deps, actor: Actor, locale: Locale, wanted: Wanted) {
  const { connect } = adapterKindOf(wanted.network)
  if (!connect) throw notFound()
  const reach = { ...deps, mailServer: () => findKnownMailServer(deps, actor.workspaceId) }
  return keep(deps, actor, locale, wanted, await connect(reach, wanted.values))
}

const newToken = () => randomBytes(32).toString('base64url')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

const memoSchema = z.object({
  verifier: z.string(),
  redirectUri: z.string(),
  memo: z.record(z.string(), z.string()),
  appClientId: z.string().optional(),
  platform: z.enum(allPlatforms).optional(),
})

const redirectUriAt = (address: string) => `${address}${returnFromSignIn.path}`

/** Without PUBLIC_URL, back to where this browser is: the session is there and nowhere else. */
function addressFor({ addressFor: accepted }: SignIn<Reach>, env: Env, origin: string | undefined) {
  const address = env.publicUrl ?? origin ?? publicUrl(env)
  return accepted ? accepted(env, address) : address
}

/** Where networks send people with this browser back to. */
export const redirectUriFor = ({ env }: Pick<Deps, 'env'>, origin: string) =>
  redirectUriAt(env.publicUrl ?? origin)

/** Networks with a sign-in, and whether they would send a person with this browser back here. */
export const listSignIns = ({ env }: Pick<Deps, 'env'>, origin: string) =>
  liveNetworks.flatMap((network) => {
    const { signIn } = adapterKindOf(network)
    return signIn ? [{ network, isPossible: addressFor(signIn, env, origin) !== null }] : []
  })

/** Who we are, for a network's servers. There is nothing to read without an address that they can reach. */
export function readClientMetadata(deps: Deps, network: LiveNetwork): Readonly<Record<string, unknown>> {
  const { signIn } = adapterKindOf(network)
  const { publicUrl: own } = deps.env
  const address = own?.startsWith('https:') && signIn?.addressFor?.(deps.env, own)
  if (!address || !signIn?.clientMetadata) throw notFound()
  return signIn.clientMetadata(deps, redirectUriAt(address))
}

/** The address of the network's page where the person allows access. The state is good for one return. */
export async function beginSignIn(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  { network, values, brandId, platform, origin }: Wanted & { origin: string | undefined },
): Promise<{ url: string }> {
  const { signIn } = adapterKindOf(network)
  if (!signIn) throw notFound()
  const [state, verifier] = [newToken(), newToken()]
  const address = addressFor(signIn, deps.env, origin)
  if (address === null) throw refused({ kind: 'refused', problem: 'no_public_address' }, locale)
  const redirectUri = redirectUriAt(address)
  const app = await appForSignIn(deps, actor, signIn, locale)
  const begun = await signIn.begin(deps, { values, redirectUri, state, challenge: sha256(verifier), app })
  if (begun.kind === 'refused') throw refused(begun, locale)
  const stateHash = sha256(state)
  const memo = { verifier, redirectUri, memo: begun.memo, appClientId: app?.clientId, platform }
  await signIns.insert(deps.db, actor.workspaceId, {
    userId: actor.userId,
    stateHash,
    adapter: network,
    brandId,
    memo: deps.secrets.seal(SIGN_IN_PURPOSE, stateHash, JSON.stringify(memo)).toString('base64'),
    expiresAt: new Date(deps.clock.now().getTime() + SIGN_IN_MINUTES * 60_000),
  })
  return { url: begun.url }
}

/** With the channel whose page it began on, so that the person can go back there. */
const beganAt = (channel: Platform, err: unknown) =>
  err instanceof AppError
    ? new AppError(err.code, { cause: err.cause, fields: { ...err.fields, channel } })
    : err

type Returned = {
  state: string
  code?: string | undefined
  error?: string | undefined
  iss?: string | undefined
}

/**
 * The person is back from the network. The state counts once, within its time, for the person and the workspace that
 * began; whatever else comes back ends in one sentence, and nothing is connected.
 */
export async function finishSignIn(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  { state, code, error, iss: issuer }: Returned,
) {
  const begun = await signIns.take(deps.db, actor, sha256(state), deps.clock.now())
  if (!begun) throw refused({ kind: 'refused', problem: 'expired' }, locale)
  const { adapter: network, brandId, stateHash } = begun
  const opened = deps.secrets.open(SIGN_IN_PURPOSE, stateHash, Buffer.from(begun.memo, 'base64'))
  const { verifier, redirectUri, memo, appClientId, platform } = memoSchema.parse(JSON.parse(opened))
  try {
    if (error !== undefined || code === undefined)
      throw refused({ kind: 'refused', problem: 'denied', ...(error && { detail: error }) }, locale)
    const { signIn } = adapterKindOf(network)
    if (!signIn) throw notFound()
    const app = await appForSignIn(deps, actor, signIn, locale)
    // Another app knows nothing of this code.
    if (app?.clientId !== appClientId) throw refused({ kind: 'refused', problem: 'expired' }, locale)
    const answer = await signIn.finish(deps, { code, verifier, redirectUri, issuer, memo, app, platform })
    return await keep(deps, actor, locale, { network, brandId, appClientId, platform }, answer)
  } catch (err) {
    throw platform ? beganAt(platform, err) : err
  }
}
