import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { mastodonConnectMessages } from './i18n/index.ts'

const { steps, server } = wordsOf(mastodonConnectMessages)

export const mastodonGuide: ConnectGuide = {
  steps: [steps.enter, steps.allow],
  fields: [{ id: 'server', kind: 'address', ...server, example: untranslated('mastodon.social') }],
  hasSignIn: true,
}
