import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { MB } from '../units.ts'

export const snapchat: Manifest = {
  id: 'snapchat',
  label: { en: 'Snapchat', es: 'Snapchat' },
  network: 'snapchat',
  group: 'social',
  mode: 'assisted',
  note: {
    en: 'Snapchat opens its interface only to companies on a list of its own. We prepare picture and text; you post them.',
    es: 'Snapchat solo abre su interfaz a empresas de una lista propia. Preparamos la imagen y el texto; tú los publicas.',
  },
  text: { max: 160, counting: 'utf16', isRequired: false },
  media: {
    requires: 'picture or video',
    maxPictures: 1,
    maxVideos: 1,
    maxPictureBytes: 20 * MB,
    video: { minSeconds: 5, maxSeconds: 60, maxBytes: 500 * MB },
    size: { width: 1080, height: 1920 },
  },
  cost: FREE,
  needs: [
    {
      en: 'A Snapchat account with a public profile.',
      es: 'Una cuenta de Snapchat con perfil público.',
    },
  ],
  style: 'playful',
  preview: { marks: [] },
  composeUrl: () => 'https://my.snapchat.com/',
}
