import type { Progress } from '../adapter.ts'

/** A post that is published, or continued, outside the engine: nothing is saved. */
export const progressFrom = (step: string | null): Progress => ({ step, save: async () => undefined })

export const fromStart = progressFrom(null)
