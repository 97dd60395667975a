import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { HOUR, MB } from '../units.ts'
import { blogMessages } from './i18n/index.ts'

const words = wordsOf(blogMessages)
const { status, categories, tags } = words.options

export const blog: Manifest = {
  id: 'blog',
  network: 'blog',
  mode: 'direct',
  isLive: true,
  note: words.note,
  title: { max: 200, counting: 'characters', isRequired: true },
  text: { max: 100_000, counting: 'characters', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 20,
    maxVideos: 1,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 1, maxSeconds: 1 * HOUR, maxBytes: 500 * MB },
    size: { width: 1200, height: 630 },
    maxAlt: 1000,
  },
  cost: sharedWords.free,
  needs: [words.needs.address, words.needs.password],
  cannot: [words.cannot.wordPressCom],
  style: 'article',
  preview: { marks: ['link'] },
  exports: ['html', 'markdown', 'text'],
  options: [
    {
      id: 'status',
      kind: 'choice',
      label: status.label,
      hint: status.hint,
      choices: [
        { value: 'publish', label: status.publish },
        { value: 'draft', label: status.draft },
      ],
      preset: 'publish',
    },
    { id: 'categories', kind: 'names', max: 200, ...categories },
    { id: 'tags', kind: 'names', max: 200, ...tags },
  ],
}
