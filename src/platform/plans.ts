export const planIds = ['starter', 'professional', 'business', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

export const isPlan = (value: unknown): value is PlanId => planIds.some((plan) => plan === value)
