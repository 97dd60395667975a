import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { MB, MINUTE } from '../units.ts'
import { instagramMessages } from './i18n/index.ts'
import { instagramColors } from './instagram.colors.ts'
import { collaborators, instagramFigures, instagramNeeds } from './instagram-account.ts'

const words = wordsOf(instagramMessages)

export const instagram: Manifest = {
  id: 'instagram',
  network: 'instagram',
  mode: 'direct',
  isLive: true,
  adapter: 'meta',
  app: 'meta',
  text: { max: 2200, counting: 'utf16', isRequired: false },
  followUps: { kind: 'comment', most: 1, max: 2200, counting: 'utf16' },
  maxHashtags: 30,
  recommendedHashtags: 5,
  maxMentions: 20,
  media: {
    requires: 'picture or video',
    maxPictures: 10,
    maxVideos: 1,
    maxTogether: 10,
    maxPictureBytes: 8 * MB,
    ratio: { min: 4 / 5, max: 1.91 },
    video: { minSeconds: 3, maxSeconds: 15 * MINUTE, maxBytes: 300 * MB },
    size: { width: 1080, height: 1350 },
    maxAlt: 1000,
  },
  cost: sharedWords.free,
  needs: instagramNeeds,
  cannot: [words.cannot.addFilters],
  fetchesMedia: 'pictures',
  figures: instagramFigures,
  style: 'caption',
  preview: { colors: instagramColors, foldsAt: 125, foldsAtLine: 2, marks: ['hashtag', 'mention'] },
  postHosts: ['instagram.com'],
  composeUrl: () => 'https://www.instagram.com/',
  replyWindowHours: 24,
  reply: { max: 1000, counting: 'bytes' },
  options: [collaborators],
}
