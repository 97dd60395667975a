import type { GoalPeriod } from '../goals.contract.ts'

/** The first is what opens. */
export const periodsInOrder = ['monthly', 'weekly', 'quarterly'] as const satisfies readonly GoalPeriod[]
