import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { MB } from '../units.ts'
import { snapchatMessages } from './i18n/index.ts'

const words = wordsOf(snapchatMessages)

export const snapchat: Manifest = {
  id: 'snapchat',
  network: 'snapchat',
  mode: 'assisted',
  note: words.note,
  text: { max: 160, counting: 'utf16', isRequired: false },
  media: {
    requires: 'picture or video',
    maxPictures: 1,
    maxVideos: 1,
    maxPictureBytes: 20 * MB,
    video: { minSeconds: 5, maxSeconds: 60, maxBytes: 500 * MB },
    size: { width: 1080, height: 1920 },
  },
  cost: sharedWords.free,
  needs: [words.needs.account],
  style: 'playful',
  preview: { marks: [] },
  postHosts: ['snapchat.com'],
  composeUrl: () => 'https://my.snapchat.com/',
}
