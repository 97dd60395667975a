import type { AdapterKind, ChannelAccount, ChannelAdapter } from '../adapter.ts'
import { refreshTokens } from '../connect/oauth2.ts'
import type { Refreshed } from '../connect/tokens.ts'
import { lacksRights } from '../google/google-error.ts'
import { revocationOf } from '../google/google-tokens.ts'
import { bodyOf, type Reach } from '../http/network-call.ts'
import * as api from './google-business.api.ts'
import { removalOf } from './google-business.map.ts'
import { publishLocalPost } from './publish-local-post.ts'
import { googleBusinessSignIn } from './sign-in-google-business.ts'

async function check(reach: Reach, account: ChannelAccount) {
  const answer = await api.readLocation(reach, account)
  if (answer.kind !== 'answer') return 'unreachable'
  if (api.locationSchema.safeParse(bodyOf(answer)).success) return 'ok'
  if (answer.status === 401) return 'token-expired'
  return answer.status === 404 || lacksRights(answer) ? 'needs-reconnect' : 'unreachable'
}

async function refresh(reach: Reach, { app, refresh }: ChannelAccount): Promise<Refreshed> {
  if (!app || refresh === undefined) return { kind: 'dead' }
  return refreshTokens(api.oauthServer(reach, app), refresh, reach.clock.now())
}

const googleBusinessAdapter = (reach: Reach): ChannelAdapter => ({
  publish: (account, post, progress) => publishLocalPost(reach, account, post, progress),
  refresh: (account) => refresh(reach, account),
  revoke: async ({ secret, refresh }) => revocationOf(await api.revokeToken(reach, refresh ?? secret)),
  remove: async (account, remoteId) => removalOf(await api.deletePost(reach, account, remoteId)),
  check: (account) => check(reach, account),
})

export const googleBusiness: AdapterKind<Reach> = {
  create: googleBusinessAdapter,
  signIn: googleBusinessSignIn,
}
