import type { AdapterKind, ChannelAccount, ChannelAdapter } from '../adapter.ts'
import { refreshTokens } from '../connect/oauth2.ts'
import type { Refreshed } from '../connect/tokens.ts'
import type { Reach } from '../http/network-call.ts'
import { publishSnap } from './publish-snap.ts'
import { snapchatSignIn } from './sign-in-snapchat.ts'
import * as api from './snapchat.api.ts'

async function check(reach: Reach, account: ChannelAccount) {
  const answer = await api.readOwnProfile(reach, account)
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 401) return 'token-expired'
  if (answer.status === 403 || answer.status === 404) return 'needs-reconnect'
  const { data } = api.profileSchema.safeParse(answer.status === 200 ? answer.body : null)
  if (!data) return 'unreachable'
  return data.public_profile.id === account.remoteId ? 'ok' : 'needs-reconnect'
}

async function refresh(reach: Reach, { app, refresh }: ChannelAccount): Promise<Refreshed> {
  if (!app || refresh === undefined || refresh === null) return { kind: 'dead' }
  return refreshTokens(api.oauthServer(reach, app), refresh, reach.clock.now())
}

const snapchatAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishSnap(reach, account, post, progress),
  refresh: (account) => refresh(reach, account),
  check: (account) => check(reach, account),
})

export const snapchat: AdapterKind<Reach> = { create: snapchatAdapter, signIn: snapchatSignIn }
