import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

/** Simulated failures for the posts of an account, so that people can see their effects. */
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

/** Their side effects last after the last post, until the behavior is changed. */
const lastingKinds: readonly BehaviourKind[] = ['lookup_down', 'refresh_down', 'refresh_dead']
export const lasts = (kind: BehaviourKind) => lastingKinds.includes(kind)

/** Kinds with a duration. */
const timedKinds: readonly BehaviourKind[] = [
  'slow',
  'rate_limited_seconds',
  'rate_limited_date',
  'processes_videos',
]
export const isTimed = (kind: BehaviourKind) => timedKinds.includes(kind)

export const behaviourSchema = z.object({
  kind: z.enum(behaviourKinds),
  /** Number of further posts; null until changed. */
  remaining: z.number().int().nullable(),
  seconds: z.number().int(),
})
export type Behaviour = z.output<typeof behaviourSchema>

export const normally: Behaviour = { kind: 'normal', remaining: null, seconds: 5 }

export const changeBehaviour = endpoint({
  method: 'PUT',
  path: '/api/sandbox/accounts/:id/behaviour',
  access: 'manager',
  summary: 'Set how the sandbox network treats the next posts of an account',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    kind: z.enum(behaviourKinds),
    /** Number of posts; null for all until changed. */
    posts: z.number().int().min(1).max(1000).nullable(),
    seconds: z.number().int().min(1).max(600).optional(),
  }),
  response: behaviourSchema,
})
export type BehaviourChange = z.input<typeof changeBehaviour.body>
