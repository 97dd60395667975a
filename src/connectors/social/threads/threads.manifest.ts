import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { pollOptions } from '../options/poll-options.ts'
import { sharedWords } from '../shared-words.ts'
import { composeUrl } from '../text/compose-url.ts'
import { GB, MB, MINUTE } from '../units.ts'
import { threadsMessages } from './i18n/index.ts'
import { threadsColors } from './threads.colors.ts'

const words = wordsOf(threadsMessages)

export const threads: Manifest = {
  id: 'threads',
  network: 'threads',
  mode: 'direct',
  isLive: true,
  app: 'threads',
  note: words.note,
  text: { max: 500, counting: 'emoji-bytes', isRequired: true },
  followUps: { kind: 'thread', most: 24, max: 500, counting: 'emoji-bytes' },
  maxHashtags: 1,
  maxHashtagLength: 50,
  media: {
    requires: 'nothing',
    maxPictures: 10,
    maxVideos: 1,
    maxPictureBytes: 8 * MB,
    video: { minSeconds: 1, maxSeconds: 5 * MINUTE, maxBytes: 1 * GB },
    size: { width: 1080, height: 1350 },
    maxAlt: 1000,
  },
  cost: sharedWords.free,
  needs: [words.needs.profile, sharedWords.needs.metaApp, words.needs.publicAddress],
  fetchesMedia: 'all',
  figures: {
    reach: { name: sharedWords.figures.views, counts: sharedWords.counts.timesSeen },
    likes: { name: sharedWords.figures.likes },
    comments: { name: sharedWords.figures.replies },
    shares: { name: words.figures.shares },
  },
  style: 'question',
  preview: { colors: threadsColors },
  postHosts: ['threads.net', 'threads.com'],
  composeUrl: ({ text }) => composeUrl('https://www.threads.net/intent/post', { text }),
  options: [
    ...pollOptions(false),
    {
      id: 'topic',
      kind: 'text',
      max: 50,
      refuses: '.&',
      label: words.topic.label,
      hint: words.topic.hint,
      shows: 'topic',
    },
    {
      id: 'replies',
      kind: 'choice',
      label: words.replies.label,
      choices: [
        { value: 'everyone', label: words.replies.everyone },
        { value: 'followers_only', label: words.replies.followers },
        { value: 'accounts_you_follow', label: words.replies.followed },
        { value: 'mentioned_only', label: words.replies.mentioned },
      ],
      preset: 'everyone',
    },
  ],
}
