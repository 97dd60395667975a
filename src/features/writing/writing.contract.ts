import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { locales } from '#platform/locale.ts'
import { costly } from '#platform/rate-limits.ts'
import { briefKinds, type SlotType } from '#writer/reading/brief-reading.ts'

export const writerSchema = z.object({
  kind: z.enum(['built-in', 'ai']),
  /** The provider's name for it; null for the built-in writer. */
  model: z.string().nullable(),
  /** There is a model, but its tokens of this month are used up. */
  isAtLimit: z.boolean(),
})
export type WriterInUse = z.output<typeof writerSchema>

export const getWriter = endpoint({
  method: 'GET',
  path: '/api/writer',
  access: 'signed-in',
  summary: 'The writer of this workspace: its model, or the built-in writer',
  topics: ['ai-settings'],
  response: writerSchema,
})

export const MAX_BRIEF = 2000
export const MAX_AS_CONTENT = 10
export const MAX_AS_CONTENT_TEXT = 300

/** What a person corrected in the reading of their brief. */
export const briefChoices = {
  kind: z.enum(briefKinds).optional(),
  /** Texts of directions that are to be published after all, as the reading has them. */
  asContent: z.array(z.string().max(MAX_AS_CONTENT_TEXT)).max(MAX_AS_CONTENT).optional(),
}

const partTypes = [
  'offer',
  'price',
  'product',
  'quantity',
  'date',
  'time',
  'place',
  'condition',
  'audience',
  'person',
  'quote',
  'phone',
  'link',
  'mail',
  'action',
  'gift',
  'reason',
  'title',
  'detail',
] as const satisfies readonly SlotType[]

/** Places in the brief as sent (see `joinBrief`); null where the text stands differently there. */
const place = { start: z.number().nullable(), end: z.number().nullable() }

const dateSchema = z.object({
  form: z.enum(['on', 'until', 'from', 'between', 'every', 'month', 'words']),
  /** YYYY-MM-DD. */
  days: z.array(z.string()),
  /** 0 is Sunday. */
  weekdays: z.array(z.number()),
})

const timeSchema = z.object({
  form: z.enum(['at', 'until', 'from', 'between']),
  /** HH:MM. */
  from: z.string(),
  to: z.string().nullable(),
})

const briefPartSchema = z.object({
  ...place,
  type: z.enum(partTypes),
  text: z.string(),
  /** Only of dates. */
  date: dateSchema.nullable(),
  /** Only of times. */
  time: timeSchema.nullable(),
})
export type BriefPart = z.output<typeof briefPartSchema>

const wishSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('tone'),
    tone: z.enum(['warm', 'professional', 'funny', 'elegant', 'urgent', 'plain']),
  }),
  z.object({ type: z.literal('length'), length: z.enum(['short', 'long']) }),
  z.object({ type: z.literal('omit'), what: z.enum(partTypes).nullable(), words: z.string() }),
  z.object({ type: z.literal('emoji'), isWanted: z.boolean() }),
  z.object({ type: z.literal('hashtags'), isWanted: z.boolean() }),
  z.object({ type: z.literal('call'), verb: z.string() }),
  z.object({ type: z.literal('platform'), name: z.string() }),
  z.object({ type: z.literal('language'), locale: z.enum(locales) }),
  z.object({ type: z.literal('picture'), scene: z.string() }),
  z.object({ type: z.literal('other') }),
])

const briefDirectionSchema = z.object({ ...place, text: z.string(), wish: wishSchema })
export type BriefDirection = z.output<typeof briefDirectionSchema>

export const briefSummarySchema = z.object({
  language: z.enum(locales),
  kind: z.enum(briefKinds),
  /** If false, the person is asked. */
  isKindSure: z.boolean(),
  otherKinds: z.array(z.enum(briefKinds)),
  isSerious: z.boolean(),
  parts: z.array(briefPartSchema),
  directions: z.array(briefDirectionSchema),
})
export type BriefSummary = z.output<typeof briefSummarySchema>

export const readBriefSchema = z.object({
  // Not trimmed, because the answer names places in it.
  idea: z.string().max(MAX_BRIEF),
  /** What the texts should say, beyond the idea. */
  text: z.string().max(MAX_BRIEF).optional(),
  ...briefChoices,
  brandId: z.uuid().nullish(),
  /** The time it is for, if any: "Friday" is counted from that day. */
  scheduledFor: z.iso.datetime({ offset: true }).nullish(),
})
export type ReadBriefInput = z.output<typeof readBriefSchema>

/** Called while the person types, after each pause. */
export const readBrief = endpoint({
  method: 'POST',
  path: '/api/briefs/read',
  access: 'signed-in',
  summary: 'What the writer understands of a brief: its kind, its facts, and directions to the writer',
  body: readBriefSchema,
  response: briefSummarySchema,
  rateLimits: costly({ person: 120, seconds: 60 }),
})
