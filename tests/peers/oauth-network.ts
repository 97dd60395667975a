import * as z from 'zod'
import type { AdapterKind, ChannelAdapter, PublishOutcome } from '#connectors/social/adapter.ts'
import type { SignIn } from '#connectors/social/connect/connect.ts'
import { refusal } from '#connectors/social/connect/connect-refusal.ts'
import {
  authorizeUrl,
  exchangeCode,
  type RevokeServer,
  refreshTokens,
  revokeTokens,
} from '#connectors/social/connect/oauth2.ts'
import { networkCall, type Reach } from '#connectors/social/http/network-call.ts'

/** Stands in for the one network that has a sign-in today. */
export const NETWORK = 'mastodon' as const

export const client = { clientId: 'campaigner', clientSecret: 'a-secret-that-only-this-test-knows' }
export const SCOPES = ['profile:read', 'posts:write']

const profileSchema = z.object({ id: z.string().min(1) })

const call = (reach: Reach) => networkCall(reach, NETWORK)
const base = ({ env }: Reach) => env.baseUrls.social[NETWORK] ?? ''

export const serverAt = (reach: Reach): RevokeServer => ({
  call: call(reach),
  client,
  authorizeUrl: `${base(reach)}/oauth/authorize`,
  tokenUrl: `${base(reach)}/oauth/token`,
  revokeUrl: `${base(reach)}/oauth/revoke`,
})

const readProfile = (reach: Reach, token: string) =>
  call(reach)(`${base(reach)}/api/me`, { method: 'GET', headers: { authorization: `Bearer ${token}` } })

const signIn: SignIn<Reach> = {
  begin: async (reach, request) => ({
    kind: 'ready',
    url: authorizeUrl(serverAt(reach), { ...request, scopes: SCOPES }),
    memo: {},
  }),
  async finish(reach, back) {
    const now = reach.clock.now()
    const exchanged = await exchangeCode(serverAt(reach), { ...back, scopes: SCOPES, now })
    if (exchanged.kind === 'refused') return exchanged
    const { tokens, scopes } = exchanged
    const missing = SCOPES.filter((scope) => !scopes.includes(scope))
    if (missing.length > 0) return refusal('rights_missing', undefined, missing.join(', '))
    const answer = await readProfile(reach, tokens.secret)
    const { data } = profileSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
    if (!data) return refusal('unexpected_answer')
    const user = { id: data.id, name: data.id }
    const accounts = [{ platform: NETWORK, remoteId: data.id, name: data.id }]
    return { kind: 'granted', site: '', user, tokens, scopes, accounts }
  },
}

const create = (reach: Reach): ChannelAdapter => ({
  async publish({ secret }, { text }): Promise<PublishOutcome> {
    const answer = await call(reach)(`${base(reach)}/api/posts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: { json: { text } },
    })
    if (answer.kind !== 'answer') return { kind: 'unknown', reason: answer.reason }
    if (answer.status === 401) return { kind: 'token-expired' }
    const { data } = profileSchema.safeParse(answer.body)
    return data
      ? { kind: 'published', remoteId: data.id, url: `https://network.example/${data.id}` }
      : { kind: 'unknown', reason: answer.text }
  },
  refresh: async ({ refresh }) =>
    refresh === undefined ? { kind: 'dead' } : refreshTokens(serverAt(reach), refresh, reach.clock.now()),
  revoke: (account) => revokeTokens(serverAt(reach), account),
  check: async ({ secret }) => {
    const answer = await readProfile(reach, secret)
    return answer.kind === 'answer' && answer.status === 200 ? 'ok' : 'unreachable'
  },
})

/** A network built only of what `oauth2.ts` offers, as the next ones will be. */
export const oauthNetwork: AdapterKind<Reach> = { create, signIn }
