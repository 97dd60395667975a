import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

/** What the network can be told to do to the posts of an account, so that anybody can see what comes of it. */
export const behaviourKinds = [
  'normal',
  'slow',
  'hangs',
  'trickles',
  'fails_before',
  'accepts_then_fails',
  'accepts_then_cuts',
  'accepts_then_half',
  'lookup_down',
  'rate_limited_seconds',
  'rate_limited_date',
  'rate_limited',
  'token_expired',
  'token_rotates',
  'refresh_down',
  'refresh_dead',
  'rejects',
  'processes_videos',
] as const
export type BehaviourKind = (typeof behaviourKinds)[number]

/** What these break beside the post itself stays broken after the last post, until somebody changes it. */
const lastingKinds: readonly BehaviourKind[] = ['lookup_down', 'refresh_down', 'refresh_dead']
export const lasts = (kind: BehaviourKind) => lastingKinds.includes(kind)

/** Those that take a while, or ask to be left alone for a while. */
const timedKinds: readonly BehaviourKind[] = [
  'slow',
  'rate_limited_seconds',
  'rate_limited_date',
  'processes_videos',
]
export const isTimed = (kind: BehaviourKind) => timedKinds.includes(kind)

export const behaviourSchema = z.object({
  kind: z.enum(behaviourKinds),
  /** To how many more posts it does that; null until somebody changes it. */
  remaining: z.number().int().nullable(),
  seconds: z.number().int(),
})
export type Behaviour = z.output<typeof behaviourSchema>

export const normally: Behaviour = { kind: 'normal', remaining: null, seconds: 5 }

export const changeBehaviour = endpoint({
  method: 'PUT',
  path: '/api/sandbox/accounts/:id/behaviour',
  access: 'manager',
  summary: 'Tell the sandbox network how to treat the next posts of an account',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    kind: z.enum(behaviourKinds),
    /** How many posts; null for all until it is changed. */
    posts: z.number().int().min(1).max(1000).nullable(),
    seconds: z.number().int().min(1).max(600).optional(),
  }),
  response: behaviourSchema,
})
export type BehaviourChange = z.input<typeof changeBehaviour.body>
