import type { Manifest } from '../channel.ts'
import { composeUrl } from '../compose-url.ts'
import { MB } from '../units.ts'

export const email: Manifest = {
  id: 'email',
  label: { en: 'Email', es: 'Correo electrónico' },
  network: 'email',
  group: 'messages',
  mode: 'direct',
  title: { max: 150, counting: 'characters', isRequired: true },
  text: { max: 100_000, counting: 'characters', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 5,
    maxVideos: 0,
    maxPictureBytes: 5 * MB,
    size: { width: 1200, height: 400 },
    maxAlt: 1000,
  },
  cost: {
    en: 'Free with your own mail server; some mail services charge by the message',
    es: 'Gratis con tu propio servidor de correo; algunos servicios cobran por mensaje',
  },
  needs: [
    {
      en: 'A mail server, and a domain set up for it (SPF, DKIM and DMARC).',
      es: 'Un servidor de correo y un dominio preparado para él (SPF, DKIM y DMARC).',
    },
    {
      en: 'Customers who have said yes to mail, and your postal address in every message.',
      es: 'Clientes que hayan dicho que sí al correo, y tu dirección postal en cada mensaje.',
    },
  ],
  style: 'mail',
  preview: { marks: ['link'] },
  exports: ['html', 'text'],
  composeUrl: ({ title, text }) => composeUrl('mailto:', { subject: title, body: text }),
}
