import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { MB, MINUTE } from '../units.ts'
import { instagramMessages } from './i18n/index.ts'
import { collaborators, instagramFigures, instagramNeeds } from './instagram-account.ts'

const words = wordsOf(instagramMessages).reels

export const instagramReels: Manifest = {
  id: 'instagram_reels',
  network: 'instagram',
  mode: 'direct',
  isLive: true,
  adapter: 'meta',
  app: 'meta',
  text: { max: 2200, counting: 'utf16', isRequired: false },
  followUps: { kind: 'comment', most: 1, max: 2200, counting: 'utf16' },
  maxHashtags: 30,
  maxMentions: 20,
  media: {
    requires: 'video',
    maxPictures: 1,
    maxVideos: 1,
    maxPictureBytes: 8 * MB,
    video: { minSeconds: 3, maxSeconds: 15 * MINUTE, maxBytes: 300 * MB },
    size: { width: 1080, height: 1920 },
  },
  cost: sharedWords.free,
  needs: instagramNeeds,
  cannot: [words.cannot.addMusic],
  fetchesMedia: 'pictures',
  figures: instagramFigures,
  style: 'clip',
  preview: { foldsAt: 80, foldsAtLine: 2, marks: ['hashtag', 'mention'] },
  postHosts: ['instagram.com'],
  composeUrl: () => 'https://www.instagram.com/',
  options: [
    {
      id: 'inFeed',
      kind: 'choice',
      label: words.inFeed.label,
      choices: [
        { value: 'yes', label: words.inFeed.yes },
        { value: 'no', label: words.inFeed.no },
      ],
      preset: 'yes',
    },
    collaborators,
  ],
}
