import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { GB, HOUR, MB } from '../units.ts'
import { facebookNeeds } from './facebook-account.ts'

export const facebook: Manifest = {
  id: 'facebook',
  label: { en: 'Facebook', es: 'Facebook' },
  network: 'facebook',
  group: 'social',
  mode: 'direct',
  text: { max: 63206, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 10,
    maxVideos: 1,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 1, maxSeconds: 4 * HOUR, maxBytes: 4 * GB },
    size: { width: 1200, height: 630 },
    maxAlt: 1000,
  },
  cost: FREE,
  needs: facebookNeeds,
  cannot: [
    {
      en: 'Personal profiles and groups are closed to programs; you post there yourself.',
      es: 'Los perfiles personales y los grupos están cerrados a los programas; ahí publicas tú.',
    },
  ],
  style: 'conversation',
  preview: { foldsAt: 477, foldsAtLine: 5 },
  composeUrl: () => 'https://www.facebook.com/',
  replyWindowHours: 24,
  reply: { max: 2000, counting: 'utf16' },
}
