import * as z from 'zod'
import { noGuard } from '#server/outgoing/network-guard.ts'
import { outsideId, outsideLine, outsideToken } from '#server/outside-text.ts'
import type { OutgoingPost } from '../adapter.ts'
import { type Answer, networkCall, type Reach } from '../http/network-call.ts'
import type { OutgoingReply } from '../incoming.ts'
import { sandboxUrl } from './sandbox-url.ts'

async function call(
  reach: Reach,
  token: string | null,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  // No guard, because the URL is set by the operator, not by users.
  return networkCall(
    reach,
    'sandbox',
    noGuard,
  )(`${sandboxUrl(reach.env)}/api/sandbox${path}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: { json: body } }),
  })
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

export const sendPost = (
  reach: Reach,
  token: string,
  { title, text, followUps, media, reference }: OutgoingPost,
) => {
  const shown = media.map(({ kind, url, alt }) => ({ kind, url, alt }))
  return call(reach, token, 'POST', '/posts', { title, text, followUps, media: shown, reference })
}

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
