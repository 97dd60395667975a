import * as z from 'zod'
import { rejectionCodes } from '../rejection.ts'

const id = z.string().max(500)
const instant = z.string().max(40).nullable()

/**
 * What is saved between calls. `media` are whole files, `upload` is the file that is on its way, with its next part.
 * `ids`: the parts of the thread that are visible. Of the next one: `sentAt` is when it was sent last, null if it is not
 * there or not sent; `firstSentAt` stays if that answer got lost; `looks` is how often it was not found since; `isThere`: X
 * has said so. `refusal`: a further part was refused for good, and the `accepted` ones before it are taken back, `round`
 * times so far. `calls` counts what costs besides posts.
 */
export const stepSchema = z.object({
  media: z.array(z.object({ id, isReady: z.boolean() })).max(20),
  upload: z.object({ id, next: z.number().int(), isWhole: z.boolean(), isReady: z.boolean() }).nullable(),
  ids: z.array(id).max(100),
  sentAt: instant,
  firstSentAt: instant,
  looks: z.number().int(),
  isThere: z.boolean(),
  refusal: z
    .object({
      reason: z.string().max(10_000),
      code: z.enum(rejectionCodes).nullable(),
      accepted: z.number().int(),
    })
    .nullable(),
  round: z.number().int(),
  calls: z.number().int(),
})
export type Step = z.infer<typeof stepSchema>

/** The next part was not sent yet. */
export const unsent = { sentAt: null, firstSentAt: null, looks: 0, isThere: false } satisfies Partial<Step>

export const beginning: Step = {
  media: [],
  upload: null,
  ids: [],
  ...unsent,
  refusal: null,
  round: 0,
  calls: 0,
}
