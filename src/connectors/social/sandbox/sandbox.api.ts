import * as z from 'zod'
import { causes } from '#platform/causes.ts'
import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/env.ts'
import { guardedCall } from '#server/outgoing/guarded-call.ts'
import { noGuard } from '#server/outgoing/network-guard.ts'
import { readJson } from '#server/outgoing/read-json.ts'
import { outsideId, outsideLine, outsideToken } from '#server/outside-text.ts'
import type { OutgoingPost } from '../channel.ts'
import type { OutgoingReply } from '../incoming.ts'
import { sandboxUrl } from './sandbox-url.ts'

export type Reach = { env: Env; clock: Clock }

/** The result of a call: the response, or why there is none. */
export type Answer =
  | { kind: 'answer'; status: number; body: unknown; retryAfter: string | null }
  /** Connecting failed, so nothing was sent. */
  | { kind: 'not-connected'; reason: string }
  /** Interrupted, timed out or unreadable: the request may have arrived. */
  | { kind: 'lost'; reason: string }

const MAX_ANSWER_BYTES = 1_000_000

// No guard, because the URL is set by the operator, not by users.
const outgoing = guardedCall(noGuard, MAX_ANSWER_BYTES)

const connectFailures = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')

function failure(error: unknown): Answer {
  const all = [...causes(error)]
  const refused = all.map(codeOf).find((code) => connectFailures.has(code))
  if (refused) return { kind: 'not-connected', reason: refused }
  return { kind: 'lost', reason: all.map((each) => codeOf(each) || each.name).at(-1) ?? 'unknown' }
}

async function call(
  { env }: Reach,
  token: string | null,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  try {
    const { status, text, header } = await outgoing(`${sandboxUrl(env)}/api/sandbox${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      deadlineMs: env.publishing.deadlineMs,
    })
    return { kind: 'answer', status, body: readJson(text), retryAfter: header('retry-after') }
  } catch (error) {
    return failure(error)
  }
}

export const acceptedSchema = z.object({ id: outsideId.min(1), url: outsideLine.min(1) })
export const processingSchema = z.object({
  status: z.literal('processing'),
  handle: outsideId.min(1),
  checkAfterSeconds: z.number().positive(),
})
export const foundSchema = z.array(acceptedSchema.extend({ status: outsideLine.optional() })).max(1000)
export const renewedSchema = z.object({
  accessToken: outsideToken.min(1),
  refreshToken: outsideToken.min(1).optional(),
  expiresInSeconds: z.number().positive().optional(),
})
export const resultsSchema = z
  .array(
    z.object({
      id: outsideId,
      reach: z.number().int().nonnegative(),
      likes: z.number().int().nonnegative(),
      comments: z.number().int().nonnegative(),
      shares: z.number().int().nonnegative(),
      clicks: z.number().int().nonnegative(),
    }),
  )
  .max(1000)

export const refusalSchema = z.object({
  code: outsideLine.default(''),
  message: outsideLine.default(''),
  fields: z.record(outsideLine, outsideLine).default({}),
})

export const sendPost = (reach: Reach, token: string, { platform: _, ...post }: OutgoingPost) =>
  call(reach, token, 'POST', '/posts', post)

export const findPosts = (reach: Reach, token: string, reference: string) =>
  call(reach, token, 'GET', `/posts?reference=${encodeURIComponent(reference)}`)

export const readStatus = (reach: Reach, token: string, handle: string) =>
  call(reach, token, 'GET', `/posts/status?handle=${encodeURIComponent(handle)}`)

export const removePost = (reach: Reach, token: string, id: string) =>
  call(reach, token, 'DELETE', `/posts/${encodeURIComponent(id)}`)

export const renewToken = (reach: Reach, refreshToken: string) =>
  call(reach, null, 'POST', '/token', { refreshToken })

export const readResults = (reach: Reach, token: string, ids: string[]) =>
  call(reach, token, 'GET', `/posts/results?ids=${ids.map(encodeURIComponent).join(',')}`)

export const readMe = (reach: Reach, token: string) => call(reach, token, 'GET', '/me')

export const sendReply = (reach: Reach, token: string, { conversation, text, reference }: OutgoingReply) =>
  call(reach, token, 'POST', '/messages', { thread: conversation, text, reference })

export const findReplies = (reach: Reach, token: string, reference: string) =>
  call(reach, token, 'GET', `/messages?reference=${encodeURIComponent(reference)}`)
