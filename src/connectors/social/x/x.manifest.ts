import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { composeUrl } from '../compose-url.ts'
import { MB } from '../units.ts'
import { xMessages } from './i18n/index.ts'

const words = wordsOf(xMessages)

export const x: Manifest = {
  id: 'x',
  network: 'x',
  group: 'social',
  mode: 'direct',
  note: words.note,
  text: { max: 280, counting: 'weighted', isRequired: true },
  followUps: { kind: 'thread', most: 24, max: 280, counting: 'weighted' },
  media: {
    requires: 'nothing',
    maxPictures: 4,
    maxVideos: 1,
    maxPictureBytes: 5 * MB,
    video: { minSeconds: 1, maxSeconds: 140, maxBytes: 512 * MB },
    size: { width: 1600, height: 900 },
    maxAlt: 1000,
  },
  cost: words.cost,
  // A post read is charged as read, although reading one's own may cost less (verify).
  prices: { post: 15, postWithLink: 200, read: 5 },
  needs: [words.needs.account, words.needs.developerAccount],
  style: 'one-liner',
  preview: {},
  // Each read costs money.
  resultsCadence: [],
  postHosts: ['x.com', 'twitter.com'],
  composeUrl: ({ text }) => composeUrl('https://x.com/intent/post', { text }),
}
