import { wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect.ts'
import { blueskyConnectMessages } from './i18n/index.ts'

const { steps, link, handle, password, server } = wordsOf(blueskyConnectMessages)

export const blueskyGuide: ConnectGuide = {
  steps: [steps.open, steps.create, steps.enter],
  link: { url: 'https://bsky.app/settings/app-passwords', label: link },
  fields: [
    { id: 'handle', kind: 'text', ...handle },
    { id: 'password', kind: 'secret', ...password },
    { id: 'server', kind: 'address', ...server, isOptional: true },
  ],
}
