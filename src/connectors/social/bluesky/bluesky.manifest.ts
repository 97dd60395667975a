import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { composeUrl } from '../text/compose-url.ts'
import { MB, MINUTE } from '../units.ts'
import { blueskyColors } from './bluesky.colors.ts'
import { blueskyMessages } from './i18n/index.ts'

const words = wordsOf(blueskyMessages)

export const bluesky: Manifest = {
  id: 'bluesky',
  network: 'bluesky',
  mode: 'direct',
  isLive: true,
  note: words.note,
  text: { max: 300, counting: 'graphemes', isRequired: true },
  followUps: { kind: 'thread', most: 24, max: 300, counting: 'graphemes' },
  media: {
    requires: 'nothing',
    maxPictures: 4,
    maxVideos: 1,
    isEither: true,
    // Bluesky takes 1 MB; the adapter asks for a smaller JPEG of anything larger.
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 1, maxSeconds: 3 * MINUTE, maxBytes: 100 * MB },
    size: { width: 1600, height: 900 },
    maxAlt: 2000,
  },
  cost: sharedWords.free,
  needs: [words.needs.account, words.needs.access],
  cannot: [words.cannot.reach],
  figures: {
    likes: { name: sharedWords.figures.likes },
    comments: { name: sharedWords.figures.replies },
    shares: { name: words.figures.shares },
  },
  style: 'one-liner',
  preview: { colors: blueskyColors },
  composeUrl: ({ text }) => composeUrl('https://bsky.app/intent/compose', { text }),
}
