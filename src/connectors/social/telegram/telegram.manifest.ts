import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { HOUR, MB } from '../units.ts'
import { telegramMessages } from './i18n/index.ts'
import { telegramColors } from './telegram.colors.ts'

const words = wordsOf(telegramMessages)

/** Telegram refuses photos of other shapes. */
export const PHOTO_SHAPE = { maxSides: 10_000, maxRatio: 20 }

export const telegram: Manifest = {
  id: 'telegram',
  network: 'telegram',
  mode: 'direct',
  isLive: true,
  note: words.note,
  text: { max: 4096, maxWithMedia: 1024, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 10,
    maxVideos: 1,
    maxTogether: 10,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 1, maxSeconds: 1 * HOUR, maxBytes: 50 * MB },
    ratio: { min: 1 / PHOTO_SHAPE.maxRatio, max: PHOTO_SHAPE.maxRatio },
    size: { width: 1280, height: 720 },
  },
  cost: sharedWords.free,
  needs: [words.needs.bot, words.needs.channel],
  cannot: [words.cannot.writeFirst],
  style: 'broadcast',
  preview: { colors: telegramColors },
  postHosts: ['t.me', 'telegram.me'],
  composeUrl: () => 'https://web.telegram.org/',
  // One message per second in each chat.
  secondsBetweenPosts: 1,
  options: [
    {
      id: 'silent',
      kind: 'choice',
      label: words.silent.label,
      choices: [
        { value: 'no', label: words.silent.no },
        { value: 'yes', label: words.silent.yes },
      ],
      preset: 'no',
    },
  ],
}
