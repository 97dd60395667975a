import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const emailNames: Translation<typeof en.emailNames> = { email: 'Correo electrónico' }

export const email: Translation<typeof en.email> = {
  cost: 'Gratis con tu propio servidor de correo; algunos servicios cobran por mensaje',
  needs: {
    server: 'Un servidor de correo y un dominio preparado para él (SPF, DKIM y DMARC).',
    consent: 'Clientes que hayan aceptado recibir correos, y tu dirección postal en cada mensaje.',
  },
}
