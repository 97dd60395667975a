import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { MB } from '../units.ts'

export const googleBusiness: Manifest = {
  id: 'google_business',
  label: { en: 'Google Business', es: 'Google Business' },
  network: 'google_business',
  group: 'social',
  mode: 'direct',
  note: {
    en: 'Shown in Google Search and Maps. Leave phone numbers out of the text: Google refuses them.',
    es: 'Se ve en la Búsqueda de Google y en Maps. No pongas teléfonos en el texto: Google los rechaza.',
  },
  text: { max: 1500, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 1,
    maxVideos: 0,
    maxPictureBytes: 5 * MB,
    size: { width: 1200, height: 900 },
  },
  cost: FREE,
  needs: [
    {
      en: 'A Google Business Profile that Google has verified.',
      es: 'Un perfil de empresa de Google que Google haya verificado.',
    },
    {
      en: 'A project at Google Cloud to which Google has given access.',
      es: 'Un proyecto en Google Cloud al que Google haya dado acceso.',
    },
  ],
  style: 'notice',
  preview: { foldsAt: 220, marks: [] },
  composeUrl: () => 'https://business.google.com/',
}
