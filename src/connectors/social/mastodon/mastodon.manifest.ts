import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { HOUR, MB } from '../units.ts'
import { mastodonMessages } from './i18n/index.ts'
import { mastodonColors } from './mastodon.colors.ts'

const words = wordsOf(mastodonMessages)

export const mastodon: Manifest = {
  id: 'mastodon',
  network: 'mastodon',
  mode: 'direct',
  isLive: true,
  note: words.note,
  text: { max: 500, counting: 'short-links', isRequired: true },
  followUps: { kind: 'thread', most: 24, max: 500, counting: 'short-links' },
  media: {
    requires: 'nothing',
    maxPictures: 4,
    maxVideos: 1,
    isEither: true,
    maxPictureBytes: 16 * MB,
    video: { minSeconds: 1, maxSeconds: 1 * HOUR, maxBytes: 99 * MB },
    size: { width: 1600, height: 900 },
    maxAlt: 1500,
  },
  cost: sharedWords.free,
  needs: [words.needs.account],
  cannot: [words.cannot.reach],
  figures: {
    likes: { name: words.figures.likes },
    comments: { name: sharedWords.figures.replies },
    shares: { name: words.figures.shares },
  },
  style: 'question',
  preview: { colors: mastodonColors },
  // Every account has its own server; this page of Mastodon asks for it.
  composeUrl: () => 'https://share.joinmastodon.org/',
  options: [
    {
      id: 'visibility',
      kind: 'choice',
      label: words.visibility.label,
      hint: words.visibility.hint,
      choices: [
        { value: 'public', label: words.visibility.public },
        { value: 'unlisted', label: words.visibility.unlisted },
        { value: 'private', label: words.visibility.private },
      ],
      preset: 'public',
    },
  ],
}
