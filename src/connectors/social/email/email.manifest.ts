import { wordsOf } from '#platform/words.ts'
import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { composeUrl } from '../text/compose-url.ts'
import { MB } from '../units.ts'
import { emailMessages } from './i18n/index.ts'

const words = wordsOf(emailMessages)

export const email: Manifest = {
  id: 'email',
  network: 'email',
  mode: 'direct',
  isLive: true,
  note: words.note,
  title: { max: 150, counting: 'characters', isRequired: true },
  text: { max: 100_000, counting: 'characters', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 5,
    maxVideos: 0,
    // A mail goes out once for each customer, and many mailboxes refuse large ones.
    maxPictureBytes: 2 * MB,
    size: { width: 1200, height: 400 },
    maxAlt: 1000,
  },
  cost: words.cost,
  needs: [words.needs.server, words.needs.consent],
  cannot: [words.cannot.results],
  goesTo: 'mailboxes',
  figures: {
    clicks: { name: sharedWords.figures.clicks, counts: words.figures.clicksCount },
  },
  figuresNote: words.figures.note,
  style: 'mail',
  preview: { marks: ['link'] },
  exports: ['html', 'text'],
  composeUrl: ({ title, text }) => composeUrl('mailto:', { subject: title, body: text }),
}
