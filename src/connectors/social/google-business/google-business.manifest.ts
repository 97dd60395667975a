import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { MB } from '../units.ts'
import { googleBusinessColors } from './google-business.colors.ts'
import { googleBusinessMessages } from './i18n/index.ts'

const words = wordsOf(googleBusinessMessages)

const dated = { option: 'kind', values: ['event', 'offer'] }
const offer = { option: 'kind', values: ['offer'] }

export const googleBusiness: Manifest = {
  id: 'google_business',
  network: 'google_business',
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
  cannot: [words.cannot.products, words.cannot.results],
  fetchesMedia: 'pictures',
  style: 'notice',
  preview: { colors: googleBusinessColors, foldsAt: 220, shows: { min: 4 / 3, max: 4 / 3 }, marks: [] },
  composeUrl: () => 'https://business.google.com/',
  options: [
    {
      id: 'kind',
      kind: 'choice',
      label: words.kind.label,
      hint: words.kind.hint,
      choices: [
        { value: 'update', label: words.kind.update, isHidden: true },
        { value: 'event', label: words.kind.event },
        { value: 'offer', label: words.kind.offer },
      ],
      preset: 'update',
      shows: 'label',
    },
    {
      id: 'title',
      kind: 'text',
      // Not documented; the profile's own form takes as many.
      max: 58,
      isRequired: true,
      shownWith: dated,
      label: words.title,
      shows: 'headline',
    },
    { id: 'start', kind: 'moment', isRequired: true, shownWith: dated, label: words.start, shows: 'start' },
    {
      id: 'end',
      kind: 'moment',
      isRequired: true,
      after: 'start',
      shownWith: dated,
      label: words.end,
      shows: 'end',
    },
    {
      id: 'coupon',
      kind: 'text',
      max: 58,
      shownWith: offer,
      label: words.coupon,
      shows: 'coupon',
    },
    {
      id: 'redeemAt',
      kind: 'link',
      max: 2000,
      shownWith: offer,
      label: words.redeemAt.label,
      hint: words.redeemAt.hint,
      shows: 'link',
    },
    {
      id: 'terms',
      kind: 'text',
      max: 1000,
      isLong: true,
      shownWith: offer,
      label: words.terms,
      shows: 'terms',
    },
    {
      id: 'button',
      kind: 'choice',
      label: words.button.label,
      hint: words.button.hint,
      choices: [
        { value: 'LEARN_MORE', label: words.button.learnMore, needsLink: true },
        { value: 'BOOK', label: words.button.book, needsLink: true },
        { value: 'ORDER', label: words.button.order, needsLink: true },
        { value: 'SHOP', label: words.button.shop, needsLink: true },
        { value: 'SIGN_UP', label: words.button.signUp, needsLink: true },
        { value: 'CALL', label: words.button.call },
        { value: 'none', label: words.button.none, isHidden: true },
      ],
      preset: 'LEARN_MORE',
      shownWith: { option: 'kind', values: ['update', 'event'] },
      shows: 'button',
    },
  ],
}
