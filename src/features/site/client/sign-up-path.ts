import type { PlanId } from '#platform/plans.ts'

/** Where a new account is made; the chosen plan goes along in the address. */
export const signUpPath = (plan?: PlanId) => (plan ? `/login?tab=signup&plan=${plan}` : '/login?tab=signup')
