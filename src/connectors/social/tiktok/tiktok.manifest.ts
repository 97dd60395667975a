import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { GB, MB, MINUTE } from '../units.ts'
import { tiktokMessages } from './i18n/index.ts'

const words = wordsOf(tiktokMessages)

export const tiktok: Manifest = {
  id: 'tiktok',
  network: 'tiktok',
  group: 'video',
  mode: 'direct',
  text: { max: 2200, counting: 'utf16', isRequired: false },
  media: {
    requires: 'picture or video',
    maxPictures: 35,
    maxVideos: 1,
    maxPictureBytes: 20 * MB,
    video: { minSeconds: 3, maxSeconds: 10 * MINUTE, maxBytes: 4 * GB },
    size: { width: 1080, height: 1920 },
  },
  cost: sharedWords.free,
  needs: [words.needs.account, words.needs.app],
  cannot: [words.cannot.postPublicly, words.cannot.readMessages],
  fetchesMedia: 'all',
  style: 'clip',
  preview: { foldsAt: 80, foldsAtLine: 2, marks: ['hashtag', 'mention'] },
  postHosts: ['tiktok.com'],
  composeUrl: () => 'https://www.tiktok.com/upload',
  // Six posts per minute for each account.
  secondsBetweenPosts: 10,
}
