import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const whatsappNames: Translation<typeof en.whatsappNames> = { whatsapp: 'WhatsApp' }

export const whatsapp: Translation<typeof en.whatsapp> = {
  note: 'Una campaña se envía como mensajes individuales a clientes que han aceptado recibirlos.',
  cost: 'Meta cobra por cada mensaje de marketing; el precio depende del país',
  needs: {
    account: 'Una cuenta de WhatsApp Business en Meta con un número propio y un medio de pago.',
    template: 'Una plantilla de mensaje que Meta haya aprobado.',
    consent: 'Clientes que hayan aceptado recibir mensajes.',
  },
  cannot: {
    postStatus:
      'Las aplicaciones no pueden publicar en tu estado ni en los canales de WhatsApp; ahí publicas tú.',
  },
}
