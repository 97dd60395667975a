import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { GB, MB, MINUTE } from '../units.ts'

export const pinterest: Manifest = {
  id: 'pinterest',
  label: { en: 'Pinterest', es: 'Pinterest' },
  network: 'pinterest',
  group: 'social',
  mode: 'direct',
  title: { max: 100, counting: 'utf16', isRequired: false },
  text: { max: 800, counting: 'utf16', isRequired: false },
  media: {
    requires: 'picture or video',
    maxPictures: 5,
    maxVideos: 1,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 4, maxSeconds: 15 * MINUTE, maxBytes: 2 * GB },
    size: { width: 1000, height: 1500 },
    maxAlt: 500,
  },
  cost: FREE,
  needs: [
    {
      en: 'A Pinterest business account with a board.',
      es: 'Una cuenta de empresa de Pinterest con un tablero.',
    },
    {
      en: 'An app at Pinterest Developers that Pinterest has approved.',
      es: 'Una aplicación en Pinterest Developers que Pinterest haya aprobado.',
    },
  ],
  cannot: [
    {
      en: 'Until Pinterest has approved the app, only you can see its pins.',
      es: 'Hasta que Pinterest apruebe la aplicación, solo tú ves sus pines.',
    },
    {
      en: 'Private messages cannot be read or sent by programs.',
      es: 'Los programas no pueden leer ni enviar mensajes privados.',
    },
  ],
  style: 'pin',
  preview: { foldsAt: 120, marks: ['hashtag', 'mention'] },
  composeUrl: () => 'https://www.pinterest.com/pin-creation-tool/',
}
