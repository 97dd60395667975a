import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const telegramNames: Translation<typeof en.telegramNames> = { telegram: 'Telegram' }

export const telegram: Translation<typeof en.telegram> = {
  note: 'Con una imagen o un vídeo, el texto debe ser más corto.',
  needs: {
    bot: 'Un bot: escribe a @BotFather en Telegram para obtener su token.',
    channel: 'Un canal o grupo de Telegram en el que ese bot sea administrador.',
  },
  cannot: { writeFirst: 'Un bot solo puede escribir a quien le ha escrito antes.' },
}
