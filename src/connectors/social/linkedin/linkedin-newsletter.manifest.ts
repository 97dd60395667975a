import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { MB } from '../units.ts'
import { linkedinMessages } from './i18n/index.ts'

const words = wordsOf(linkedinMessages).newsletter

export const linkedinNewsletter: Manifest = {
  id: 'linkedin_newsletter',
  network: 'linkedin',
  mode: 'export',
  note: words.note,
  title: { max: 150, counting: 'utf16', isRequired: true },
  text: { max: 110_000, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 20,
    maxVideos: 0,
    maxPictureBytes: 10 * MB,
    size: { width: 1920, height: 1080 },
    maxAlt: 1000,
  },
  cost: sharedWords.free,
  needs: [words.needs.newsletter],
  style: 'newsletter',
  preview: { marks: ['link'] },
  exports: ['html', 'text'],
  postHosts: ['linkedin.com', 'lnkd.in'],
  composeUrl: () => 'https://www.linkedin.com/article/new/',
}
