import type { GoalPeriod } from '../goals.contract.ts'

/** The first is the default. */
export const periodsInOrder = ['monthly', 'weekly', 'quarterly'] as const satisfies readonly GoalPeriod[]
