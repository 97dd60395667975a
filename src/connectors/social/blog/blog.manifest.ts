import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { HOUR, MB } from '../units.ts'
import { blogMessages } from './i18n/index.ts'

const words = wordsOf(blogMessages)

export const blog: Manifest = {
  id: 'blog',
  network: 'blog',
  group: 'articles',
  mode: 'direct',
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
  style: 'article',
  preview: { marks: ['link'] },
  exports: ['html', 'markdown', 'text'],
}
