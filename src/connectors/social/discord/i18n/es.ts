import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const discordNames: Translation<typeof en.discordNames> = { discord: 'Discord' }

export const discord: Translation<typeof en.discord> = {
  needs: {
    webhook: 'La URL del webhook de un canal de tu servidor (ajustes del canal, Integraciones, Webhooks).',
  },
  cannot: { readAnswers: 'Un webhook solo publica: no puede leer respuestas.' },
}

export const discordConnect: Translation<typeof en.discordConnect> = {
  steps: {
    open: 'Lo más fácil es un webhook. En tu servidor de Discord, abre los ajustes de un canal y ve a Integraciones, Webhooks.',
    create: 'Crea un webhook, ponle el nombre de tu tienda y copia su URL.',
    enter: 'Pega aquí la URL del webhook. Eso es todo: deja vacíos los demás campos.',
    bot: 'Si ya tienes un bot en tu servidor, también puedes usarlo: escribe su token y el canal, y deja vacío el webhook. El bot necesita permiso para ver el canal, enviar mensajes y adjuntar archivos.',
  },
  link: 'Cómo funcionan los webhooks',
  webhook: {
    label: 'URL del webhook',
    hint: 'Quien la tenga puede publicar en el canal, por eso la guardamos cifrada.',
  },
  botToken: { label: 'Token del bot', hint: 'Solo si usas un bot en lugar de un webhook.' },
  channel: {
    label: 'Canal para el bot',
    hint: 'Haz clic derecho en el canal, elige Copiar enlace y pégalo aquí.',
  },
}
