import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { MB } from '../units.ts'
import { mediumMessages } from './i18n/index.ts'

const words = wordsOf(mediumMessages)

export const medium: Manifest = {
  id: 'medium',
  network: 'medium',
  mode: 'export',
  note: words.note,
  title: { max: 100, counting: 'characters', isRequired: true },
  text: { max: 100_000, counting: 'characters', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 20,
    maxVideos: 0,
    maxPictureBytes: 25 * MB,
    size: { width: 1400, height: 788 },
    maxAlt: 1000,
  },
  cost: sharedWords.free,
  needs: [words.needs.account],
  style: 'essay',
  preview: { marks: ['link'] },
  exports: ['html', 'markdown', 'text'],
  composeUrl: () => 'https://medium.com/new-story',
}
