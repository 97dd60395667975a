import type { Manifest } from '../channel.ts'
import { composeUrl } from '../compose-url.ts'
import { FREE } from '../costs.ts'
import { GB, MB, MINUTE } from '../units.ts'

export const reddit: Manifest = {
  id: 'reddit',
  label: { en: 'Reddit', es: 'Reddit' },
  network: 'reddit',
  group: 'social',
  mode: 'assisted',
  note: {
    en: 'Since November 2025 Reddit approves every program one by one, and shops need a contract. We prepare the post and open the form filled in; you send it.',
    es: 'Desde noviembre de 2025 Reddit aprueba cada programa uno a uno y los comercios necesitan un contrato. Preparamos la publicación y abrimos el formulario relleno; tú lo envías.',
  },
  title: { max: 300, counting: 'characters', isRequired: true },
  text: { max: 40_000, counting: 'characters', isRequired: false },
  media: {
    requires: 'nothing',
    maxPictures: 1,
    maxVideos: 1,
    maxPictureBytes: 20 * MB,
    video: { minSeconds: 1, maxSeconds: 15 * MINUTE, maxBytes: 1 * GB },
    size: { width: 1200, height: 900 },
  },
  cost: FREE,
  needs: [
    {
      en: 'A Reddit account, and a community whose rules allow what you post.',
      es: 'Una cuenta de Reddit y una comunidad cuyas normas permitan lo que publicas.',
    },
  ],
  style: 'forum',
  preview: { marks: ['link'] },
  composeUrl: ({ title, text }) => composeUrl('https://www.reddit.com/submit', { title, text }),
}
