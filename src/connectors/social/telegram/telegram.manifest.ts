import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { HOUR, MB } from '../units.ts'

export const telegram: Manifest = {
  id: 'telegram',
  label: { en: 'Telegram', es: 'Telegram' },
  network: 'telegram',
  group: 'messages',
  mode: 'direct',
  note: {
    en: 'With a picture or video Telegram takes a shorter text.',
    es: 'Con una imagen o un vídeo, Telegram acepta un texto más corto.',
  },
  text: { max: 4096, maxWithMedia: 1024, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 10,
    maxVideos: 1,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 1, maxSeconds: 1 * HOUR, maxBytes: 50 * MB },
    size: { width: 1280, height: 720 },
  },
  cost: FREE,
  needs: [
    {
      en: 'A bot: write to @BotFather in Telegram and it gives you a token.',
      es: 'Un bot: escribe a @BotFather en Telegram y te dará una clave.',
    },
    {
      en: 'A Telegram channel or group in which that bot is an administrator.',
      es: 'Un canal o grupo de Telegram en el que ese bot sea administrador.',
    },
  ],
  cannot: [
    {
      en: 'A bot may write to a person only after that person has written to it.',
      es: 'Un bot solo puede escribir a una persona después de que ella le escriba.',
    },
  ],
  style: 'broadcast',
  preview: {},
  composeUrl: () => 'https://web.telegram.org/',
  // One a second for each chat.
  secondsBetweenPosts: 1,
}
