import { untranslated, wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { discordConnectMessages } from './i18n/index.ts'

const { steps, link, webhook, botToken, channel } = wordsOf(discordConnectMessages)

export const discordGuide: ConnectGuide = {
  steps: [steps.open, steps.create, steps.enter, steps.bot],
  link: { url: 'https://support.discord.com/hc/articles/228383668', label: link },
  fields: [
    {
      id: 'webhook',
      kind: 'secret',
      isOptional: true,
      ...webhook,
      example: untranslated('https://discord.com/api/webhooks/…'),
    },
    { id: 'botToken', kind: 'secret', isOptional: true, ...botToken },
    {
      id: 'channel',
      kind: 'text',
      isOptional: true,
      ...channel,
      example: untranslated('https://discord.com/channels/…'),
    },
  ],
}
