export const goalPeriods = ['weekly', 'monthly', 'quarterly'] as const
export type GoalPeriod = (typeof goalPeriods)[number]

export const goalCategories = ['revenue', 'appointments', 'customers', 'conversations'] as const
export type GoalCategory = (typeof goalCategories)[number]
