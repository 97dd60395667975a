import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { GB, MB, MINUTE } from '../units.ts'
import { pinterestMessages } from './i18n/index.ts'
import { pinterestColors } from './pinterest.colors.ts'

const words = wordsOf(pinterestMessages)

export const pinterest: Manifest = {
  id: 'pinterest',
  network: 'pinterest',
  mode: 'direct',
  isLive: true,
  app: 'pinterest',
  title: { max: 100, counting: 'utf16', isRequired: false },
  text: { max: 800, counting: 'utf16', isRequired: false },
  media: {
    requires: 'picture or video',
    maxPictures: 5,
    maxVideos: 1,
    isEither: true,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 4, maxSeconds: 15 * MINUTE, maxBytes: 2 * GB },
    size: { width: 1000, height: 1500 },
    maxAlt: 500,
  },
  cost: sharedWords.free,
  needs: [words.needs.account, words.needs.app],
  cannot: [words.cannot.postPublicly, sharedWords.cannot.readMessages],
  figures: {
    reach: { name: sharedWords.figures.impressions, counts: sharedWords.counts.timesSeen },
    likes: { name: sharedWords.figures.reactions, counts: sharedWords.counts.allReactions },
    comments: { name: sharedWords.figures.comments },
    shares: { name: words.figures.shares, counts: words.figures.savesCount },
    clicks: { name: words.figures.clicks },
  },
  style: 'pin',
  preview: {
    colors: pinterestColors,
    shows: { min: 1 / 2.1, max: 2 },
    foldsAt: 120,
    marks: ['hashtag', 'mention'],
  },
  composeUrl: () => 'https://www.pinterest.com/pin-creation-tool/',
  options: [
    { id: 'link', kind: 'link', max: 2048, label: words.link.label, hint: words.link.hint, shows: 'link' },
  ],
}
