import type { Manifest } from '../channel.ts'
import { composeUrl } from '../compose-url.ts'
import { MB } from '../units.ts'

export const x: Manifest = {
  id: 'x',
  label: { en: 'X (Twitter)', es: 'X (Twitter)' },
  network: 'x',
  group: 'social',
  mode: 'direct',
  note: {
    en: 'X counts its own way: a link as 23 characters, an emoji as two.',
    es: 'X cuenta a su manera: un enlace son 23 caracteres y un emoji, dos.',
  },
  text: { max: 280, counting: 'weighted', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 4,
    maxVideos: 1,
    maxPictureBytes: 5 * MB,
    video: { minSeconds: 1, maxSeconds: 140, maxBytes: 512 * MB },
    size: { width: 1600, height: 900 },
    maxAlt: 1000,
  },
  cost: {
    en: 'X charges about $0.015 for each post, $0.20 with a link',
    es: 'X cobra unos 0,015 $ por cada publicación, 0,20 $ si lleva un enlace',
  },
  needs: [
    {
      en: 'An X account.',
      es: 'Una cuenta de X.',
    },
    {
      en: 'A developer account at X with a means of payment: X charges it directly.',
      es: 'Una cuenta de desarrollador en X con un medio de pago: X te cobra directamente.',
    },
  ],
  style: 'one-liner',
  preview: {},
  composeUrl: ({ text }) => composeUrl('https://x.com/intent/post', { text }),
}
