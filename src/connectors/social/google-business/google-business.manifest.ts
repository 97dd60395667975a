import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { MB } from '../units.ts'
import { googleBusinessMessages } from './i18n/index.ts'

const words = wordsOf(googleBusinessMessages)

export const googleBusiness: Manifest = {
  id: 'google_business',
  network: 'google_business',
  group: 'social',
  mode: 'direct',
  isLive: true,
  app: 'google',
  note: words.note,
  text: { max: 1500, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 1,
    maxVideos: 0,
    maxPictureBytes: 5 * MB,
    size: { width: 1200, height: 900 },
  },
  cost: sharedWords.free,
  needs: [words.needs.profile, words.needs.project, words.needs.publicAddress],
  cannot: [words.cannot.offers, words.cannot.results],
  fetchesMedia: 'pictures',
  style: 'notice',
  preview: { foldsAt: 220, marks: [] },
  composeUrl: () => 'https://business.google.com/',
  options: [
    {
      id: 'button',
      kind: 'choice',
      label: words.button.label,
      hint: words.button.hint,
      choices: [
        { value: 'LEARN_MORE', label: words.button.learnMore },
        { value: 'BOOK', label: words.button.book },
        { value: 'ORDER', label: words.button.order },
        { value: 'SHOP', label: words.button.shop },
        { value: 'SIGN_UP', label: words.button.signUp },
        { value: 'CALL', label: words.button.call },
        { value: 'none', label: words.button.none },
      ],
      preset: 'LEARN_MORE',
    },
  ],
}
