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
  isLive: true,
  app: 'snapchat',
  approvedApps: { needs: [words.needs.app] },
  note: words.note,
  text: { max: 160, counting: 'utf16', isRequired: false },
  media: {
    requires: 'picture or video',
    maxPictures: 1,
    maxVideos: 1,
    isEither: true,
    maxPictureBytes: 20 * MB,
    video: { minSeconds: 5, maxSeconds: 60, maxBytes: 500 * MB },
    size: { width: 1080, height: 1920 },
  },
  cost: sharedWords.free,
  needs: [words.needs.account],
  cannot: [words.cannot.results],
  style: 'playful',
  preview: { marks: [] },
  postHosts: ['snapchat.com'],
  composeUrl: () => 'https://my.snapchat.com/',
  options: [
    {
      id: 'place',
      kind: 'choice',
      label: words.place.label,
      hint: words.place.hint,
      choices: [
        { value: 'story', label: words.place.story },
        { value: 'spotlight', label: words.place.spotlight },
        { value: 'saved_story', label: words.place.saved },
      ],
      preset: 'story',
    },
    {
      id: 'language',
      kind: 'choice',
      shownWith: { option: 'place', values: ['spotlight'] },
      label: words.language.label,
      choices: [
        { value: 'en_US', label: words.language.english },
        { value: 'es_ES', label: words.language.spanish },
      ],
      preset: 'en_US',
    },
  ],
}
