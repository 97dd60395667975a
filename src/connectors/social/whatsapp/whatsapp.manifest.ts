import type { Manifest } from '../channel.ts'
import { composeUrl } from '../compose-url.ts'
import { MB, MINUTE } from '../units.ts'

export const whatsapp: Manifest = {
  id: 'whatsapp',
  label: { en: 'WhatsApp', es: 'WhatsApp' },
  network: 'whatsapp',
  group: 'messages',
  mode: 'direct',
  note: {
    en: 'A campaign goes out as single messages to customers who have agreed to get them.',
    es: 'Una campaña se envía como mensajes uno a uno, a clientes que han aceptado recibirlos.',
  },
  // What an approved template holds; a free message may be longer, but only within a day of the customer's own.
  text: { max: 1024, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 1,
    maxVideos: 1,
    maxPictureBytes: 5 * MB,
    video: { minSeconds: 1, maxSeconds: 10 * MINUTE, maxBytes: 16 * MB },
    size: { width: 1080, height: 1080 },
  },
  cost: {
    en: 'Meta charges for each marketing message; the price depends on the country',
    es: 'Meta cobra por cada mensaje de marketing; el precio depende del país',
  },
  needs: [
    {
      en: 'A WhatsApp Business account at Meta with a number of its own and a means of payment.',
      es: 'Una cuenta de WhatsApp Business en Meta con un número propio y un medio de pago.',
    },
    {
      en: 'A message template that Meta has approved.',
      es: 'Una plantilla de mensaje que Meta haya aprobado.',
    },
    {
      en: 'Customers who have said yes to messages.',
      es: 'Clientes que hayan dicho que sí a recibir mensajes.',
    },
  ],
  cannot: [
    {
      en: 'Your status and WhatsApp channels are closed to programs; you post there yourself.',
      es: 'Los estados y los canales de WhatsApp están cerrados a los programas; ahí publicas tú.',
    },
  ],
  style: 'personal',
  preview: { foldsAt: 768, marks: ['link'] },
  composeUrl: ({ text }) => composeUrl('https://wa.me/', { text }),
  replyWindowHours: 24,
}
