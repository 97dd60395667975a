import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { composeUrl } from '../text/compose-url.ts'
import { GB, MB, MINUTE } from '../units.ts'
import { redditMessages } from './i18n/index.ts'
import { redditColors } from './reddit.colors.ts'

const words = wordsOf(redditMessages)

export const reddit: Manifest = {
  id: 'reddit',
  network: 'reddit',
  mode: 'assisted',
  isLive: true,
  app: 'reddit',
  approvedApps: { needs: [words.needs.app] },
  note: words.note,
  title: { max: 300, counting: 'characters', isRequired: true },
  text: { max: 40_000, counting: 'characters', isRequired: false },
  media: {
    requires: 'nothing',
    maxPictures: 1,
    maxVideos: 1,
    maxPictureBytes: 20 * MB,
    video: { minSeconds: 1, maxSeconds: 15 * MINUTE, maxBytes: 1 * GB },
    size: { width: 1200, height: 900 },
  },
  cost: sharedWords.free,
  needs: [words.needs.account],
  cannot: [words.cannot.video],
  figures: {
    likes: { name: words.figures.score, counts: words.figures.scoreCount },
    comments: { name: sharedWords.figures.comments },
    shares: { name: words.figures.shares },
  },
  style: 'forum',
  preview: { colors: redditColors, marks: ['link'] },
  postHosts: ['reddit.com', 'redd.it'],
  composeUrl: ({ title, text }) => composeUrl('https://www.reddit.com/submit', { title, text }),
  options: [
    { id: 'flair', kind: 'text', label: words.flair.label, hint: words.flair.hint, max: 64 },
    {
      id: 'kind',
      kind: 'choice',
      shownWithMedia: false,
      label: words.kind.label,
      hint: words.kind.hint,
      choices: [
        { value: 'self', label: words.kind.self },
        { value: 'link', label: words.kind.link },
      ],
      preset: 'self',
    },
  ],
}
