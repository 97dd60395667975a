import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { GB, HOUR, MB } from '../units.ts'
import { facebookColors } from './facebook.colors.ts'
import { facebookNeeds } from './facebook-account.ts'
import { facebookMessages } from './i18n/index.ts'

const words = wordsOf(facebookMessages)

export const facebook: Manifest = {
  id: 'facebook',
  network: 'facebook',
  mode: 'direct',
  isLive: true,
  adapter: 'meta',
  app: 'meta',
  text: { max: 63206, counting: 'utf16', isRequired: true },
  followUps: { kind: 'comment', most: 1, max: 8000, counting: 'utf16' },
  media: {
    requires: 'nothing',
    maxPictures: 10,
    maxVideos: 1,
    isEither: true,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 1, maxSeconds: 4 * HOUR, maxBytes: 4 * GB },
    size: { width: 1200, height: 630 },
    maxAlt: 1000,
  },
  cost: sharedWords.free,
  needs: facebookNeeds,
  cannot: [words.cannot.postPublicly, words.cannot.postToProfiles],
  figures: {
    reach: { name: words.figures.reach },
    likes: { name: sharedWords.figures.reactions, counts: sharedWords.counts.allReactions },
    comments: { name: sharedWords.figures.comments },
    shares: { name: sharedWords.figures.shares },
    clicks: { name: sharedWords.figures.clicks, counts: sharedWords.counts.anyClick },
  },
  figuresNote: words.figuresNote,
  style: 'conversation',
  preview: { colors: facebookColors, foldsAt: 477, foldsAtLine: 5 },
  postHosts: ['facebook.com', 'fb.com', 'fb.watch'],
  composeUrl: () => 'https://www.facebook.com/',
  replyWindowHours: 24,
  reply: { max: 2000, counting: 'utf16' },
  options: [
    {
      id: 'link',
      kind: 'link',
      max: 2000,
      shownWithMedia: false,
      label: words.link.label,
      hint: words.link.hint,
      shows: 'link',
    },
  ],
}
