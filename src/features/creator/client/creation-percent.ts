import type { CreationStep } from '../creator.contract.ts'

/** Each platform has two halves: its text and its picture. */
const halves: Record<CreationStep, number> = { waiting: 0, writing: 0, drawing: 1, done: 2, failed: 0 }

/** Progress of a creation, 0 to 100. */
export const creationPercent = (steps: readonly CreationStep[]): number =>
  steps.length === 0 ? 0 : (steps.reduce((sum, step) => sum + halves[step], 0) / (2 * steps.length)) * 100
