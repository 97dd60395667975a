import { wordsOf } from '#platform/words.ts'
import type { ConnectGuide } from '../connect/connect.ts'
import { telegramConnectMessages } from './i18n/index.ts'

const { steps, link, token, channel } = wordsOf(telegramConnectMessages)

export const telegramGuide: ConnectGuide = {
  steps: [steps.bot, steps.admin, steps.enter],
  link: { url: 'https://t.me/BotFather', label: link },
  fields: [
    { id: 'token', kind: 'secret', label: token.label, hint: token.hint },
    { id: 'channel', kind: 'text', label: channel.label, hint: channel.hint, example: channel.example },
  ],
}
