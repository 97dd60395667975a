import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const discordNames: Translation<typeof en.discordNames> = { discord: 'Discord' }

export const discord: Translation<typeof en.discord> = {
  needs: {
    webhook: 'La URL del webhook de un canal de tu servidor (ajustes del canal, Integraciones, Webhooks).',
  },
  cannot: { readAnswers: 'Un webhook solo publica: no puede leer respuestas.' },
}
