import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect.ts'
import { blueskyConnectMessages } from './i18n/index.ts'

const { steps, link, handle, password, server } = wordsOf(blueskyConnectMessages)

export const blueskyGuide: ConnectGuide = {
  steps: [steps.open, steps.create, steps.enter],
  link: { url: 'https://bsky.app/settings/app-passwords', label: link },
  fields: [
    { id: 'handle', kind: 'text', ...handle, example: untranslated('luna.bsky.social') },
    { id: 'password', kind: 'secret', ...password, example: untranslated('abcd-efgh-ijkl-mnop') },
    {
      id: 'server',
      kind: 'address',
      ...server,
      example: untranslated('https://bsky.social'),
      isOptional: true,
    },
  ],
}
