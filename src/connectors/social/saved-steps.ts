import type * as z from 'zod'
import { readJson } from '#server/outgoing/read-json.ts'
import type { Progress, PublishOutcome } from './adapter.ts'
import type { Reach } from './http/network-call.ts'

/** The step that was saved last; undefined at the beginning, or if an older release wrote it in another form. */
export const savedStep = <Step>(
  schema: z.ZodType<Step>,
  { step }: Pick<Progress, 'step'>,
): Step | undefined => schema.safeParse(step === null ? null : readJson(step)).data

/** Saves the steps of an attempt, or ends it until a later check. */
export function stepSaver<Step extends object>({ clock }: Pick<Reach, 'clock'>, progress: Progress) {
  const now = () => clock.now()
  return {
    now,
    later: (ms: number, from = now()) => new Date(from.getTime() + ms),
    save: (step: Step) => progress.save(JSON.stringify(step)),
    processing: (step: Step, checkAt: Date): PublishOutcome => ({
      kind: 'processing',
      step: JSON.stringify(step),
      checkAt,
    }),
  }
}

/** Whether the attempt ends here; otherwise it continues from this step. */
export const isFinal = <Step extends object>(outcome: Step | PublishOutcome): outcome is PublishOutcome =>
  'kind' in outcome
