import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { MB } from '../units.ts'
import { instagramMessages } from './i18n/index.ts'
import { instagramFigures, instagramNeeds, instagramStoryFiguresNote } from './instagram-account.ts'

const words = wordsOf(instagramMessages).story

export const instagramStory: Manifest = {
  id: 'instagram_story',
  network: 'instagram',
  mode: 'direct',
  isLive: true,
  adapter: 'meta',
  app: 'meta',
  note: sharedWords.storyNote,
  text: { max: 2200, counting: 'utf16', isRequired: false },
  maxHashtags: 30,
  maxMentions: 20,
  media: {
    requires: 'picture or video',
    maxPictures: 1,
    maxVideos: 1,
    isEither: true,
    maxPictureBytes: 8 * MB,
    video: { minSeconds: 3, maxSeconds: 60, maxBytes: 100 * MB },
    size: { width: 1080, height: 1920 },
  },
  cost: sharedWords.free,
  needs: instagramNeeds,
  cannot: [words.cannot.addStickers],
  fetchesMedia: 'pictures',
  figures: {
    reach: instagramFigures.reach,
    shares: instagramFigures.shares,
  },
  figuresNote: instagramStoryFiguresNote,
  style: 'story',
  preview: { marks: [] },
  postHosts: ['instagram.com'],
  composeUrl: () => 'https://www.instagram.com/',
}
