import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const demoDesigns: Translation<typeof en.demoDesigns> = {
  color: {
    headline: 'Los martes, 20 % menos en color',
    line: 'Hasta fin de mes, con cita previa',
    call: 'Reserva ya',
    sticker: '-20 %',
  },
  terrace: {
    headline: 'Música en vivo en la terraza',
    line: 'Desde las 20:00, entrada libre',
    call: 'Reserva mesa',
    sticker: 'Viernes',
  },
  brunch: {
    headline: 'Brunch de fin de semana',
    line: 'Sábado y domingo, de 10:00 a 14:00',
    call: 'Mira la carta',
    sticker: '14 €',
  },
}
