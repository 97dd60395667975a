import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { pollOptions } from '../options/poll-options.ts'
import { sharedWords } from '../shared-words.ts'
import { composeUrl } from '../text/compose-url.ts'
import { MB } from '../units.ts'
import { xMessages } from './i18n/index.ts'
import { xColors } from './x.colors.ts'
import { xPrices } from './x.prices.ts'

const words = wordsOf(xMessages)

export const x: Manifest = {
  id: 'x',
  network: 'x',
  mode: 'direct',
  isLive: true,
  app: 'x',
  note: words.note,
  text: { max: 280, counting: 'weighted', isRequired: true },
  followUps: { kind: 'thread', most: 24, max: 280, counting: 'weighted' },
  recommendedHashtags: 2,
  media: {
    requires: 'nothing',
    maxPictures: 4,
    maxVideos: 1,
    isEither: true,
    maxPictureBytes: 5 * MB,
    video: { minSeconds: 1, maxSeconds: 140, maxBytes: 512 * MB },
    size: { width: 1600, height: 900 },
    maxAlt: 1000,
  },
  cost: words.cost,
  prices: xPrices,
  needs: [words.needs.account, words.needs.app],
  figures: {
    reach: { name: sharedWords.figures.impressions, counts: sharedWords.counts.timesSeen },
    likes: { name: sharedWords.figures.likes },
    comments: { name: sharedWords.figures.replies },
    shares: { name: words.figures.shares },
    clicks: { name: words.figures.clicks },
  },
  style: 'one-liner',
  preview: { colors: xColors, shows: { min: 3 / 4, max: 5 } },
  // Each read costs money.
  resultsCadence: [],
  postHosts: ['x.com', 'twitter.com'],
  composeUrl: ({ text }) => composeUrl('https://x.com/intent/post', { text }),
  options: [
    ...pollOptions(true),
    {
      id: 'replies',
      kind: 'choice',
      label: words.replies.label,
      choices: [
        { value: 'everyone', label: words.replies.everyone },
        { value: 'following', label: words.replies.following },
        { value: 'mentionedUsers', label: words.replies.mentioned },
        { value: 'verified', label: words.replies.verified },
        { value: 'subscribers', label: words.replies.subscribers },
      ],
      preset: 'everyone',
    },
    {
      id: 'madeWithAi',
      kind: 'choice',
      shownWithMedia: true,
      label: words.madeWithAi.label,
      hint: words.madeWithAi.hint,
      choices: [
        { value: 'no', label: words.madeWithAi.no },
        { value: 'yes', label: words.madeWithAi.yes },
      ],
      preset: 'no',
    },
    {
      id: 'paidPartnership',
      kind: 'choice',
      label: words.paidPartnership.label,
      hint: words.paidPartnership.hint,
      choices: [
        { value: 'no', label: words.paidPartnership.no },
        { value: 'yes', label: words.paidPartnership.yes },
      ],
      preset: 'no',
    },
  ],
}
