import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { MB } from '../units.ts'
import { facebookNeeds } from './facebook-account.ts'
import { facebookMessages } from './i18n/index.ts'

const words = wordsOf(facebookMessages).story

export const facebookStory: Manifest = {
  id: 'facebook_story',
  network: 'facebook',
  mode: 'direct',
  isLive: true,
  adapter: 'meta',
  app: 'meta',
  note: sharedWords.storyNote,
  text: { max: 2200, counting: 'utf16', isRequired: false },
  media: {
    requires: 'picture or video',
    maxPictures: 1,
    maxVideos: 1,
    isEither: true,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 3, maxSeconds: 60, maxBytes: 100 * MB },
    size: { width: 1080, height: 1920 },
  },
  cost: sharedWords.free,
  needs: facebookNeeds,
  cannot: [words.cannot.addStickers, words.cannot.reuseMedia],
  style: 'story',
  preview: { marks: [] },
  postHosts: ['facebook.com', 'fb.com', 'fb.watch'],
  composeUrl: () => 'https://www.facebook.com/stories/create',
}
