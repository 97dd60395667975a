import type { Manifest } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { composeUrl } from '../text/compose-url.ts'
import { MB, MINUTE } from '../units.ts'
import { linkedinColors } from './linkedin.colors.ts'
import {
  linkedinCannot,
  linkedinFigures,
  linkedinFiguresNote,
  linkedinNeeds,
  linkedinOptions,
} from './linkedin-account.ts'

export const linkedin: Manifest = {
  id: 'linkedin',
  network: 'linkedin',
  mode: 'direct',
  isLive: true,
  app: 'linkedin',
  text: { max: 3000, counting: 'utf16', isRequired: true },
  followUps: { kind: 'comment', most: 1, max: 1250, counting: 'utf16' },
  media: {
    requires: 'nothing',
    maxPictures: 20,
    maxVideos: 1,
    isEither: true,
    maxPictureBytes: 5 * MB,
    video: { minSeconds: 3, maxSeconds: 30 * MINUTE, maxBytes: 500 * MB },
    size: { width: 1200, height: 627 },
    maxAlt: 1000,
  },
  cost: sharedWords.free,
  needs: linkedinNeeds,
  cannot: [...linkedinCannot, sharedWords.cannot.readMessages],
  figures: linkedinFigures,
  figuresNote: linkedinFiguresNote,
  style: 'professional',
  preview: { colors: linkedinColors, foldsAt: 210, foldsAtLine: 3 },
  postHosts: ['linkedin.com', 'lnkd.in'],
  composeUrl: ({ text }) => composeUrl('https://www.linkedin.com/feed/?shareActive=true', { text }),
  options: linkedinOptions,
}
