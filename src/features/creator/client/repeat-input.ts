import type { Creation } from '../creator.contract.ts'

/** The input of a creation, to start it again: a time that has passed is left out. */
export function repeatInput(input: Creation['input'], now: Date): Creation['input'] {
  const isStillToCome = input.scheduledFor && new Date(input.scheduledFor) > now
  return { ...input, scheduledFor: isStillToCome ? input.scheduledFor : null }
}
