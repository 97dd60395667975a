import type { Locale } from '#platform/locale.ts'
import type { Goal, GoalPeriod } from '../goals.contract.ts'
import { daysUntil, deadlineOf, labelOf, percentOf, unitOf } from './goal-progress.ts'

type Sample = Pick<Goal, 'id' | 'category' | 'target' | 'current' | 'streak'> & {
  title: Record<Locale, string>
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Of a month there is one for each category, and one for each label. */
const samples: Record<GoalPeriod, readonly Sample[]> = {
  weekly: [
    {
      id: idOf(1),
      title: { en: 'Weekly revenue', es: 'Ingresos de la semana' },
      category: 'revenue',
      target: 3_500_00,
      current: 2_905_00,
      streak: 2,
    },
    {
      id: idOf(2),
      title: { en: 'Answers to customers', es: 'Respuestas a clientes' },
      category: 'conversations',
      target: 50,
      current: 31,
      streak: 0,
    },
  ],
  monthly: [
    {
      id: idOf(3),
      title: { en: 'Monthly revenue', es: 'Ingresos del mes' },
      category: 'revenue',
      target: 15_000_00,
      current: 12_450_00,
      streak: 3,
    },
    {
      id: idOf(4),
      title: { en: 'Booked appointments', es: 'Citas reservadas' },
      category: 'appointments',
      target: 120,
      current: 126,
      streak: 5,
    },
    {
      id: idOf(5),
      title: { en: 'New faces', es: 'Caras nuevas' },
      category: 'customers',
      target: 50,
      current: 29,
      streak: 0,
    },
    {
      id: idOf(6),
      title: { en: 'Answers to customers', es: 'Respuestas a clientes' },
      category: 'conversations',
      target: 200,
      current: 88,
      streak: 1,
    },
  ],
  quarterly: [
    {
      id: idOf(7),
      title: { en: 'Revenue of the quarter', es: 'Ingresos del trimestre' },
      category: 'revenue',
      target: 45_000_00,
      current: 24_300_00,
      streak: 1,
    },
    {
      id: idOf(8),
      title: { en: 'New faces', es: 'Caras nuevas' },
      category: 'customers',
      target: 150,
      current: 123,
      streak: 0,
    },
  ],
}

/** What a shop without a goal sees; each runs to the end of its period. */
export const goalSamples = (period: GoalPeriod, today: string, locale: Locale): Goal[] =>
  samples[period].map(({ title, ...sample }) => {
    const { category, current, target } = sample
    const deadline = deadlineOf(period, today)
    return {
      ...sample,
      title: title[locale],
      unit: unitOf(category),
      period,
      deadline,
      daysLeft: daysUntil(deadline, today),
      percent: percentOf(current, target),
      label: labelOf(current, target),
    }
  })
