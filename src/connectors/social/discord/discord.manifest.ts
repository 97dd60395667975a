import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { MB, MINUTE } from '../units.ts'
import { discordColors } from './discord.colors.ts'
import { discordMessages } from './i18n/index.ts'

const words = wordsOf(discordMessages)

export const discord: Manifest = {
  id: 'discord',
  network: 'discord',
  mode: 'direct',
  isLive: true,
  text: { max: 2000, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 10,
    maxVideos: 1,
    maxTogether: 10,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 1, maxSeconds: 10 * MINUTE, maxBytes: 10 * MB },
    size: { width: 1200, height: 675 },
    maxAlt: 1000,
  },
  cost: sharedWords.free,
  needs: [words.needs.webhook],
  cannot: [words.cannot.readAnswers],
  style: 'community',
  preview: { colors: discordColors, marks: ['link'] },
  postHosts: ['discord.com'],
  composeUrl: () => 'https://discord.com/channels/@me',
  // Five posts every two seconds per webhook.
  secondsBetweenPosts: 0.4,
}
