import type { Locale } from '#platform/locale.ts'
import type { demoPeople } from '#server/demo/demo-people.ts'
import { demoWaiting } from '#server/demo/demo-tasks.ts'
import type { TaskEventKind, TaskPriority, TaskStatus } from '../team.contract.ts'

/** `me` is the real person who asked for the made-up shop. */
export type Somebody = keyof typeof demoPeople | 'me'
type Words = Record<Locale, string>

export type DemoStep = {
  kind: TaskEventKind
  by: Somebody
  days: number
  time: string
  text?: Words
  /** The picture that was handed in: the same in both languages, or one of its own in each. */
  proof?: string | Words
}

export type DemoTask = {
  key: string
  title: Words
  description: Words
  by: Somebody
  to: Somebody
  priority: TaskPriority
  status: TaskStatus
  requiresProof?: boolean
  /** The place of the conversation it was made from. */
  conversation?: number
  /** Days from today, at noon. */
  dueIn?: number
  steps: DemoStep[]
}

const picture = (name: string) => `/demo-data/${name}.webp`
const checklist = { en: picture('checklist-en'), es: picture('checklist-es') }

/** The first step of each is that it was given. */
export const demoTasks: readonly DemoTask[] = [
  {
    key: 'task window',
    title: demoWaiting.window.title,
    description: {
      en: 'From across the street, in daylight, with the door closed.',
      es: 'Desde la acera de enfrente, con luz de día y la puerta cerrada.',
    },
    by: 'me',
    to: demoWaiting.window.by,
    priority: 'high',
    status: 'pending_approval',
    dueIn: 1,
    steps: [
      { kind: 'created', by: 'me', days: 4, time: '09:30' },
      { kind: 'started', by: 'marta', days: 2, time: '10:00' },
      {
        kind: 'submitted',
        by: 'marta',
        days: demoWaiting.window.days,
        time: demoWaiting.window.time,
        text: {
          en: 'The lights inside were on, so the cups can be seen.',
          es: 'Con las luces encendidas, así se ven las tazas.',
        },
        proof: picture('window'),
      },
    ],
  },
  {
    key: 'task checklist',
    title: demoWaiting.checklist.title,
    description: {
      en: 'Go through the list before the doors open and send a picture of it.',
      es: 'Repasa la lista antes de abrir y manda una foto.',
    },
    by: 'marta',
    to: demoWaiting.checklist.by,
    priority: 'medium',
    status: 'pending_approval',
    dueIn: 0,
    steps: [
      { kind: 'created', by: 'marta', days: 3, time: '17:00' },
      {
        kind: 'submitted',
        by: 'diego',
        days: demoWaiting.checklist.days,
        time: demoWaiting.checklist.time,
        proof: checklist,
      },
    ],
  },
  {
    key: 'task prices',
    // Somebody asks for gift cards there.
    conversation: 3,
    title: { en: 'Choose the prices of the gift cards', es: 'Elegir los precios de las tarjetas regalo' },
    description: {
      en: 'Three amounts are enough. Lucy prints them on Friday.',
      es: 'Con tres importes basta. Lucy las imprime el viernes.',
    },
    by: 'marta',
    to: 'me',
    priority: 'urgent',
    status: 'pending',
    requiresProof: false,
    dueIn: 2,
    steps: [{ kind: 'created', by: 'marta', days: 1, time: '12:15' }],
  },
  {
    key: 'task supplier',
    title: { en: 'Send the signed coffee contract', es: 'Enviar el contrato del café firmado' },
    description: { en: 'Scan all four pages.', es: 'Escanea las cuatro páginas.' },
    by: 'marta',
    to: 'me',
    priority: 'medium',
    status: 'in_progress',
    dueIn: 6,
    steps: [
      { kind: 'created', by: 'marta', days: 5, time: '11:40' },
      { kind: 'started', by: 'me', days: 3, time: '16:20' },
    ],
  },
  {
    key: 'task reviews',
    title: { en: 'Answer the three open reviews', es: 'Responder a las tres reseñas pendientes' },
    description: {
      en: 'Friendly and short, signed with your name.',
      es: 'Con cariño, breve y con tu nombre.',
    },
    by: 'me',
    to: 'lucy',
    priority: 'high',
    status: 'in_progress',
    dueIn: -1,
    steps: [
      { kind: 'created', by: 'me', days: 7, time: '10:05' },
      { kind: 'submitted', by: 'lucy', days: 4, time: '13:30', proof: picture('window') },
      {
        kind: 'rejected',
        by: 'me',
        days: 4,
        time: '15:45',
        text: { en: 'This is the window, not the answers.', es: 'Esto es el escaparate, no las respuestas.' },
      },
    ],
  },
  {
    key: 'task flyers',
    title: { en: 'Bring flyers to the hotel', es: 'Llevar folletos al hotel' },
    description: { en: 'Fifty of them, to the front desk.', es: 'Cincuenta, a la recepción.' },
    by: 'me',
    to: 'omar',
    priority: 'low',
    status: 'completed',
    requiresProof: false,
    dueIn: -9,
    steps: [
      { kind: 'created', by: 'me', days: 14, time: '09:00' },
      {
        kind: 'completed',
        by: 'omar',
        days: 11,
        time: '12:50',
        text: { en: 'They asked for more in spring.', es: 'Quieren más en primavera.' },
      },
    ],
  },
  {
    key: 'task stand',
    title: { en: 'Book a stand at the street market', es: 'Reservar un puesto en el mercadillo' },
    description: { en: 'Next to the fountain, if possible.', es: 'Junto a la fuente, si puede ser.' },
    by: 'me',
    to: 'diego',
    priority: 'low',
    status: 'cancelled',
    steps: [
      { kind: 'created', by: 'me', days: 20, time: '10:30' },
      { kind: 'cancelled', by: 'me', days: 17, time: '09:10' },
    ],
  },
]
