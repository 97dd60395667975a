import { exchangeWithRights, signInWithApp } from '../connect/app-sign-in.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { publishedAddress } from '../connect/redirect-address.ts'
import { isApiOff, reasonIn } from '../google/google-error.ts'
import { offlineQuery } from '../google/google-tokens.ts'
import * as api from './youtube.api.ts'
import { youtubeAdvice as advice } from './youtube.connect.ts'
import * as map from './youtube.map.ts'

export const youtubeSignIn = signInWithApp({
  app: 'google',
  server: api.oauthServer,
  scopes: api.SCOPES,
  query: offlineQuery,
  addressFor: publishedAddress,
  async finish(reach, back) {
    const allowed = await exchangeWithRights(reach, back, {
      server: api.oauthServer,
      scopes: api.SCOPES,
      advice: advice.tickAll,
    })
    if (allowed.kind === 'refused') return allowed
    const { tokens, scopes } = allowed
    const read = await api.readOwnChannel(reach, tokens)
    const said = reasonIn(read)
    if (isApiOff(read)) return refusal('rights_missing', undefined, said, advice.enableApi)
    if (map.hasNoChannel(read)) return refusal('no_account', undefined, said, advice.createChannel)
    const channels = map.channelsIn(read)
    if (!channels) return serverProblem(read, undefined) ?? refusal('unexpected_answer', undefined, said)
    const [channel] = channels
    if (!channel) return refusal('no_account', undefined, undefined, advice.createChannel)
    const { id, snippet } = channel
    const name = snippet?.title || id
    return {
      kind: 'granted',
      site: '',
      // Access is to one channel, even if the person has several.
      user: { id, name },
      tokens,
      scopes,
      accounts: [
        { platform: 'youtube', remoteId: id, name },
        { platform: 'youtube_shorts', remoteId: id, name },
      ],
    }
  },
})
