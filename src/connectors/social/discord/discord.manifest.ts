import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { MB, MINUTE } from '../units.ts'

export const discord: Manifest = {
  id: 'discord',
  label: { en: 'Discord', es: 'Discord' },
  network: 'discord',
  group: 'messages',
  mode: 'direct',
  text: { max: 2000, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 10,
    maxVideos: 1,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 1, maxSeconds: 10 * MINUTE, maxBytes: 10 * MB },
    size: { width: 1200, height: 675 },
    maxAlt: 1000,
  },
  cost: FREE,
  needs: [
    {
      en: 'The webhook address of a channel of your server (channel settings, Integrations, Webhooks).',
      es: 'La dirección del webhook de un canal de tu servidor (ajustes del canal, Integraciones, Webhooks).',
    },
  ],
  cannot: [
    {
      en: 'A webhook only posts: answers cannot be read through it.',
      es: 'Un webhook solo publica: las respuestas no se pueden leer con él.',
    },
  ],
  style: 'community',
  preview: { marks: ['link'] },
  composeUrl: () => 'https://discord.com/channels/@me',
  // Five in two seconds for each webhook.
  secondsBetweenPosts: 0.4,
}
