import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { GB, MB, MINUTE } from '../units.ts'

export const tiktok: Manifest = {
  id: 'tiktok',
  label: { en: 'TikTok', es: 'TikTok' },
  network: 'tiktok',
  group: 'video',
  mode: 'direct',
  text: { max: 2200, counting: 'utf16', isRequired: false },
  media: {
    requires: 'picture or video',
    maxPictures: 35,
    maxVideos: 1,
    maxPictureBytes: 20 * MB,
    video: { minSeconds: 3, maxSeconds: 10 * MINUTE, maxBytes: 4 * GB },
    size: { width: 1080, height: 1920 },
  },
  cost: FREE,
  needs: [
    {
      en: 'A TikTok account.',
      es: 'Una cuenta de TikTok.',
    },
    {
      en: 'An app at TikTok for Developers that TikTok has audited.',
      es: 'Una aplicación en TikTok for Developers que TikTok haya auditado.',
    },
  ],
  cannot: [
    {
      en: 'Until TikTok has audited the app, only you can see what it posts.',
      es: 'Hasta que TikTok audite la aplicación, solo tú ves lo que publica.',
    },
    {
      en: 'Private messages cannot be read by programs in the EU, the UK and Switzerland.',
      es: 'En la UE, el Reino Unido y Suiza los programas no pueden leer los mensajes privados.',
    },
  ],
  style: 'clip',
  preview: { foldsAt: 80, foldsAtLine: 2, marks: ['hashtag', 'mention'] },
  composeUrl: () => 'https://www.tiktok.com/upload',
  // Six a minute for each account.
  secondsBetweenPosts: 10,
}
