import * as z from 'zod'
import { clip } from '#platform/clip.ts'
import { outsideLine, outsideList } from '#server/outside-text.ts'
import type { Answer } from '../http/network-call.ts'

const REASON_MAX = 500

const line = outsideLine.nullish()
const errorSchema = z.object({
  error: z.object({
    message: outsideLine.default('').catch(''),
    status: outsideLine.default('').catch(''),
    errors: outsideList(z.object({ reason: line }), 20)
      .default([])
      .catch([]),
    details: outsideList(
      z.object({
        reason: line,
        metadata: z.object({ quota_unit: line, quota_limit_value: line }).nullish().catch(null),
      }),
      20,
    )
      .default([])
      .catch([]),
  }),
})

export const errorIn = (answer: Answer) =>
  answer.kind === 'answer' ? errorSchema.safeParse(answer.body).data?.error : undefined

/** What Google said. */
export function reasonIn(answer: Answer): string {
  if (answer.kind !== 'answer') return answer.reason
  // Some of its messages hold markup.
  const message = errorIn(answer)?.message.replace(/<[^<>]*>/g, '')
  return clip(message || `HTTP ${answer.status}`, REASON_MAX)
}

/** The reasons of an error, in both forms that Google writes them in. */
const reasonsIn = (answer: Answer): string[] => {
  const error = errorIn(answer)
  return [...(error?.errors ?? []), ...(error?.details ?? [])].flatMap(({ reason }) => reason || [])
}
export const hasReason = (answer: Answer, known: readonly string[]) =>
  reasonsIn(answer).some((reason) => known.includes(reason))

/** The project of the app does not use this interface. */
export const isApiOff = (answer: Answer) => hasReason(answer, ['accessNotConfigured', 'SERVICE_DISABLED'])

/** The person has unticked a box when allowing access. */
export const lacksRights = (answer: Answer) =>
  hasReason(answer, ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'])
