import * as z from 'zod'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { endpoint } from '#platform/endpoint.ts'
import { type TextState, textStates } from '#writer/writer.ts'

const liveTextSchema = z.object({ state: z.enum(textStates), title: z.string(), text: z.string() })
export type LiveText = z.output<typeof liveTextSchema>

const writtenStates: ReadonlySet<TextState> = new Set(['ready', 'fixed', 'replaced', 'unanswered'])

/** Whether it is final: checked, or by the built-in writer. */
export const isWritten = (state: TextState): boolean => writtenStates.has(state)

/** Every platform of the campaign, from the first moment on: progress only changes what is there. */
export const liveTextsSchema = z.partialRecord(z.enum(allPlatforms), liveTextSchema)
export type LiveTexts = z.output<typeof liveTextsSchema>

export const waitingTexts = (platforms: readonly Platform[]): LiveTexts =>
  Object.fromEntries(platforms.map((platform) => [platform, { state: 'waiting', title: '', text: '' }]))

export const getLiveTexts = endpoint({
  method: 'GET',
  path: '/api/live-texts/:id',
  access: 'signed-in',
  summary: 'The texts of a campaign while it is being written, by the id that the request gave it',
  topics: ['live-texts/:id'],
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid(), texts: liveTextsSchema }),
})
