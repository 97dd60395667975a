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
  silent: {
    label: 'Notificación',
    no: 'Con sonido',
    yes: 'En silencio',
  },
}

export const telegramConnect: Translation<typeof en.telegramConnect> = {
  steps: {
    bot: 'En Telegram, escribe a @BotFather, envía /newbot y elige un nombre. BotFather te responde con un token.',
    admin:
      'Abre tu canal, ve a Administradores y pulsa Añadir administrador. Elige tu bot y permítele publicar mensajes.',
    enter: 'Escribe aquí el token y el nombre de tu canal.',
  },
  link: 'Abrir BotFather',
  token: { label: 'Token del bot', hint: 'Números, dos puntos y letras, tal como lo muestra BotFather.' },
  channel: {
    label: 'Canal',
    hint: 'Su @nombre o su enlace. Si es privado, el enlace de una de sus publicaciones.',
    example: '@tutienda',
  },
}
