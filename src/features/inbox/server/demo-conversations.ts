import type { Platform } from '#connectors/social/platforms.ts'
import type { demoPeople } from '#server/demo/demo-people.ts'

/** Hours before now. */
type Ago = number

export type DemoEntry = {
  ago: Ago
  text: string
  /** The author, if it is not the customer. */
  by?: keyof typeof demoPeople
  isNote?: boolean
  isRead?: boolean
}

export type DemoConversation = {
  /** An index into the demo customers, or the name of a person who is not a customer yet. */
  who: number | string
  platform: Platform
  isClosed?: boolean
  assignee?: keyof typeof demoPeople
  entries: readonly DemoEntry[]
}

const DAY = 24

/** Messages to the demo shop in the last month, each in the sender's language, oldest first. */
export const demoConversations: readonly DemoConversation[] = [
  {
    who: 0,
    platform: 'whatsapp',
    entries: [
      { ago: 5, text: 'Hola, ¿tenéis hueco para tinte el sábado por la mañana?', isRead: true },
      { ago: 4.5, text: '¡Hola, Lucía! El sábado a las 10:00 está libre. ¿Te lo reservo?', by: 'marta' },
      { ago: 0.6, text: 'Sí, por favor. Una cosa: soy alérgica al amoníaco, ¿el tinte lleva?' },
    ],
  },
  {
    who: 6,
    platform: 'instagram',
    entries: [{ ago: 1.2, text: 'Hi! I love the new cinnamon rolls. Are they there on Sundays too?' }],
  },
  {
    who: 'Marcos Gil',
    platform: 'facebook',
    assignee: 'diego',
    entries: [
      { ago: 3, text: 'El pedido de esta mañana ha llegado roto y quiero la devolución del dinero.' },
      { ago: 2.5, text: 'Le llamo yo esta tarde.', by: 'diego', isNote: true },
    ],
  },
  {
    who: 14,
    platform: 'linkedin',
    entries: [{ ago: 7, text: 'Good morning, could you send me a quote for ten gift cards for our team?' }],
  },
  {
    who: 20,
    platform: 'instagram',
    entries: [
      { ago: 26, text: 'Is the oat milk latte available again?', isRead: true },
      { ago: 25, text: 'It is, from today! See you soon.', by: 'lucy' },
      { ago: 9, text: 'Perfect, thank you! 🙌' },
    ],
  },
  {
    who: 7,
    platform: 'whatsapp',
    assignee: 'marta',
    entries: [
      { ago: 11, text: 'URGENTE: necesito cuatro tartas más para hoy a las 20:00, ¿podéis?', isRead: true },
      { ago: 10.5, text: 'Podemos con tres de limón y una de chocolate. ¿Te sirve?', by: 'marta' },
      { ago: 10, text: 'Me sirve, mil gracias.', isRead: true },
    ],
  },
  {
    who: 'nora.cooks',
    platform: 'tiktok',
    entries: [{ ago: 20, text: 'That glaze!! Do you give baking classes?' }],
  },
  {
    who: 2,
    platform: 'facebook',
    entries: [{ ago: 1.5 * DAY, text: '¿A qué hora cerráis los viernes?' }],
  },
  {
    who: 34,
    platform: 'facebook',
    entries: [
      { ago: 2 * DAY, text: 'I was charged twice for the same invoice. Please check.' },
      {
        ago: 2 * DAY - 2,
        text: 'Accounts say the second charge bounced. Tell her.',
        by: 'lucy',
        isNote: true,
      },
    ],
  },
  {
    who: 3,
    platform: 'instagram',
    isClosed: true,
    entries: [
      { ago: 3 * DAY, text: '¿Puedo cambiar mi cita del jueves al viernes?', isRead: true },
      { ago: 3 * DAY - 3, text: 'Hecho, Carmen: viernes a las 12:30.', by: 'marta' },
      { ago: 3 * DAY - 4, text: 'Genial, gracias.', isRead: true },
    ],
  },
  {
    who: 11,
    platform: 'whatsapp',
    assignee: 'lucy',
    entries: [
      { ago: 4 * DAY, text: 'Could we do a trial of the bridal styling before the wedding?', isRead: true },
      { ago: 4 * DAY - 5, text: 'Of course! Would two weeks before suit you?', by: 'lucy' },
    ],
  },
  {
    who: 'Pau Ferrer',
    platform: 'x',
    entries: [{ ago: 5 * DAY, text: 'Sigo esperando respuesta al correo que os mandé el lunes.' }],
  },
  {
    who: 23,
    platform: 'linkedin',
    isClosed: true,
    entries: [
      { ago: 7 * DAY, text: 'Do you cater for meetings of about twenty people?', isRead: true },
      { ago: 7 * DAY - 6, text: 'We do. Tell us the day and we send you a menu.', by: 'diego' },
      { ago: 6 * DAY, text: 'Great, the 12th then. Thanks!', isRead: true },
    ],
  },
  {
    who: 28,
    platform: 'whatsapp',
    isClosed: true,
    entries: [
      { ago: 9 * DAY, text: 'Este lunes necesitamos el doble de café para el desayuno.', isRead: true },
      { ago: 9 * DAY - 1, text: 'Anotado, Fernando: el doble para el lunes.', by: 'diego' },
    ],
  },
  {
    who: 26,
    platform: 'instagram',
    isClosed: true,
    entries: [
      { ago: 12 * DAY, text: 'My hair has never looked better. Thank you, Marta!', isRead: true },
      { ago: 12 * DAY - 2, text: 'You made my day, Amelia. See you in six weeks!', by: 'marta' },
    ],
  },
  {
    who: 'Sara M.',
    platform: 'tiktok',
    entries: [{ ago: 14 * DAY, text: '¿Cuánto cuesta el corte con peinado?', isRead: true }],
  },
  {
    who: 4,
    platform: 'x',
    isClosed: true,
    entries: [
      { ago: 17 * DAY, text: 'Is there parking near the café?', isRead: true },
      { ago: 17 * DAY - 1, text: 'Right around the corner, in Calle del Olmo.', by: 'omar' },
    ],
  },
  {
    who: 18,
    platform: 'facebook',
    isClosed: true,
    entries: [
      { ago: 21 * DAY, text: 'Quería poner una queja: esperé cuarenta minutos con cita.', isRead: true },
      {
        ago: 21 * DAY - 2,
        text: 'Lo sentimos mucho, Beatriz. La próxima visita corre de nuestra cuenta.',
        by: 'marta',
      },
      { ago: 20 * DAY, text: 'Muy amables, así sí.', isRead: true },
    ],
  },
  {
    who: 17,
    platform: 'instagram',
    isClosed: true,
    entries: [
      { ago: 25 * DAY, text: 'Do you sell the mugs too?', isRead: true },
      { ago: 25 * DAY - 4, text: 'We do, at the counter!', by: 'omar' },
    ],
  },
  {
    who: 12,
    platform: 'linkedin',
    isClosed: true,
    entries: [
      {
        ago: 29 * DAY,
        text: '¿Podéis mandarme la factura del desayuno a nombre de la gestoría?',
        isRead: true,
      },
      { ago: 29 * DAY - 3, text: 'Enviada, Miguel Ángel.', by: 'diego' },
      { ago: 28 * DAY, text: 'Recibida, gracias.', isRead: true },
    ],
  },
]
