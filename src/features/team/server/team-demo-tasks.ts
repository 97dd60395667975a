import type { Locale } from '#platform/locale.ts'
import type { demoPeople } from '#server/demo/demo-people.ts'
import { demoWaiting } from '#server/demo/demo-tasks.ts'
import type { TaskEventKind, TaskPriority, TaskStatus } from '../team.contract.ts'
import { demoTaskWords } from './words/index.ts'

/** `me` is the user who loaded the demo data. */
export type Somebody = keyof typeof demoPeople | 'me'

export type DemoStep = {
  kind: TaskEventKind
  by: Somebody
  days: number
  time: string
  text?: string
  /** The submitted picture. */
  proof?: string
}

export type DemoTask = {
  key: string
  title: string
  description: string
  by: Somebody
  to: Somebody
  priority: TaskPriority
  status: TaskStatus
  requiresProof?: boolean
  /** The index of the conversation it was created from. */
  conversation?: number
  /** Days from today, at noon. */
  dueIn?: number
  steps: DemoStep[]
}

const picture = (name: string) => `/demo-data/${name}.webp`

/** The first step of each task is its assignment. */
export function demoTasks(locale: Locale): readonly DemoTask[] {
  const words = demoTaskWords[locale]
  const waiting = demoWaiting(locale)
  return [
    {
      key: 'task window',
      title: waiting.window.title,
      description: words.window.description,
      by: 'me',
      to: waiting.window.by,
      priority: 'high',
      status: 'pending_approval',
      dueIn: 1,
      steps: [
        { kind: 'created', by: 'me', days: 4, time: '09:30' },
        { kind: 'started', by: 'marta', days: 2, time: '10:00' },
        {
          kind: 'submitted',
          by: 'marta',
          days: waiting.window.days,
          time: waiting.window.time,
          text: words.window.note,
          proof: picture('window'),
        },
      ],
    },
    {
      key: 'task checklist',
      title: waiting.checklist.title,
      description: words.checklist.description,
      by: 'marta',
      to: waiting.checklist.by,
      priority: 'medium',
      status: 'pending_approval',
      dueIn: 0,
      steps: [
        { kind: 'created', by: 'marta', days: 3, time: '17:00' },
        {
          kind: 'submitted',
          by: 'diego',
          days: waiting.checklist.days,
          time: waiting.checklist.time,
          proof: picture(words.checklist.proof),
        },
      ],
    },
    {
      key: 'task prices',
      // A customer asks for gift cards there.
      conversation: 3,
      title: words.prices.title,
      description: words.prices.description,
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
      title: words.supplier.title,
      description: words.supplier.description,
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
      title: words.reviews.title,
      description: words.reviews.description,
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
          text: words.reviews.note,
        },
      ],
    },
    {
      key: 'task flyers',
      title: words.flyers.title,
      description: words.flyers.description,
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
          text: words.flyers.note,
        },
      ],
    },
    {
      key: 'task stand',
      title: words.stand.title,
      description: words.stand.description,
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
}
