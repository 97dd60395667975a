import type { Locale } from '#platform/locale.ts'
import type { Goal, GoalPeriod } from '../goals.contract.ts'
import { daysUntil, deadlineOf, labelOf, percentOf, unitOf } from './goal-progress.ts'
import { goalSampleTitles } from './words/index.ts'

type Sample = Pick<Goal, 'id' | 'category' | 'target' | 'current' | 'streak'> & {
  title: keyof (typeof goalSampleTitles)[Locale]
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Of a month there is one for each category, and one for each label. */
const samples: Record<GoalPeriod, readonly Sample[]> = {
  weekly: [
    {
      id: idOf(1),
      title: 'weeklyRevenue',
      category: 'revenue',
      target: 3_500_00,
      current: 2_905_00,
      streak: 2,
    },
    {
      id: idOf(2),
      title: 'weeklyAnswers',
      category: 'conversations',
      target: 50,
      current: 31,
      streak: 0,
    },
  ],
  monthly: [
    {
      id: idOf(3),
      title: 'monthlyRevenue',
      category: 'revenue',
      target: 15_000_00,
      current: 12_450_00,
      streak: 3,
    },
    {
      id: idOf(4),
      title: 'appointments',
      category: 'appointments',
      target: 120,
      current: 126,
      streak: 5,
    },
    {
      id: idOf(5),
      title: 'monthlyCustomers',
      category: 'customers',
      target: 50,
      current: 29,
      streak: 0,
    },
    {
      id: idOf(6),
      title: 'monthlyAnswers',
      category: 'conversations',
      target: 200,
      current: 88,
      streak: 1,
    },
  ],
  quarterly: [
    {
      id: idOf(7),
      title: 'quarterlyRevenue',
      category: 'revenue',
      target: 45_000_00,
      current: 24_300_00,
      streak: 1,
    },
    {
      id: idOf(8),
      title: 'quarterlyCustomers',
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
      title: goalSampleTitles[locale][title],
      unit: unitOf(category),
      period,
      deadline,
      daysLeft: daysUntil(deadline, today),
      percent: percentOf(current, target),
      label: labelOf(current, target),
    }
  })
