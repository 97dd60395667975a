import { wordsOf } from '#platform/words.ts'
import type { Manifest, PostOption } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { GB, MB, MINUTE } from '../units.ts'
import { tiktokMessages } from './i18n/index.ts'

const words = wordsOf(tiktokMessages)

const offOrOn = ({ off, on }: { off: typeof words.no; on: typeof words.no }) =>
  [
    { value: 'off', label: off },
    { value: 'on', label: on },
  ] as const

const direct = { option: 'destination', value: 'direct' }
const shownWith = { option: direct.option, values: [direct.value] }

/** TikTok wants a person to choose each of these: none is on before. */
const options: readonly PostOption[] = [
  {
    id: 'destination',
    kind: 'choice',
    label: words.destination.label,
    hint: words.destination.hint,
    choices: [
      { value: 'draft', label: words.destination.draft },
      { value: 'direct', label: words.destination.direct },
    ],
    preset: 'draft',
  },
  {
    id: 'audience',
    kind: 'choice',
    shownWith,
    label: words.audience.label,
    hint: words.audience.hint,
    choices: [
      { value: 'unset', label: words.audience.unset },
      { value: 'PUBLIC_TO_EVERYONE', label: words.audience.everyone },
      { value: 'FOLLOWER_OF_CREATOR', label: words.audience.followers },
      { value: 'MUTUAL_FOLLOW_FRIENDS', label: words.audience.friends },
      { value: 'SELF_ONLY', label: words.audience.self },
    ],
    preset: 'unset',
  },
  {
    id: 'comments',
    kind: 'choice',
    shownWith,
    label: words.comments.label,
    choices: offOrOn({ off: words.no, on: words.yes }),
    preset: 'off',
  },
  {
    id: 'reuse',
    kind: 'choice',
    shownWith,
    label: words.reuse.label,
    hint: words.reuse.hint,
    choices: offOrOn({ off: words.no, on: words.yes }),
    preset: 'off',
  },
  {
    id: 'disclosure',
    kind: 'choice',
    shownWith,
    label: words.disclosure.label,
    hint: words.disclosure.hint,
    choices: [
      { value: 'none', label: words.disclosure.none },
      { value: 'own', label: words.disclosure.own },
      { value: 'partner', label: words.disclosure.partner },
      { value: 'both', label: words.disclosure.both },
    ],
    preset: 'none',
  },
]

export const tiktok: Manifest = {
  id: 'tiktok',
  network: 'tiktok',
  mode: 'direct',
  drafts: { unless: direct, losesTextOf: 'video' },
  isLive: true,
  app: 'tiktok',
  note: words.note,
  text: { max: 2200, counting: 'utf16', isRequired: false },
  media: {
    requires: 'picture or video',
    maxPictures: 35,
    maxVideos: 1,
    isEither: true,
    maxPictureBytes: 20 * MB,
    video: { minSeconds: 3, maxSeconds: 10 * MINUTE, maxBytes: 4 * GB },
    refusesBranding: true,
    size: { width: 1080, height: 1920 },
  },
  cost: sharedWords.free,
  needs: [words.needs.account, words.needs.app, words.needs.publicAddress],
  cannot: [
    words.cannot.postPublicly,
    words.cannot.fiveDrafts,
    words.cannot.addBranding,
    words.cannot.readMessages,
  ],
  fetchesMedia: 'pictures',
  figures: {
    reach: { name: sharedWords.figures.views, counts: sharedWords.counts.plays },
    likes: { name: sharedWords.figures.likes },
    comments: { name: sharedWords.figures.comments },
    shares: { name: sharedWords.figures.shares },
  },
  figuresNote: words.figuresNote,
  style: 'clip',
  preview: { foldsAt: 80, foldsAtLine: 2, marks: ['hashtag', 'mention'] },
  postHosts: ['tiktok.com'],
  composeUrl: () => 'https://www.tiktok.com/upload',
  // Six posts per minute for each account.
  secondsBetweenPosts: 10,
  options,
}
