import type { Manifest } from '../channel.ts'
import { composeUrl } from '../compose-url.ts'
import { FREE } from '../costs.ts'
import { GB, MB, MINUTE } from '../units.ts'

export const threads: Manifest = {
  id: 'threads',
  label: { en: 'Threads', es: 'Threads' },
  network: 'threads',
  group: 'social',
  mode: 'direct',
  note: {
    en: 'One topic tag for each post; an emoji counts as several characters.',
    es: 'Una sola etiqueta por publicación; un emoji cuenta como varios caracteres.',
  },
  text: { max: 500, counting: 'emoji-bytes', isRequired: true },
  maxHashtags: 1,
  maxHashtagLength: 50,
  media: {
    requires: 'nothing',
    maxPictures: 10,
    maxVideos: 1,
    maxPictureBytes: 8 * MB,
    video: { minSeconds: 1, maxSeconds: 5 * MINUTE, maxBytes: 1 * GB },
    size: { width: 1080, height: 1350 },
    maxAlt: 1000,
  },
  cost: FREE,
  needs: [
    {
      en: 'A Threads profile.',
      es: 'Un perfil de Threads.',
    },
    {
      en: 'An app at Meta for Developers that Meta has reviewed.',
      es: 'Una aplicación en Meta for Developers que Meta haya revisado.',
    },
    {
      en: 'CampAIgner on a public https address: Threads fetches the pictures from there.',
      es: 'CampAIgner en una dirección https pública: Threads recoge de ahí las imágenes.',
    },
  ],
  style: 'question',
  preview: {},
  composeUrl: ({ text }) => composeUrl('https://www.threads.net/intent/post', { text }),
}
